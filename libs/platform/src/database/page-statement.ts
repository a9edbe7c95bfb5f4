import { allOf } from './filters.js';
import {
  countLimit,
  type Cursor,
  decodeCursor,
  groupOf,
  type List,
  type PageRequest,
  RANKED,
  rowOf,
  type Sort,
  tableOf,
  wholeRows,
} from './list.js';
import { newestRows } from './newest.js';

/** Where at least so many of the first rows in a list's order have a word, it is met along the way. */
const SAMPLE = { rows: 500, found: 5 };
/** So many rows are walked past at most to meet it. */
const WALKED = 5000;

/** As good as none: PostgreSQL makes no text of so many bytes. */
const NO_END = 2 ** 30;

/** What an ORDER BY says: the sort, and within it the id in the same direction. */
export function orderBy({ expr, desc }: Sort, id: string): string {
  const direction = desc ? 'DESC' : 'ASC';
  return `${expr} ${direction}, ${id} ${direction}`;
}

/**
 * The statement of one page by keyset: page 1000 costs what page 1 costs. PostgreSQL builds the JSON of the whole
 * array, so that nothing parses or prints it again on its way to the client. A page of more than `maxBytes` ends before its
 * limit, but never without a row.
 */
export function pageStatement(
  list: List,
  request: PageRequest = {},
  maxBytes = NO_END,
): { text: string; values: unknown[] } {
  return new PageStatement(list, request, maxBytes).whole();
}

/** The rows of a page, as SQL, and how those are counted that the list has in all. */
interface Rows {
  /** Tables by name that both refer to. */
  with?: string;
  page: string;
  /** A number. */
  total: string;
  /** Whether there may be more than were counted. */
  isLeast?: string;
}

class PageStatement {
  private readonly values: unknown[];
  private readonly after?: Cursor;
  /** The page begins behind the row that the last one ended with. */
  private readonly keyset: string[];
  private readonly fetched: string;
  private readonly shown: string;
  private readonly maxBytes: string;
  private readonly key: string;

  constructor(
    private readonly list: List,
    request: PageRequest,
    maxBytes: number,
  ) {
    const { sort, id, groups, sortedOf } = list;
    const limit = request.limit ?? 50;
    this.values = [...list.filters.params];
    if (request.cursor !== undefined) this.after = decodeCursor(request.cursor, list);
    this.keyset = this.after && !groups && !sortedOf ? [this.behind(this.after, sort, id)] : [];
    this.fetched = `${this.bind(limit + 1)}::int`;
    this.shown = `${this.bind(limit)}::int`;
    this.maxBytes = `${this.bind(maxBytes)}::int`;
    this.key = `(${sort.expr})::${sort.type} AS sort_key, ${id} AS row_id`;
  }

  whole(): { text: string; values: unknown[] } {
    const { shown, maxBytes, values } = this;
    const rows = this.rows();
    const tables = [this.list.with, rows.with].filter(Boolean);
    // Of the list's order there is only how the rows come: their texts are added up as they do.
    const fitting = '(count(*) FILTER (WHERE f.fits))';
    const text = `
    ${tables.length > 0 ? `WITH ${tables.join(', ')}` : ''}
    SELECT '[' || coalesce(string_agg(f.item, ',' ORDER BY f.n) FILTER (WHERE f.fits), '') || ']' AS json,
           (array_agg(f.sort_key::text ORDER BY f.n))[${fitting}] AS key,
           (array_agg(f.row_id ORDER BY f.n))[${fitting}] AS id,
           count(*) > ${fitting} AS more,
           ${rows.total} AS total, ${rows.isLeast ?? 'false'} AS "isLeast"
    FROM (
      SELECT p.*, p.n = 1 OR p.n <= ${shown} AND p.bytes + p.n + 1 <= ${maxBytes} AS fits
      FROM (
        SELECT t.*, row_number() OVER () AS n, sum(octet_length(t.item)) OVER (ROWS UNBOUNDED PRECEDING) AS bytes
        FROM (SELECT q.item::text AS item, q.sort_key, q.row_id FROM (${rows.page}) q OFFSET 0) t) p) f`;
    return { text, values };
  }

  private rows(): Rows {
    const { groups, ways, sortedOf, isKeyed, isSorted, isWordIndexed, filters, from, item } = this.list;
    if (groups) return { page: this.made(this.grouped(groups)), total: this.counted() };
    if (ways) return { page: this.made(this.merged(ways)), total: this.counted() };
    if (sortedOf) return this.ofNewest(sortedOf);
    if (isWordIndexed && filters.isSearch) return this.walkedOrLookedUp();
    if (isKeyed && isSorted && !filters.isSearch) return this.ofAllOrWalked();
    if (isKeyed && filters.isSearch) return this.ofSearch();
    return { page: this.inOrder(`${item} AS item`, filters.where, from), total: this.counted() };
  }

