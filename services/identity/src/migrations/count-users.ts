import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Counted by role without reading the users. */
export class CountUsers1764900000013 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX users_open ON users (role) WHERE deleted_at IS NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX users_open');
  }
}
