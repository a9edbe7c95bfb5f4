import { Injectable } from '@nestjs/common';
import type { PricedLine, PricedSupplier } from '#contracts';
import { type Actor, Db, notFound } from '#platform';
import { supplierFrom, supplierVisible } from '../suppliers/supplier.sql.js';
import { PRICED_LINE, pricedLine, type PricedLineRow } from './priced-line.js';

export interface LinesToPrice {
  supplierId: number;
  productIds: number[];
}

export interface PricedLines {
  supplier: PricedSupplier;
  lines: PricedLine[];
}

/** `productId` is null in the one row of an order without lines. */
type Row = Omit<PricedLineRow, 'productId'> & { productId: number | null; supplier: PricedLines['supplier'] };

/** Today's prices of a future order, in one statement: placing an order waits for it. */
@Injectable()
export class PriceLinesHandler {
  constructor(private readonly db: Db) {}

  async execute(actor: Actor, { supplierId, productIds }: LinesToPrice): Promise<PricedLines> {
    const rows = await this.db.rows<Row>(
      `SELECT json_build_object('id', s.id, 'name', s.name, 'ownerId', s.owner_id, 'currency', s.currency,
                'orderMinimum', s.order_minimum) AS supplier,
              line.product_id AS "productId", ${PRICED_LINE('$1')}
       FROM ${supplierFrom('$1')}
       LEFT JOIN unnest($3::int[]) WITH ORDINALITY AS line (product_id, position) ON true
       LEFT JOIN products p ON p.id = line.product_id
       WHERE s.id = $2 AND ${supplierVisible('$1', actor.role === 'admin')}
       ORDER BY line.position`,
      [actor.userId, supplierId, productIds],
    );
    if (!rows[0]) throw notFound('Supplier not found');
    return { supplier: rows[0].supplier, lines: rows.filter(isLine).map(pricedLine) };
  }
}

function isLine(row: Row): row is Row & PricedLineRow {
  return row.productId !== null;
}
