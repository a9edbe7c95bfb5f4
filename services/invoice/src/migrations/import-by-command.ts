import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Imports under way are commands of the platform: what is sent for them is written down. */
export class ImportByCommand1763700000407 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE invoice_line_items ADD import_command uuid;
      DROP INDEX invoice_line_items_importing;

      -- Broken off before the stock was asked: nothing has happened.
      UPDATE invoice_line_items SET import_started_at = NULL WHERE imported_at IS NULL AND product_id IS NULL;
      -- Broken off later: the stock is asked as it was.
      UPDATE invoice_line_items SET import_command = gen_random_uuid()
        WHERE import_started_at IS NOT NULL AND imported_at IS NULL;
      INSERT INTO command (id, subject, key, payload, actor, request_id, context, next_try_at)
        SELECT l.import_command, 'rpc.inventory.receive-stock', 'invoice-line-' || l.id,
               (jsonb_build_object('productId', l.product_id) || goods::jsonb)::json,
               json_build_object('userId', i.uploaded_by, 'role', 'buyer', 'viewMode', 'buyer'),
               gen_random_uuid(), json_build_object('lineItemId', l.id, 'goods', goods), now()
        FROM invoice_line_items l JOIN uploaded_invoices i ON i.id = l.invoice_id,
             json_build_object('quantity', l.quantity, 'costPerUnit', l.unit_price, 'adjustmentType', 'invoice',
                               'reference', coalesce(i.invoice_number, i.file_name)) AS goods
        WHERE l.import_command IS NOT NULL;

      ALTER TABLE invoice_line_items ADD CHECK
        ((import_command IS NOT NULL) = (import_started_at IS NOT NULL AND imported_at IS NULL));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE invoice_line_items DROP import_command;
      CREATE INDEX invoice_line_items_importing ON invoice_line_items (import_started_at)
        WHERE import_started_at IS NOT NULL AND imported_at IS NULL;
    `);
  }
}
