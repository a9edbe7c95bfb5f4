import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A line's import may leave out what came in with the order. */
export class CountWhatIsIn1767200000007 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Units sent to the stock, from the import's beginning on; until now, all of the line.
      ALTER TABLE invoice_line_items ADD import_quantity integer;
      UPDATE invoice_line_items SET import_quantity = quantity WHERE import_started_at IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE invoice_line_items DROP import_quantity');
  }
}
