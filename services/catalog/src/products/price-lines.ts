import { Injectable } from '@nestjs/common';
import type { PricedLine } from '#contracts';
import { type Actor, Db, notFound } from '#platform';
import { supplierFrom, supplierVisible } from '../suppliers/supplier.sql.js';
import { known, orderable } from './orderable.sql.js';

export interface LinesToPrice {
  supplierId: number;
  productIds: number[];
}

export interface PricedLines {
  supplier: { id: number; name: string; ownerId: number | null; currency: string };
  lines: PricedLine[];
}

type Row = {
  supplier: PricedLines['supplier'];
  /** Null in the one row of an order without lines. */
  productId: number | null;
  /** Null when the caller may not know of the product. */
  product: Omit<PricedLine, 'productId' | 'refusal'> | null;
  sameSupplier: boolean | null;
  sameCurrency: boolean | null;
  archived: boolean | null;
  orderable: boolean | null;
};

type Line = Row & { productId: number };

/** Today's prices of a future order, in one statement: placing an order waits for it. */
@Injectable()
export class PriceLinesHandler {
  constructor(private readonly db: Db) {}

  async execute(actor: Actor, { supplierId, productIds }: LinesToPrice): Promise<PricedLines> {
    const rows = await this.db.rows<Row>(
      `SELECT json_build_object('id', s.id, 'name', s.name, 'ownerId', s.owner_id, 'currency', s.currency) AS supplier,
              line.product_id AS "productId",
              CASE WHEN ${known('$1')} THEN json_build_object(
                'name', p.name, 'sku', p.sku, 'imageUrl', p.image_url, 'price', p.price,
                'minOrderQuantity', p.min_order_quantity, 'unitOfMeasure', p.unit_of_measure) END AS product,
              p.supplier_id = s.id AS "sameSupplier",
              coalesce(p.currency, s.currency) = s.currency AS "sameCurrency", p.archived_at IS NOT NULL AS archived,
              ${orderable('$1')} AS orderable
       FROM ${supplierFrom('$1')}
       LEFT JOIN unnest($3::int[]) WITH ORDINALITY AS line (product_id, position) ON true
       LEFT JOIN products p ON p.id = line.product_id
       WHERE s.id = $2 AND ${supplierVisible('$1', actor.role === 'admin')}
       ORDER BY line.position`,
      [actor.userId, supplierId, productIds],
    );
    if (!rows[0]) throw notFound('Supplier not found');
    return { supplier: rows[0].supplier, lines: rows.filter(isLine).map(toLine) };
  }
}

/** What stands in a line whose product the caller may not know: nothing of it. */
const UNKNOWN = {
  name: 'Unknown product',
  sku: '',
  imageUrl: null,
  price: 0,
  minOrderQuantity: 1,
  unitOfMeasure: 'piece',
};

function isLine(row: Row): row is Line {
  return row.productId !== null;
}

function toLine(row: Line): PricedLine {
  const refusal = refusalOf(row);
  return { productId: row.productId, ...(row.product ?? UNKNOWN), ...(refusal && { refusal }) };
}

function refusalOf({ product, sameSupplier, sameCurrency, archived, orderable }: Row): string | undefined {
  if (!product) return 'This product is not available';
  if (!sameSupplier) return 'This product belongs to another supplier';
  if (!sameCurrency) return 'This product is priced in another currency than its supplier’s orders';
  if (archived) return 'This product is no longer sold';
  return orderable ? undefined : 'This product cannot be ordered at the moment';
}
