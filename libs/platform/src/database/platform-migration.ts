import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The tables that messaging needs in each service's own database, and `iso()`. */
export class CreatePlatform1700000000000 implements MigrationInterface {
  name = 'CreatePlatform1700000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE outbox (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        event_id uuid NOT NULL UNIQUE,
        subject text NOT NULL,
        envelope json NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        tries integer NOT NULL DEFAULT 0,
        next_try_at timestamptz NOT NULL DEFAULT now(),
        last_error text
      );
      CREATE TABLE inbox (
        handler text NOT NULL,
        event_id uuid NOT NULL,
        handled_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (handler, event_id)
      );
      CREATE INDEX inbox_handled_at ON inbox (handled_at);
      CREATE TABLE dead_letter (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        handler text NOT NULL,
        event_id uuid NOT NULL,
        subject text NOT NULL,
        envelope json NOT NULL,
        error text NOT NULL,
        tries integer NOT NULL,
        parked_at timestamptz NOT NULL DEFAULT now(),
        UNIQUE (handler, event_id)
      );
      CREATE TABLE idempotency_key (
        user_id integer NOT NULL,
        operation text NOT NULL,
        key text NOT NULL,
        fingerprint text NOT NULL,
        answer json,
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (user_id, operation, key)
      );
      CREATE INDEX idempotency_key_created_at ON idempotency_key (created_at);
      CREATE FUNCTION iso(moment timestamptz) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE
        RETURN to_char(moment AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP FUNCTION iso(timestamptz); DROP TABLE idempotency_key, dead_letter, inbox, outbox;`);
  }
}
