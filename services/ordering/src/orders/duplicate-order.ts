import { Injectable } from '@nestjs/common';
import { type DuplicatedOrder, type IdInput, PriceLines, type RepricedLine, type UnavailableLine } from '#contracts';
import { type Actor, type Call, Db, forbidden, impossible, Requests } from '#platform';
import { Settings } from '../settings/settings.js';
import { requireAnswered } from './order-steps.js';
import { OrderRepository } from './order.repository.js';
import { PlaceOrderHandler } from './place-order.js';
import { type Quote, quoteLines, refusalOf, type WantedLine } from './quote.js';

interface OrderedLine extends WantedLine {
  name: string;
  price: number;
}

interface Content {
  notes: string | null;
  currency: string;
  lines: OrderedLine[];
}

interface Copy {
  quote: Quote;
  notes: string | null;
  unavailable: UnavailableLine[];
  repriced: RepricedLine[];
}

/** The buyer orders the same once more: a draft at today's prices, without what cannot be ordered any more. */
@Injectable()
export class DuplicateOrderHandler {
  constructor(
    private readonly db: Db,
    private readonly requests: Requests,
    private readonly settings: Settings,
    private readonly orders: OrderRepository,
    private readonly placeOrder: PlaceOrderHandler,
  ) {}

  async execute(call: Call, input: IdInput): Promise<DuplicatedOrder> {
    const earlier = await this.db.answered<DuplicatedOrder>(call, 'duplicate-order', input);
    if (earlier) return earlier.answer;
    const { quote, notes, ...told } = await this.copyOf(call.actor, input.id);
    return this.db.idempotent(call, 'duplicate-order', input, async (tx) => ({
      order: await this.placeOrder.insert(tx, call.actor, 'draft', notes, quote),
      ...told,
    }));
  }

  private async copyOf(actor: Actor, id: number): Promise<Copy> {
    const order = await this.orders.see(actor, id);
    const { side, supplierId } = order;
    if (side !== 'buyer') throw forbidden('Only the buyer can duplicate an order');
    requireAnswered({ ...order, status: 'draft' }, 'pending');
    const { notes, currency, lines: ordered } = await this.contentOf(id);
    const productIds = ordered.map(({ productId }) => productId);
    const [{ supplier, lines }, taxPercent] = await Promise.all([
      this.requests.send(PriceLines, { supplierId, productIds }),
      this.settings.taxRatePercent(),
    ]);
    const refused = lines.map((line, n) => refusalOf(ordered[n]!.quantity, line));
    const kept = <T>(all: T[]): T[] => all.filter((_, n) => refused[n] === undefined);
    const unavailable = ordered.flatMap(({ productId, name }, n) => {
      const reason = refused[n];
      return reason === undefined ? [] : [{ productId, name, reason }];
    });
    if (unavailable.length === ordered.length) {
      throw impossible('Nothing of this order can be ordered any more', { unavailable });
    }
    const quote = quoteLines(supplier, kept(ordered), kept(lines), taxPercent);
    const repriced = supplier.currency === currency ? repricedLines(kept(ordered), quote) : [];
    return { quote, notes, unavailable, repriced };
  }

  private async contentOf(orderId: number): Promise<Content> {
    const row = await this.db.row<Content & Record<string, unknown>>(
      `SELECT o.notes, o.currency, (SELECT coalesce(json_agg(json_build_object(
         'productId', l.product_id, 'quantity', l.quantity, 'name', l.product_name, 'price', l.price) ORDER BY l.id), '[]')
         FROM order_items l WHERE l.order_id = o.id) AS lines
       FROM orders o WHERE o.id = $1`,
      [orderId],
    );
    return row!;
  }
}

function repricedLines(ordered: OrderedLine[], { lines }: Quote): RepricedLine[] {
  return lines.flatMap(({ productId, price }, n) => {
    const priceBefore = ordered[n]!.price;
    return price === priceBefore ? [] : [{ productId, price, priceBefore }];
  });
}
