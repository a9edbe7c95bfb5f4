import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Buyers have their own products by the thousand once they import them, and look for one by its SKU. */
export class PrivateSkus1764200000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      'CREATE INDEX products_private_sku ON products (private_to, lower(sku)) WHERE private_to IS NOT NULL',
    );
    await db.query('DROP INDEX products_private');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('CREATE INDEX products_private ON products (private_to) WHERE private_to IS NOT NULL');
    await db.query('DROP INDEX products_private_sku');
  }
}
