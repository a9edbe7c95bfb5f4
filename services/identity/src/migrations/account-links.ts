import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Links in mails that stand for a permission: to set a new password, to take a new email address. */
export class AccountLinks1764900000011 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE account_links (
        user_id    integer NOT NULL REFERENCES users ON DELETE CASCADE,
        purpose    text NOT NULL CHECK (purpose IN ('password-reset', 'email-change')),
        -- The row stays when its link is used up: tokens are derived from this, and none may come twice.
        generation integer NOT NULL,
        -- Of the one link that opens something; NULL: none does.
        token_hash bytea UNIQUE,
        expires_at timestamptz(3) NOT NULL,
        -- The address to be confirmed.
        email      text,
        PRIMARY KEY (user_id, purpose)
      );

      -- A trigger, so that it holds for every way to change a user: whoever asked for a link may not be the owner, and
      -- who reads the old mailbox any more may not be either.
      CREATE FUNCTION end_account_links() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE account_links SET token_hash = NULL, email = NULL WHERE user_id = NEW.id;
        RETURN NULL;
      END
      $$;
      CREATE TRIGGER users_end_account_links AFTER UPDATE ON users FOR EACH ROW
        WHEN (NEW.password_hash <> OLD.password_hash OR lower(NEW.email) <> lower(OLD.email)
              OR (OLD.is_active AND NOT NEW.is_active))
        EXECUTE FUNCTION end_account_links();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER users_end_account_links ON users;
      DROP FUNCTION end_account_links;
      DROP TABLE account_links;
    `);
  }
}
