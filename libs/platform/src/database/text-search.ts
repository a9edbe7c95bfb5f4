import type { Db } from './db.js';
import { allOf, type Filters, likePrefix, typedWords, wordsOf } from './filters.js';
import type { Page } from '../messaging/definitions.js';
import { type List, type PageRequest, RANKED, rowOf, type Slices, tableOf, wholeRows } from './list.js';
import { newestRows } from './newest.js';
import { spellingOf } from './spellings.js';
import { areOften, type Column, commonWords } from './word-shares.js';
import { NEAR_LETTERS, WORD_LETTERS } from './words.js';

/** Where a search looks: SQL in lower case. The database has the table of {@link createWords} for these names. */
export interface Searched {
  /** Everything a word may stand in; with a trigram index (extension pg_trgm). */
  text: string;
  /** The short part, names and codes: it decides how good a match is. */
  name: string;
  /** What is typed as it is printed, codes and names; each has an index. */
  exact: string[];
  /** The moment that tells how new a row is; an index of each list that is searched is in this order, and then the id's. */
  newest: string;
  /** Where the index of words knows when a row came; needs {@link statistics}, which tell how many have the words. */
  slices?: Slices;
  /** With so many rows that have the words as they were typed, nothing else is meant. */
  enough?: number;
  /** Where `text` is kept, for many rows: what the statistics tell of its words keeps those of no use out of the index. */
  statistics?: Column;
  /** For a list in an order of its own: SQL of the least key of rows that have one of some plain texts, null of none. */
  begins?: (filters: Filters, texts: string[]) => string;
}

/**
 * Settings of a database that is searched so. PostgreSQL's 0.6 misses a wrong letter in a short word; and made for disks
 * that turn, it compares all words there are rather than use their index (100,000 words: 800 ms instead of 20).
 */
export const FORGIVING_SEARCH = { 'pg_trgm.word_similarity_threshold': '0.4', random_page_cost: '1.1' };

/** {@link Searched.enough} where the best match comes first. */
const ENOUGH = 5;
const MAX_MEANINGS = 6;

/** A word that was typed, and those it may be a misspelling of. */
interface Sought {
  word: string;
  meant: string[];
  /** It is compared in the rows that others find. */
  isCommon?: boolean;
}

interface SearchInput extends PageRequest {
  q?: string;
  /** Asked for by the caller; else the best match comes first. */
  sort?: string;
}

/**
 * The page of the list's rows that have every word of `q`, wrong letters forgiven where few have them as typed. Best match
 * first, what is called exactly so before all others, unless the caller asked for another order; among the newest few
 * hundred of very many. See docs/adr/0023-searches-that-do-not-grow.md.
 */
export async function searchPage<Item>(db: Db, list: List, input: SearchInput, places: Searched): Promise<Page<Item>> {
  const typed = await typedIn(db, places, input.q);
  if (typed.length === 0) return db.page<Item>(list, input);
  const page = await db.page<Item>(found(list, input, await seenIn(db, list, places, typed), typed), input);
  if (Number(page.total) >= (places.enough ?? ENOUGH) || page.total.endsWith('+')) return page;
  const meant = await meanings(db, typed, Number(page.total));
  return meant === typed
    ? page
    : db.page<Item>(found(list, input, await seenIn(db, list, places, meant), meant), input);
}

/** The list as {@link searchPage} narrows and sorts it, whole. */
export async function searched(db: Db, list: List, input: SearchInput, places: Searched): Promise<List> {
  if (wordsOf(input.q).length === 0) return list;
  const sought = await soughtWords(db, list, places, input.q!);
  return found(list, input, await seenIn(db, list, places, sought), sought);
}

function found(list: List, { q, sort }: SearchInput, places: Searched, sought: Sought[]): List {
  const rows = narrowed(list, places, sought);
  if (sort) return begun(rows, places, sought);
  const typed = rows.filters.bind(typedWords(q).join(' '));
  const named = anyOf(places, (place) => `${place} = ${typed}`);
  // To its likeness, "R-1212" is as good a match for "r-12" as "R-12".
  const isNamed = `CASE WHEN ${named} THEN 1 ELSE 0 END`;
  const likeness = `round(word_similarity(${typed}, ${places.name})::numeric, 4)`;
  return {
    ...rows,
    sort: {
      expr: `${isNamed} + ${asTyped(rows.filters, places, sought)} + ${likeness}`,
      type: 'numeric',
      desc: true,
    },
    sortedOf: { newest: places.newest, slices: places.slices, named },
  };
}

