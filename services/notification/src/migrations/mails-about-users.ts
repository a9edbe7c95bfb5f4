import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Mails to an address may concern an account all the same, and go with it. */
export class MailsAboutUsers1764900000017 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE mails ADD COLUMN about_user integer;
      CREATE INDEX mails_about_user ON mails (about_user) WHERE about_user IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE mails DROP COLUMN about_user');
  }
}