  /** Rows of some conditions, in the list's order. */
  private inOrder(
    columns: string,
    conditions: string[],
    from = tableOf(this.list),
    limit: string | number = this.fetched,
  ): string {
    const { sort, id } = this.list;
    return `
    SELECT ${columns}, ${this.key} FROM ${from} WHERE ${allOf([...conditions, ...this.keyset])}
    ORDER BY ${orderBy(sort, id)} LIMIT ${limit}`;
  }

  /** The first page is among the rows that are counted, so these are looked for once. */
  private ofSearch(): Rows {
    const { filters, sort } = this.list;
    // Which rows a search finds is sorted without an index more often than not.
    if (this.after) return { page: this.made(this.inOrder('1 AS one', filters.where)), total: this.counted() };
    const most = countLimit(this.list) + 1;
    const ofFound = { ...sort, expr: 'f.sort_key' };
    return {
      with: `found AS MATERIALIZED (${this.inOrder('1 AS one', filters.where, tableOf(this.list), most)})`,
      page: this.made(`
    SELECT f.* FROM found f ORDER BY ${orderBy(ofFound, 'f.row_id')} LIMIT ${this.fetched}`),
      total: '(SELECT count(*) FROM found)',
    };
  }

  /** The condition of the rows behind one. */
  private behind({ k, id: last }: Cursor, { desc, expr, type }: Sort, id: string): string {
    return `(${expr}, ${id}) ${desc ? '<' : '>'} (${this.bind(k)}::${type}, ${this.bind(last)}::bigint)`;
  }

  /** Items made of the rows of the page alone. */
  private made(keys: string): string {
    const { item, from, id, sort } = this.list;
    return `
    SELECT i.item, k.sort_key, k.row_id FROM (${keys}) k
    CROSS JOIN LATERAL (SELECT ${item} AS item FROM ${from} WHERE ${id} = k.row_id) i
    ORDER BY ${orderBy({ ...sort, expr: 'k.sort_key' }, 'k.row_id')}`;
  }

  private grouped(groups: string[]): string {
    const { id, filters } = this.list;
    const { after, fetched } = this;
    const first = after ? groupOf(after, groups) : 1;
    const walked = (condition: string, group: number): string => `
    (SELECT ${group} AS sort_key, ${id} AS row_id FROM ${tableOf(this.list)}
     WHERE ${allOf([...filters.where, condition, ...(after && group === first ? [`${id} > ${this.bind(after.id)}::bigint`] : [])])}
     ORDER BY ${id} LIMIT ${fetched})`;
    return `
    SELECT * FROM (${groups
      .map((condition, i) => ({ condition, group: i + 1 }))
      .filter(({ group }) => group >= first)
      .map(({ condition, group }) => walked(condition, group))
      .join(' UNION ALL ')}) g
    ORDER BY sort_key, row_id LIMIT ${fetched}`;
  }

  private merged(ways: string[]): string {
    const { sort, filters } = this.list;
    const each = ways.map((way) => `(${this.inOrder('1 AS one', [...filters.where, way])})`);
    return `
    SELECT * FROM (${each.join(' UNION ALL ')}) w
    ORDER BY ${orderBy({ ...sort, expr: 'sort_key' }, 'row_id')} LIMIT ${this.fetched}`;
  }

  /** What a row is sorted by is made of the newest alone, and while they are at hand. */
  private ofNewest({ named, ...newest }: NonNullable<List['sortedOf']>): Rows {
    const { id, filters, sort } = this.list;
    const { key, fetched } = this;
    const ofFound = { ...sort, expr: 'f.sort_key' };
    const ofNamed = wholeRows(this.list, [...filters.parts.others, named]);
    const most = countLimit(this.list) + 1;
    return {
      with: `found AS MATERIALIZED (${newestRows(this.list, newest, key, most)})`,
      page: this.made(`
    SELECT * FROM (
      (SELECT * FROM found LIMIT ${RANKED}) UNION (SELECT ${key} FROM (${ofNamed} LIMIT 100) ${rowOf(id)})) f
    WHERE ${this.after ? this.behind(this.after, ofFound, 'f.row_id') : 'true'}
    ORDER BY ${orderBy(ofFound, 'f.row_id')} LIMIT ${fetched}`),
      total: '(SELECT count(*) FROM found)',
    };
  }

