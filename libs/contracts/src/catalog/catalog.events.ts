import type { ExportFacts } from '../common/export.dto.js';
import { defineEvent } from '../define.js';

/** What other services may keep of a supplier. Keep the highest `version`. */
export interface SupplierSnapshot {
  id: number;
  name: string;
  category: string;
  /** The owner; null for a buyer's private record. */
  ownerId: number | null;
  createdBy: number;
  contactEmail: string | null;
  /** Absent in facts from before it was told, as is the next. */
  contactPhone?: string | null;
  address?: string | null;
  location: string | null;
  currency: string;
  version: number;
}

/** What other services may keep of a product. Keep the highest `version`. */
export interface ProductSnapshot {
  id: number;
  name: string;
  description: string | null;
  sku: string;
  category: string | null;
  /** Cents. */
  price: number;
  /** Of the price; absent in facts from before it was told, which were all in USD. */
  currency?: string;
  unitOfMeasure: string;
  minOrderQuantity: number;
  imageUrl: string | null;
  brand: { id: number; name: string } | null;
  supplier: { id: number; name: string } | null;
  /** The buyer whose private product this is; null for a supplier's product. */
  privateTo: number | null;
  isApproved: boolean;
  visibleOnMarketplace: boolean;
  archived: boolean;
  version: number;
}

export const SupplierCreated = defineEvent<SupplierSnapshot>('catalog.supplier.created');
export const SupplierUpdated = defineEvent<SupplierSnapshot>('catalog.supplier.updated');
export const SupplierDeleted = defineEvent<{ supplierId: number; version?: number }>('catalog.supplier.deleted');

/** Also sent for each product of a brand or supplier that is renamed. */
export const ProductUpdated = defineEvent<ProductSnapshot>('catalog.product.updated');
export const ProductCreated = defineEvent<ProductSnapshot>('catalog.product.created');
export const ProductDeleted = defineEvent<{ productId: number; version: number }>('catalog.product.deleted');
export const ProductApproved = defineEvent<{
  productId: number;
  name: string;
  ownerId: number;
  supplierId: number;
  /** Whether the owner is approved, too, so that others see it; absent in facts from before it was told. */
  isPublic?: boolean;
  /** One of many that were decided on at once, of which {@link ProductsReviewed} tells. */
  together?: boolean;
}>('catalog.product.approved');
export const ProductRejected = defineEvent<{
  productId: number;
  name: string;
  ownerId: number;
  supplierId: number;
  reason: string;
  together?: boolean;
}>('catalog.product.rejected');
/** Many products of a seller's were decided on at once; what became of each is told as well. */
export const ProductsReviewed = defineEvent<{
  supplierId: number;
  supplierName: string;
  /** Of how many suppliers they are, of which the one above is the first; absent: of that one. */
  suppliers?: number;
  ownerId: number;
  /** How many. */
  products: number;
  /** Null: they were approved. */
  reason: string | null;
  isPublic: boolean;
}>('catalog.product.reviewed');

/** A list of products that somebody wanted as a file is there, or could not be made. */
export const ProductExportFinished = defineEvent<ExportFacts>('catalog.export.finished');
