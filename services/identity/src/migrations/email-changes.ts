import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How many links of a purpose a user has had made within the hour that began with the first of them. */
export class EmailChanges1764900000012 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE account_links
        ADD COLUMN hour_began   timestamptz NOT NULL DEFAULT now(),
        ADD COLUMN made_in_hour integer NOT NULL DEFAULT 1
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE account_links DROP COLUMN hour_began, DROP COLUMN made_in_hour');
  }
}
