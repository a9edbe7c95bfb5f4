import type { MigrationInterface, QueryRunner } from 'typeorm';

export class TellCharges1769000000007 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Freight, fees and the like, of which nothing comes into stock; lines read until now are goods.
      ALTER TABLE invoice_line_items ADD is_charge boolean NOT NULL DEFAULT false;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE invoice_line_items DROP is_charge');
  }
}
