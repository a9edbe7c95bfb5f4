import { Injectable } from '@nestjs/common';
import type { AddLineItemInput, IdInput, InvoiceLineItem } from '#contracts';
import { isCharge as saysCharge } from '#invoice-reading';
import { type Actor, type Call, Db, impossible, notFound, type Tx } from '#platform';
import { enterByHand } from '../invoices/by-hand.js';
import type { InvoiceEntity } from '../invoices/invoice.entity.js';
import { InvoiceQueries } from '../invoices/invoice.queries.js';
import { lockInvoice, mustBeRead } from '../invoices/own-invoice.js';
import { afterReview } from '../invoices/review.js';
import { amountOf } from '../invoices/sum-of-lines.js';
import { CatalogueReferences } from '../matching/catalogue-references.js';
import { type LineMatch, type LineVendor, MatchLines } from '../matching/match-lines.js';
import { LineItemEntity } from './line-item.entity.js';
import { lineProblem } from './line-review.js';

/** Beyond any paper; an answer carries all of them. */
export const MOST_LINES = 2000;

/** A line that the reading missed, or one of an invoice that could not be read at all and is entered by hand. */
@Injectable()
export class AddLineItemHandler {
  constructor(
    private readonly db: Db,
    private readonly references: CatalogueReferences,
    private readonly matchLines: MatchLines,
    private readonly queries: InvoiceQueries,
  ) {}

  async execute(call: Call, input: AddLineItemInput & IdInput): Promise<InvoiceLineItem> {
    const earlier = await this.db.answered<InvoiceLineItem>(call, 'add-line-item', input);
    if (earlier) return earlier.answer;
    const match = await this.match(call.actor, input);
    return this.db.idempotent(call, 'add-line-item', input, (tx) => this.add(tx, call.actor, input, match));
  }

  /** What the catalogue says of it, asked before the transaction opens. */
  private async match(
    actor: Actor,
    { id, sku = null, description, productId }: AddLineItemInput & IdInput,
  ): Promise<LineMatch> {
    const vendor = await this.db.row<LineVendor & Record<string, unknown>>(
      `SELECT supplier_id AS "supplierId", vendor_name AS "vendorName", linked_order AS "order" FROM uploaded_invoices
       WHERE id = $1 AND uploaded_by = $2`,
      [id, actor.userId],
    );
    if (!vendor) throw notFound('Invoice not found');
    await this.references.mustBeSeen(productId);
    const [match] = await this.matchLines.find(actor, vendor, [{ sku, description }]);
    // A person's choice counts, also the one for none.
    return productId === undefined ? match! : { ...match!, productId };
  }

  private async add(
    tx: Tx,
    actor: Actor,
    { id: invoiceId, ...entered }: AddLineItemInput & IdInput,
    match: LineMatch,
  ): Promise<InvoiceLineItem> {
    const invoice = await lockInvoice(tx, actor, invoiceId);
    enterByHand(invoice);
    mustBeRead(invoice);
    const others = await tx.findBy(LineItemEntity, { invoiceId });
    if (others.length >= MOST_LINES) throw impossible(`An invoice holds at most ${MOST_LINES} lines`);
    const { sku = null, quantity = null, unitPrice = null, lineTotal = null, description } = entered;
    const { isCharge = saysCharge(description) } = entered;
    const line = Object.assign(new LineItemEntity(), {
      invoiceId,
      position: nextPosition(invoice, others),
      sku,
      description,
      quantity,
      unitPrice,
      lineTotal: amountOf({ quantity, unitPrice, lineTotal }),
      isCharge,
      confidence: 1,
      ...match,
      productSet: entered.productId !== undefined,
    });
    line.reviewNotes = lineProblem(line);
    line.needsReview = line.reviewNotes !== null;
    const { id } = await tx.save(line);
    Object.assign(invoice, afterReview(invoice, [...others, line], { amountsChanged: true }), {
      updatedAt: new Date(),
    });
    await tx.save(invoice);
    return this.queries.line(actor, id, tx);
  }
}

/** After all that is there and all that was read: a place never comes to stand for another line. */
function nextPosition({ extractedData }: InvoiceEntity, lines: LineItemEntity[]): number {
  const positions = lines.map(({ position }) => position + 1);
  return Math.max(0, extractedData?.lines?.length ?? 0, ...positions);
}
