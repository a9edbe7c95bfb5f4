import type { MigrationInterface, QueryRunner } from 'typeorm';

export class LearnFromReviews1763700000207 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- What a person set, and not the reader: only that is learned.
      ALTER TABLE uploaded_invoices ADD fields_set text[] NOT NULL DEFAULT '{}';
      ALTER TABLE invoice_line_items ADD sku_set boolean NOT NULL DEFAULT false;

      -- How a buyer's vendors print their invoices, by what the buyer corrected.
      CREATE TABLE vendor_layouts (
        id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        uploaded_by integer NOT NULL,
        layout      jsonb NOT NULL,
        updated_at  timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX vendor_layouts_newest ON vendor_layouts (uploaded_by, updated_at);

      -- Which product a vendor's code (or, without one, description) stands for, as the buyer imported it last.
      CREATE TABLE product_pairs (
        uploaded_by integer NOT NULL,
        vendor_key  text NOT NULL,
        line_key    text NOT NULL,
        product_id  integer NOT NULL,
        updated_at  timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (uploaded_by, vendor_key, line_key)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE product_pairs, vendor_layouts;
      ALTER TABLE invoice_line_items DROP sku_set;
      ALTER TABLE uploaded_invoices DROP fields_set;
    `);
  }
}
