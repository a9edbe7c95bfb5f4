import type { Product } from '../../../api/list-products';
import type { Schemas } from '../../../lib/api-client';
import { MOST } from '../../../kit/form/limits';
import { format } from '../../../lib/format';
import { decimalsOf, formatMoney, fromCents, toCents } from '../../../lib/money';

/** As typed: the price is money and not cents, and a field may be empty. */
export interface ProductValues {
  supplierId: number;
  name: string;
  sku: string;
  category?: string;
  brandId?: number;
  description?: string;
  price: string;
  minOrderQuantity: string;
  unitOfMeasure: string;
  leadTime: string;
  imageUrl?: string;
  visibleOnMarketplace: boolean;
}

/** The person's own sign before decimals. */
const sign = () => format().decimalSeparator;

/** Whole yen, dollars and cents: as many decimals as the currency has, after a point or the person's own sign. */
function amountOf(price: string, currency: string, separator: string): number | undefined {
  const decimals = decimalsOf(currency);
  const pattern = decimals === 0 ? /^\d+$/ : new RegExp(`^\\d+(\\.\\d{1,${decimals}})?$`);
  const withPoint = price.replace(separator, '.');
  return pattern.test(withPoint) ? toCents(Number(withPoint), currency) : undefined;
}

/** What is wrong with a price, in words. */
export function problemOfPrice(price: string, currency: string, separator = sign()): string | undefined {
  const cents = amountOf(price, currency, separator);
  if (cents === undefined) return 'Invalid price format';
  return cents > MOST ? `At most ${formatMoney(MOST, currency)}` : undefined;
}

/** What cannot be taken as a price is none. */
export const centsOf = (price: string | undefined, currency: string, separator = sign()) =>
  price !== undefined && !problemOfPrice(price, currency, separator) ? amountOf(price, currency, separator) : undefined;

/** As the person writes it. */
export const asTyped = (cents: number, currency: string, separator = sign()) =>
  fromCents(cents, currency).toFixed(decimalsOf(currency)).replace('.', separator);

export const WHOLE_NUMBER = /^\d+$/;

export const NEW_PRODUCT: Partial<ProductValues> = {
  minOrderQuantity: '1',
  unitOfMeasure: 'piece',
  leadTime: '1',
  visibleOnMarketplace: true,
};

export function toInput(values: ProductValues, currency: string): Schemas['CreateProductInput'] {
  return {
    supplierId: values.supplierId,
    name: values.name.trim(),
    sku: values.sku.trim(),
    category: values.category,
    brandId: values.brandId ?? null,
    description: values.description?.trim() ?? '',
    // The form sends what it has found to be a price.
    price: centsOf(values.price, currency)!,
    minOrderQuantity: Number(values.minOrderQuantity),
    unitOfMeasure: values.unitOfMeasure,
    leadTime: Number(values.leadTime),
    imageUrl: values.imageUrl?.trim() || null,
    visibleOnMarketplace: values.visibleOnMarketplace,
  };
}

/** A product as its form sends it while nothing is changed. */
export const asInput = (product: Product) => toInput(toValues(product) as ProductValues, product.currency);

export function toValues(product: Product): Partial<ProductValues> {
  return {
    supplierId: product.supplierId ?? undefined,
    name: product.name,
    sku: product.sku,
    category: product.category ?? undefined,
    brandId: product.brandId ?? undefined,
    description: product.description ?? '',
    price: asTyped(product.price, product.currency),
    minOrderQuantity: String(product.minOrderQuantity),
    unitOfMeasure: product.unitOfMeasure,
    leadTime: String(product.leadTime),
    imageUrl: product.imageUrl ?? '',
    visibleOnMarketplace: product.visibleOnMarketplace,
  };
}
