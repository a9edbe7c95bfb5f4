import { Injectable } from '@nestjs/common';
import {
  GetOrder,
  type Invoice,
  type InvoiceDetail,
  type InvoiceFile,
  type InvoiceLineItem,
  type InvoiceOfOrder,
  type ListInvoicesInput,
} from '#contracts';
import type { ExtractedData } from '#invoice-reading';
import { type Actor, Db, Filters, Json, NatsLink, notFound, type Page, Requests, type Sql } from '#platform';
import { accountOf } from './entered-account.js';
import { fitting } from './fitting.js';
import { IS_GOODS } from '../lines/goods.sql.js';
import { LINES, ORDERED } from '../matching/ordered.sql.js';

/** An `Invoice` as PostgreSQL writes it; `data` is its extractedData. */
const invoiceJson = (data: string): string => `json_build_object(
  'id', i.id, 'uploadedBy', i.uploaded_by, 'fileName', i.file_name, 'fileUrl', '/api/invoices/' || i.id || '/file',
  'fileType', i.file_type, 'extractionStatus', i.extraction_status,
  'progress', CASE WHEN i.extraction_status = 'processing' AND i.page_count IS NOT NULL
                   THEN json_build_object('page', i.pages_read, 'of', i.page_count) END,
  'extractedData', ${data},
  'invoiceNumber', i.invoice_number, 'invoiceDate', i.invoice_date, 'vendorName', i.vendor_name,
  'currency', i.currency, 'totalAmount', i.total_amount, 'taxAmount', i.tax_amount, 'supplierId', i.supplier_id,
  'orderId', i.order_id, 'order', ${ORDER}, 'mail', i.mail, 'failureReason', i.failure_reason, 'warnings', i.warnings, 'duplicateOf', (${DUPLICATE_OF}),
  'lineCount', (${LINES_OF}), 'goodsCount', (${LINES_OF} AND ${IS_GOODS}), 'importedCount', (${LINES_OF} AND n.imported_at IS NOT NULL),
  'createdAt', iso(i.created_at), 'updatedAt', iso(i.updated_at))`;

const ORDER = `(i.linked_order - 'lines') || jsonb_build_object('foundByNumber', NOT 'orderId' = ANY (i.fields_set))`;

/** The user's earlier invoice with the same vendor and number. */
const DUPLICATE_OF = `SELECT min(d.id) FROM uploaded_invoices d
  WHERE d.uploaded_by = i.uploaded_by AND lower(d.vendor_name) = lower(i.vendor_name)
    AND lower(d.invoice_number) = lower(i.invoice_number) AND d.id < i.id`;

const LINES_OF = 'SELECT count(*) FROM invoice_line_items n WHERE n.invoice_id = i.id';

const LINE_JSON = `json_build_object(
  'id', l.id, 'invoiceId', l.invoice_id, 'position', l.position, 'sku', l.sku, 'description', l.description, 'quantity', l.quantity,
  'unitPrice', l.unit_price, 'lineTotal', l.line_total, 'isCharge', l.is_charge, 'productId', l.product_id, 'ordered', ${ORDERED}, 'needsReview', l.needs_review,
  'reviewNotes', l.review_notes, 'confidence', l.confidence, 'suggestion', l.suggestion,
  'importing', l.import_command IS NOT NULL, 'importError', l.import_error,
  'importedQuantity', CASE WHEN l.imported_at IS NOT NULL THEN l.import_quantity END, 'importedAt', iso(l.imported_at), 'createdAt', iso(l.created_at))`;

/** What invoice `i` brought into stock, by product. */
const IMPORTED = `(
  SELECT coalesce(json_agg(json_build_object(
    'productId', g.product_id, 'quantity', g.quantity, 'importedAt', iso(g.imported_at)) ORDER BY g.product_id), '[]')
  FROM (SELECT product_id, sum(import_quantity)::integer AS quantity, max(imported_at) AS imported_at
        FROM invoice_line_items WHERE invoice_id = i.id AND imported_at IS NOT NULL GROUP BY product_id) g)`;

