import type { MigrationInterface, QueryRunner } from 'typeorm';

/** As product.queries.ts orders by it. */
const PRICE = `(coalesce(currency, supplier_currency, 'USD') || lpad(price::text, 10, '0'))`;

/**
 * What is between two prices is found and sorted by name in the index of prices alone: it has the names, what the price is made
 * of, and who may see it.
 */
export class MarketPriceNames1772100000003 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await this.index(db, 'INCLUDE (name, price, currency, supplier_currency, is_listed)');
  }

  async down(db: QueryRunner): Promise<void> {
    await this.index(db, '');
  }

  private async index(db: QueryRunner, included: string): Promise<void> {
    await db.query('DROP INDEX products_market_price');
    await db.query(`
      CREATE INDEX products_market_price ON products (${PRICE}, id) ${included} WHERE archived_at IS NULL AND supplier_public`);
  }
}
