import type { MigrationInterface, QueryRunner } from 'typeorm';

export class TellPictures1766000000107 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- It is read by OCR, in a queue of its own. Of a scan in a PDF this is known once it has been looked at.
      ALTER TABLE uploaded_invoices ADD needs_ocr boolean NOT NULL DEFAULT false;
      UPDATE uploaded_invoices SET needs_ocr = true WHERE file_type LIKE 'image/%';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE uploaded_invoices DROP needs_ocr');
  }
}
