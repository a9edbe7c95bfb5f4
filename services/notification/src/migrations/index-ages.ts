import type { MigrationInterface, QueryRunner } from 'typeorm';

export class IndexAges1763800000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    // For the sweep of what has grown old.
    await db.query('CREATE INDEX notifications_age ON notifications (created_at)');
    await db.query('CREATE INDEX activities_age ON activities (created_at)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX notifications_age, activities_age');
  }
}
