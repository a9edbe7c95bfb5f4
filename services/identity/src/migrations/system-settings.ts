import type { MigrationInterface, QueryRunner } from 'typeorm';

/** One row; its defaults are what services that have heard of no change go by. */
export class SystemSettings1764700000006 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE system_settings (
        only_row          boolean PRIMARY KEY DEFAULT true CHECK (only_row),
        registration_open boolean NOT NULL DEFAULT true,
        default_currency  text NOT NULL DEFAULT 'USD' CHECK (default_currency ~ '^[A-Z]{3}$'),
        tax_rate_percent  numeric(5, 2) NOT NULL DEFAULT 10 CHECK (tax_rate_percent BETWEEN 0 AND 100),
        invitation_days   integer NOT NULL DEFAULT 14 CHECK (invitation_days > 0),
        product_review    boolean NOT NULL DEFAULT true,
        version           integer NOT NULL DEFAULT 0,
        updated_by        integer,
        updated_at        timestamptz(3)
      );
      INSERT INTO system_settings DEFAULT VALUES;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE system_settings');
  }
}
