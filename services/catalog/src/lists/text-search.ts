import type { ListQuery } from '#platform';
import type { Filters } from './filters.js';

/** Makes `%`, `_` and `\` of a search text mean themselves in LIKE. */
export function likeLiteral(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

/**
 * Narrows to rows whose lower-case text contains `q` or, with a few letters wrong, words like it; both use the
 * column's trigram index. Returns the order "best match first", for lists whose caller asked for no other.
 */
export function search(filters: Filters, column: string, q: string | undefined): ListQuery['sort'] | undefined {
  const text = q?.trim().toLowerCase();
  if (!text) return undefined;
  const words = filters.bind(text);
  filters.add(`(${column} LIKE ${filters.bind(`%${likeLiteral(text)}%`)} OR ${column} %> ${words})`);
  return { expr: `round(word_similarity(${words}, ${column})::numeric, 4)`, type: 'numeric', desc: true };
}
