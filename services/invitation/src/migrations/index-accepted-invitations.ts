import type { MigrationInterface, QueryRunner } from 'typeorm';

export class IndexAcceptedInvitations1764400000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    // For the closing of an account.
    await db.query('CREATE INDEX invitations_accepted ON invitations (accepted_by)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX invitations_accepted');
  }
}
