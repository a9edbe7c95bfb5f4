import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What decides whether somebody may see a product. */
const SEEN = 'supplier_public, is_approved, visible_on_marketplace, is_listed, private_to';

/** A category's products, and a supplier's, are counted without reading ten thousand rows from all over the table. */
export class CountInIndexes1766600000002 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX products_category, products_supplier');
    await db.query(
      `CREATE INDEX products_category ON products (category, lower(name), id) INCLUDE (supplier_id, ${SEEN})
       WHERE archived_at IS NULL`,
    );
    await db.query(
      `CREATE INDEX products_supplier ON products (supplier_id, lower(name), id) INCLUDE (owner_id, ${SEEN}, archived_at)`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX products_category, products_supplier');
    await db.query('CREATE INDEX products_category ON products (category, lower(name), id) WHERE archived_at IS NULL');
    await db.query('CREATE INDEX products_supplier ON products (supplier_id, lower(name), id)');
  }
}
