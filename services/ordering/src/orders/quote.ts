import type { PricedLine, PricedSupplier } from '#contracts';
import { conflict, formatMoney, impossible } from '#platform';
import { isStorable, lineSubtotal, orderTotals, type Totals } from './order-totals.js';

export interface WantedLine {
  productId: number;
  quantity: number;
}

export interface QuotedLine extends WantedLine {
  name: string;
  sku: string;
  category: string | null;
  imageUrl: string | null;
  price: number;
  subtotal: number;
}

/** What the wanted lines cost today. */
export interface Quote extends Totals {
  supplier: PricedSupplier;
  lines: QuotedLine[];
}

/** The figures that the user was shown. */
export interface SeenPrices extends Partial<Totals> {
  items: { productId: number; price: number }[];
}

export function requireDistinct(lines: WantedLine[]): void {
  const seen = new Set<number>();
  for (const { productId } of lines) {
    if (seen.has(productId))
      throw impossible('The same product is on two lines: add up their quantities', { productId });
    seen.add(productId);
  }
}

/** `priced`: the catalogue's answer, line by line as wanted. Refuses what may not be ordered. */
export function quoteLines(
  supplier: PricedSupplier,
  wanted: WantedLine[],
  priced: PricedLine[],
  taxPercent: number,
): Quote {
  const lines = wanted.map(({ productId, quantity }, n) => quoteLine(quantity, requirePriced(priced[n], productId)));
  const totals = orderTotals(
    lines.map(({ subtotal }) => subtotal),
    taxPercent,
  );
  if (!isStorable(totals)) throw impossible('The order is too large: split it into several');
  return { supplier, lines, ...totals };
}

/** Every figure that was shown must be today's; else the answer tells today's. */
export function requireSamePrices(seen: SeenPrices, { lines, subtotal, tax, total }: Quote): void {
  const today = { subtotal, tax, total };
  const sameTotals = (['subtotal', 'tax', 'total'] as const).every((key) => (seen[key] ?? today[key]) === today[key]);
  if (sameTotals && lines.every(({ price }, n) => seen.items[n]?.price === price)) return;
  throw conflict('Prices have changed', {
    items: lines.map(({ productId, price }) => ({ productId, price })),
    ...today,
  });
}

/** An order can be drafted below the supplier's minimum, but not sent. */
export function requireMinimum({ supplier, subtotal }: Quote): void {
  const { name, orderMinimum, currency } = supplier;
  if (orderMinimum == null || subtotal >= orderMinimum) return;
  throw impossible(`The minimum order at ${name} is ${formatMoney(orderMinimum, currency)} before tax`, {
    orderMinimum,
    subtotal,
  });
}

/** Why so much of a product may not be ordered; undefined when it may. */
export function refusalOf(quantity: number, { refusal, name, minOrderQuantity }: PricedLine): string | undefined {
  if (refusal !== undefined) return refusal;
  return quantity < minOrderQuantity ? `The minimum order quantity of ${name} is ${minOrderQuantity}` : undefined;
}

function requirePriced(line: PricedLine | undefined, productId: number): PricedLine {
  if (line?.productId !== productId) throw new Error(`The catalogue did not price product ${productId}`);
  return line;
}

function quoteLine(quantity: number, line: PricedLine): QuotedLine {
  const { productId, name, sku, category, imageUrl, price, minOrderQuantity } = line;
  const refusal = refusalOf(quantity, line);
  if (refusal !== undefined) throw impossible(refusal, { productId, minOrderQuantity });
  return { productId, quantity, name, sku, category, imageUrl, price, subtotal: lineSubtotal({ quantity, price }) };
}
