import { Injectable } from '@nestjs/common';
import type { FailedImport, IdInput, ImportedLines } from '#contracts';
import { type Actor, type Call, Db, DomainError } from '#platform';
import { lockInvoice, mustBeRead } from '../invoices/own-invoice.js';
import { IS_GOODS } from './goods.sql.js';
import { ALREADY_IN_STOCK, ImportLineItemHandler } from './import-line.js';

/** Time that an answer needs to get back to the caller. */
const MARGIN_MS = 2000;

/**
 * Every line of goods that needs no review, one after the other; each counts by itself, whatever becomes of the rest. Units that
 * came in with the linked order are in stock already: they are left out, and counted again only on purpose, line by line.
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
      `SELECT n.id, NOT n.needs_review AS "isClean" FROM invoice_line_items n
       WHERE n.invoice_id = $1 AND n.imported_at IS NULL AND ${IS_GOODS} ORDER BY n.position`,
      [invoiceId],
    );
    const failed: FailedImport[] = [];
    let imported = 0;
    for (const { id } of open.filter(({ isClean }) => isClean)) {
      if (Date.now() > deadlineAt - MARGIN_MS) break;
      const error = await this.tryOne(actor, id);
      if (!error) imported++;
      else if (error.details.reason !== ALREADY_IN_STOCK) failed.push({ lineItemId: id, message: error.message });
    }
    return { imported, skipped: open.length - imported - failed.length, failed };
  }

  /** Null when it went well. */
  private async tryOne(actor: Actor, id: number): Promise<DomainError | null> {
    try {
      await this.importLine.execute(actor, { id });
      return null;
    } catch (error) {
      if (error instanceof DomainError) return error;
      throw error;
    }
  }
}
