import type { MigrationInterface, QueryRunner } from 'typeorm';

/** One index for the list of a role and for its count; of two, the one without an order was taken and its rows sorted. */
export class WalkUsers1766200000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX users_of_role ON users (role, id) WHERE deleted_at IS NULL;
      DROP INDEX users_role, users_open;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX users_role ON users (role, id);
      CREATE INDEX users_open ON users (role) WHERE deleted_at IS NULL;
      DROP INDEX users_of_role;
    `);
  }
}
