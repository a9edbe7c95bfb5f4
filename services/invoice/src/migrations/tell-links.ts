import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The stock is told which order imported goods are of: of those imported before, once, here. */
export class TellLinks1769100000007 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- How often the order has changed since the stock knows of it.
      ALTER TABLE uploaded_invoices ADD link_version integer NOT NULL DEFAULT 0;
      UPDATE uploaded_invoices i SET link_version = 1
      WHERE order_id IS NOT NULL AND EXISTS (
        SELECT FROM invoice_line_items n WHERE n.invoice_id = i.id AND n.imported_at IS NOT NULL);
    `);
    await runner.query(`
      INSERT INTO outbox (event_id, subject, envelope)
      SELECT e.id, 'evt.invoice.invoice.linked', json_build_object(
        'eventId', e.id, 'version', 1, 'occurredAt', iso(now()), 'requestId', e.id, 'data', json_build_object(
          'invoiceId', i.id, 'userId', i.uploaded_by, 'orderId', i.order_id, 'version', i.link_version, 'keys', (
            SELECT json_agg(concat_ws('-', 'invoice-line', n.id, nullif(n.times_undone, 0)) ORDER BY n.id)
            FROM invoice_line_items n WHERE n.invoice_id = i.id AND n.imported_at IS NOT NULL)))
      FROM uploaded_invoices i CROSS JOIN LATERAL (SELECT gen_random_uuid() AS id, i.id AS invoice_id) e
      WHERE i.link_version = 1 ORDER BY i.id
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE uploaded_invoices DROP link_version');
  }
}
