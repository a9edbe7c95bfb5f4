import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Prices and costs say what currency they are in. Until now there were no others than dollars. */
export class Currencies1763700000101 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE products ADD currency text NOT NULL DEFAULT 'USD' CHECK (currency ~ '^[A-Z]{3}$')`);
    await db.query(`ALTER TABLE items ADD cost_currency text CHECK (cost_currency ~ '^[A-Z]{3}$')`);
    await db.query(`UPDATE items SET cost_currency = 'USD' WHERE cost_per_unit IS NOT NULL`);
    await db.query(
      `ALTER TABLE items ADD CONSTRAINT items_cost_has_currency CHECK ((cost_per_unit IS NULL) = (cost_currency IS NULL))`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE items DROP cost_currency');
    await db.query('ALTER TABLE products DROP currency');
  }
}
