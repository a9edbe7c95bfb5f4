import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Search within one user's notifications and activities: their owner and what is searched in one index. */
export class SearchNews1765000000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    // Trusted extensions: the owner of the database may create them.
    await db.query('CREATE EXTENSION IF NOT EXISTS pg_trgm');
    await db.query('CREATE EXTENSION IF NOT EXISTS btree_gin');
    await db.query(`
      CREATE INDEX notifications_search ON notifications USING gin (user_id, (title || E'\\n' || message) gin_trgm_ops)`);
    await db.query(`
      CREATE INDEX activities_search ON activities USING gin (user_id, (metadata ->> 'summary') gin_trgm_ops)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX notifications_search, activities_search');
    await db.query('DROP EXTENSION btree_gin, pg_trgm');
  }
}
