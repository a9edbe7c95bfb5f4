import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Counted by state without reading the products. */
export class CountProducts1764900000015 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `CREATE INDEX products_states ON products (is_approved, visible_on_marketplace, (rejection_reason IS NOT NULL))
       WHERE archived_at IS NULL AND private_to IS NULL`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX products_states');
  }
}
