import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Days of a time zone begin and end within days of UTC, by which figures are kept: what lies between is read here. */
export class DeliveredMoments1771000000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE INDEX orders_seller_delivered ON orders (supplier_owner_id, delivered_at)
        INCLUDE (status, currency, total_amount) WHERE delivered_at IS NOT NULL`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX orders_seller_delivered');
  }
}
