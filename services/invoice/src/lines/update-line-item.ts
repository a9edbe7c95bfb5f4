import { Injectable } from '@nestjs/common';
import type { IdInput, InvoiceLineItem, UpdateLineItemInput } from '#contracts';
import { type Actor, Db, type Tx } from '#platform';
import { InvoiceQueries } from '../invoices/invoice.queries.js';
import { lockLine, mustBeRead } from '../invoices/own-invoice.js';
import { afterReview } from '../invoices/review.js';
import { amountOf } from '../invoices/sum-of-lines.js';
import { LearningQueue } from '../learning/learning-queue.js';
import { CatalogueReferences } from '../matching/catalogue-references.js';
import { LineItemEntity } from './line-item.entity.js';
import { lineProblem, mustBeFree } from './line-review.js';

/** What a person puts right on a line, until it goes into stock. */
@Injectable()
export class UpdateLineItemHandler {
  constructor(
    private readonly db: Db,
    private readonly references: CatalogueReferences,
    private readonly learningQueue: LearningQueue,
    private readonly queries: InvoiceQueries,
  ) {}

  async execute(actor: Actor, input: UpdateLineItemInput & IdInput): Promise<InvoiceLineItem> {
    await this.references.checkProduct(actor, input);
    const line = await this.db.transaction(async (tx) => {
      await this.update(tx, actor, input);
      return this.queries.line(actor, input.id, tx);
    });
    if (input.sku !== undefined) await this.learningQueue.add(line.invoiceId);
    return line;
  }

  private async update(tx: Tx, actor: Actor, { id, ...changes }: UpdateLineItemInput & IdInput): Promise<void> {
    const { invoice, line } = await lockLine(tx, actor, id);
    mustBeRead(invoice);
    mustBeFree(line);
    const before = amountOf(line);
    line.skuSet ||= changes.sku !== undefined;
    line.productSet ||= changes.productId !== undefined && changes.productId !== line.productId;
    Object.assign(line, Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)));
    line.reviewNotes = lineProblem(line);
    line.needsReview = line.reviewNotes !== null;
    line.importError = null;
    await tx.save(line);
    const lines = await tx.findBy(LineItemEntity, { invoiceId: invoice.id });
    Object.assign(invoice, afterReview(invoice, lines, { amountsChanged: amountOf(line) !== before }), {
      updatedAt: new Date(),
    });
    await tx.save(invoice);
  }
}
