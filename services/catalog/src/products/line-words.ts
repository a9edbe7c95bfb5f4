import { type Db, WORD_LETTERS } from '#platform';

/** Fewer letters have no trigram to be looked up by. */
const FEWEST_LETTERS = 3;
/** Words of fewer are all like each other, and taken as printed. */
const FEWEST_MISREAD = 4;
/** Of a very long description the rest says nothing that these do not. */
const MAX_WORDS = 12;
/** How many words a misspelt one is taken for. */
const MAX_MEANINGS = 3;
/** 0..1: "washr" and "washer" have 0.44, "plated" and "plastic" 0.25. */
const ALIKE_WORDS = 0.4;
/** Products are looked for by combinations of so many words of a line. */
const MAX_SOUGHT = 3;

/** A word of a printed line, as products have it. */
export interface LineWord {
  /** A regular expression: the word, or those that it may be a misspelling of. */
  pattern: string;
  /** In how many of the texts that the statistics of the table keep. */
  common: number;
}

/** Letters and digits in lower case, each once, in their order; of a word that no text search knows PostgreSQL may take no pattern. */
export function wordsOfLine(description: string): string[] {
  const words = description.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words)]
    .filter(({ length }) => length >= FEWEST_LETTERS && length <= WORD_LETTERS.most)
    .slice(0, MAX_WORDS);
}

/**
 * What is known of printed words, by word. How common one is, is told by the few hundred texts in the table's statistics, as the
 * planner does: to count its products would be to read them. A word that no name has is looked up among those there are, as
 * searches do; one that is like none of them is left out. Codes and sizes mean something else when a digit differs, and
 * are taken as printed.
 */
export async function knownWords(db: Db, words: string[]): Promise<Map<string, LineWord>> {
  const rows = await db.rows<LineWord & { word: string }>(
    `WITH sample AS MATERIALIZED (
       SELECT unnest(histogram_bounds::text::text[]) AS text FROM pg_stats
       WHERE schemaname = current_schema() AND tablename = 'products' AND attname = 'search_text'
     ), meant AS MATERIALIZED (
       SELECT asked.word, CASE
         WHEN asked.word ~ '^[[:alpha:]]{${FEWEST_MISREAD},${WORD_LETTERS.most}}$' AND NOT EXISTS (SELECT FROM words k WHERE k.word = asked.word)
         THEN (SELECT string_agg(alike.word, '|') FROM (
                 SELECT w.word FROM words w
                 WHERE w.word %> asked.word AND length(w.word) >= ${FEWEST_MISREAD} AND similarity(w.word, asked.word) >= ${ALIKE_WORDS}
                 ORDER BY similarity(w.word, asked.word) DESC, w.word LIMIT ${MAX_MEANINGS}) alike)
         ELSE asked.word END AS pattern
       FROM unnest($1::text[]) AS asked (word)
     )
     SELECT word, pattern, (SELECT count(*)::int FROM sample WHERE text ~ pattern) AS common
     FROM meant WHERE pattern IS NOT NULL`,
    [words],
  );
  return new Map(rows.map(({ word, ...known }) => [word, known]));
}

/**
 * By which words together products are looked for, the most telling first: the rarest ones, all and in pairs, so that one that a product
 * does not have costs nothing; and alone where few have it, or among the products of one supplier.
 */
export function combinations(words: LineWord[], isOneSupplier: boolean): string[][] {
  const sought = words
    .toSorted((a, b) => a.common - b.common || b.pattern.length - a.pattern.length)
    .slice(0, MAX_SOUGHT);
  const [first, second, third] = sought.map(({ pattern }) => pattern);
  const alone = sought.filter(({ common }) => isOneSupplier || common === 0 || sought.length === 1);
  const together = [
    [first, second, third],
    [first, second],
    [first, third],
    [second, third],
  ];
  return [...together.filter(isWhole), ...alone.map(({ pattern }) => [pattern])];
}

function isWhole(patterns: (string | undefined)[]): patterns is string[] {
  return !patterns.includes(undefined);
}
