import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A copy of what identity owns; the default holds until it tells of a change. */
export class Settings1764700000008 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE settings (
        only_row        boolean PRIMARY KEY DEFAULT true CHECK (only_row),
        invitation_days integer NOT NULL DEFAULT 14 CHECK (invitation_days > 0),
        version         integer NOT NULL DEFAULT 0
      )`);
    await db.query('INSERT INTO settings DEFAULT VALUES');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE settings');
  }
}
