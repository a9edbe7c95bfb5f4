import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * When the sessions of a user end. A trigger, so that it holds for every way to change a user: use cases to come, SQL
 * by hand, and an older version of this service that runs beside this one while it is replaced.
 */
export class EndSessions1763700000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE users
        ADD COLUMN session_epoch uuid NOT NULL DEFAULT gen_random_uuid(),
        ADD COLUMN kept_session  text;

      CREATE FUNCTION end_sessions() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.session_epoch := gen_random_uuid();
        NEW.kept_session := NULL;
        RETURN NEW;
      END
      $$;

      -- A statement that gives a new epoch itself also says which session is kept.
      CREATE TRIGGER users_end_sessions BEFORE UPDATE ON users FOR EACH ROW
        WHEN (NEW.session_epoch = OLD.session_epoch
              AND (NEW.password_hash <> OLD.password_hash OR NEW.role <> OLD.role
                   OR (OLD.is_active AND NOT NEW.is_active)))
        EXECUTE FUNCTION end_sessions();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER users_end_sessions ON users;
      DROP FUNCTION end_sessions;
      ALTER TABLE users DROP COLUMN session_epoch, DROP COLUMN kept_session;
    `);
  }
}
