import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Search within one user's stock: what is searched stands on the item, in one index with its owner. */
export class SearchItems1763900000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('CREATE EXTENSION IF NOT EXISTS pg_trgm');
    await db.query('CREATE EXTENSION IF NOT EXISTS btree_gin');
    await db.query(`ALTER TABLE items ADD product_sku text NOT NULL DEFAULT ''`);
    await db.query('UPDATE items i SET product_sku = p.sku FROM products p WHERE p.id = i.product_id');
    await db.query(`
      ALTER TABLE items ALTER product_sku DROP DEFAULT,
        ADD search_name text NOT NULL GENERATED ALWAYS AS (lower(product_name || ' ' || product_sku)) STORED,
        ADD search_text text NOT NULL GENERATED ALWAYS AS (
          lower(product_name || ' ' || product_sku || ' ' || coalesce(location, ''))) STORED`);
    await db.query('CREATE INDEX items_search ON items USING gin (user_id, search_text gin_trgm_ops)');
    await db.query('CREATE INDEX items_search_name ON items USING gin (user_id, search_name gin_trgm_ops)');
    await db.query('CREATE INDEX items_by_sku ON items (user_id, lower(product_sku))');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE items DROP search_text, DROP search_name, DROP product_sku');
  }
}
