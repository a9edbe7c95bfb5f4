import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A copy of what identity owns; the defaults hold until it tells of a change. */
export class Settings1764700000009 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE settings (
        only_row         boolean PRIMARY KEY DEFAULT true CHECK (only_row),
        product_review   boolean NOT NULL DEFAULT true,
        default_currency text NOT NULL DEFAULT 'USD',
        version          integer NOT NULL DEFAULT 0
      )`);
    await db.query('INSERT INTO settings DEFAULT VALUES');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE settings');
  }
}
