import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import {
  type IdInput,
  InvoiceImportUndone,
  type RestoredAnswer,
  type UndoneImport,
  UndoReceipts,
  type UndoReceiptsInput,
} from '#contracts';
import {
  type Actor,
  type Call,
  Commands,
  type Concluded,
  Concludes,
  conflict,
  Db,
  DomainError,
  Outbox,
  type Outcome,
  type Tx,
} from '#platform';
import { InvoiceEntity } from '../invoices/invoice.entity.js';
import { lockInvoice } from '../invoices/own-invoice.js';
import { receiptKey } from './goods.js';
import { LineItemEntity } from './line-item.entity.js';

/** What the command carries along. */
interface Undoing {
  invoiceId: number;
  lineItemIds: number[];
}

/** Either what has happened already, or the command that is under way. */
type Claim = { done: UndoneImport } | { command: string };

/** All that was imported of an invoice, out of the stock again, as one command: all of it or nothing, once. */
@Injectable()
export class UndoInvoiceImportHandler {
  constructor(
    private readonly db: Db,
    private readonly commands: Commands,
    private readonly outbox: Outbox,
  ) {}

  async execute(call: Call, input: IdInput): Promise<UndoneImport> {
    const earlier = await this.db.answered<UndoneImport>(call, 'undo-import', input);
    if (earlier) return earlier.answer;
    const answer = await this.undo(call.actor, input.id);
    return this.db.idempotent(call, 'undo-import', input, () => Promise.resolve(answer));
  }

  private async undo(actor: Actor, id: number): Promise<UndoneImport> {
    const claim = await this.db.transaction((tx) => this.claim(tx, actor, id));
    if ('done' in claim) return claim.done;
    await this.attempt(claim.command);
    const { lastUndo } = await this.db.transaction((tx) => lockInvoice(tx, actor, id));
    return lastUndo!;
  }

  /** What the stock refuses has moved on since: against the present state. */
  private async attempt(command: string): Promise<void> {
    try {
      await this.commands.attempt(command);
    } catch (error) {
      if (error instanceof DomainError && error.kind === 'impossible') throw conflict(error.message, error.details);
      throw error;
    }
  }

  private async claim(tx: Tx, actor: Actor, id: number): Promise<Claim> {
    const invoice = await lockInvoice(tx, actor, id);
    if (invoice.undoCommand) return { command: invoice.undoCommand };
    const started = await tx.findBy(LineItemEntity, { invoiceId: id, importStartedAt: Not(IsNull()) });
    if (started.some(({ importedAt }) => !importedAt)) throw conflict('A line of this invoice is being imported');
    if (started.length === 0) {
      if (invoice.lastUndo) return { done: invoice.lastUndo };
      throw conflict('Nothing of this invoice is imported');
    }
    const context: Undoing = { invoiceId: id, lineItemIds: started.map((line) => line.id) };
    const keys = started.map(receiptKey);
    // The first line's key differs from one import to the next, and so does this one.
    const key = `undo-${id}-${keys[0]}`;
    invoice.undoCommand = await this.commands.add(tx, UndoReceipts, { keys }, { key, actor, context });
    await tx.save(invoice);
    return { command: invoice.undoCommand };
  }

  @Concludes(UndoReceipts)
  async undone(
    outcome: Outcome<RestoredAnswer>,
    { tx, context: { invoiceId, lineItemIds } }: Concluded<UndoReceiptsInput, Undoing>,
  ): Promise<void> {
    const invoice = await tx.findOne(InvoiceEntity, { where: { id: invoiceId }, lock: { mode: 'pessimistic_write' } });
    // Its owner has closed the account meanwhile.
    if (!invoice) return;
    invoice.undoCommand = null;
    if ('answer' in outcome) {
      await tx.changed(FREE, [lineItemIds]);
      invoice.lastUndo = { lines: lineItemIds.length, ...outcome.answer };
      const { uploadedBy: userId, invoiceNumber } = invoice;
      await this.outbox.add(tx, InvoiceImportUndone, { invoiceId, userId, invoiceNumber, lines: lineItemIds.length });
    }
    await tx.save(invoice);
  }
}

const FREE = `
  UPDATE invoice_line_items
  SET imported_at = NULL, import_started_at = NULL, import_quantity = NULL, inventory_id = NULL, inventory_created = NULL,
      times_undone = times_undone + 1
  WHERE id = ANY ($1::bigint[])`;
