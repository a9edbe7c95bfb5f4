import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Received goods may go out of the stock again: they are on order then, of an order that was settled, too. */
export class ReverseReceipts1770000000005 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    // Of two news of whether goods are to come, the one of the higher settlement holds.
    await db.query('ALTER TABLE ordered ADD settlement integer NOT NULL DEFAULT 0');
    await db.query('ALTER TABLE ordered_goods ADD reversed integer NOT NULL DEFAULT 0');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE ordered_goods DROP reversed');
    await db.query('ALTER TABLE ordered DROP settlement');
  }
}
