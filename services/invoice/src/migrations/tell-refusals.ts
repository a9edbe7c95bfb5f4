import type { MigrationInterface, QueryRunner } from 'typeorm';

export class TellRefusals1763700000507 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Why the last import was refused, in words; null once it is tried again or the line is corrected.
      ALTER TABLE invoice_line_items ADD import_error text;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE invoice_line_items DROP import_error');
  }
}
