import type { MigrationInterface, QueryRunner } from 'typeorm';

export class IndexLinkedOrders1767000000007 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // An order shows its invoices, and a receipt is told on them.
    await runner.query(
      'CREATE INDEX uploaded_invoices_order ON uploaded_invoices (order_id) WHERE order_id IS NOT NULL',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX uploaded_invoices_order');
  }
}
