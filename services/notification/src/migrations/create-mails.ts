import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateMails1764300000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- Until the user's next event, or a rebuild, these are what most users are.
      ALTER TABLE recipients
        ADD COLUMN role             text    NOT NULL DEFAULT 'buyer',
        ADD COLUMN is_active        boolean NOT NULL DEFAULT true,
        ADD COLUMN marketing_emails boolean NOT NULL DEFAULT false;

      CREATE TABLE mails (
        id            bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        user_id       integer,
        email         text,
        name          text,
        occasion      text NOT NULL,
        heeds         text CHECK (heeds IN ('marketingEmails', 'orderNotifications', 'inventoryAlerts', 'supplierUpdates')),
        content       jsonb NOT NULL,
        link          jsonb,
        status        text NOT NULL DEFAULT 'waiting' CHECK (status IN ('waiting', 'sending', 'sent', 'dropped', 'failed')),
        -- Why it was dropped or failed.
        note          text,
        -- Of its Message-ID: the same however often it is tried.
        message_key   uuid NOT NULL DEFAULT gen_random_uuid(),
        claimed_until timestamptz(3),
        created_at    timestamptz(3) NOT NULL DEFAULT now(),
        sent_at       timestamptz(3),
        CHECK ((user_id IS NULL) <> (email IS NULL)),
        -- A switch is a user's.
        CHECK (heeds IS NULL OR user_id IS NOT NULL)
      );
      -- Whatever is delivered again, nobody is written to twice.
      CREATE UNIQUE INDEX mails_once ON mails (coalesce(user_id, 0), coalesce(lower(email), ''), occasion);
      CREATE INDEX mails_open ON mails (created_at) WHERE status IN ('waiting', 'sending');
      CREATE INDEX mails_age ON mails (created_at);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP TABLE mails;
      ALTER TABLE recipients DROP COLUMN role, DROP COLUMN is_active, DROP COLUMN marketing_emails;
    `);
  }
}
