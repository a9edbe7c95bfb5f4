import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Counted by state without reading the invoices. */
export class CountInvoices1764900000016 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX uploaded_invoices_states ON uploaded_invoices (extraction_status)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX uploaded_invoices_states');
  }
}
