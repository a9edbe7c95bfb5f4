import { type List, rowOf, type Slices, wholeRows } from './list.js';

/** What tells which rows are the newest. */
interface Newest {
  /** See `Searched.newest`. */
  newest: string;
  /** For a search that few rows are found by: along the index of `newest` it would walk past very many. */
  slices?: Slices;
}

/** So many slices are looked through first, and where they have so many of the rows, so many in all. */
const NEAR = { slices: 2, found: 16 };
const MOST_SLICES = 24;

/** SQL of something about each of the newest rows of a list, no more than `most` of them. */
export function newestRows(
  list: Omit<List, 'sort' | 'item'>,
  { newest, slices }: Newest,
  columns: string,
  most: number,
): string {
  const { id, filters } = list;
  const row = rowOf(id);
  const newestOf = (rows: string): string => `${rows} ORDER BY ${newest} DESC, ${id} DESC LIMIT ${most}`;
  if (!slices) return `SELECT ${columns} FROM (${newestOf(wholeRows(list, filters.where))}) ${row}`;

  const along = (first: number, end: number, gate: string): string => {
    const ofSlice = wholeRows(list, [...filters.where, `${slices.number} = slice.n`, gate]);
    return `SELECT ${columns} FROM last CROSS JOIN generate_series(last.n - ${first}, greatest(last.n - ${end - 1}, 0), -1) slice (n)
      CROSS JOIN LATERAL (${newestOf(ofSlice)}) ${row} LIMIT ${most}`;
  };
  const isOften = `(SELECT count(*) BETWEEN ${NEAR.found} AND ${most - 1} FROM near)`;
  const isEnough = `(SELECT (SELECT count(*) FROM near) + (SELECT count(*) FROM onwards) >= ${most}
      OR last.n < CASE WHEN ${isOften} THEN ${MOST_SLICES} ELSE ${NEAR.slices} END FROM last)`;
  const tables = {
    last: `SELECT (${slices.last}) AS n`,
    near: along(0, NEAR.slices, 'true'),
    onwards: along(NEAR.slices, MOST_SLICES, isOften),
    // Without an order that the planner could choose to walk in.
    far: `SELECT ${columns} FROM (${newestOf(
      `SELECT ${row}.* FROM (${wholeRows(list, [...filters.where, `NOT ${isEnough}`])} OFFSET 0) ${row}`,
    )}) ${row}`,
  };
  const materialized = Object.entries(tables).map(([name, rows]) => `${name} AS MATERIALIZED (${rows})`);
  return `WITH ${materialized.join(', ')}
    SELECT * FROM (
      SELECT * FROM near WHERE ${isEnough} UNION ALL SELECT * FROM onwards WHERE ${isEnough} UNION ALL
      SELECT * FROM far) f LIMIT ${most}`;
}
