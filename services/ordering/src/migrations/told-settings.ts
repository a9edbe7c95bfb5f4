import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The settings are a copy from now on: identity owns them. Version 0: whatever it tells is newer. */
export class ToldSettings1764700000007 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE settings ADD COLUMN version integer NOT NULL DEFAULT 0');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE settings DROP COLUMN version');
  }
}
