import type { Db } from './db.js';
import { type Filters, likePrefix, wordsOf } from './filters.js';
import type { Sort } from './list.js';

/** Where a search looks; both in lower case, each with a trigram index (extension pg_trgm). */
export interface Searched {
  /** Everything a word may stand in. */
  text: string;
  /** The short part, names and codes: typing errors are forgiven here, and it decides how good a match is. */
  name: string;
}

/** Settings of a database that is searched so: PostgreSQL's 0.6 misses a wrong letter in a short word. */
export const FORGIVING_SEARCH = { 'pg_trgm.word_similarity_threshold': '0.4' };

/** Narrows to rows that have every word of `q`, if need be with a few wrong letters. */
export function search(filters: Filters, { text, name }: Searched, q: string | undefined): void {
  filters.searchWords(q, (pattern, word) => {
    const literal = `${text} LIKE ${pattern}`;
    return mayBeMistyped(word) ? `${literal} OR ${name} %> ${filters.bind(word)}` : literal;
  });
}

/** The order of a search whose caller asked for no other. */
export function bestMatchFirst(filters: Filters, { name }: Searched, q: string): Sort {
  const words = filters.bind(wordsOf(q).join(' '));
  return { expr: `round(word_similarity(${words}, ${name})::numeric, 4)`, type: 'numeric', desc: true };
}

/** What a quick search finds its few rows among. */
export interface QuickSearch {
  /** Makes one item, e.g. `json_build_object('id', o.id)`. */
  item: string;
  from: string;
  /** What the caller may see. */
  filters: Filters;
  searched: Searched;
  /** What is typed as it is printed, codes and names, in lower case; each has an index. */
  exact: string[];
  /** The unique id. */
  id: string;
}

/** Of a common word, no more rows than these are compared. */
const MAX_CANDIDATES = 1000;

/**
 * The few best rows for what a user types: an exact code or name first, then what begins so, then what has all words.
 * Wrong letters are forgiven when there are too few of these.
 */
export async function quickSearch<Item>(db: Db, search: QuickSearch, q: string, limit: number): Promise<Item[]> {
  const literal = await best<Item>(db, search, q, limit, false);
  const enough = literal.length === limit || !wordsOf(q).some(mayBeMistyped);
  return enough ? literal : best<Item>(db, search, q, limit, true);
}

async function best<Item>(
  db: Db,
  { item, from, filters: visible, searched, exact, id }: QuickSearch,
  q: string,
  limit: number,
  forgiving: boolean,
): Promise<Item[]> {
  const filters = visible.copy();
  const typed = filters.bind(q.toLowerCase());
  const begins = filters.bind(likePrefix(q.toLowerCase()));
  const anyOf = (condition: (place: string) => string): string => exact.map(condition).join(' OR ');
  const isExact = anyOf((place) => `${place} = ${typed}`);
  const named = filters.copy().add(isExact).condition;
  if (forgiving) search(filters, searched, q);
  else filters.searchWords(q, (pattern) => `${searched.text} LIKE ${pattern}`);
  const rows = await db.rowsUnprepared<{ item: Item }>(
    `SELECT ${item} AS item FROM ${from}
     WHERE ${id} IN (
       (SELECT ${id} FROM ${from} WHERE ${named} LIMIT ${limit}) UNION
       (SELECT ${id} FROM ${from} WHERE ${filters.condition} LIMIT ${MAX_CANDIDATES}))
     ORDER BY CASE WHEN ${isExact} THEN 0 WHEN ${anyOf((place) => `${place} LIKE ${begins}`)} THEN 1 ELSE 2 END,
              word_similarity(${typed}, ${searched.name}) DESC, ${searched.name}, ${id}
     LIMIT ${limit}`,
    filters.params,
  );
  return rows.map((row) => row.item);
}

/** Codes and sizes differ by a digit and mean something else; a short word has too few letters to be like another. */
function mayBeMistyped(word: string): boolean {
  return word.length >= 4 && !/\d/.test(word);
}
