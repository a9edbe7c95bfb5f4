import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateNotifications1763700000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE recipients (
        user_id             integer PRIMARY KEY,
        username            text NOT NULL,
        email               text NOT NULL,
        first_name          text NOT NULL,
        last_name           text NOT NULL,
        company_name        text NOT NULL,
        order_notifications boolean NOT NULL,
        inventory_alerts    boolean NOT NULL,
        supplier_updates    boolean NOT NULL,
        version             integer NOT NULL
      );

      CREATE TABLE notifications (
        id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        user_id     integer NOT NULL,
        type        text NOT NULL CHECK (type IN ('new_order', 'order_status_change', 'inventory_alert', 'other')),
        title       text NOT NULL,
        message     text NOT NULL,
        is_read     boolean NOT NULL DEFAULT false,
        entity_type text,
        entity_id   bigint,
        metadata    jsonb NOT NULL,
        dedupe_key  text NOT NULL,
        created_at  timestamptz(3) NOT NULL DEFAULT now(),
        -- Whatever is delivered again, a user is told once.
        CONSTRAINT notifications_once UNIQUE (user_id, dedupe_key)
      );
      CREATE INDEX notifications_newest ON notifications (user_id, id DESC);
      CREATE INDEX notifications_newest_of_type ON notifications (user_id, type, id DESC);
      CREATE INDEX notifications_unread ON notifications (user_id, id DESC) WHERE NOT is_read;

      CREATE TABLE activities (
        id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        user_id     integer NOT NULL,
        action      text NOT NULL CHECK (action IN ('order_created', 'inventory_updated', 'supplier_connected', 'other')),
        entity_type text NOT NULL,
        entity_id   bigint,
        metadata    jsonb NOT NULL,
        dedupe_key  text NOT NULL,
        created_at  timestamptz(3) NOT NULL,
        CONSTRAINT activities_once UNIQUE (user_id, dedupe_key)
      );
      CREATE INDEX activities_newest ON activities (user_id, created_at DESC, id DESC);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE activities, notifications, recipients;`);
  }
}
