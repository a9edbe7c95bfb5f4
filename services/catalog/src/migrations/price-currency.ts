import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A private product is priced as on the invoice that it came from, which may be in another currency than its supplier's. */
export class PriceCurrency1763700000101 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE products ADD currency text
        CHECK (currency ~ '^[A-Z]{3}$'), ADD CHECK (currency IS NULL OR private_to IS NOT NULL)`);
    await db.query(`COMMENT ON COLUMN products.currency IS $$of the price; null: the supplier's$$`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE products DROP currency');
  }
}
