import type { MigrationInterface, QueryRunner } from 'typeorm';

export class BuryProducts1763800000002 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE products ADD COLUMN is_deleted boolean NOT NULL DEFAULT false');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE products DROP COLUMN is_deleted');
  }
}
