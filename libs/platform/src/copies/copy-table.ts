import type { Sql } from '../database/sql.js';
import type { Tx } from '../database/tx.js';

/** Columns and their values; the columns of one table are always the same ones. */
type Row = Record<string, unknown>;

interface CopyTableOptions {
  /** The columns that tell whose copy it is; `id` when left out. */
  key?: string[];
  /** Whether it has `is_deleted`. */
  tombstones?: boolean;
}

/**
 * A table of what another service owns: rows with a `version` that grows with each change at the owner. Facts may arrive
 * late, twice and in any order: of them the newest stays. A table with tombstones has `is_deleted` as well: what the owner
 * deleted is buried, not removed, so that an older fact that arrives later cannot bring it back. The owner may tell the last
 * change and the end of a thing under one version: whichever arrives first, the row holds that change, and is buried.
 */
export class CopyTable {
  private readonly key: string[];
  private readonly tombstones: boolean;

  constructor(
    private readonly table: string,
    { key = ['id'], tombstones = false }: CopyTableOptions = {},
  ) {
    this.key = key;
    this.tombstones = tombstones;
  }

  /** Keeps the row unless the table has it as new or newer; answers whether it was news. Version 0: any fact is newer. */
  async save(sql: Sql, row: Row & { version: number }): Promise<boolean> {
    return this.upsert(sql, row, Object.keys(row), this.isNews());
  }

  /** The same for several rows, in one statement that is not waited for; of two for the same thing the newer one is kept. */
  saveAll(tx: Tx, rows: (Row & { version: number })[]): void {
    const newest = new Map<string, Row & { version: number }>();
    for (const row of rows) {
      const key = this.key.map((column) => String(row[column])).join(' ');
      if (!(newest.get(key)?.version! >= row.version)) newest.set(key, row);
    }
    if (newest.size === 0) return;
    const columns = Object.keys(rows[0]!);
    // In one order everywhere: of two transactions with the same rows, one waits for the other.
    tx.later(
      `INSERT INTO ${this.table} (${columns.join(', ')})
       SELECT ${columns.join(', ')} FROM jsonb_populate_recordset(NULL::${this.table}, $1) ORDER BY ${this.key.join(', ')}
       ${this.onConflict(columns, this.isNews())}`,
      [JSON.stringify([...newest.values()])],
    );
  }

  /**
   * Marks a row as deleted; what else it holds stays, for those who still show it. `blanks`: what it holds where there
   * was no row yet.
   */
  async bury(sql: Sql, row: Row & { version: number }, blanks: Row = {}): Promise<boolean> {
    return this.upsert(
      sql,
      { ...blanks, ...row, is_deleted: true },
      ['version', 'is_deleted'],
      `${this.table}.version <= excluded.version`,
    );
  }

  private async upsert(sql: Sql, row: Row, changed: string[], condition: string): Promise<boolean> {
    const columns = Object.keys(row);
    const news = await sql.changed(
      `INSERT INTO ${this.table} (${columns.join(', ')}) VALUES (${columns.map((_, i) => `$${i + 1}`).join(', ')})
       ${this.onConflict(changed, condition)}`,
      Object.values(row),
    );
    return news > 0;
  }

  /** Of a buried row, the change of the same version is still missing where it comes after the end. */
  private isNews(): string {
    const isNewer = `${this.table}.version < excluded.version`;
    if (!this.tombstones) return isNewer;
    return `(${isNewer} OR ${this.table}.is_deleted AND ${this.table}.version = excluded.version)`;
  }

  private onConflict(changed: string[], condition: string): string {
    const updates = changed.filter((column) => !this.key.includes(column));
    return `ON CONFLICT (${this.key.join(', ')})
       DO UPDATE SET ${updates.map((column) => `${column} = excluded.${column}`).join(', ')}
       WHERE ${condition}`;
  }
}
