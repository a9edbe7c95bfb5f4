import type { BasketGroup } from '../../api/get-basket';
import type { Product } from '../../api/list-products';
import type { Order } from '../../api/list-orders';
import type { Schemas } from '../../lib/api-client';
import { ApiError } from '../../lib/api-error';
import { problemOf } from '../../kit/form/limits';
import { taxOf } from '../../lib/money';
import { quantity as inUnits } from '../../lib/units';

/** One line of an order that is being written. */
export interface CartLine {
  productId: number;
  name: string;
  sku: string;
  unit?: string;
  minimum: number;
  /** Cents, as last heard from the catalogue. */
  price: number;
  currency: string;
  /** What was shown before the supplier changed it. */
  oldPrice?: number;
  quantity: number;
}

type Orderable = Pick<Product, 'id' | 'name' | 'sku' | 'unitOfMeasure' | 'minOrderQuantity' | 'price' | 'currency'>;

export const toLine = (product: Orderable, quantity: number): CartLine => ({
  productId: product.id,
  name: product.name,
  sku: product.sku,
  unit: product.unitOfMeasure,
  minimum: product.minOrderQuantity,
  price: product.price,
  currency: product.currency,
  quantity,
});

/** What the cart holds of one supplier and may be ordered as it is. */
export const linesOfBasket = ({ items, currency }: BasketGroup): CartLine[] =>
  items
    .filter(({ refusal }) => refusal === null)
    .map(({ product, quantity, previousPrice }) => ({
      ...toLine({ ...product, currency }, quantity),
      ...(previousPrice !== null && { oldPrice: previousPrice }),
    }));

/** A draft's lines, to be changed. Their minimum is not on the order; the server still checks it. */
export const linesOf = ({ items, currency }: Order): CartLine[] =>
  items.map(({ productId, product, price, quantity }) => ({
    productId,
    name: product.name,
    sku: product.sku,
    minimum: 1,
    price,
    currency,
    quantity,
  }));

/** The same product twice is one line. */
export function addLine(lines: CartLine[], added: CartLine): CartLine[] {
  const known = lines.find(({ productId }) => productId === added.productId);
  if (!known) return [...lines, added];
  return setQuantity(lines, added.productId, known.quantity + added.quantity);
}

/** As it is typed, though it be none that can be ordered. */
export const typeQuantity = (lines: CartLine[], productId: number, quantity: number): CartLine[] =>
  lines.map((line) => (line.productId === productId ? { ...line, quantity } : line));

/** Cents; what is no quantity yet costs nothing. */
export const sumOf = ({ price, quantity }: CartLine) => price * (quantity || 0);

/** What is wrong with a line's quantity, in words. */
export const problemOfLine = ({ quantity, minimum, unit = 'piece' }: CartLine) =>
  quantity < minimum ? `At least ${inUnits(minimum, unit)}` : problemOf(quantity, { min: 1, max: 1_000_000 });

/** A quantity of 0 or less removes the line. */
export function setQuantity(lines: CartLine[], productId: number, quantity: number): CartLine[] {
  if (quantity <= 0) return lines.filter((line) => line.productId !== productId);
  return typeQuantity(lines, productId, quantity);
}

export function totalsOf(lines: CartLine[], taxPercent: number) {
  const subtotal = lines.reduce((sum, line) => sum + sumOf(line), 0);
  const tax = taxOf(subtotal, taxPercent);
  return { subtotal, tax, total: subtotal + tax };
}

export const toItems = (lines: CartLine[]): Schemas['OrderLineInput'][] =>
  lines.map(({ productId, quantity, price }) => ({ productId, quantity, price }));

/** Today's prices, where a refusal tells them. */
export function newPricesOf(error: unknown): LinePrice[] | undefined {
  const items = error instanceof ApiError ? error.body['items'] : undefined;
  return Array.isArray(items) ? (items as LinePrice[]) : undefined;
}

export interface LinePrice {
  productId: number;
  /** Cents. */
  price: number;
}

/** Takes over today's prices from a refusal; each changed line remembers what it was. */
export function reprice(lines: CartLine[], prices: LinePrice[]): CartLine[] {
  return lines.map((line) => {
    const today = prices.find(({ productId }) => productId === line.productId)?.price ?? line.price;
    return today === line.price ? line : { ...line, price: today, oldPrice: line.price };
  });
}
