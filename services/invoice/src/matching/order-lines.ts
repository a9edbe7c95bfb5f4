import type { ProductSuggestion } from '#contracts';
import { fold, squash } from '#invoice-reading';
import type { LinkedOrder, OrderLine } from './linked-orders.js';

interface PrintedLine {
  sku: string | null;
  description: string;
}

/** The ordered product that a printed line names by its code, else by its name; undefined unless it is exactly one. */
export function orderedProduct(order: LinkedOrder, { sku, description }: PrintedLine): ProductSuggestion | undefined {
  const code = squash(sku ?? '');
  const found =
    (code && only(order.lines, (line) => squash(line.sku) === code)) ||
    only(order.lines, (line) => fold(line.name) === fold(description));
  if (!found) return undefined;
  return { productId: found.productId, name: found.name, score: 1, reason: `Ordered with ${order.orderNumber}` };
}

function only(lines: OrderLine[], fits: (line: OrderLine) => boolean): OrderLine | undefined {
  const fitting = lines.filter(fits);
  return fitting.length === 1 ? fitting[0] : undefined;
}
