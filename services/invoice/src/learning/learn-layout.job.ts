import { Injectable } from '@nestjs/common';
import { buffer } from 'node:stream/consumers';
import type { Taught } from '#invoice-reading';
import { Db, Job, type JobContext, Storage } from '#platform';
import { type ExtractOptions, Extractor } from '../reading/extractor.js';
import { InvoiceQueue, PictureQueue } from '../reading/invoice.queue.js';
import { LearningQueue } from './learning-queue.js';
import { VendorLayouts } from './vendor-layouts.js';

interface Reviewed {
  uploadedBy: number;
  fileKey: string;
  needsOcr: boolean;
  updatedAt: string;
  taught: Taught;
}

/** Reads a reviewed invoice again, to see where on the paper stands what a person put right. May run twice. */
@Injectable()
export class LearnLayoutJob {
  constructor(
    private readonly db: Db,
    private readonly storage: Storage,
    private readonly extractor: Extractor,
    private readonly layouts: VendorLayouts,
    private readonly queue: LearningQueue,
  ) {}

  @Job(InvoiceQueue, 'learn-layout')
  async learn({ invoiceId }: { invoiceId: number }, { signal }: JobContext): Promise<void> {
    if (!(await this.work(invoiceId, { ocr: false, signal }))) await this.queue.handOver(invoiceId);
  }

  @Job(PictureQueue, 'learn-layout')
  async learnFromPicture({ invoiceId }: { invoiceId: number }, { signal }: JobContext): Promise<void> {
    await this.work(invoiceId, { ocr: true, signal });
  }

  /** False when it cannot be read without OCR, and is not to be read with it. */
  private async work(invoiceId: number, options: ExtractOptions): Promise<boolean> {
    let learned: string | undefined;
    // Once more when the review went on meanwhile: its request to learn was taken for this one.
    for (;;) {
      const reviewed = await this.reviewed(invoiceId);
      if (!reviewed || reviewed.updatedAt === learned) return true;
      if (!(await this.learnFrom(reviewed, options))) return false;
      learned = reviewed.updatedAt;
    }
  }

  private async learnFrom(
    { uploadedBy, fileKey, needsOcr, taught }: Reviewed,
    options: ExtractOptions,
  ): Promise<boolean> {
    if (needsOcr && !options.ocr) return false;
    const known = await this.layouts.of(uploadedBy);
    const bytes = await buffer(await this.storage.read(fileKey));
    const lesson = await this.extractor.learn(bytes, taught, {
      ...options,
      layouts: known.map(({ layout }) => layout),
    });
    if (lesson === 'needs_ocr') return false;
    if (!lesson) return true;
    const replaced = lesson.replaces === null ? null : known[lesson.replaces]!.id;
    await this.db.transaction((tx) => this.layouts.save(tx, uploadedBy, lesson.layout, replaced));
    return true;
  }

  /** What the person set, and is still so. Undefined when there is nothing, or the invoice is gone. */
  private reviewed(invoiceId: number): Promise<Reviewed | undefined> {
    return this.db.row<Reviewed & Record<string, unknown>>(
      `SELECT i.uploaded_by AS "uploadedBy", i.file_key AS "fileKey", i.needs_ocr AS "needsOcr", i.updated_at::text AS "updatedAt",
              (SELECT coalesce(jsonb_object_agg(f.key, f.value), '{}') FROM jsonb_each(jsonb_build_object(
                 'vendorName', i.vendor_name, 'invoiceNumber', i.invoice_number, 'invoiceDate', i.invoice_date,
                 'totalAmount', i.total_amount, 'currency', i.currency)) f
               WHERE f.key = ANY (i.fields_set) AND f.value <> 'null')
              || jsonb_build_object('skus', s.skus) AS taught
       FROM uploaded_invoices i
       CROSS JOIN LATERAL (
         SELECT coalesce(jsonb_object_agg(l.position, l.sku) FILTER (WHERE l.sku_set AND l.sku IS NOT NULL), '{}') AS skus
         FROM invoice_line_items l WHERE l.invoice_id = i.id) s
       WHERE i.id = $1 AND i.extraction_status IN ('completed', 'needs_review')
         AND (i.fields_set <> '{}' OR s.skus <> '{}')`,
      [invoiceId],
    );
  }
}
