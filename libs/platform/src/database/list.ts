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

/** One list: what an item looks like, where it comes from, what narrows it, and its order. All SQL, as written. */
export interface List {
  /** Makes one item, e.g. `json_build_object('id', o.id)`; may use placeholders of `filters`. */
  item: string;
  /** Tables and joins; may use placeholders of `filters`. */
  from: string;
  filters: Filters;
  /** `id` breaks ties, in the same direction. */
  sort: Sort;
  /** The unique id, a bigint or integer. */
  id: string;
  /** Rows are found by `id` as by a primary key: where many are sorted, items are made of those of the page alone. */
  isKeyed?: boolean;
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
  /** For an order that no index has: of very many rows only the newest thousand are sorted, and those of this condition. */
  sortedWith?: string;
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

interface Cursor {
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
  key: string | null;
  id: number | null;
  more: boolean;
}

/** What an ORDER BY says: the sort, and within it the id in the same direction. */
export function orderBy({ expr, desc }: Sort, id: string): string {
  const direction = desc ? 'DESC' : 'ASC';
  return `${expr} ${direction}, ${id} ${direction}`;
}

/**
 * The statement of one page by keyset: page 1000 costs what page 1 costs. PostgreSQL builds the JSON of the whole
 * array, so that nothing parses or prints it again on its way to the client.
 */
export function pageStatement(list: List, request: PageRequest = {}): { text: string; values: unknown[] } {
  const { item, from, sort, id, sortedWith, isKeyed, groups, ways } = list;
  const { where, params } = list.filters;
  const limit = request.limit ?? 50;
  const values = [...params];
  const bind = (value: unknown): string => `$${values.push(value)}`;

  const after = request.cursor === undefined ? undefined : decodeCursor(request.cursor, list);
  const keyset =
    after && !groups
      ? [`(${sort.expr}, ${id}) ${sort.desc ? '<' : '>'} (${bind(after.k)}::${sort.type}, ${bind(after.id)}::bigint)`]
      : [];
  const fetched = bind(limit + 1);
  const shown = bind(limit);
  const rows = (columns: string, conditions: string[]): string => `
    SELECT ${columns}, (${sort.expr})::${sort.type} AS sort_key, ${id} AS row_id
    FROM ${from} WHERE ${allOf([...conditions, ...keyset])}
    ORDER BY ${orderBy(sort, id)} LIMIT ${fetched}::int`;
  const first = after && groups ? groupOf(after, groups) : 1;
  const walked = (condition: string, group: number): string => `
    (SELECT ${group} AS sort_key, ${id} AS row_id FROM ${from}
     WHERE ${allOf([...where, condition, ...(after && group === first ? [`${id} > ${bind(after.id)}::bigint`] : [])])}
     ORDER BY ${id} LIMIT ${fetched}::int)`;
  const grouped = (conditions: string[]): string => `
    SELECT * FROM (${conditions
      .map((condition, i) => ({ condition, group: i + 1 }))
      .filter(({ group }) => group >= first)
      .map(({ condition, group }) => walked(condition, group))
      .join(' UNION ALL ')}) g
    ORDER BY sort_key, row_id LIMIT ${fetched}::int`;
  const merged = (conditions: string[]): string => `
    SELECT * FROM (${conditions.map((condition) => `(${rows('1 AS one', [...where, condition])})`).join(' UNION ALL ')}) w
    ORDER BY ${orderBy({ ...sort, expr: 'sort_key' }, 'row_id')} LIMIT ${fetched}::int`;
  const countedOf = (columns: string, conditions: string[]): string => `
    SELECT ${columns} FROM ${from} WHERE ${allOf([...where, ...conditions])} ${countedInOrder(list)} LIMIT ${countLimit(list) + 1}`;
  const counted = (columns: string): string =>
    ways
      ? `${ways.map((way) => `(${countedOf(columns, [way])})`).join(' UNION ALL ')} LIMIT ${countLimit(list) + 1}`
      : countedOf(columns, []);
  const candidates = `${id} IN (
    (SELECT found.id FROM found LIMIT ${SEARCH_COUNT_LIMIT}) UNION (SELECT ${id} FROM ${from} WHERE ${allOf([...where, sortedWith ?? 'false'])} LIMIT 100))`;
  const madeOf = (keys: string): string => `
    SELECT i.item, k.sort_key, k.row_id FROM (${keys}) k
    CROSS JOIN LATERAL (SELECT ${item} AS item FROM ${from} WHERE ${id} = k.row_id) i
    ORDER BY ${orderBy({ ...sort, expr: 'k.sort_key' }, 'k.row_id')}`;

  // Which rows a search finds is sorted without an index more often than not.
  const plain = isKeyed && list.filters.isSearch ? madeOf(rows('1 AS one', where)) : rows(`${item} AS item`, where);
  const sorted = sortedWith ? madeOf(rows('1 AS one', [candidates])) : plain;
  const walkedPage = groups ? grouped(groups) : ways ? merged(ways) : undefined;
  const page = walkedPage ? madeOf(walkedPage) : sorted;

  const text = `
    ${sortedWith ? `WITH found AS MATERIALIZED (${counted(`${id} AS id`)})` : ''}
    SELECT '[' || coalesce(string_agg(p.item::text, ',' ORDER BY p.n) FILTER (WHERE p.n <= ${shown}::int), '') || ']' AS json,
           max(p.sort_key::text) FILTER (WHERE p.n = ${shown}::int) AS key,
           max(p.row_id) FILTER (WHERE p.n = ${shown}::int) AS id,
           count(*) > ${shown}::int AS more,
           (SELECT count(*) FROM ${sortedWith ? 'found' : `(${counted('1')}) c`}) AS total
    FROM (SELECT row_number() OVER () AS n, q.* FROM (${page}) q) p`;
  return { text, values };
}

/**
 * PostgreSQL thinks an index of trigrams free, and would look up every row that has a common word to count the first
 * thousand; with an order it weighs that against walking along until it has met them.
 */
function countedInOrder({ filters, sort, id, sortedWith }: List): string {
  if (!filters.isSearch) return '';
  return `ORDER BY ${sortedWith ? `${id} DESC` : orderBy(sort, id)}`;
}

function countLimit({ filters }: List): number {
  return filters.isSearch ? SEARCH_COUNT_LIMIT : COUNT_LIMIT;
}

/** The number of the group that a page ended in. */
function groupOf({ k }: Cursor, groups: string[]): number {
  const group = Number(k);
  if (groups[group - 1] === undefined) throw notOfThisList();
  return group;
}

/** The number as it goes into `X-Total-Count`. */
export function totalText(list: List, total: number): string {
  const most = countLimit(list);
  return total > most ? `${most}+` : String(total);
}

export function encodeCursor({ sort }: List, row: PageRow): string | null {
  if (!row.more || row.id === null || row.key === null) return null;
  const cursor: Cursor = { s: orderOf(sort), k: row.key, id: row.id };
  return Buffer.from(JSON.stringify(cursor)).toString('base64url');
}

/** A cursor is only good for the order it came from; anything else is a 400. */
function decodeCursor(text: string, { sort }: List): Cursor {
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
