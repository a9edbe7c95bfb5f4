import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateInvoices1763700000007 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE EXTENSION IF NOT EXISTS pg_trgm;

      CREATE TABLE uploaded_invoices (
        id                bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        uploaded_by       integer NOT NULL,
        file_name         text NOT NULL,
        file_key          text NOT NULL UNIQUE,
        file_type         text NOT NULL,
        sha256            text NOT NULL CHECK (sha256 ~ '^[0-9a-f]{64}$'),
        extraction_status text NOT NULL
                          CHECK (extraction_status IN ('pending', 'processing', 'completed', 'needs_review', 'failed')),
        -- How often reading was begun; a file that keeps killing its reader is given up.
        reading_tries     integer NOT NULL DEFAULT 0,
        extracted_data    jsonb,
        invoice_number    text,
        invoice_date      date,
        vendor_name       text,
        currency          text CHECK (currency ~ '^[A-Z]{3}$'),
        total_amount      bigint,
        tax_amount        bigint,
        supplier_id       integer,
        order_id          bigint,
        failure_reason    text,
        warnings          jsonb NOT NULL DEFAULT '[]',
        created_at        timestamptz(3) NOT NULL DEFAULT now(),
        updated_at        timestamptz(3) NOT NULL DEFAULT now(),
        -- What the list's search looks through, one part per line, so that no match runs over two.
        search_text       text NOT NULL GENERATED ALWAYS AS
                          (file_name || E'\\n' || coalesce(vendor_name, '') || E'\\n' || coalesce(invoice_number, '')) STORED,
        CHECK ((extraction_status = 'failed') = (failure_reason IS NOT NULL)),
        -- The same bytes are one invoice.
        UNIQUE (uploaded_by, sha256)
      );
      CREATE INDEX uploaded_invoices_list ON uploaded_invoices (uploaded_by, id);
      CREATE INDEX uploaded_invoices_status ON uploaded_invoices (uploaded_by, extraction_status, id);
      CREATE INDEX uploaded_invoices_search ON uploaded_invoices USING gin (search_text gin_trgm_ops);
      -- The same vendor's same number: probably the same invoice.
      CREATE INDEX uploaded_invoices_number ON uploaded_invoices (uploaded_by, lower(vendor_name), lower(invoice_number));
      -- What the sweep looks for.
      CREATE INDEX uploaded_invoices_unread ON uploaded_invoices (updated_at)
        WHERE extraction_status IN ('pending', 'processing');

      -- Files in the store that no invoice owns: upload URLs given out, and files to be deleted.
      CREATE TABLE upload (
        key         text PRIMARY KEY,
        uploaded_by integer NOT NULL,
        extension   text NOT NULL,
        drop_after  timestamptz NOT NULL,
        -- The invoice that had the same bytes already: what a repeat of the call is told.
        invoice_id  bigint REFERENCES uploaded_invoices ON DELETE SET NULL
      );
      CREATE INDEX upload_drop_after ON upload (drop_after);
      CREATE INDEX upload_invoice ON upload (invoice_id) WHERE invoice_id IS NOT NULL;

      CREATE TABLE invoice_line_items (
        id                bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        invoice_id        bigint NOT NULL REFERENCES uploaded_invoices ON DELETE CASCADE,
        position          integer NOT NULL,
        sku               text,
        description       text NOT NULL,
        quantity          numeric,
        unit_price        bigint,
        line_total        bigint,
        product_id        integer,
        needs_review      boolean NOT NULL DEFAULT false,
        review_notes      text,
        confidence        real NOT NULL CHECK (confidence BETWEEN 0 AND 1),
        suggestion        jsonb NOT NULL DEFAULT '[]',
        -- Set before the stock is asked to take the goods: from then on the line is as it was sent.
        import_started_at timestamptz,
        imported_at       timestamptz(3),
        inventory_id      bigint,
        inventory_created boolean,
        created_at        timestamptz(3) NOT NULL DEFAULT now(),
        UNIQUE (invoice_id, position),
        CHECK (imported_at IS NULL OR (import_started_at IS NOT NULL AND inventory_id IS NOT NULL
                                       AND inventory_created IS NOT NULL AND product_id IS NOT NULL))
      );
      CREATE INDEX invoice_line_items_importing ON invoice_line_items (import_started_at)
        WHERE import_started_at IS NOT NULL AND imported_at IS NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE invoice_line_items, upload, uploaded_invoices;');
  }
}
