import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Orders of one status by their total: all of them were read and sorted for each page. */
export class StatusByTotal1772000000002 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('CREATE INDEX orders_buyer_state_total ON orders (buyer_id, status, total_amount, id)');
    await db.query(`
      CREATE INDEX orders_seller_state_total ON orders (supplier_owner_id, status, total_amount, id)
      WHERE status <> 'draft'`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX orders_buyer_state_total, orders_seller_state_total');
  }
}
