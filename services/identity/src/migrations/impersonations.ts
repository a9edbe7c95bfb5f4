import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Administrators who work as somebody else, now and before. */
export class Impersonations1764700000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE impersonations (
        id         integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        admin_id   integer NOT NULL REFERENCES users ON DELETE CASCADE,
        user_id    integer NOT NULL REFERENCES users ON DELETE CASCADE,
        started_at timestamptz(3) NOT NULL DEFAULT now(),
        until      timestamptz(3) NOT NULL,
        ended_at   timestamptz(3)
      );
      CREATE INDEX impersonations_admin ON impersonations (admin_id);
      CREATE INDEX impersonations_user ON impersonations (user_id);
      CREATE INDEX impersonations_open ON impersonations (until) WHERE ended_at IS NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE impersonations');
  }
}
