import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateUsers1763700000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE EXTENSION IF NOT EXISTS pg_trgm;

      CREATE TABLE users (
        id                  integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        username            text NOT NULL,
        email               text NOT NULL,
        password_hash       text NOT NULL,
        first_name          text NOT NULL,
        last_name           text NOT NULL,
        company_name        text NOT NULL,
        company_size        text,
        industry            text,
        phone               text,
        role                text NOT NULL CHECK (role IN ('buyer', 'seller', 'admin')),
        currency            text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
        is_approved         boolean NOT NULL,
        rejected_at         timestamptz,
        is_active           boolean NOT NULL,
        two_factor_enabled  boolean NOT NULL,
        marketing_emails    boolean NOT NULL,
        order_notifications boolean NOT NULL,
        inventory_alerts    boolean NOT NULL,
        supplier_updates    boolean NOT NULL,
        dark_mode           boolean NOT NULL,
        compact_view        boolean NOT NULL,
        version             integer NOT NULL,
        created_at          timestamptz(3) NOT NULL,
        -- What the administrators' search looks through, one part per line, so that no match runs over two.
        search_text         text NOT NULL GENERATED ALWAYS AS
                              (username || E'\\n' || email || E'\\n' || company_name || E'\\n' || role) STORED,
        CHECK (NOT (is_approved AND rejected_at IS NOT NULL))
      );
      -- The username's key comes first, so that it is the one named when both are taken.
      CREATE UNIQUE INDEX users_username_key ON users (lower(username));
      CREATE UNIQUE INDEX users_email_key ON users (lower(email));

      -- The administrators' list by role, by status and by search; newest first is the primary key.
      CREATE INDEX users_role ON users (role, id);
      CREATE INDEX users_inactive ON users (id) WHERE NOT is_active;
      CREATE INDEX users_pending ON users (id)
        WHERE role = 'seller' AND NOT is_approved AND rejected_at IS NULL AND is_active;

      CREATE INDEX users_search ON users USING gin (search_text gin_trgm_ops);

      CREATE TABLE audit_log (
        id              bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        at              timestamptz(3) NOT NULL,
        actor_id        integer NOT NULL,
        impersonator_id integer,
        action          text NOT NULL,
        entity_type     text NOT NULL,
        entity_id       bigint NOT NULL,
        details         jsonb NOT NULL
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE audit_log, users;`);
  }
}
