import { Injectable } from '@nestjs/common';
import { PriceLines } from '#contracts';
import { type Actor, Db, forbidden, Requests } from '#platform';
import { type Quote, quoteLines, requireDistinct, requireSamePrices, type WantedLine } from './quote.js';

/** Today's prices, from the catalogue. Asked before a transaction opens: no connection waits for another service. */
@Injectable()
export class Quotes {
  constructor(
    private readonly requests: Requests,
    private readonly db: Db,
  ) {}

  async ask({ userId }: Actor, supplierId: number, wanted: WantedLine[]): Promise<Quote> {
    requireDistinct(wanted);
    const productIds = wanted.map(({ productId }) => productId);
    const { supplier, lines } = await this.requests.send(PriceLines, { supplierId, productIds });
    if (supplier.ownerId === userId) throw forbidden('You cannot order from your own supplier');
    return quoteLines(supplier, wanted, lines);
  }

  /** A draft may be old: before it is sent, its prices must still be today's. */
  async recheck(actor: Actor, { orderId, supplierId }: { orderId: number; supplierId: number }): Promise<void> {
    const items = await this.db.rows<WantedLine & { price: number }>(
      'SELECT product_id AS "productId", quantity, price FROM order_items WHERE order_id = $1 ORDER BY id',
      [orderId],
    );
    requireSamePrices({ items }, await this.ask(actor, supplierId, items));
  }
}
