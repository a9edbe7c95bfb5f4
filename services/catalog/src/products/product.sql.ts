import { RATINGS } from '../suppliers/supplier.sql.js';

export const PRODUCTS = 'products p';

/** The tables of a product `p`. */
export const PRODUCT_FROM = `${PRODUCTS}
  LEFT JOIN suppliers s ON s.id = p.supplier_id
  LEFT JOIN brands b ON b.id = p.brand_id`;

/** A product has a currency of its own where it differs from its supplier's. */
export const CURRENCY = `coalesce(p.currency, s.currency, 'USD')`;

/** The product's own, of its own columns: an index can have it. */
const PRICE_CURRENCY = `coalesce(p.currency, p.supplier_currency, 'USD')`;

/** The currencies in their order, and in each the prices. A price has ten digits. */
export const PRICE_IN_ORDER = `(${PRICE_CURRENCY} || lpad(p.price::text, 10, '0'))`;

/** Condition on a price: it is in the currency. */
export const pricedIn = (currency: string): string =>
  `${PRICE_IN_ORDER} BETWEEN ${currency} || '0000000000' AND ${currency} || '9999999999'`;

const BRAND_REF = `CASE WHEN b.id IS NOT NULL THEN json_build_object('id', b.id, 'name', b.name) END`;
export const SUPPLIER_REF = `CASE WHEN s.id IS NOT NULL THEN json_build_object('id', s.id, 'name', s.name) END`;

/** `RatedSupplier` */
const RATED_SUPPLIER = `CASE WHEN s.id IS NOT NULL THEN
  json_build_object('id', s.id, 'name', s.name, 'ratings', ${RATINGS}) END`;

const PRODUCT_FIELDS = `
  'id', p.id, 'name', p.name, 'description', p.description, 'sku', p.sku, 'category', p.category, 'price', p.price,
  'currency', ${CURRENCY}, 'minOrderQuantity', p.min_order_quantity, 'unitOfMeasure', p.unit_of_measure, 'leadTime', p.lead_time,
  'imageUrl', p.image_url, 'brandId', p.brand_id, 'supplierId', p.supplier_id, 'createdBy', p.created_by,
  'isApproved', p.is_approved, 'visibleOnMarketplace', p.visible_on_marketplace,
  'rejectionReason', p.rejection_reason, 'createdAt', iso(p.created_at),
  'brand', ${BRAND_REF}, 'supplier', ${RATED_SUPPLIER}`;

/** `Product` */
export const PRODUCT_JSON = `json_build_object(${PRODUCT_FIELDS})`;

/** `ProductApproval` */
export const PRODUCT_APPROVAL_JSON = `json_build_object(${PRODUCT_FIELDS}, 'submittedAt', iso(p.submitted_at))`;

/** `ProductSnapshot` */
export const PRODUCT_SNAPSHOT_JSON = `json_build_object(
  'id', p.id, 'name', p.name, 'description', p.description, 'sku', p.sku, 'category', p.category, 'price', p.price,
  'currency', ${CURRENCY}, 'unitOfMeasure', p.unit_of_measure, 'minOrderQuantity', p.min_order_quantity, 'imageUrl', p.image_url,
  'brand', ${BRAND_REF}, 'supplier', ${SUPPLIER_REF}, 'privateTo', p.private_to, 'isApproved', p.is_approved,
  'visibleOnMarketplace', p.visible_on_marketplace, 'archived', p.archived_at IS NOT NULL, 'version', p.version)`;
