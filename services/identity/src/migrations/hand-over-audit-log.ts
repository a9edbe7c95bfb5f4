import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Gives the audit log to the role that deploy/postgres/audit.sql made to own it, so that this service's own role can
 * neither change its rows nor take its trigger off. Where that was never run the service goes on owning the table, and
 * the trigger and the privileges of SealAuditLog hold.
 */
export class HandOverAuditLog1766300000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DO $$
      BEGIN
        IF to_regprocedure('public.hand_over_audit_log()') IS NOT NULL THEN
          PERFORM public.hand_over_audit_log();
        END IF;
      END
      $$;
    `);
  }

  /** Only the server's administrator can give the table back. */
  async down(): Promise<void> {}
}
