import { Injectable } from '@nestjs/common';
import { InvoiceExtracted, InvoiceFailed } from '#contracts';
import type { ExtractedInvoice, Extraction } from '#invoice-reading';
import { Outbox, type Tx } from '#platform';
import { InvoiceEntity } from '../invoices/invoice.entity.js';
import { LineItemEntity } from '../lines/line-item.entity.js';
import type { LinkedOrder } from '../matching/linked-orders.js';
import type { LineMatch } from '../matching/match-lines.js';

/** Keeps the database's limit on parameters of one statement. */
const ROWS_PER_INSERT = 500;

/** What the buyer's network knows of an invoice. */
export interface Found {
  /** Who sent it, when that is certain. */
  supplierId: number | null;
  /** The one that it is for, when that is certain. */
  order: LinkedOrder | null;
  /** Per line. */
  matches: LineMatch[];
}

const NOTHING: Found = { supplierId: null, order: null, matches: [] };

/** Writes what was read, with its event, once: a second reader finds the invoice read and changes nothing. */
@Injectable()
export class RecordExtraction {
  constructor(private readonly outbox: Outbox) {}

  async execute(tx: Tx, invoiceId: number, extraction: Extraction, found = NOTHING): Promise<void> {
    const invoice = await tx.findOne(InvoiceEntity, { where: { id: invoiceId }, lock: { mode: 'pessimistic_write' } });
    if (!invoice || !['pending', 'processing'].includes(invoice.extractionStatus)) return;
    invoice.extractionStatus = extraction.status;
    invoice.updatedAt = new Date();
    if (extraction.status === 'failed') await this.fail(tx, invoice, extraction.reason);
    else await this.store(tx, invoice, extraction, found);
  }

  private async fail(tx: Tx, invoice: InvoiceEntity, reason: string): Promise<void> {
    invoice.failureReason = reason;
    await tx.save(invoice);
    const { id: invoiceId, uploadedBy: userId, fileName } = invoice;
    await this.outbox.add(tx, InvoiceFailed, { invoiceId, userId, fileName, reason, ...leftOutOf(invoice) });
  }

  private async store(
    tx: Tx,
    invoice: InvoiceEntity,
    extracted: ExtractedInvoice,
    { supplierId, order, matches }: Found,
  ): Promise<void> {
    const { status, lines, data, warnings, ...header } = extracted;
    // What a person has chosen meanwhile stays.
    Object.assign(invoice, header, { extractedData: data, warnings, supplierId: invoice.supplierId ?? supplierId });
    if (!invoice.fieldsSet.includes('orderId')) {
      Object.assign(invoice, { orderId: order?.id ?? null, linkedOrder: order });
    }
    await tx.save(invoice);
    const items = lines.map((line, position) =>
      Object.assign(new LineItemEntity(), line, { invoiceId: invoice.id, position }, matches[position]),
    );
    for (let start = 0; start < items.length; start += ROWS_PER_INSERT) {
      await tx.insert(LineItemEntity, items.slice(start, start + ROWS_PER_INSERT));
    }
    const { id: invoiceId, uploadedBy: userId, fileName, vendorName, invoiceNumber } = invoice;
    const lineCount = items.length;
    const facts = { invoiceId, userId, fileName, status, vendorName, invoiceNumber, lineCount };
    await this.outbox.add(tx, InvoiceExtracted, { ...facts, ...leftOutOf(invoice) });
  }
}

function leftOutOf({ mail }: InvoiceEntity): { leftOut?: string[] } {
  const leftOut = (mail?.leftOut ?? []).map(({ fileName }) => fileName);
  return leftOut.length > 0 ? { leftOut } : {};
}
