import type { MigrationInterface, QueryRunner } from 'typeorm';

export class IndexRelationshipSuppliers1763800000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('CREATE INDEX relationships_supplier ON relationships (supplier_id)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX relationships_supplier');
  }
}
