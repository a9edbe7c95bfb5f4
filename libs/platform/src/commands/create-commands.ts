import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Requests to other services that must take effect once; see `Commands`. */
export class CreateCommands1700000000101 implements MigrationInterface {
  name = 'CreateCommands1700000000101';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE command (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        subject text NOT NULL,
        key text NOT NULL,
        -- What is sent, each time the same.
        payload json NOT NULL,
        actor json NOT NULL,
        request_id text NOT NULL,
        -- The service's own notes, for the method that concludes the command.
        context json NOT NULL,
        state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'done', 'refused', 'dead')),
        tries integer NOT NULL DEFAULT 0,
        next_try_at timestamptz NOT NULL,
        -- Somebody is asking now; past the time, they have died.
        leased_until timestamptz NOT NULL DEFAULT '-infinity',
        -- What the last try met: {kind, message, details}.
        last_error json,
        created_at timestamptz NOT NULL DEFAULT now(),
        concluded_at timestamptz,
        CHECK ((concluded_at IS NULL) = (state IN ('open', 'dead')))
      );
      -- A key that is under way cannot be begun again with something else.
      CREATE UNIQUE INDEX command_key ON command (subject, key) WHERE state IN ('open', 'dead');
      CREATE INDEX command_due ON command (next_try_at) WHERE state = 'open';
      CREATE INDEX command_concluded ON command (concluded_at) WHERE concluded_at IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE command;`);
  }
}
