import { readLocal, writeLocal } from '../../lib/local';

const KEY = 'recent-searches';
const KEPT = 5;

/** What was searched last in this browser and led somewhere, the newest first. */
export function recentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(readLocal(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((entry) => typeof entry === 'string').slice(0, KEPT) : [];
  } catch {
    return [];
  }
}

export function rememberSearch(typed: string): void {
  const q = typed.trim();
  if (q.length < 2) return;
  const others = recentSearches().filter((entry) => entry.toLowerCase() !== q.toLowerCase());
  writeLocal(KEY, JSON.stringify([q, ...others].slice(0, KEPT)));
}