@Injectable()
export class InvoiceQueries {
  constructor(
    private readonly db: Db,
    private readonly requests: Requests,
    private readonly link: NatsLink,
  ) {}

  /** Newest first. A list leaves out what was read in detail: it may be long, and only the review shows it. */
  list(actor: Actor, input: ListInvoicesInput): Promise<Page<Invoice>> {
    const filters = new Filters()
      .equals('i.uploaded_by', actor.userId)
      .equals('i.extraction_status', input.status)
      .search(input.q, 'i.search_text');
    const sort = { expr: 'i.id', type: 'bigint', desc: true } as const;
    return this.db.page({ item: invoiceJson('NULL'), from: 'uploaded_invoices i', filters, sort, id: 'i.id' }, input);
  }

  /** Oldest first; of an order, there are few. Errors: not-found where the caller may not see the order. */
  async ofOrder({ userId }: Actor, orderId: number): Promise<InvoiceOfOrder[]> {
    const invoices = await this.db.rows<InvoiceOfOrder & Record<string, unknown>>(
      `SELECT i.id, i.file_name AS "fileName", i.invoice_number AS "invoiceNumber",
              i.extraction_status AS "extractionStatus", i.currency, i.total_amount AS "totalAmount",
              (${LINES_OF}) AS "lineCount", (${LINES_OF} AND ${IS_GOODS}) AS "goodsCount",
              (${LINES_OF} AND n.imported_at IS NOT NULL) AS "importedCount",
              ${IMPORTED} AS imported
       FROM uploaded_invoices i WHERE i.order_id = $1 AND i.uploaded_by = $2 ORDER BY i.id`,
      [orderId, userId],
    );
    // Whoever has an invoice for it is its buyer.
    if (invoices.length === 0) await this.requests.send(GetOrder, { id: orderId });
    return invoices;
  }

  async detail(actor: Actor, id: number): Promise<Json<InvoiceDetail>> {
    const { invoice, lineItems } = await this.reviewed(actor, id, this.db);
    const { extractedData, ...figures } = invoice;
    const account = accountOf({ ...figures, extractedData: extractedData as ExtractedData | null }, lineItems);
    return new Json(fitting({ invoice, lineItems, account }, this.link.maxMessageBytes));
  }

  private async reviewed(actor: Actor, id: number, sql: Sql): Promise<Omit<InvoiceDetail, 'account'>> {
    const row = await sql.row<{ detail: Omit<InvoiceDetail, 'account'> }>(
      `SELECT json_build_object(
         'invoice', ${invoiceJson('i.extracted_data')},
         'lineItems', (SELECT coalesce(json_agg(${LINE_JSON} ORDER BY l.position), '[]')
                       FROM ${LINES})) AS detail
       FROM uploaded_invoices i WHERE i.id = $1 AND i.uploaded_by = $2`,
      [id, actor.userId],
    );
    if (!row) throw notFound('Invoice not found');
    return row.detail;
  }

  async invoice(actor: Actor, id: number, sql: Sql = this.db): Promise<Invoice> {
    return (await this.reviewed(actor, id, sql)).invoice;
  }

  async line(actor: Actor, id: number, sql: Sql = this.db): Promise<InvoiceLineItem> {
    const row = await sql.row<{ line: InvoiceLineItem }>(
      `SELECT ${LINE_JSON} AS line FROM uploaded_invoices i CROSS JOIN LATERAL ${LINES}
       WHERE i.id = (SELECT invoice_id FROM invoice_line_items WHERE id = $1) AND i.uploaded_by = $2 AND l.id = $1`,
      [id, actor.userId],
    );
    if (!row) throw notFound('Line item not found');
    return row.line;
  }

  async file(actor: Actor, id: number): Promise<InvoiceFile> {
    const row = await this.db.row<InvoiceFile>(
      `SELECT file_key AS key, file_name AS "fileName", file_type AS "fileType"
       FROM uploaded_invoices WHERE id = $1 AND uploaded_by = $2`,
      [id, actor.userId],
    );
    if (!row) throw notFound('Invoice not found');
    return row;
  }
}
