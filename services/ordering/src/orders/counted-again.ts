import { conflict } from '#platform';
import { arrivedOf, outstandingOf, type ReceivableLine, type ReceivedLine, unconfirmedOf } from './receipt-plan.js';

interface OrderedLine extends ReceivableLine {
  productId: number;
  productName: string;
}

/** Refuses a receipt of more than the order's invoices left to come: what they brought in is in stock. */
export function mustCountOnce(lines: OrderedLine[], received: ReceivedLine[]): void {
  const again = lines.flatMap((line) => {
    const { id: itemId, productId } = line;
    const { quantity, inStock } = received.find((one) => one.itemId === itemId) ?? { quantity: 0, inStock: 0 };
    const toCome = outstandingOf(line) - arrivedOf(line);
    return quantity - inStock > toCome ? [{ itemId, productId, quantity: unconfirmedOf(line), line }] : [];
  });
  if (again.length === 0) return;
  throw conflict(sentence(again), {
    reason: 'already-in-stock',
    inStock: again.map(({ line: _line, ...goods }) => goods),
  });
}

function sentence(again: { quantity: number; line: OrderedLine }[]): string {
  const [first] = again;
  return again.length === 1
    ? `${first!.line.productName}: ${first!.quantity} are in stock already, imported with an invoice of this order`
    : `Goods of ${again.length} lines are in stock already, imported with invoices of this order`;
}
