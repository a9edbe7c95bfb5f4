import { createHash } from 'node:crypto';
import { type DomainError, invalid } from '../errors/domain-error.js';
import { allOf, type Filters } from './filters.js';

type SortType = 'text' | 'bigint' | 'int' | 'numeric' | 'timestamptz';

/** The order of a list; `expr` is SQL and never null (coalesce it). */
export interface Sort {
  expr: string;
  type: SortType;
  desc?: boolean;
}

/** A list's orders, by the names under which callers ask for them. */
export type Sorts<Name extends string> = Readonly<Record<Name, Sort>>;

/**
 * Rows in slices by the order they came in: the index of words has the number of each row's slice, and reads of a word's list
 * only what is of that slice. Ids grow with the moment that tells how new a row is.
 */
export interface Slices {
  /** SQL of the number of a row's slice, as the index has it. */
  number: string;
  /** SQL of the newest one's. */
  last: string;
}

/** One list: what an item looks like, where it comes from, what narrows it, and its order. All SQL, as written. */
export interface List {
  /** Makes one item, e.g. `json_build_object('id', o.id)`; may use placeholders of `filters`. */
  item: string;
  /** Tables and joins; may use placeholders of `filters`. */
  from: string;
  /**
   * The table of `id` alone, where conditions and order need no joins: an index can count its rows then. PostgreSQL drops
   * joins that nothing is asked of, but not the columns which they joined by.
   */
  table?: string;
  /** What `from` names and is worked out once for page and count: `sold AS MATERIALIZED (SELECT …)`. */
  with?: string;
  filters: Filters;
  /** `id` breaks ties, in the same direction. */
  sort: Sort;
  /** The unique id, a bigint or integer. */
  id: string;
  /** Rows are found by `id` as by a primary key: where many are sorted, items are made of those of the page alone. */
  isKeyed?: boolean;
  /** Many rows are found and sorted though no text is searched for, as those between two prices are by name. */
  isSorted?: boolean;
  /** An index finds the rows that have a word, and hardly any but of this list: of one owner, or of the whole market. */
  isWordIndexed?: boolean;
  /**
   * Where the first row that a search finds may stand in the order: SQL of the least `sort.expr` that one can have, null where
   * there is none.
   */
  begins?: string;
  /** The table for who walks along the order: with a text that is made of what the order's index has, it is walked in that alone. */
  walked?: string;
  /**
   * For an order of a few groups that no index has: the condition of each, in their order; `sort.expr` is a group's number
   * from 1. Each is walked by `id`.
   */
  groups?: string[];
  /**
   * Of rows that are found in several ways: the condition of each, no row being of two. An index walks each in the list's
   * order and they are merged; with an OR all of them are sorted.
   */
  ways?: string[];
  /**
   * How many rows it has without a search, where figures beside them say it (docs/adr/0024-figures-beside-the-rows.md): a
   * query of one number or none; `bind` makes a placeholder of a value.
   */
  figure?: (bind: (value: unknown) => string) => string;
  /** For an order that no index has: of very many rows only the newest {@link RANKED} are sorted, and those called just as is typed. */
  sortedOf?: { newest: string; slices?: Slices; named: string };
}

/** Which page of a list. */
export interface PageRequest {
  cursor?: string;
  /** 1..200, default 50. */
  limit?: number;
}

/** Counting stops here: an exact count of a million rows on every page is what makes such lists slow. */
const COUNT_LIMIT = 10_000;
/** Whether a row has a word is seen in the row itself, not in an index. */
const SEARCH_COUNT_LIMIT = 1000;
/** Of a common word, no more rows than these are compared: to meet them, hundreds are read for each where one in a hundred has it. */
export const RANKED = 200;

export interface Cursor {
  /** The mark of the order the cursor belongs to. */
  s: string;
  /** The sort key of the page's last row, as text. */
  k: string;
  id: number;
}

/** What the page statement answers: one row. */
export interface PageRow {
  json: string;
  total: number;
  /** Whether there may be more than were counted. */
  isLeast: boolean;
  key: string | null;
  id: number | null;
  more: boolean;
}

/** What rows are found in. */
export function tableOf({ table, from }: Pick<List, 'table' | 'from'>): string {
  return table ?? from;
}

/** What a row is called in SQL that has this id: `o` of `o.id`. */
export function rowOf(id: string): string {
  return id.split('.')[0]!;
}

/** Rows that something may be worked out of, after an order or limit that this ends without. */
export function wholeRows(list: Pick<List, 'table' | 'from' | 'id'>, conditions: string[]): string {
  return `SELECT ${rowOf(list.id)}.* FROM ${tableOf(list)} WHERE ${allOf(conditions)}`;
}

/** How far the rows of a list are counted. */
export function countLimit({ filters, sortedOf }: List): number {
  if (sortedOf) return RANKED;
  return filters.isSearch ? SEARCH_COUNT_LIMIT : COUNT_LIMIT;
}

/** The number of the group that a page ended in. */
export function groupOf({ k }: Cursor, groups: string[]): number {
  const group = Number(k);
  if (groups[group - 1] === undefined) throw notOfThisList();
  return group;
}

/** The number as it goes into `X-Total-Count`. */
export function totalText(list: List, { total, isLeast }: Pick<PageRow, 'total' | 'isLeast'>): string {
  const most = countLimit(list);
  if (total > most) return `${most}+`;
  return isLeast ? `${total}+` : String(total);
}

export function encodeCursor({ sort }: List, row: PageRow): string | null {
  if (!row.more || row.id === null || row.key === null) return null;
  const cursor: Cursor = { s: orderOf(sort), k: row.key, id: row.id };
  return Buffer.from(JSON.stringify(cursor)).toString('base64url');
}

/** A cursor is only good for the order it came from; anything else is a 400. */
export function decodeCursor(text: string, { sort }: List): Cursor {
  try {
    const cursor = JSON.parse(Buffer.from(text, 'base64url').toString()) as Partial<Cursor>;
    if (cursor.s === orderOf(sort) && typeof cursor.k === 'string' && Number.isSafeInteger(cursor.id)) {
      return cursor as Cursor;
    }
  } catch {
    // Not one of ours: told below.
  }
  throw notOfThisList();
}

function notOfThisList(): DomainError {
  return invalid('The cursor does not belong to this list', 'cursor');
}

/** As many as there are orders in the code. */
const marks = new Map<string, string>();

/** A short mark of the order: a cursor is the client's to read, our column names are not. */
function orderOf({ expr, desc }: Sort): string {
  const order = `${expr}${desc ? ' desc' : ''}`;
  const known = marks.get(order);
  if (known !== undefined) return known;
  const mark = createHash('sha1').update(order).digest('base64url').slice(0, 8);
  marks.set(order, mark);
  return mark;
}
