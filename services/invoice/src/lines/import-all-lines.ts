import { Injectable } from '@nestjs/common';
import type { FailedImport, ImportedLines } from '#contracts';
import { type Actor, type Call, Db, DomainError } from '#platform';
import { lockInvoice, mustBeRead } from '../invoices/own-invoice.js';
import { ImportLine } from './import-line.js';

/** Time that an answer needs to get back to whoever waits for it. */
const MARGIN_MS = 2000;

/** Every line that needs no review, one after the other; each counts by itself, whatever becomes of the rest. */
@Injectable()
export class ImportAllLines {
  constructor(
    private readonly db: Db,
    private readonly importLine: ImportLine,
  ) {}

  async execute(actor: Actor, invoiceId: number, { deadlineAt }: Call): Promise<ImportedLines> {
    await this.db.transaction(async (tx) => mustBeRead(await lockInvoice(tx, actor, invoiceId)));
    const open = await this.db.rows<{ id: number; needsReview: boolean }>(
      `SELECT id, needs_review AS "needsReview" FROM invoice_line_items
       WHERE invoice_id = $1 AND imported_at IS NULL ORDER BY position`,
      [invoiceId],
    );
    const clean = open.filter(({ needsReview }) => !needsReview);
    const failed: FailedImport[] = [];
    let tried = 0;
    for (const { id } of clean) {
      if (Date.now() > deadlineAt - MARGIN_MS) break;
      tried++;
      const message = await this.tryOne(actor, id);
      if (message !== null) failed.push({ lineItemId: id, message });
    }
    return { imported: tried - failed.length, skipped: open.length - tried, failed };
  }

  /** Null when it went well. */
  private async tryOne(actor: Actor, id: number): Promise<string | null> {
    try {
      await this.importLine.execute(actor, id);
      return null;
    } catch (error) {
      if (error instanceof DomainError) return error.message;
      throw error;
    }
  }
}
