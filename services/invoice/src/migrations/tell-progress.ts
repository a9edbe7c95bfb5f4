import type { MigrationInterface, QueryRunner } from 'typeorm';

export class TellProgress1763700000307 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- While it is read: pages read so far, and of how many.
      ALTER TABLE uploaded_invoices ADD pages_read integer, ADD page_count integer;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE uploaded_invoices DROP pages_read, DROP page_count');
  }
}
