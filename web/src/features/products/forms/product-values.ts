import type { Product } from '../../../api/list-products';
import type { Schemas } from '../../../lib/api-client';
import { decimalsOf, fromCents, toCents } from '../../../lib/money';

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

/** Whole yen, dollars and cents: as many decimals as the currency has. */
export function pricePattern(currency: string): RegExp {
  const decimals = decimalsOf(currency);
  return decimals === 0 ? /^\d{1,9}$/ : new RegExp(`^\\d{1,7}(\\.\\d{1,${decimals}})?$`);
}

export const WHOLE_NUMBER = /^\d+$/;

export const NEW_PRODUCT: Partial<ProductValues> = {
  minOrderQuantity: '1',
  unitOfMeasure: 'piece',
  leadTime: '1',
  visibleOnMarketplace: true,
};

/** What cannot be read as a price is none. */
export const centsOf = (price: string | undefined, currency: string) =>
  price !== undefined && pricePattern(currency).test(price) ? toCents(Number(price), currency) : undefined;

export function toInput(values: ProductValues, currency: string): Schemas['CreateProductInput'] {
  return {
    supplierId: values.supplierId,
    name: values.name.trim(),
    sku: values.sku.trim(),
    category: values.category,
    brandId: values.brandId ?? null,
    description: values.description?.trim() ?? '',
    price: toCents(Number(values.price), currency),
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
    price: fromCents(product.price, product.currency).toFixed(decimalsOf(product.currency)),
    minOrderQuantity: String(product.minOrderQuantity),
    unitOfMeasure: product.unitOfMeasure,
    leadTime: String(product.leadTime),
    imageUrl: product.imageUrl ?? '',
    visibleOnMarketplace: product.visibleOnMarketplace,
  };
}
