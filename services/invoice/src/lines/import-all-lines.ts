import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import type { FailedImport, IdInput, ImportedLines } from '#contracts';
import { type Actor, type Call, Db, DomainError, type Tx } from '#platform';
import { lockInvoice, mustBeRead } from '../invoices/own-invoice.js';
import { UnnamedOrders } from '../matching/unnamed-orders.js';
import { IS_GOODS } from './goods.sql.js';
import { ALREADY_IN_STOCK, ImportLineItemHandler } from './import-line.js';
import { LineItemEntity } from './line-item.entity.js';

/** How long a caller waits for lines to come in; shorter than the pause after which others take them up. */
const WAIT_MS = 8000;
const AT_A_TIME = 4;
/** Lines that are claimed in one transaction. */
const BATCH = 500;

interface Begun {
  lineItemIds: number[];
  failed: FailedImport[];
}

/**
 * Every line of goods in whole units that needs no review; each counts by itself, whatever becomes of the rest. All are claimed first: what
 * is not in when the caller has waited long enough comes in by itself. Units that came in with the linked order are in stock
 * already: they are left out, and counted again only on purpose, line by line.
 */
@Injectable()
export class ImportAllLinesHandler {
  constructor(
    private readonly db: Db,
    private readonly importLine: ImportLineItemHandler,
    private readonly unnamedOrders: UnnamedOrders,
  ) {}

  async execute(call: Call, input: IdInput): Promise<ImportedLines> {
    const earlier = await this.db.answered<ImportedLines>(call, 'import-all-lines', input);
    if (earlier) return earlier.answer;
    await this.unnamedOrders.refuse(call.actor, input.id);
    const answer = await this.importAll(call.actor, input.id);
    return this.db.idempotent(call, 'import-all-lines', input, () => Promise.resolve(answer));
  }

  private async importAll(actor: Actor, invoiceId: number): Promise<ImportedLines> {
    const open = await this.db.transaction((tx) => this.open(tx, actor, invoiceId));
    const clean = open.filter(({ isClean }) => isClean).map(({ id }) => id);
    const begun: Begun = { lineItemIds: [], failed: [] };
    for (let from = 0; from < clean.length; from += BATCH) {
      const some = clean.slice(from, from + BATCH);
      await this.db.transaction((tx) => this.begin(tx, actor, invoiceId, some, begun));
    }
    await this.finish(actor, begun.lineItemIds);
    const { imported, importing, refused } = await this.outcome(begun.lineItemIds);
    const failed = [...begun.failed, ...refused];
    return { imported, importing, skipped: open.length - imported - importing - failed.length, failed };
  }

  private async open(tx: Tx, actor: Actor, invoiceId: number): Promise<{ id: number; isClean: boolean }[]> {
    mustBeRead(await lockInvoice(tx, actor, invoiceId));
    return tx.rows<{ id: number; isClean: boolean }>(
      `SELECT n.id, NOT n.needs_review AND n.quantity >= 1 AND n.quantity = trunc(n.quantity) AS "isClean"
       FROM invoice_line_items n
       WHERE n.invoice_id = $1 AND n.imported_at IS NULL AND ${IS_GOODS} ORDER BY n.position`,
      [invoiceId],
    );
  }

  private async begin(tx: Tx, actor: Actor, invoiceId: number, ids: number[], begun: Begun): Promise<void> {
    const invoice = await lockInvoice(tx, actor, invoiceId);
    const lines = await tx.find(LineItemEntity, { where: { id: In(ids), invoiceId }, order: { position: 'ASC' } });
    for (const line of lines) {
      try {
        if (!line.importedAt && !line.importCommand) await this.importLine.begin(tx, actor, invoice, line);
        begun.lineItemIds.push(line.id);
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        if (error.details.reason === ALREADY_IN_STOCK) continue;
        begun.failed.push({ lineItemId: line.id, message: error.message });
      }
    }
  }

  private async finish(actor: Actor, lineItemIds: number[]): Promise<void> {
    const end = Date.now() + WAIT_MS;
    const left = lineItemIds.values();
    const work = async (): Promise<void> => {
      for (const id of left) {
        await this.importLine.finish(actor, id);
        if (Date.now() > end) return;
      }
    };
    await Promise.all(Array.from({ length: AT_A_TIME }, work));
  }

  private async outcome(
    lineItemIds: number[],
  ): Promise<{ imported: number; importing: number; refused: FailedImport[] }> {
    const lines = await this.db.rows<{ id: number; isIn: boolean; isUnderWay: boolean; importError: string | null }>(
      `SELECT id, imported_at IS NOT NULL AS "isIn", import_command IS NOT NULL AS "isUnderWay",
              import_error AS "importError"
       FROM invoice_line_items WHERE id = ANY ($1) ORDER BY position`,
      [lineItemIds],
    );
    return {
      imported: lines.filter(({ isIn }) => isIn).length,
      importing: lines.filter(({ isUnderWay }) => isUnderWay).length,
      refused: lines.flatMap(({ id, isIn, isUnderWay, importError }) =>
        isIn || isUnderWay || importError === null ? [] : [{ lineItemId: id, message: importError }],
      ),
    };
  }
}