  /**
   * Walking along the list's order until a page has the word is best where many rows have it, and worst where these stand
   * at its end, as all do that begin with one word: the planner cannot know. So a sample of the first rows decides,
   * and what is not met on a bounded way is looked up, all of it.
   */
  private walkedOrLookedUp(): Rows {
    const { sort, id, filters } = this.list;
    const { fetched, keyset, key } = this;
    const from = tableOf(this.list);
    const { walked = from, begins } = this.list;
    const { searched, others } = filters.parts;
    const onWay = begins ? [...others, `${sort.expr} >= (SELECT k FROM begins)`] : others;
    const most = countLimit(this.list) + 1;
    const walk = (columns: string, conditions: string[], rows: number, found: number | string): string => `
    SELECT ${columns} FROM (
      SELECT (${searched}) AS has_it, ${key} FROM ${walked} WHERE ${allOf([...onWay, ...conditions])}
      ORDER BY ${orderBy(sort, id)} LIMIT ${rows}) w
    WHERE w.has_it LIMIT ${found}`;
    const isOften = `(SELECT count(*) = ${SAMPLE.found} FROM sample)`;
    const isWalked = `(SELECT count(*) >= ${fetched} FROM walked)`;
    const met = this.after ? 'onwards' : 'walked';
    const isMet = this.after ? `(SELECT count(*) >= ${fetched} FROM onwards)` : isWalked;
    const ofFound = { ...sort, expr: 'f.sort_key' };
    const tables = {
      ...(begins && { begins: `SELECT ${begins} AS k` }),
      // Of the first rows, as is the count: every page tells the same.
      sample: walk('1 AS one', [], SAMPLE.rows, SAMPLE.found),
      walked: walk('w.sort_key, w.row_id', [isOften], WALKED, most),
      ...(this.after && { onwards: walk('w.sort_key, w.row_id', [isWalked, ...keyset], WALKED, fetched) }),
      far: `SELECT ${key} FROM ${from} WHERE ${allOf([...filters.where, `NOT ${isMet}`])}`,
    };
    return {
      // What is materialized has no order that the planner could choose to walk in, and is read once for page and count.
      with: Object.entries(tables)
        .map(([name, rows]) => `${name} AS MATERIALIZED (${rows})`)
        .join(', '),
      page: this.made(`(
    SELECT f.* FROM ${met} f WHERE ${isMet} ORDER BY ${orderBy(ofFound, 'f.row_id')} LIMIT ${fetched}) UNION ALL (
    SELECT f.* FROM far f WHERE ${this.after ? this.behind(this.after, ofFound, 'f.row_id') : 'true'}
    ORDER BY ${orderBy(ofFound, 'f.row_id')} LIMIT ${fetched})`),
      total: `CASE WHEN ${isWalked} THEN (SELECT count(*) FROM walked)
      ELSE (SELECT count(*) FROM (SELECT FROM far LIMIT ${most}) c) END`,
      isLeast: `(SELECT count(*) BETWEEN ${fetched} AND ${most - 1} FROM walked) AND EXISTS (
        SELECT FROM ${from} WHERE ${allOf(onWay)} OFFSET ${WALKED} LIMIT 1)`,
    };
  }

  /** As many rows as are counted are sorted, if these are all; of more of them, a page is met along the list's order. */
  private ofAllOrWalked(): Rows {
    const { sort, filters } = this.list;
    const { fetched, key } = this;
    const most = countLimit(this.list) + 1;
    const isAll = `(SELECT count(*) < ${most} FROM found)`;
    const ofFound = { ...sort, expr: 'f.sort_key' };
    return {
      with: `found AS MATERIALIZED (SELECT ${key} FROM ${tableOf(this.list)} WHERE ${allOf(filters.where)} LIMIT ${most})`,
      page: this.made(`(
    SELECT f.* FROM found f WHERE ${isAll} AND ${this.after ? this.behind(this.after, ofFound, 'f.row_id') : 'true'}
    ORDER BY ${orderBy(ofFound, 'f.row_id')} LIMIT ${fetched}) UNION ALL
    SELECT w.sort_key, w.row_id FROM (${this.inOrder('1 AS one', filters.where)}) w WHERE NOT ${isAll}`),
      total: '(SELECT count(*) FROM found)',
    };
  }

  /**
   * PostgreSQL thinks an index of trigrams free, and would look up every row that has a common word to count the first
   * thousand; with an order it weighs that against walking along until it has met them.
   */
  private counted(): string {
    const { figure, filters, sort, id, ways = ['true'] } = this.list;
    const most = countLimit(this.list) + 1;
    if (figure && !filters.isSearch)
      return `least(coalesce((${figure((value) => this.bind(value))}), 0), ${most})::bigint`;
    const order = filters.isSearch ? `ORDER BY ${orderBy(sort, id)}` : '';
    const of = (way: string): string =>
      `SELECT FROM ${tableOf(this.list)} WHERE ${allOf([...filters.where, way])} ${order} LIMIT ${most}`;
    // Way by way: to pass each row through a union takes three times as long as to count it.
    return `least(${ways.map((way) => `(SELECT count(*) FROM (${of(way)}) c)`).join(' + ')}, ${most})`;
  }

  private bind(value: unknown): string {
    return `$${this.values.push(value)}`;
  }
}
