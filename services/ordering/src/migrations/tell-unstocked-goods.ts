import type { MigrationInterface, QueryRunner } from 'typeorm';

export class TellUnstockedGoods1767000000101 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    // Of goods that came, but did not go into the buyer's stock: why.
    await db.query('ALTER TABLE receipt_lines ADD COLUMN not_stocked text');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE receipt_lines DROP COLUMN not_stocked');
  }
}
