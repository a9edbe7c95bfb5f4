import { GetOwnInvoiceData, type OwnDataAreas } from '#contracts';
import { type OwnDataArea, ownDataOf } from '#platform';

const AREAS: Record<OwnDataAreas<'invoice'>, OwnDataArea> = {
  invoices: {
    tables: ['uploaded_invoices'],
    text: `SELECT id AS key, id, file_name, file_type, file_key, extraction_status, invoice_number, invoice_date,
             vendor_name, currency, total_amount, tax_amount, supplier_id, order_id, failure_reason, created_at,
             updated_at
           FROM uploaded_invoices WHERE uploaded_by = $1`,
  },
  'invoice-lines': {
    tables: ['invoice_line_items'],
    text: `SELECT l.id AS key, l.invoice_id, l.position, l.sku, l.description, l.quantity, l.unit_price, l.line_total,
             l.is_charge, l.product_id, l.needs_review, l.imported_at, l.created_at
           FROM invoice_line_items l JOIN uploaded_invoices i ON i.id = l.invoice_id WHERE i.uploaded_by = $1`,
  },
  'vendor-layouts': {
    tables: ['vendor_layouts'],
    text: 'SELECT id AS key, layout, updated_at FROM vendor_layouts WHERE uploaded_by = $1',
  },
  'product-pairs': {
    tables: ['product_pairs'],
    text: `SELECT row_number() OVER (ORDER BY vendor_key, line_key) AS key, vendor_key, line_key, product_id, updated_at
           FROM product_pairs WHERE uploaded_by = $1`,
  },
};

/** Invoice's part of what is kept of a person, with the files as they were uploaded. */
export class OwnDataController extends ownDataOf(GetOwnInvoiceData, AREAS, {
  upload: 'files that wait to become invoices',
}) {}
