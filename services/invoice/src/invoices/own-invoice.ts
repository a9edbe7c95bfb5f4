import { type Actor, conflict, notFound, type Tx } from '#platform';
import { LineItemEntity } from '../lines/line-item.entity.js';
import { InvoiceEntity } from './invoice.entity.js';

/** The caller's own invoice, locked until the transaction ends; anybody else's is not there. */
export async function lockInvoice(tx: Tx, actor: Actor, id: number): Promise<InvoiceEntity> {
  const invoice = await tx.findOne(InvoiceEntity, {
    where: { id, uploadedBy: actor.userId },
    lock: { mode: 'pessimistic_write' },
  });
  if (!invoice) throw notFound('Invoice not found');
  return invoice;
}

/** A line of the caller's own invoice, with the invoice: both locked, the invoice first, so that two never cross. */
export async function lockLine(
  tx: Tx,
  actor: Actor,
  lineItemId: number,
): Promise<{ invoice: InvoiceEntity; line: LineItemEntity }> {
  const unlocked = await tx.findOneBy(LineItemEntity, { id: lineItemId });
  if (!unlocked) throw notFound('Line item not found');
  const invoice = await tx.findOne(InvoiceEntity, {
    where: { id: unlocked.invoiceId, uploadedBy: actor.userId },
    lock: { mode: 'pessimistic_write' },
  });
  if (!invoice) throw notFound('Line item not found');
  const line = await tx.findOneOrFail(LineItemEntity, {
    where: { id: lineItemId },
    lock: { mode: 'pessimistic_write' },
  });
  return { invoice, line };
}

/** Lines can be worked with once the file has been read. */
export function mustBeRead({ extractionStatus }: InvoiceEntity): void {
  if (extractionStatus === 'failed') throw conflict('The invoice could not be read');
  if (extractionStatus === 'pending' || extractionStatus === 'processing') {
    throw conflict('The invoice is still being read');
  }
}
