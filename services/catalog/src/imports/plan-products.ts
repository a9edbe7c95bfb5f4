import type { ProductImportField } from '#contracts';
import { foldedName, foldName, minorUnitsOf, refuseOtherCurrency, type Rejections, type Tx } from '#platform';
import { reviewAfter } from '../products/product-review.js';
import type { GivenProduct } from './given-products.js';

/** A product of the supplier's as it is. */
export interface ProductState {
  id: number;
  name: string;
  sku: string;
  description: string | null;
  category: string | null;
  brandId: number | null;
  /** Cents. */
  price: number;
  minOrderQuantity: number;
  unitOfMeasure: string;
  leadTime: number;
  isApproved: boolean;
  rejectionReason: string | null;
}

/** A row, the product that it is about if there is one, and what becomes of that. */
export interface PlannedProduct extends GivenProduct {
  existing?: ProductState;
  /** Cents. */
  cents: number | null;
}

/** Where rows go. */
export interface Shop {
  supplierId: number;
  currency: string;
  productReview: boolean;
}

const EXISTING = `
  SELECT g.line, p.id, p.name, p.sku, p.description, p.category, p.brand_id AS "brandId", p.price,
         p.min_order_quantity AS "minOrderQuantity", p.unit_of_measure AS "unitOfMeasure", p.lead_time AS "leadTime",
         p.is_approved AS "isApproved", p.rejection_reason AS "rejectionReason"
  FROM unnest($2::int[], $3::text[]) AS g (line, sku)
  JOIN products p ON p.supplier_id = $1 AND ${foldedName('p.sku')} = ${foldedName('g.sku')}
  WHERE p.archived_at IS NULL AND p.private_to IS NULL`;

/** The supplier's products by the lines that name their SKUs. All at once, so that its products are read once. */
export async function existingProducts(
  tx: Tx,
  supplierId: number,
  rows: Pick<GivenProduct, 'line' | 'sku'>[],
): Promise<Map<number, ProductState>> {
  const found = await tx.rowsByHash<ProductState & { line: number }>(EXISTING, [
    supplierId,
    rows.map(({ line }) => line),
    rows.map(({ sku }) => sku),
  ]);
  return new Map(found.map((product) => [product.line, product]));
}

/** Finds out what each row is about, and rejects what cannot be. */
export async function planProducts(
  tx: Tx,
  { supplierId, currency }: Shop,
  rows: GivenProduct[],
  rejections: Rejections<ProductImportField>,
): Promise<PlannedProduct[]> {
  const byLine = await existingProducts(tx, supplierId, rows);
  return rows.map((row) => {
    const existing = byLine.get(row.line);
    if (!existing) refuseIncomplete(row, rejections);
    return { ...row, existing, cents: centsOf(row, currency, rejections) };
  });
}

/** What only a product that there is may leave out. */
const REQUIRED = [
  ['name', 'Name'],
  ['price', 'Price'],
] as const;

function refuseIncomplete(row: GivenProduct, rejections: Rejections<ProductImportField>): void {
  for (const [field, label] of REQUIRED) {
    // A cell that was refused is not left out.
    if (row[field] !== null || rejections.hasCell(row.line, field)) continue;
    rejections.add(row.line, field, `${label} is required: there is no product with this SKU yet`);
  }
}

function centsOf(
  { line, price, currency: said }: GivenProduct,
  currency: string,
  rejections: Rejections<ProductImportField>,
): number | null {
  if (price === null) return null;
  const isOther = refuseOtherCurrency(said, currency, { line, field: 'currency', label: 'Currency' }, rejections);
  const cents = minorUnitsOf(price, currency, { line, field: 'price', label: 'Price' }, rejections);
  return isOther ? null : cents;
}

/** What a row may change. */
const GIVEN = [
  'name',
  'description',
  'category',
  'brandId',
  'price',
  'minOrderQuantity',
  'unitOfMeasure',
  'leadTime',
] as const satisfies (keyof ProductState)[];

/** A product as a row leaves it; what the file leaves out stays as it is. */
export interface Settled extends ProductState {
  changes: boolean;
  /** Goes to an administrator, again if it was there before. */
  review: boolean;
}

/** @param brandIds by their folded names; a brand that is still to be made has none */
export function settled(
  row: PlannedProduct,
  brandIds: ReadonlyMap<string, number>,
  productReview: boolean,
  now = new Date(),
): Settled {
  const existing = row.existing!;
  const { id, sku, isApproved, rejectionReason } = existing;
  const after: Settled = {
    id,
    sku,
    name: row.name ?? existing.name,
    description: row.description ?? existing.description,
    category: row.category ?? existing.category,
    brandId: row.brand === null ? existing.brandId : (brandIds.get(foldName(row.brand)) ?? 0),
    price: row.cents ?? existing.price,
    minOrderQuantity: row.minOrderQuantity ?? existing.minOrderQuantity,
    unitOfMeasure: row.unitOfMeasure ?? existing.unitOfMeasure,
    leadTime: row.leadTime ?? existing.leadTime,
    isApproved,
    rejectionReason,
    changes: false,
    review: false,
  };
  after.changes = GIVEN.some((field) => existing[field] !== after[field]);
  if (after.changes && productReview) {
    after.review = reviewAfter(existing, after, now).isApproved === false;
  }
  return after;
}
