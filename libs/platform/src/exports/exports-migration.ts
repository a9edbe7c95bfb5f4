import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lists that people take away as files. For services with {@link Exports}. */
export class CreateExports1764100000000 implements MigrationInterface {
  name = 'CreateExports1764100000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE exports (
        id         bigint  GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        user_id    integer NOT NULL,
        actor      json    NOT NULL,
        input      json    NOT NULL,
        format     text    NOT NULL,
        status     text    NOT NULL CHECK (status IN ('waiting', 'ready', 'failed')),
        rows       integer,
        -- In the store; set before it is written, so that no file is left behind.
        file_key   text,
        file_name  text    NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX exports_created_at ON exports (created_at);
      CREATE INDEX exports_waiting ON exports (user_id) WHERE status = 'waiting';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE exports');
  }
}
