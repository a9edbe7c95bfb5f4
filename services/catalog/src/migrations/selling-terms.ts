import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a supplier settles once for all its products: the usual lead time, and the smallest order. */
export class SellingTerms1764200000003 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE suppliers
        ADD COLUMN default_lead_time integer CHECK (default_lead_time BETWEEN 0 AND 3650),
        ADD COLUMN order_minimum integer CHECK (order_minimum > 0)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE suppliers DROP COLUMN default_lead_time, DROP COLUMN order_minimum');
  }
}
