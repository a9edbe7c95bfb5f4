import type { MigrationInterface, QueryRunner } from 'typeorm';

/** As product.queries.ts ordered by them: the currencies up, and in each the prices down. */
const DOWN = `(coalesce(currency, supplier_currency, 'USD') || lpad((9999999999 - price)::text, 10, '0'))`;

/**
 * What every product that is written paid for and no query needs: prices are walked down the index that they are walked up;
 * how many products are in which state is in their figures; suppliers are found by all their words, of which the name is one.
 */
export class FewerIndexes1766500000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      'DROP INDEX products_market_price_down, products_owner_price_down, products_states, suppliers_search_name',
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(
      `CREATE INDEX products_market_price_down ON products (${DOWN}, id) WHERE archived_at IS NULL AND supplier_public`,
    );
    await db.query(
      `CREATE INDEX products_owner_price_down ON products (owner_id, ${DOWN}, id)
       WHERE archived_at IS NULL AND private_to IS NULL`,
    );
    await db.query(
      `CREATE INDEX products_states ON products (is_approved, visible_on_marketplace, (rejection_reason IS NOT NULL))
       WHERE archived_at IS NULL AND private_to IS NULL`,
    );
    await db.query(
      'CREATE INDEX suppliers_search_name ON suppliers USING gin (lower(name) gin_trgm_ops) WHERE deleted_at IS NULL',
    );
  }
}
