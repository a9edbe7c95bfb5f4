import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { ExtractedInvoice, Extraction } from '#invoice-reading';
import { Db, isUnavailable, Job, type JobContext, Log, Reopens, Storage, type Tx } from '#platform';
import type { LinkedOrder } from '../matching/linked-orders.js';
import { MatchLines } from '../matching/match-lines.js';
import { NamedOrders } from '../matching/named-orders.js';
import { VendorLayouts } from '../learning/vendor-layouts.js';
import { BuyerKnowledge, type Known, supplierNamed } from './buyer-knowledge.js';
import { type ExtractOptions, Extractor } from './extractor.js';
import { InvoiceQueue, PictureQueue } from './invoice.queue.js';
import { ReadingProgress } from './reading-progress.js';
import { ReadingQueue } from './reading-queue.js';
import { type Found, RecordExtraction } from './record-extraction.js';
import { asUploader } from './uploader.js';

/** A file whose reading was begun so often without an end is given up. */
export const MAX_READING_TRIES = 12;

interface Claimed {
  uploadedBy: number;
  fileKey: string;
  sha256: string;
  supplierId: number | null;
  linkedOrder: LinkedOrder | null;
  /** A person has chosen the order, or none. */
  orderSet: boolean;
  needsOcr: boolean;
  tries: number;
}

/** What a file says, and what of it the network knows. */
type Read = [extraction: Extraction, found?: Found];

/**
 * Reads an uploaded invoice, or finds that it is a picture and hands it over to those. May run twice, also at once: only
 * the first result counts.
 */
@Injectable()
export class ExtractInvoiceJob {
  constructor(
    private readonly db: Db,
    private readonly storage: Storage,
    private readonly extractor: Extractor,
    private readonly progress: ReadingProgress,
    private readonly layouts: VendorLayouts,
    private readonly knowledge: BuyerKnowledge,
    private readonly namedOrders: NamedOrders,
    private readonly matchLines: MatchLines,
    private readonly recordExtraction: RecordExtraction,
    private readonly queue: ReadingQueue,
    private readonly log: Log,
  ) {}

  @Job(InvoiceQueue, 'extract-invoice')
  extract({ invoiceId }: { invoiceId: number }, context: JobContext): Promise<void> {
    return this.work(invoiceId, false, context);
  }

  @Job(PictureQueue, 'extract-invoice')
  extractPicture({ invoiceId }: { invoiceId: number }, context: JobContext): Promise<void> {
    return this.work(invoiceId, true, context);
  }

  @Reopens(InvoiceQueue, 'extract-invoice')
  async reopen(tx: Tx, { invoiceId }: { invoiceId: number }): Promise<boolean> {
    const reopened = await tx.changed(
      `UPDATE uploaded_invoices
       SET extraction_status = 'pending', failure_reason = NULL, reading_tries = 0, updated_at = now()
       WHERE id = $1 AND extraction_status = 'failed'`,
      [invoiceId],
    );
    return reopened > 0;
  }

  @Reopens(PictureQueue, 'extract-invoice')
  reopenPicture(tx: Tx, payload: { invoiceId: number }): Promise<boolean> {
    return this.reopen(tx, payload);
  }

  private async work(invoiceId: number, ocr: boolean, { lastAttempt, signal }: JobContext): Promise<void> {
    const invoice = await this.claim(invoiceId);
    if (!invoice) return;
    try {
      const onPage = this.progress.of(invoiceId, invoice.uploadedBy);
      const read = await this.read(invoice, { ocr, onPage, signal });
      if (read) return await this.record(invoiceId, ...read);
    } catch (error) {
      if (isUnavailable(error)) await this.uncount(invoiceId).catch(() => undefined);
      else if (lastAttempt) await this.record(invoiceId, OUR_FAULT);
      throw error;
    }
    await this.queue.handOver(invoiceId);
  }

  /** Null when the invoice is gone or has been read. */
  private async claim(invoiceId: number): Promise<Claimed | undefined> {
    return this.db.row<Claimed & Record<string, unknown>>(
      `UPDATE uploaded_invoices
       SET extraction_status = 'processing', pages_read = NULL, page_count = NULL, reading_tries = reading_tries + 1, updated_at = now()
       WHERE id = $1 AND extraction_status IN ('pending', 'processing')
       RETURNING uploaded_by AS "uploadedBy", file_key AS "fileKey", sha256, supplier_id AS "supplierId",
                 linked_order AS "linkedOrder", 'orderId' = ANY (fields_set) AS "orderSet", needs_ocr AS "needsOcr", reading_tries AS tries`,
      [invoiceId],
    );
  }

  /** Whoever is away is no fault of the file. */
  private async uncount(invoiceId: number): Promise<void> {
    await this.db.changed('UPDATE uploaded_invoices SET reading_tries = reading_tries - 1 WHERE id = $1', [invoiceId]);
  }

  /** Null when it cannot be read without OCR, and is not to be read with it. */
  private async read(invoice: Claimed, options: ExtractOptions): Promise<Read | null> {
    if (invoice.needsOcr && !options.ocr) return null;
    if (invoice.tries > MAX_READING_TRIES) return [OUR_FAULT];
    const bytes = await buffer(await this.storage.read(invoice.fileKey));
    if (createHash('sha256').update(bytes).digest('hex') !== invoice.sha256) return [CHANGED];
    const layouts = (await this.layouts.of(invoice.uploadedBy)).map(({ layout }) => layout);
    const { company, suppliers } = await this.knowledge.of(invoice.uploadedBy);
    const knowledge = { company, suppliers: suppliers.map(({ name }) => name) };
    const startedAt = performance.now();
    const extraction = await this.extractor.extract(bytes, { ...options, layouts, knowledge });
    if (extraction === 'needs_ocr') return null;
    this.log.info({ status: extraction.status, ms: Math.round(performance.now() - startedAt) }, 'invoice read');
    if (extraction.status === 'failed') return [extraction];
    return [extraction, await this.find(invoice, extraction, suppliers)];
  }

  private async find(
    invoice: Claimed,
    { vendorName, lines, data }: ExtractedInvoice,
    suppliers: Known['suppliers'],
  ): Promise<Found> {
    const actor = asUploader(invoice.uploadedBy);
    const { orderNumbers } = data;
    const named = invoice.supplierId ?? supplierNamed(vendorName, suppliers);
    const order = invoice.orderSet
      ? invoice.linkedOrder
      : await this.namedOrders.find(actor, { orderNumbers, supplierId: named });
    // Whoever ordered knows from whom.
    const supplierId = named ?? order?.supplier.id ?? null;
    const matches = await this.matchLines.find(actor, { supplierId, vendorName, order }, lines);
    return { supplierId, order, matches };
  }

  private record(invoiceId: number, ...[extraction, found]: Read): Promise<void> {
    return this.db.transaction((tx) => this.recordExtraction.execute(tx, invoiceId, extraction, found));
  }
}

const OUR_FAULT: Extraction = {
  status: 'failed',
  reason: 'The file could not be read because something went wrong on our side. Try again, or enter it by hand.',
};
const CHANGED: Extraction = { status: 'failed', reason: 'The file was changed after it was uploaded.' };
