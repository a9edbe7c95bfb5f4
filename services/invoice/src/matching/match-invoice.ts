import { Injectable } from '@nestjs/common';
import { type Actor, Db } from '#platform';
import { type LineVendor, MatchLines, type PrintedLine } from './match-lines.js';

/** Looks again for the products of an invoice's lines, once its supplier or its order is known. */
@Injectable()
export class MatchInvoice {
  constructor(
    private readonly db: Db,
    private readonly matchLines: MatchLines,
  ) {}

  /** Leaves alone what a person has chosen and what is imported. */
  async execute(actor: Actor, invoiceId: number): Promise<void> {
    const lines = await this.db.rows<{ id: number } & PrintedLine & LineVendor>(
      `SELECT l.id, l.sku, l.description, i.supplier_id AS "supplierId", i.vendor_name AS "vendorName",
              i.linked_order AS "order"
       FROM invoice_line_items l JOIN uploaded_invoices i ON i.id = l.invoice_id
       WHERE i.id = $1 AND i.uploaded_by = $2 AND l.import_started_at IS NULL ORDER BY l.position`,
      [invoiceId, actor.userId],
    );
    if (lines.length === 0) return;
    const matches = await this.matchLines.find(actor, lines[0]!, lines);
    const found = matches.flatMap((match, index) =>
      match.suggestion.length > 0 ? [{ id: lines[index]!.id, ...match }] : [],
    );
    if (found.length === 0) return;
    await this.db.rows(
      `UPDATE invoice_line_items l
       SET suggestion = m.suggestion, product_id = CASE WHEN l.product_set THEN l.product_id ELSE coalesce(m.product_id, l.product_id) END
       FROM jsonb_to_recordset($1::jsonb) AS m(id bigint, product_id integer, suggestion jsonb)
       WHERE l.id = m.id AND l.import_started_at IS NULL`,
      [JSON.stringify(found.map(({ id, productId, suggestion }) => ({ id, product_id: productId, suggestion })))],
    );
  }
}