/**
 * The few best rows of a list for what a user types: an exact code or name first, then what begins so, then what has
 * all words, then what has words like them. Wrong letters are forgiven when there are too few of the others.
 */
export async function quickSearch<Item>(
  db: Db,
  list: Omit<List, 'sort'>,
  q: string,
  limit: number,
  places: Searched,
): Promise<Item[]> {
  const sought = await soughtWords(db, list, places, q);
  const seen = await seenIn(db, list, places, sought);
  const found = narrowed(list, places, sought);
  const { filters } = found;
  const typed = filters.bind(q.toLowerCase());
  const begins = filters.bind(likePrefix(q.toLowerCase()));
  const { item, from, id } = list;
  const keys = `
    CASE WHEN ${anyOf(places, (place) => `${place} = ${typed}`)} THEN 0
         WHEN ${anyOf(places, (place) => `${place} LIKE ${begins}`)} THEN 1
         WHEN ${asTyped(filters, places, sought)} = 1 THEN 2 ELSE 3 END AS grade,
    word_similarity(${typed}, ${places.name}) AS likeness, ${places.name} AS name, ${id} AS row_id`;
  const best = 'grade, likeness DESC, name, row_id';
  const rows = await db.rowsUnprepared<{ item: Item }>(
    `SELECT i.item FROM (SELECT * FROM (${candidates(found, seen, typed, keys)}) c ORDER BY ${best} LIMIT ${limit}) k
     CROSS JOIN LATERAL (SELECT ${item} AS item FROM ${from} WHERE ${id} = k.row_id) i
     ORDER BY ${best}`,
    filters.params,
  );
  return rows.map((row) => row.item);
}

function narrowed<Of extends Omit<List, 'sort'>>(list: Of, { text }: Searched, sought: Sought[]): Of {
  const filters = list.filters.copy();
  for (const { word, meant, isCommon } of sought) filters.containing([word, ...meant], text, isCommon);
  return { ...list, filters };
}

/** What has every word stands behind the first row that has the one whose first is the last. */
function begun(list: List, { begins }: Searched, sought: Sought[]): List {
  const least = sought
    .map(({ word, meant }) => [word, ...meant])
    .filter((texts) => texts.every((text) => spellingOf(text).isPlain))
    .flatMap((texts) => begins?.(list.filters, texts) ?? []);
  return least.length === 0 ? list : { ...list, begins: `greatest(${least.join(', ')})` };
}

/** 1 for a row that has every word as it was typed, 0 for one in which wrong letters are forgiven. */
function asTyped(filters: Filters, { text }: Searched, sought: Sought[]): string {
  if (sought.every(({ meant }) => meant.length === 0)) return '1';
  return `(${allOf(sought.map(({ word }) => filters.has(word, text)))})::integer`;
}

/** Those keys of the rows worth comparing: those that are called just so, which have every word, and the newest of the rest. */
function candidates(found: Omit<List, 'sort'>, places: Searched, typed: string, keys: string): string {
  const { filters, id } = found;
  const named = anyOf(places, (place) => `${place} = ${typed}`);
  const ofNamed = wholeRows(found, [...filters.parts.others, named]);
  return `(SELECT ${keys} FROM (${ofNamed} LIMIT ${RANKED}) ${rowOf(id)}) UNION (${newestRows(found, places, keys, RANKED)})`;
}

/**
 * The places as these words are looked for in a list: what many rows have is met soonest along all of the newest, and of a
 * slice hardly anything is one owner's.
 */
async function seenIn(
  db: Db,
  { isWordIndexed }: Pick<List, 'isWordIndexed'>,
  places: Searched,
  sought: Sought[],
): Promise<Searched> {
  const { slices, statistics } = places;
  if (!slices || !statistics) return places;
  const isOften =
    !isWordIndexed ||
    (await areOften(
      db,
      statistics,
      sought.map(({ word, meant }) => [word, ...meant]),
    ));
  return isOften ? { ...places, slices: undefined } : places;
}

