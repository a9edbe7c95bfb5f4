import type { InvoiceOfOrder } from '#contracts';
import { conflict } from '#platform';
import { outstandingOf, type ReceivableLine, type ReceivedLine } from './receipt-plan.js';

interface OrderedLine extends ReceivableLine {
  productId: number;
  productName: string;
}

/** Refuses a receipt of more than the order's invoices left to come: what they brought in is in stock. */
export function mustCountOnce(lines: OrderedLine[], received: ReceivedLine[], invoices: InvoiceOfOrder[]): void {
  const imported = new Map<number, number>();
  for (const { productId, quantity } of invoices.flatMap((invoice) => invoice.imported)) {
    imported.set(productId, (imported.get(productId) ?? 0) + quantity);
  }
  const again = lines.flatMap((line) => {
    const inStock = imported.get(line.productId) ?? 0;
    const quantity = received.find(({ itemId }) => itemId === line.id)?.quantity ?? 0;
    const toCome = Math.max(0, outstandingOf(line) - inStock);
    return quantity > toCome ? [{ itemId: line.id, productId: line.productId, quantity: inStock, line }] : [];
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
