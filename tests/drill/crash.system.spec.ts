import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { until } from '#testing';
import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { ApiAnswer } from '../../deploy/local/demo/api-client.js';
import { healthy } from '../../deploy/local/product.mjs';
import { connect, openShop, orderOf, signUp, type TestProduct, testProduct } from '../support/product.js';

const SECONDS = 20;
const KILL_EVERY_MS = 3000;
const CONCURRENCY = 8;

let product: TestProduct;
beforeAll(async () => {
  product = await testProduct({ split: true });
}, 180_000);
afterAll(() => product?.stop(), 60_000);

interface Order {
  id: number;
}
interface Notice {
  type: string;
  entityId: number;
}

/** Every row of a list, page after page. */
async function all<T>(client: { get<R>(path: string): Promise<ApiAnswer<R>> }, path: string): Promise<T[]> {
  const rows: T[] = [];
  let next: string | undefined = path;
  while (next) {
    const answer: ApiAnswer<T[]> = await client.get<T[]>(next);
    if (answer.status !== 200) throw new Error(`${next}: ${answer.status}`);
    rows.push(...answer.body);
    next = /<(.+?)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1];
  }
  return rows;
}

describe('services that are killed at any moment', () => {
  it('lose nothing and double nothing', async () => {
    const seller = await openShop(product, 'Juniper Supply', [700]);
    const buyer = await signUp(product.url, 'buyer', 'Kelp Works');
    await connect(buyer, seller);
    const goods = seller.products[0]!;
    const item = await until(async () => {
      const answer = await buyer.client.post<{ id: number }>('/api/inventory', {
        productId: goods.id,
        currentStock: 0,
      });
      return answer.status === 201 && answer.body;
    }, 'the product to be stockable');

    const ordered: number[] = [];
    let adjusted = 0;
    let refused = 0;
    const endsAt = Date.now() + SECONDS * 1000;
    /** The same request with the same key until it is answered: what a careful client does. */
    const insist = async <T>(path: string, body: object): Promise<T> => {
      const idempotencyKey = randomUUID();
      for (;;) {
        const answer = await buyer.client.post<T>(path, body, { idempotencyKey }).catch(() => undefined);
        if (answer && answer.status < 300) return answer.body;
        // Away (503) and still running (409) pass; anything else is a defect.
        if (answer && ![409, 503].includes(answer.status)) {
          throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
        }
        refused += 1;
        await pause(50);
      }
    };
    const work = async (worker: number): Promise<void> => {
      while (Date.now() < endsAt) {
        if (worker % 2 === 0) {
          ordered.push((await insist<Order>('/api/orders', orderOf(seller.supplierId, [[goods, 1]]))).id);
        } else {
          await insist(`/api/inventory/${item.id}/adjustments`, { adjustment: 1, reason: 'Found stock' });
          adjusted += 1;
        }
      }
    };
    let kills = 0;
    const killer = async (): Promise<void> => {
      const services = product.children.filter(({ name }) => name !== 'gateway');
      while (Date.now() < endsAt - KILL_EVERY_MS) {
        await pause(KILL_EVERY_MS);
        services[randomInt(services.length)]!.kill();
        kills += 1;
      }
    };
    await Promise.all([killer(), ...Array.from({ length: CONCURRENCY }, (_, worker) => work(worker))]);
    await healthy(product.url);
    expect(kills).toBeGreaterThanOrEqual(5);
    expect(ordered.length).toBeGreaterThan(50);
    expect(adjusted).toBeGreaterThan(50);

    // Every order that was answered exists, once, and nothing else does.
    const orders = (await all<Order>(buyer.client, '/api/orders?limit=200')).map(({ id }) => id);
    expect(new Set(ordered).size).toBe(ordered.length);
    expect([...orders].sort((a, b) => a - b)).toEqual([...ordered].sort((a, b) => a - b));

    // Every adjustment that was answered counted once.
    const { body: stock } = await buyer.client.get<{ currentStock: number }>(`/api/inventory/${item.id}`);
    expect(stock.currentStock).toBe(adjusted);

    // Every order has exactly one notification for its seller.
    const newOrders = await until(
      async () => {
        const notices = await all<Notice>(seller.client, '/api/notifications?type=new_order&limit=200');
        return notices.length >= orders.length && notices;
      },
      'the seller to be told of every order',
      60_000,
    );
    const told = newOrders.map(({ entityId }) => entityId);
    expect(new Set(told).size).toBe(told.length);
    expect(told.sort((a, b) => a - b)).toEqual(orders.sort((a, b) => a - b));
    expect(refused).toBeGreaterThan(0);
  }, 180_000);
});
