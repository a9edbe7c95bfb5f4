import type { MigrationInterface, QueryRunner } from 'typeorm';

/** As product.queries.ts orders by them: the currencies in their order, and in each the prices up or down. */
const CURRENCY = `coalesce(currency, supplier_currency, 'USD')`;
const UP = `(${CURRENCY} || lpad(price::text, 10, '0'))`;
const DOWN = `(${CURRENCY} || lpad((9999999999 - price)::text, 10, '0'))`;
const ON_MARKET = 'WHERE archived_at IS NULL AND supplier_public';
const OWN = 'WHERE archived_at IS NULL AND private_to IS NULL';

/** Prices of every list stand within their currency; private products, which need no index of prices, lose theirs. */
export class PriceOrder1766200000032 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX products_price, products_market_price, products_owner_price');
    await db.query(`CREATE INDEX products_market_price ON products (${UP}, id) ${ON_MARKET}`);
    await db.query(`CREATE INDEX products_market_price_down ON products (${DOWN}, id) ${ON_MARKET}`);
    await db.query(`CREATE INDEX products_owner_price ON products (owner_id, ${UP}, id) ${OWN}`);
    await db.query(`CREATE INDEX products_owner_price_down ON products (owner_id, ${DOWN}, id) ${OWN}`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(
      'DROP INDEX products_market_price, products_market_price_down, products_owner_price, products_owner_price_down',
    );
    await db.query('CREATE INDEX products_price ON products (price, id) WHERE archived_at IS NULL');
    await db.query(`CREATE INDEX products_owner_price ON products (owner_id, price, id) ${OWN}`);
    await db.query(`
      CREATE INDEX products_market_price ON products ((supplier_currency || lpad(price::text, 10, '0')), id) ${ON_MARKET}`);
  }
}
