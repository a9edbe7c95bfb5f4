import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The newest products that have a word are looked for in slices of 8,192, in the order they came in: with its slice in the
 * index, of a word's list no more is read than what stands there.
 */
export class SearchInSlices1772200000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await this.index(db, 'owner_id, (id >> 13), search_text gin_trgm_ops');
  }

  async down(db: QueryRunner): Promise<void> {
    await this.index(db, 'owner_id, search_text gin_trgm_ops');
  }

  private async index(db: QueryRunner, columns: string): Promise<void> {
    await db.query('DROP INDEX products_search');
    await db.query(`CREATE INDEX products_search ON products USING gin (${columns}) WHERE archived_at IS NULL`);
  }
}
