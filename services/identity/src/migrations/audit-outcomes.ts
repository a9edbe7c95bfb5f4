import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A request while impersonating is in the audit log before it is done. How it ended stands beside the log, whose rows
 * nobody changes and which may be another role's; requests from before this have no outcome.
 */
export class AuditOutcomes1767300000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE audit_outcomes (
        -- Of audit_log; its owner lets nobody refer to it.
        entry_id bigint PRIMARY KEY,
        -- Of the HTTP answer.
        status   smallint    NOT NULL,
        at       timestamptz NOT NULL DEFAULT now()
      );
      CREATE FUNCTION keep_audit_outcomes() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION 'the audit log is only added to' USING ERRCODE = 'insufficient_privilege';
      END
      $$;
      CREATE TRIGGER audit_outcomes_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_outcomes
        FOR EACH STATEMENT EXECUTE FUNCTION keep_audit_outcomes();
      REVOKE UPDATE, DELETE, TRUNCATE ON audit_outcomes FROM CURRENT_USER;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE audit_outcomes;
      DROP FUNCTION keep_audit_outcomes;
    `);
  }
}
