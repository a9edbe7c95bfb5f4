import { Injectable } from '@nestjs/common';
import type { IdInput } from '#contracts';
import { type Actor, Db } from '#platform';
import { lockLine, mustBeRead } from '../invoices/own-invoice.js';
import { afterReview } from '../invoices/review.js';
import { LineItemEntity } from './line-item.entity.js';
import { mustBeFree } from './line-review.js';

/** A line that is none, or one entered by mistake; not once it is in stock or on its way there. */
@Injectable()
export class DeleteLineItemHandler {
  constructor(private readonly db: Db) {}

  execute(actor: Actor, { id }: IdInput): Promise<null> {
    return this.db.transaction(async (tx) => {
      const { invoice, line } = await lockLine(tx, actor, id);
      mustBeRead(invoice);
      mustBeFree(line);
      await tx.delete(LineItemEntity, { id });
      const left = await tx.findBy(LineItemEntity, { invoiceId: invoice.id });
      Object.assign(invoice, afterReview(invoice, left, { amountsChanged: true }), { updatedAt: new Date() });
      await tx.save(invoice);
      return null;
    });
  }
}
