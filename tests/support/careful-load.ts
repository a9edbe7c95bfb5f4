import { expect } from '@jest/globals';
import { until } from '#testing';
import { randomUUID } from 'node:crypto';
import { allPages, sorted } from './all-pages.js';
import { connect, openShop, orderOf, type Person, signUp, succeeds, type TestProduct } from './product.js';
import { SteadyLoad } from './steady-load.js';

const BETWEEN_CALLS_MS = 20;

type Shop = Awaited<ReturnType<typeof openShop>>;

/**
 * Buyers' work as a careful client does it: orders and counted stock, each insisted on with its idempotency key until
 * it is answered. What was answered must be there in the end, once.
 */
export class CarefulLoad extends SteadyLoad {
  private readonly ordered: number[] = [];
  private adjusted = 0;

  private constructor(
    private readonly buyer: Person,
    private readonly seller: Shop,
    private readonly itemId: number,
  ) {
    super(BETWEEN_CALLS_MS);
  }

  static async prepare(product: TestProduct): Promise<CarefulLoad> {
    const seller = await openShop(product, 'Juniper Supply', [700]);
    const buyer = await signUp(product.url, 'buyer', 'Kelp Works');
    await connect(buyer, seller);
    const stock = { productId: seller.products[0]!.id, currentStock: 0 };
    const item = await succeeds(
      () => buyer.client.post<{ id: number }>('/api/inventory', stock),
      'the product to be stockable',
    );
    return new CarefulLoad(buyer, seller, item.id);
  }

  /** Waits until the seller can read of every order that was answered up to now, and of one that is placed now. */
  async everybodyIsTold(): Promise<void> {
    await this.place(this.finished.length);
    const orders = sorted(this.ordered);
    await until(
      async () => {
        const told = new Set(await this.notices());
        return orders.every((id) => told.has(id));
      },
      'the seller to be told of every order',
      60_000,
    );
  }

  /** Every order and every adjustment that was answered exists, once, and nothing else; so do the seller's notices. */
  async expectNothingLostOrDoubled(): Promise<void> {
    await this.everybodyIsTold();
    const orders = await allPages<{ id: number }>(this.buyer.client, '/api/orders?limit=200');
    const ids = sorted(orders.map(({ id }) => id));
    expect(ids).toEqual(sorted(this.ordered));
    expect(await this.notices()).toEqual(ids);
    const { body: stock } = await this.buyer.client.get<{ currentStock: number }>(`/api/inventory/${this.itemId}`);
    expect(stock.currentStock).toBe(this.adjusted);
  }

  /** The orders that the seller was told of. */
  private async notices(): Promise<number[]> {
    const path = '/api/notifications?type=new_order&limit=200';
    return sorted((await allPages<{ entityId: number }>(this.seller.client, path)).map(({ entityId }) => entityId));
  }

  protected operate(worker: number): Promise<void> {
    return worker % 2 === 0 ? this.place(worker) : this.adjust(worker);
  }

  private async place(worker: number): Promise<void> {
    const order = orderOf(this.seller.supplierId, [[this.seller.products[0]!, 1]]);
    this.ordered.push((await this.post<{ id: number }>(worker, '/api/orders', order)).id);
  }

  private async adjust(worker: number): Promise<void> {
    await this.post(worker, `/api/inventory/${this.itemId}/adjustments`, { adjustment: 1, reason: 'Found stock' });
    this.adjusted += 1;
  }

  private async post<T>(worker: number, path: string, body: object): Promise<T> {
    const idempotencyKey = randomUUID();
    const { client } = this.buyer;
    return (await this.insist(worker, path, () => client.post<T>(path, body, { idempotencyKey }))).body;
  }
}
