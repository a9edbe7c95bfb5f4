import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A product that is deleted leaves the changes that it was part of; those can still be undone for the others. */
export class DeleteProducts1766900000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE product_change_items
        DROP CONSTRAINT product_change_items_product_id_fkey,
        ADD FOREIGN KEY (product_id) REFERENCES products ON DELETE CASCADE`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE product_change_items
        DROP CONSTRAINT product_change_items_product_id_fkey,
        ADD FOREIGN KEY (product_id) REFERENCES products`);
  }
}
