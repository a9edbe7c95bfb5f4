import type { MigrationInterface, QueryRunner } from 'typeorm';

/** As product.queries.ts orders by it: prices stand within their currency, also among those that a buyer recorded of one supplier. */
const UP = `(coalesce(currency, supplier_currency, 'USD') || lpad(price::text, 10, '0'))`;

export class SupplierPriceOrder1766400000051 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX products_supplier_price');
    await db.query(
      `CREATE INDEX products_supplier_price ON products (supplier_id, ${UP}, id) WHERE archived_at IS NULL`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX products_supplier_price');
    await db.query(
      'CREATE INDEX products_supplier_price ON products (supplier_id, price, id) WHERE archived_at IS NULL',
    );
  }
}
