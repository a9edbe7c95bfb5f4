import { Injectable } from '@nestjs/common';
import { PriceLines } from '#contracts';
import { type Actor, Db, forbidden, Requests } from '#platform';
import { Settings } from '../settings/settings.js';
import type { Totals } from './order-totals.js';
import {
  type Quote,
  quoteLines,
  requireDistinct,
  requireMinimum,
  requireSamePrices,
  type WantedLine,
} from './quote.js';

/** Today's prices, from the catalogue. Asked before a transaction opens: no connection waits for another service. */
@Injectable()
export class Quotes {
  constructor(
    private readonly requests: Requests,
    private readonly db: Db,
    private readonly settings: Settings,
  ) {}

  async ask({ userId }: Actor, supplierId: number, wanted: WantedLine[]): Promise<Quote> {
    requireDistinct(wanted);
    const productIds = wanted.map(({ productId }) => productId);
    const [{ supplier, lines }, taxPercent] = await Promise.all([
      this.requests.send(PriceLines, { supplierId, productIds }),
      this.settings.taxRatePercent(),
    ]);
    if (supplier.ownerId === userId) throw forbidden('You cannot order from your own supplier');
    return quoteLines(supplier, wanted, lines, taxPercent);
  }

  /** A draft may be old: before it is sent, its prices and its tax must still be today's. */
  async recheck(actor: Actor, { orderId, supplierId }: { orderId: number; supplierId: number }): Promise<void> {
    const items = await this.db.rows<WantedLine & { price: number }>(
      'SELECT product_id AS "productId", quantity, price FROM order_items WHERE order_id = $1 ORDER BY id',
      [orderId],
    );
    const totals = await this.db.row<Totals & Record<string, unknown>>(
      'SELECT subtotal, tax, total_amount AS total FROM orders WHERE id = $1',
      [orderId],
    );
    const quote = await this.ask(actor, supplierId, items);
    requireSamePrices({ items, ...totals }, quote);
    requireMinimum(quote);
  }
}
