import type { MigrationInterface, QueryRunner } from 'typeorm';

export class IndexRecipientEmails1764400000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    // An invitation names an address: whoever has it is told in the application too.
    await db.query('CREATE INDEX recipients_email ON recipients (lower(email))');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX recipients_email');
  }
}
