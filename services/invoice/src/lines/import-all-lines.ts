import { Injectable } from '@nestjs/common';
import type { FailedImport, IdInput, ImportedLines } from '#contracts';
import { type Actor, type Call, Db, DomainError } from '#platform';
import { lockInvoice, mustBeRead } from '../invoices/own-invoice.js';
import { ORDERED_OF_LINE } from '../matching/ordered.sql.js';
import { ImportLineItemHandler } from './import-line.js';

/** Time that an answer needs to get back to the caller. */
const MARGIN_MS = 2000;

/**
 * Every line that needs no review, one after the other; each counts by itself, whatever becomes of the rest. Goods that
 * came in with the linked order are in stock already: only a person counts them again, line by line.
 */
@Injectable()
export class ImportAllLinesHandler {
  constructor(
    private readonly db: Db,
    private readonly importLine: ImportLineItemHandler,
  ) {}

  async execute(call: Call, input: IdInput): Promise<ImportedLines> {
    const earlier = await this.db.answered<ImportedLines>(call, 'import-all-lines', input);
    if (earlier) return earlier.answer;
    const answer = await this.importAll(call, input.id);
    return this.db.idempotent(call, 'import-all-lines', input, () => Promise.resolve(answer));
  }

  private async importAll({ actor, deadlineAt }: Call, invoiceId: number): Promise<ImportedLines> {
    await this.db.transaction(async (tx) => mustBeRead(await lockInvoice(tx, actor, invoiceId)));
    const open = await this.db.rows<{ id: number; isClean: boolean }>(
      `SELECT l.id, NOT l.needs_review AND NOT EXISTS (SELECT ${ORDERED_OF_LINE} AND o.received > 0) AS "isClean"
       FROM invoice_line_items l JOIN uploaded_invoices i ON i.id = l.invoice_id
       WHERE i.id = $1 AND l.imported_at IS NULL ORDER BY l.position`,
      [invoiceId],
    );
    const clean = open.filter(({ isClean }) => isClean);
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
      await this.importLine.execute(actor, { id });
      return null;
    } catch (error) {
      if (error instanceof DomainError) return error.message;
      throw error;
    }
  }
}
