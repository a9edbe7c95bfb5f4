import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What programs act with. A trigger takes a user's tokens away with the account's activity or role, so that no use case
 * and no SQL by hand can forget it.
 */
export class AccessTokens1764900000021 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE access_tokens (
        id           integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        user_id      integer NOT NULL REFERENCES users ON DELETE CASCADE,
        name         text NOT NULL,
        -- SHA-256, base64url: whoever reads it cannot act with it.
        hash         text NOT NULL UNIQUE,
        scopes       text[] NOT NULL CHECK (cardinality(scopes) > 0),
        created_at   timestamptz(3) NOT NULL DEFAULT now(),
        expires_at   timestamptz(3) NOT NULL,
        last_used_at timestamptz(3)
      );
      CREATE INDEX access_tokens_user ON access_tokens (user_id, id);

      CREATE FUNCTION end_access_tokens() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        DELETE FROM access_tokens WHERE user_id = NEW.id;
        RETURN NULL;
      END
      $$;
      CREATE TRIGGER users_end_access_tokens AFTER UPDATE ON users FOR EACH ROW
        WHEN (NEW.role <> OLD.role OR (OLD.is_active AND NOT NEW.is_active))
        EXECUTE FUNCTION end_access_tokens();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER users_end_access_tokens ON users;
      DROP FUNCTION end_access_tokens;
      DROP TABLE access_tokens;
    `);
  }
}
