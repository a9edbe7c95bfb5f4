import type { BasketGroup, BasketItem, PricedProduct } from '#contracts';
import { lineSubtotal } from '../orders/order-totals.js';
import { refusalOf } from '../orders/quote.js';

/** A product in the basket as it is kept: with the facts that the buyer last saw. */
export interface KeptItem {
  productId: number;
  quantity: number;
  supplierId: number;
  supplierName: string;
  currency: string;
  name: string;
  sku: string;
  /** Cents. */
  price: number;
}

/** The basket as its buyer sees it: by supplier, at today's prices, with what has changed since. */
export function basketGroups(kept: KeptItem[], priced: PricedProduct[]): BasketGroup[] {
  const today = new Map(priced.map((product) => [product.productId, product]));
  const suppliers = new Map(priced.map(({ supplier }) => [supplier.id, supplier]));
  const groups = new Map<number, BasketGroup>();
  for (const item of kept) {
    const product = today.get(item.productId);
    const group = groups.get(item.supplierId) ?? emptyGroup(item, suppliers.get(item.supplierId));
    groups.set(item.supplierId, group);
    const line = basketItem(item, product);
    group.items.push(line);
    if (line.refusal === null) group.subtotal += line.subtotal;
  }
  return [...groups.values()].sort((a, b) => a.supplier.name.localeCompare(b.supplier.name));
}

function emptyGroup(
  { supplierId, supplierName, currency }: KeptItem,
  today: PricedProduct['supplier'] | undefined,
): BasketGroup {
  return {
    supplier: { id: supplierId, name: today?.name ?? supplierName },
    ratings: today?.ratings ?? null,
    currency: today?.currency ?? currency,
    orderMinimum: today?.orderMinimum ?? null,
    items: [],
    subtotal: 0,
  };
}

function basketItem(kept: KeptItem, product: PricedProduct | undefined): BasketItem {
  const price = product?.price ?? kept.price;
  return {
    product: {
      id: kept.productId,
      name: product?.name ?? kept.name,
      sku: product?.sku ?? kept.sku,
      imageUrl: product?.imageUrl ?? null,
      price,
      minOrderQuantity: product?.minOrderQuantity ?? 1,
      unitOfMeasure: product?.unitOfMeasure ?? 'piece',
    },
    quantity: kept.quantity,
    subtotal: lineSubtotal({ quantity: kept.quantity, price }),
    previousPrice: price === kept.price ? null : kept.price,
    refusal: product ? (refusalOf(kept.quantity, product) ?? null) : 'This product is not available',
  };
}
