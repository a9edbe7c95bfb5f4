import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Suppliers of a category that everybody sees are counted in the index alone that they are walked by. */
export class CountSuppliersOfCategory1772100000005 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await this.index(db, 'INCLUDE (is_public)');
  }

  async down(db: QueryRunner): Promise<void> {
    await this.index(db, '');
  }

  private async index(db: QueryRunner, included: string): Promise<void> {
    await db.query('DROP INDEX suppliers_category');
    await db.query(`
      CREATE INDEX suppliers_category ON suppliers (category, lower(name), id) ${included} WHERE deleted_at IS NULL`);
  }
}
