import type { Product } from '../../../api/list-products';
import type { Schemas } from '../../../lib/api-client';
import { fromCents, toCents } from '../../../lib/money';

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

export const PRICE = /^\d{1,7}(\.\d{1,2})?$/;
export const WHOLE_NUMBER = /^\d+$/;

export const NEW_PRODUCT: Partial<ProductValues> = {
  minOrderQuantity: '1',
  unitOfMeasure: 'piece',
  leadTime: '1',
  visibleOnMarketplace: true,
};

/** What cannot be read as a price is none. */
export const centsOf = (price: string | undefined) =>
  price !== undefined && PRICE.test(price) ? toCents(Number(price)) : undefined;

export function toInput(values: ProductValues): Schemas['CreateProductInput'] {
  return {
    supplierId: values.supplierId,
    name: values.name.trim(),
    sku: values.sku.trim(),
    category: values.category,
    brandId: values.brandId ?? null,
    description: values.description?.trim() ?? '',
    price: toCents(Number(values.price)),
    minOrderQuantity: Number(values.minOrderQuantity),
    unitOfMeasure: values.unitOfMeasure,
    leadTime: Number(values.leadTime),
    imageUrl: values.imageUrl?.trim() || null,
    visibleOnMarketplace: values.visibleOnMarketplace,
  };
}

export function toValues(product: Product): Partial<ProductValues> {
  return {
    supplierId: product.supplierId ?? undefined,
    name: product.name,
    sku: product.sku,
    category: product.category ?? undefined,
    brandId: product.brandId ?? undefined,
    description: product.description ?? '',
    price: fromCents(product.price).toFixed(2),
    minOrderQuantity: String(product.minOrderQuantity),
    unitOfMeasure: product.unitOfMeasure,
    leadTime: String(product.leadTime),
    imageUrl: product.imageUrl ?? '',
    visibleOnMarketplace: product.visibleOnMarketplace,
  };
}
