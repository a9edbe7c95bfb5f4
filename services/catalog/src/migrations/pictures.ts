import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Uploads about to become pictures, and pictures by their content. What nothing uses goes after a day. */
export class Pictures1764200000002 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE picture_uploads (
        key         text        PRIMARY KEY,
        uploaded_by integer     NOT NULL,
        drop_after  timestamptz NOT NULL
      )`);
    await db.query('CREATE INDEX picture_uploads_drop ON picture_uploads (drop_after)');
    // Once used it stays: orders show their products as they were.
    await db.query('CREATE TABLE pictures (hash text PRIMARY KEY, drop_after timestamptz)');
    await db.query('CREATE INDEX pictures_drop ON pictures (drop_after) WHERE drop_after IS NOT NULL');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE pictures, picture_uploads');
  }
}