function anyOf({ exact }: Searched, condition: (place: string) => string): string {
  return exact.map(condition).join(' OR ');
}

async function typedIn(db: Db, { statistics }: Searched, q?: string): Promise<Sought[]> {
  const words = wordsOf(q);
  const common = statistics && (await commonWords(db, statistics, words));
  return words.map((word) => ({ word, meant: [], isCommon: common?.has(word) }));
}

async function soughtWords(db: Db, list: Omit<List, 'sort'>, places: Searched, q: string): Promise<Sought[]> {
  const typed = await typedIn(db, places, q);
  if (!typed.some(({ word }) => mayBeMistyped(word, 0))) return typed;
  const { filters, id } = narrowed(list, places, typed);
  const { enough = ENOUGH } = places;
  const few = await db.rowsUnprepared(
    `SELECT 1 AS one FROM ${tableOf(list)} WHERE ${filters.condition} ORDER BY ${places.newest} DESC, ${id} DESC LIMIT ${enough}`,
    filters.params,
  );
  return few.length === enough ? typed : meanings(db, typed, few.length);
}

/**
 * The words with what they may be misspellings of, looked up among the words there are, which are few, and not among the
 * rows, which are many; the same words where none may be one. `found` rows have them as they were typed.
 */
async function meanings(db: Db, typed: Sought[], found: number): Promise<Sought[]> {
  const unsure = typed.map(({ word }) => word).filter((word) => mayBeMistyped(word, found));
  if (unsure.length === 0) return typed;
  const rows = await db.rows<Sought>(
    `SELECT t.word, ARRAY(
       SELECT k.word FROM (
         SELECT m.word, max(m.nearness) AS nearness, max(max(m.nearness)) OVER () AS nearest
         FROM (
           (SELECT w.word, 2 AS nearness FROM words w WHERE w.word = ANY (t.turned))
           UNION ALL
           (SELECT w.word, 1 FROM words w
            WHERE length(t.word) <= ${NEAR_LETTERS} AND length(w.word) <= ${NEAR_LETTERS + 1}
              AND near_spellings(w.word) && near_spellings(t.word))
           UNION ALL
           (SELECT w.word, 0 FROM words w
            WHERE w.word %> t.word AND least(length(w.word), length(t.word)) > ${WORD_LETTERS.fewest}
            ORDER BY word_similarity(t.word, w.word) DESC, w.word LIMIT ${MAX_MEANINGS})) m
         WHERE m.word <> t.word GROUP BY m.word) k
       WHERE (k.nearness > 0 OR k.nearest = 0)
         AND NOT (length(t.word) = ${WORD_LETTERS.fewest} AND EXISTS (SELECT FROM words w WHERE w.word = t.word))
       ORDER BY k.nearness DESC, word_similarity(t.word, k.word) DESC, k.word
       LIMIT ${MAX_MEANINGS}) AS meant
     FROM jsonb_to_recordset($1) t (word text, turned text[])`,
    [JSON.stringify(unsure.map((word) => ({ word, turned: turned(word) })))],
  );
  const known = new Map(rows.map(({ word, meant }) => [word, meant]));
  if (rows.every(({ meant }) => meant.length === 0)) return typed;
  return typed.map((one) => ({ ...one, meant: known.get(one.word) ?? [] }));
}

/** The word with two neighbours in each other's place, each pair once: what is meant more often than any other. */
function turned(word: string): string[] {
  const letters = [...word];
  return letters
    .slice(1)
    .map((letter, i) => [...letters.slice(0, i), letter, letters[i]!, ...letters.slice(i + 2)].join(''))
    .filter((other) => other !== word);
}

/**
 * Codes and sizes differ by a digit and mean something else; others than these are not among the words there are. Those of
 * three letters are all like each other: only where nothing has them as they were typed, "pin" may have been "tin".
 */
function mayBeMistyped(word: string, found: number): boolean {
  const { fewest, most } = WORD_LETTERS;
  return word.length >= (found === 0 ? fewest : fewest + 1) && word.length <= most && !/\d/.test(word);
}
