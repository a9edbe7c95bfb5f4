import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Prices compare within one currency: the supplier's stands beside the product, so that an index can order by both. */
export class MarketPrices1766100000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE products ADD COLUMN supplier_currency text');
    await db.query(
      `COMMENT ON COLUMN products.supplier_currency IS $$a copy of suppliers.currency, kept by triggers$$`,
    );
    await db.query('UPDATE products p SET supplier_currency = s.currency FROM suppliers s WHERE s.id = p.supplier_id');
    await db.query(`
      CREATE OR REPLACE FUNCTION take_owner() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        SELECT owner_id, currency INTO NEW.owner_id, NEW.supplier_currency FROM suppliers WHERE id = NEW.supplier_id;
        RETURN NEW;
      END $$`);
    await db.query(`
      CREATE FUNCTION pass_currency_on() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE products SET supplier_currency = NEW.currency WHERE supplier_id = NEW.id;
        RETURN NULL;
      END $$`);
    await db.query(`
      CREATE TRIGGER suppliers_new_currency AFTER UPDATE OF currency ON suppliers
      FOR EACH ROW WHEN (OLD.currency IS DISTINCT FROM NEW.currency) EXECUTE FUNCTION pass_currency_on()`);
    await db.query(`
      CREATE INDEX products_market_price ON products ((supplier_currency || lpad(price::text, 10, '0')), id)
      WHERE archived_at IS NULL AND supplier_public`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX products_market_price');
    await db.query('DROP TRIGGER suppliers_new_currency ON suppliers');
    await db.query('DROP FUNCTION pass_currency_on()');
    await db.query(`
      CREATE OR REPLACE FUNCTION take_owner() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.owner_id := (SELECT owner_id FROM suppliers WHERE id = NEW.supplier_id);
        RETURN NEW;
      END $$`);
    await db.query('ALTER TABLE products DROP COLUMN supplier_currency');
  }
}
