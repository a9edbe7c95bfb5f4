import type { MigrationInterface, QueryRunner } from 'typeorm';

export class NameMails1765100000107 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- The email that a file came with: {from, subject, sentAt}.
      ALTER TABLE uploaded_invoices ADD mail jsonb;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE uploaded_invoices DROP mail');
  }
}
