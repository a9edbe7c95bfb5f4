import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Key pairs that open an account without its password, and the challenges that wait for what they sign. */
export class Passkeys1764900000041 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE passkeys (
        id            integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        user_id       integer NOT NULL REFERENCES users ON DELETE CASCADE,
        name          text NOT NULL,
        -- As the authenticator calls it, base64url.
        credential_id text NOT NULL UNIQUE,
        -- COSE; a secret of nobody.
        public_key    bytea NOT NULL,
        -- Of what was signed so far; 0 from authenticators that do not count.
        counter       bigint NOT NULL,
        transports    text[] NOT NULL,
        created_at    timestamptz(3) NOT NULL DEFAULT now(),
        last_used_at  timestamptz(3)
      );
      CREATE INDEX passkeys_user ON passkeys (user_id, id);

      CREATE TABLE passkey_challenges (
        -- 256 random bits, base64url.
        challenge  text PRIMARY KEY,
        -- Whose passkey is to be made, one at a time; NULL: whoever logs in.
        user_id    integer UNIQUE REFERENCES users ON DELETE CASCADE,
        expires_at timestamptz(3) NOT NULL
      );
      CREATE INDEX passkey_challenges_expires ON passkey_challenges (expires_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE passkey_challenges, passkeys');
  }
}
