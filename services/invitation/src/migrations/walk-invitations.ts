import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lists go by when an invitation was sent, last time: resending brings it to the top. */
export class WalkInvitations1766200000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP INDEX invitations_sender, invitations_email, invitations_buyer, invitations_admin;
      CREATE INDEX invitations_sent ON invitations (sender_id, kind, sent_at, id);
      CREATE INDEX invitations_to_email ON invitations (lower(email), kind, sent_at, id);
      CREATE INDEX invitations_to_buyer ON invitations (buyer_id, kind, sent_at, id);
      CREATE INDEX invitations_of_admins ON invitations (sent_at, id) WHERE kind = 'admin';
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP INDEX invitations_sent, invitations_to_email, invitations_to_buyer, invitations_of_admins;
      CREATE INDEX invitations_sender ON invitations (sender_id, kind, id DESC);
      CREATE INDEX invitations_email ON invitations (lower(email), kind, id DESC);
      CREATE INDEX invitations_buyer ON invitations (buyer_id, kind, id DESC);
      CREATE INDEX invitations_admin ON invitations (id DESC) WHERE kind = 'admin';
    `);
  }
}
