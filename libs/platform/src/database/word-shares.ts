import type { Db } from './db.js';

/** In which column of which table. */
export interface Column {
  table: string;
  column: string;
}

/** Fewer texts say nothing of the others. */
const FEWEST_TEXTS = 50;
const COMMON_SHARE = 0.5;
/** So many of a hundred rows are met sooner along all than in an index of words. */
const OFTEN_SHARE = 0.04;
const KEPT_MS = 600_000;
/** Of a table that has hardly begun to be filled more is known soon. */
const FEW_KEPT_MS = 60_000;

const samples = new WeakMap<Db, Map<string, { texts: string[]; until: number }>>();

/**
 * Which of several words half of all texts have, as far as the few hundred in the table's statistics tell; none where all of them
 * are. An index of trigrams would read the list of all rows that have it, to leave out half of those that have the others.
 */
export async function commonWords(db: Db, { table, column }: Column, words: string[]): Promise<Set<string>> {
  if (words.length < 2) return new Set();
  const texts = await sampleOf(db, table, column);
  if (texts.length < FEWEST_TEXTS) return new Set();
  const common = words.filter(
    (word) => texts.filter((text) => text.includes(word)).length >= COMMON_SHARE * texts.length,
  );
  return new Set(common.length < words.length ? common : []);
}

/** Whether many texts have one of each of these words, or nobody knows: for a table with hardly any, all of them are few. */
export async function areOften(db: Db, { table, column }: Column, words: string[][]): Promise<boolean> {
  const texts = await sampleOf(db, table, column);
  if (texts.length < FEWEST_TEXTS) return true;
  const having = texts.filter((text) => words.every((meant) => meant.some((word) => text.includes(word))));
  return having.length >= OFTEN_SHARE * texts.length;
}

/** Kept for a while: what a database is asked for each search costs more than it saves. */
async function sampleOf(db: Db, table: string, column: string): Promise<string[]> {
  const known = samples.get(db) ?? new Map<string, { texts: string[]; until: number }>();
  samples.set(db, known);
  const key = `${table}.${column}`;
  const kept = known.get(key);
  if (kept && kept.until > Date.now()) return kept.texts;
  const rows = await db.rows<{ text: string }>(
    `SELECT unnest(histogram_bounds::text::text[]) AS text FROM pg_stats
     WHERE schemaname = current_schema() AND tablename = $1 AND attname = $2`,
    [table, column],
  );
  const texts = rows.map(({ text }) => text);
  known.set(key, { texts, until: Date.now() + (texts.length < FEWEST_TEXTS ? FEW_KEPT_MS : KEPT_MS) });
  return texts;
}
