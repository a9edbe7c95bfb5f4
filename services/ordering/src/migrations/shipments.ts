import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the supplier says of a shipment: as it is now with the order, as it was said with each step. */
export class Shipments1764100000002 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const table of ['orders', 'order_status_changes']) {
      await db.query(`ALTER TABLE ${table} ADD COLUMN promised_date date, ADD COLUMN tracking_number text`);
    }
  }

  async down(db: QueryRunner): Promise<void> {
    for (const table of ['orders', 'order_status_changes']) {
      await db.query(`ALTER TABLE ${table} DROP COLUMN promised_date, DROP COLUMN tracking_number`);
    }
  }
}
