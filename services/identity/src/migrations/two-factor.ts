import type { MigrationInterface, QueryRunner } from 'typeorm';

export class TwoFactor1764700000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE two_factor (
        user_id    integer PRIMARY KEY REFERENCES users ON DELETE CASCADE,
        -- Encrypted. Not asked for before users.two_factor_enabled.
        secret     bytea NOT NULL,
        -- Of the last code that was accepted, in periods of 30 s since 1970: it and those before it are used up.
        last_count integer NOT NULL DEFAULT 0
      );
      CREATE TABLE recovery_codes (
        user_id integer NOT NULL REFERENCES two_factor ON DELETE CASCADE,
        hash    text NOT NULL,
        PRIMARY KEY (user_id, hash)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE recovery_codes, two_factor');
  }
}
