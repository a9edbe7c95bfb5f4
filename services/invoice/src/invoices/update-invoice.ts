import { Injectable } from '@nestjs/common';
import { type IdInput, type Invoice, InvoiceLinked, type UpdateInvoiceInput } from '#contracts';
import { type Actor, conflict, Db, Outbox, type Tx } from '#platform';
import { LearningQueue } from '../learning/learning-queue.js';
import { receiptKey } from '../lines/goods.js';
import { LineItemEntity } from '../lines/line-item.entity.js';
import { CatalogueReferences } from '../matching/catalogue-references.js';
import { type LinkedOrder, LinkedOrders } from '../matching/linked-orders.js';
import { MatchInvoice } from '../matching/match-invoice.js';
import { enterByHand } from './by-hand.js';
import type { InvoiceEntity } from './invoice.entity.js';
import { InvoiceQueries } from './invoice.queries.js';
import { lockInvoice } from './own-invoice.js';
import { refuseCredit } from './refuse-credit.js';
import { afterReview } from './review.js';

/** What the stock and the catalogue are told with a line. */
const SENT_ON_IMPORT = ['invoiceNumber', 'currency', 'supplierId', 'orderId'] as const;
/** What the lines are held against. */
const TOTALS = ['totalAmount', 'taxAmount'] as const;

/** What a person puts right on the invoice. After a failed reading this is how it is entered by hand. */
@Injectable()
export class UpdateInvoiceHandler {
  constructor(
    private readonly db: Db,
    private readonly references: CatalogueReferences,
    private readonly linkedOrders: LinkedOrders,
    private readonly learningQueue: LearningQueue,
    private readonly matchInvoice: MatchInvoice,
    private readonly queries: InvoiceQueries,
    private readonly outbox: Outbox,
  ) {}

  async execute(actor: Actor, input: UpdateInvoiceInput & IdInput): Promise<Invoice> {
    await this.references.checkSupplier(actor, input);
    const order = await this.linkedOrders.changed(actor, input);
    await this.db.transaction((tx) => this.update(tx, actor, input, order));
    await this.learningQueue.add(input.id);
    if (input.supplierId !== undefined || order !== undefined) await this.matchInvoice.execute(actor, input.id);
    return this.queries.invoice(actor, input.id);
  }

  private async update(
    tx: Tx,
    actor: Actor,
    { id, ...changes }: UpdateInvoiceInput & IdInput,
    order?: LinkedOrder | null,
  ): Promise<void> {
    const invoice = await lockInvoice(tx, actor, id);
    if (invoice.extractionStatus === 'pending' || invoice.extractionStatus === 'processing') {
      throw conflict('The invoice is still being read');
    }
    // Whoever ordered knows from whom.
    if (order && invoice.supplierId === null) changes.supplierId ??= order.supplier.id;
    const set = Object.entries(changes).filter(([, value]) => value !== undefined);
    const lines = await tx.findBy(LineItemEntity, { invoiceId: id });
    const alters = (field: keyof typeof changes) => changes[field] !== undefined && changes[field] !== invoice[field];
    if (SENT_ON_IMPORT.some(alters) && lines.some((line) => line.importCommand)) {
      throw conflict('A line of this invoice is being imported');
    }
    refuseCredit(invoice, lines, changes);
    const amountsChanged = TOTALS.some(alters);
    enterByHand(invoice);
    Object.assign(invoice, Object.fromEntries(set));
    if (order !== undefined) {
      invoice.linkedOrder = order;
      await this.tellStock(tx, invoice, lines);
    }
    const fieldsSet = set.map(([field]) => field);
    Object.assign(invoice, afterReview(invoice, lines, { fieldsSet, amountsChanged }));
    invoice.fieldsSet = [...new Set([...invoice.fieldsSet, ...fieldsSet])];
    invoice.updatedAt = new Date();
    await tx.save(invoice);
  }

  /** Which order its imported goods are of is for the stock to know: they are not to come in with that one, too. */
  private async tellStock(tx: Tx, invoice: InvoiceEntity, lines: LineItemEntity[]): Promise<void> {
    const keys = lines.filter(({ importedAt }) => importedAt).map(receiptKey);
    if (keys.length === 0) return;
    const { id: invoiceId, uploadedBy: userId, orderId } = invoice;
    invoice.linkVersion++;
    await this.outbox.add(tx, InvoiceLinked, { invoiceId, userId, orderId, keys, version: invoice.linkVersion });
  }
}
