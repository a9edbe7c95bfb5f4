import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Suppliers that everybody sees are counted in an index alone, and the others looked up among themselves, who are few. */
export class CountSuppliers1766700000004 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('CREATE INDEX suppliers_public ON suppliers (id) WHERE is_public AND deleted_at IS NULL');
    await db.query('CREATE INDEX suppliers_not_public ON suppliers (id) WHERE NOT is_public AND deleted_at IS NULL');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX suppliers_public, suppliers_not_public');
  }
}
