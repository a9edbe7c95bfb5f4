import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An import can be taken back as a whole, and made again. */
export class UndoImports1765200000107 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- The command under way, and what the last undo did: {lines, removed, restored}.
      ALTER TABLE uploaded_invoices ADD undo_command uuid, ADD last_undo jsonb;
      -- How often the line came out of the stock again: each import after that is another one for the stock.
      ALTER TABLE invoice_line_items ADD times_undone integer NOT NULL DEFAULT 0;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE invoice_line_items DROP times_undone;
      ALTER TABLE uploaded_invoices DROP undo_command, DROP last_undo;
    `);
  }
}
