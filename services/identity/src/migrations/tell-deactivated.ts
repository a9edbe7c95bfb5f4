import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who is deactivated is told again: ordering tells it with their orders, and did not keep it before. */
export class TellDeactivated1770000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      WITH told AS (
        UPDATE users SET version = version + 1 WHERE NOT is_active AND deleted_at IS NULL RETURNING *)
      INSERT INTO outbox (event_id, subject, envelope)
      SELECT e.id, 'evt.identity.user.updated', json_build_object(
        'eventId', e.id, 'version', 1, 'occurredAt', iso(now()), 'requestId', e.id, 'data', json_build_object(
          'id', u.id, 'username', u.username, 'email', u.email, 'firstName', u.first_name, 'lastName', u.last_name,
          'companyName', u.company_name, 'companySize', u.company_size, 'industry', u.industry, 'address', u.address,
          'role', u.role, 'isApproved', u.is_approved, 'isActive', u.is_active, 'marketingEmails', u.marketing_emails,
          'orderNotifications', u.order_notifications, 'inventoryAlerts', u.inventory_alerts,
          'supplierUpdates', u.supplier_updates, 'discoverable', u.discoverable, 'version', u.version))
      FROM told u CROSS JOIN LATERAL (SELECT gen_random_uuid() AS id, u.id AS user_id) e ORDER BY u.id`);
  }

  async down(): Promise<void> {}
}
