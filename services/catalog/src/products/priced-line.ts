import type { PricedLine } from '#contracts';
import { known, orderable } from './orderable.sql.js';

/** What a statement selects of product `p` of supplier `s` for {@link pricedLine}; `me` is the caller's placeholder. */
export const PRICED_LINE = (me: string) => `
  CASE WHEN ${known(me)} THEN json_build_object(
    'name', p.name, 'sku', p.sku, 'category', p.category, 'imageUrl', p.image_url, 'price', p.price,
    'minOrderQuantity', p.min_order_quantity, 'unitOfMeasure', p.unit_of_measure) END AS product,
  p.supplier_id = s.id AS "sameSupplier",
  coalesce(p.currency, s.currency) = s.currency AS "sameCurrency", p.archived_at IS NOT NULL AS archived,
  ${orderable(me)} AS orderable`;

export interface PricedLineRow {
  productId: number;
  /** Null when the caller may not know of the product. */
  product: Omit<PricedLine, 'productId' | 'refusal'> | null;
  sameSupplier: boolean | null;
  sameCurrency: boolean | null;
  archived: boolean | null;
  orderable: boolean | null;
}

/** What stands in a line whose product the caller may not know: nothing of it. */
const UNKNOWN = {
  name: 'Unknown product',
  sku: '',
  category: null,
  imageUrl: null,
  price: 0,
  minOrderQuantity: 1,
  unitOfMeasure: 'piece',
};

/** The line, with the reason when the caller may not order it. */
export function pricedLine(row: PricedLineRow): PricedLine {
  const refusal = refusalOf(row);
  return { productId: row.productId, ...(row.product ?? UNKNOWN), ...(refusal && { refusal }) };
}

function refusalOf({ product, sameSupplier, sameCurrency, archived, orderable }: PricedLineRow): string | undefined {
  if (!product) return 'This product is not available';
  if (!sameSupplier) return 'This product belongs to another supplier';
  if (!sameCurrency) return 'This product is priced in another currency than its supplier’s orders';
  if (archived) return 'This product is no longer sold';
  return orderable ? undefined : 'This product cannot be ordered at the moment';
}
