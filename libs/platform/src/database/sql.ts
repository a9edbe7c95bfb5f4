/**
 * What SQL runs through: the pool ({@link Db}), or a running transaction ({@link Tx}). A query that takes either can be
 * asked outside of a transaction and within one. Values of `params` are $1, $2, ...; statements are prepared, so texts
 * must come from a bounded number: values are bound, never written into the text.
 */
export interface Sql {
  /** All rows that the statement answers, also of INSERT, UPDATE and DELETE with RETURNING. */
  rows<Row extends object>(sql: string, params?: unknown[]): Promise<Row[]>;
  /** The first row, if there is one. */
  row<Row extends object>(sql: string, params?: unknown[]): Promise<Row | undefined>;
  /** How many rows the statement inserted, updated or deleted. */
  changed(sql: string, params?: unknown[]): Promise<number>;
}
