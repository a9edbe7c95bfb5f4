import { Injectable } from '@nestjs/common';
import {
  GetReorders,
  MOST_PER_LINE,
  type Order,
  type PricedProduct,
  PriceProducts,
  type SuggestedOrders,
  type SuggestedReorder,
  type UnavailableLine,
} from '#contracts';
import { type Actor, type Call, Db, Requests, type Tx } from '#platform';
import { Settings } from '../settings/settings.js';
import { isStorable, lineSubtotal, orderTotals } from './order-totals.js';
import { PlaceOrderHandler } from './place-order.js';
import { quoteLines, refusalOf } from './quote.js';

const MOST_LINES = 200;

interface Candidate extends SuggestedReorder {
  product: PricedProduct | undefined;
}

type Orderable = Candidate & { product: PricedProduct };

/** Drafts for what is low in the buyer's stock, one per supplier. */
@Injectable()
export class SuggestOrdersHandler {
  constructor(
    private readonly db: Db,
    private readonly requests: Requests,
    private readonly settings: Settings,
    private readonly placeOrder: PlaceOrderHandler,
  ) {}

  async execute(call: Call): Promise<SuggestedOrders> {
    const earlier = await this.db.answered<SuggestedOrders>(call, 'suggest-orders', {});
    if (earlier) return earlier.answer;
    const candidates = await this.candidates();
    const taxPercent = await this.settings.taxRatePercent();
    return this.db.idempotent(call, 'suggest-orders', {}, (tx) => this.draft(tx, call.actor, candidates, taxPercent));
  }

  private async candidates(): Promise<Candidate[]> {
    const { reorders } = await this.requests.send(GetReorders, {});
    if (reorders.length === 0) return [];
    const productIds = reorders.map(({ productId }) => productId);
    const { products } = await this.requests.send(PriceProducts, { productIds });
    const priced = new Map(products.map((product) => [product.productId, product]));
    return reorders.map((reorder) => ({ ...reorder, product: priced.get(reorder.productId) }));
  }

  private async draft(tx: Tx, actor: Actor, candidates: Candidate[], taxPercent: number): Promise<SuggestedOrders> {
    const drafted = await this.drafted(tx, actor, candidates);
    const skipped: UnavailableLine[] = [];
    const bySupplier = new Map<number, Orderable[]>();
    for (const candidate of candidates) {
      const { productId, name, product } = candidate;
      const lines = (product && bySupplier.get(product.supplier.id)) ?? [];
      const reason = drafted.has(productId)
        ? 'It is in a draft already'
        : (refusal(actor, candidate) ?? refusalBeside(lines, candidate as Orderable, taxPercent));
      if (reason !== undefined) skipped.push({ productId, name, reason });
      else bySupplier.set(product!.supplier.id, [...lines, candidate as Orderable]);
    }
    const orders: Order[] = [];
    for (const lines of bySupplier.values()) orders.push(await this.insert(tx, actor, lines, taxPercent));
    return { orders, skipped };
  }

  /** What stands in an open draft of the buyer. Of two calls at once, the second waits here and sees the first's drafts. */
  private async drafted(tx: Tx, { userId }: Actor, candidates: Candidate[]): Promise<Set<number>> {
    await tx.rows(`SELECT pg_advisory_xact_lock(hashtext('suggest-orders'), $1)`, [userId]);
    const rows = await tx.rows<{ productId: number }>(
      `SELECT DISTINCT l.product_id AS "productId" FROM orders o JOIN order_items l ON l.order_id = o.id
       WHERE o.buyer_id = $1 AND o.status = 'draft' AND l.product_id = ANY($2::int[])`,
      [userId, candidates.map(({ productId }) => productId)],
    );
    return new Set(rows.map(({ productId }) => productId));
  }

  private insert(tx: Tx, actor: Actor, lines: Orderable[], taxPercent: number): Promise<Order> {
    const products = lines.map(({ product }) => product);
    const quote = quoteLines(products[0]!.supplier, lines, products, taxPercent);
    return this.placeOrder.insert(tx, actor, 'draft', null, quote);
  }
}

function refusal({ userId }: Actor, { quantity, product }: Candidate): string | undefined {
  if (!product) return 'This product is not available';
  if (product.supplier.ownerId === userId) return 'You cannot order from your own supplier';
  if (quantity > MOST_PER_LINE) return `${quantity} are lacking, but a line of an order holds ${MOST_PER_LINE} at most`;
  return refusalOf(quantity, product);
}

/** Whether one order holds it together with what goes into it already. */
function refusalBeside(lines: Orderable[], candidate: Orderable, taxPercent: number): string | undefined {
  if (lines.length >= MOST_LINES) return `An order holds ${MOST_LINES} lines at most`;
  const subtotals = [...lines, candidate].map(({ quantity, product: { price } }) => lineSubtotal({ quantity, price }));
  return isStorable(orderTotals(subtotals, taxPercent)) ? undefined : 'The order would be too large with it';
}
