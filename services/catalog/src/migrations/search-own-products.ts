import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A seller's words are looked for among their own products: an index of trigrams with two columns serves either alone as well. */
export class SearchOwnProducts1766600000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('CREATE EXTENSION IF NOT EXISTS btree_gin');
    await db.query('DROP INDEX products_search');
    await db.query(
      'CREATE INDEX products_search ON products USING gin (owner_id, search_text gin_trgm_ops) WHERE archived_at IS NULL',
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX products_search');
    await db.query(
      'CREATE INDEX products_search ON products USING gin (search_text gin_trgm_ops) WHERE archived_at IS NULL',
    );
    await db.query('DROP EXTENSION btree_gin');
  }
}
