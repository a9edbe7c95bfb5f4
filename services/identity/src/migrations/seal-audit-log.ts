import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Rows are only ever added to the audit log: neither this service's role nor anybody who works as it changes one. The
 * trigger holds for superusers as well, who pass by privileges.
 */
export class SealAuditLog1764700000005 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION keep_audit_log() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION 'the audit log is only added to' USING ERRCODE = 'insufficient_privilege';
      END
      $$;
      CREATE TRIGGER audit_log_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_log
        FOR EACH STATEMENT EXECUTE FUNCTION keep_audit_log();
      REVOKE UPDATE, DELETE, TRUNCATE ON audit_log FROM CURRENT_USER;

      -- Newest first is the primary key; these narrow it.
      CREATE INDEX audit_log_action ON audit_log (action, id);
      CREATE INDEX audit_log_actor ON audit_log (actor_id, id);
      CREATE INDEX audit_log_impersonator ON audit_log (impersonator_id, id) WHERE impersonator_id IS NOT NULL;
      CREATE INDEX audit_log_entity ON audit_log (entity_type, entity_id, id);
      CREATE INDEX audit_log_at ON audit_log (at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX audit_log_action, audit_log_actor, audit_log_impersonator, audit_log_entity, audit_log_at;
      GRANT UPDATE, DELETE, TRUNCATE ON audit_log TO CURRENT_USER;
      DROP TRIGGER audit_log_kept ON audit_log;
      DROP FUNCTION keep_audit_log;
    `);
  }
}
