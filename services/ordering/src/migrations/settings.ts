import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What holds for all orders, in one row. */
export class Settings1764000000101 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE settings (
        only_row         boolean PRIMARY KEY DEFAULT true CHECK (only_row),
        tax_rate_percent numeric(5, 2) NOT NULL CHECK (tax_rate_percent BETWEEN 0 AND 100)
      )`);
    await db.query('INSERT INTO settings (tax_rate_percent) VALUES (10)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE settings');
  }
}
