import type { MigrationInterface, QueryRunner } from 'typeorm';

export class IndexReceiptLines1763800000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    // Replacing the lines of an order asks for each old one whether a receipt refers to it.
    await db.query('CREATE INDEX receipt_lines_item ON receipt_lines (item_id)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX receipt_lines_item');
  }
}
