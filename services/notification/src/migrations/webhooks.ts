import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Webhooks1765200000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE webhooks (
        id                integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        user_id           integer NOT NULL,
        url               text NOT NULL,
        description       text NOT NULL,
        events            text[] NOT NULL CHECK (cardinality(events) > 0),
        is_active         boolean NOT NULL DEFAULT true,
        disabled_reason   text CHECK (disabled_reason IN ('gone', 'failing')),
        -- The secret is derived from it: nothing here opens anything.
        secret_key        uuid NOT NULL DEFAULT gen_random_uuid(),
        old_secret_key    uuid,
        old_secret_until  timestamptz(3),
        last_delivered_at timestamptz(3),
        created_at        timestamptz(3) NOT NULL DEFAULT now(),
        CHECK (disabled_reason IS NULL OR NOT is_active)
      );
      CREATE INDEX webhooks_user ON webhooks (user_id, id);

      CREATE TABLE webhook_deliveries (
        id              bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        webhook_id      integer NOT NULL REFERENCES webhooks ON DELETE CASCADE,
        message_id      text NOT NULL,
        type            text NOT NULL,
        -- Not jsonb: each try sends and signs the same bytes.
        body            text NOT NULL,
        status          text NOT NULL DEFAULT 'waiting' CHECK (status IN ('waiting', 'sending', 'delivered', 'failed')),
        attempts        integer NOT NULL DEFAULT 0,
        http_status     integer,
        note            text,
        answer          text,
        -- When it is due, or while it is sent, when who sends it must be dead.
        due_at          timestamptz(3) NOT NULL DEFAULT now(),
        created_at      timestamptz(3) NOT NULL DEFAULT now(),
        last_attempt_at timestamptz(3),
        -- Whatever is delivered again, an endpoint is told once.
        CONSTRAINT webhook_deliveries_once UNIQUE (webhook_id, message_id)
      );
      CREATE INDEX webhook_deliveries_newest ON webhook_deliveries (webhook_id, id DESC);
      CREATE INDEX webhook_deliveries_newest_of_status ON webhook_deliveries (webhook_id, status, id DESC);
      CREATE INDEX webhook_deliveries_due ON webhook_deliveries (due_at) WHERE status IN ('waiting', 'sending');
      CREATE INDEX webhook_deliveries_age ON webhook_deliveries (created_at);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE webhook_deliveries, webhooks;');
  }
}
