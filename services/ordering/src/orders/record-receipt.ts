import type { Tx } from '#platform';
import type { ReceivedLine } from './receipt-plan.js';
import { ReceiptEntity, ReceiptLineEntity } from './receipt.entity.js';

/**
 * A receipt, with what each line of the order has received by it; less than nothing where goods are taken back. Returns its id.
 *
 * @param order by its id, locked
 */
export async function recordReceipt(
  tx: Tx,
  order: { orderId: number; receivedBy: number },
  lines: ReceivedLine[],
): Promise<number> {
  const receipt = { ...order } as ReceiptEntity;
  await tx.insert(ReceiptEntity, receipt);
  await tx.insert(
    ReceiptLineEntity,
    lines.map((line) => ({ receiptId: receipt.id, ...line })),
  );
  await tx.changed(
    `UPDATE order_items i SET received_quantity = received_quantity + r.quantity,
       confirmed_quantity = confirmed_quantity + r.in_stock
     FROM unnest($1::bigint[], $2::int[], $3::int[]) AS r (item_id, quantity, in_stock) WHERE i.id = r.item_id`,
    [lines.map(({ itemId }) => itemId), lines.map(({ quantity }) => quantity), lines.map(({ inStock }) => inStock)],
  );
  return receipt.id;
}
