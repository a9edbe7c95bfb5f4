import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Each filter of the list of orders walks an index too, on either side; and one finds a part of their numbers. */
export class WalkOrders1765000000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('CREATE INDEX orders_buyer_state ON orders (buyer_id, status, created_at, id)');
    await db.query(
      `CREATE INDEX orders_seller_state ON orders (supplier_owner_id, status, created_at, id) WHERE status <> 'draft'`,
    );
    await db.query('CREATE INDEX orders_buyer_supplier ON orders (buyer_id, supplier_id, created_at, id)');
    await db.query(
      `CREATE INDEX orders_seller_buyer ON orders (supplier_owner_id, buyer_id, created_at, id) WHERE status <> 'draft'`,
    );
    await db.query('CREATE INDEX orders_search ON orders USING gin (order_number gin_trgm_ops)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(
      'DROP INDEX orders_buyer_state, orders_seller_state, orders_buyer_supplier, orders_seller_buyer, orders_search',
    );
  }
}
