import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The last days of the whole market. */
export class OrderDays1764900000014 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('CREATE INDEX orders_date ON orders (created_at)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX orders_date');
  }
}
