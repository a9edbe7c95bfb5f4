import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { until } from '#testing';
import { setTimeout as pause } from 'node:timers/promises';
import { EventClient } from '../support/event-client.js';
import { connect, openShop, orderOf, signUp } from '../support/product.js';
import { KINDS, type ReplicatedProduct, replicatedProduct } from '../support/replicas.js';

const WORKERS = 4;
/** A steady load, not as much as the machine can take: starting processes need their share. */
const BETWEEN_CALLS_MS = 250;

let product: ReplicatedProduct;
let events: EventClient | undefined;
beforeAll(async () => {
  product = await replicatedProduct();
}, 300_000);
afterAll(async () => {
  await events?.stop();
  await product?.stop();
}, 60_000);

interface Notice {
  id: number;
  entityId: number;
}

describe('every process replaced, one after the other, under load', () => {
  it('fails no request, loses no event and tells none twice', async () => {
    const seller = await openShop(product, 'Linden Supply', [500]);
    const buyer = await signUp(product.url, 'buyer', 'Marsh Works');
    await connect(buyer, seller);
    const goods = seller.products[0]!;
    const stream = (events = new EventClient(product.url, seller.client.sessionCookie));

    const failures: string[] = [];
    const ordered: number[] = [];
    let calls = 0;
    let done = false;
    const call = async <T>(method: string, path: string, body?: object): Promise<T | undefined> => {
      calls += 1;
      try {
        const answer = body ? await buyer.client.post<T>(path, body) : await buyer.client.get<T>(path);
        if (answer.status < 300) return answer.body;
        failures.push(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
      } catch (error) {
        failures.push(`${method} ${path}: ${String((error as Error).cause ?? error)}`);
      }
      return undefined;
    };
    const work = async (worker: number): Promise<void> => {
      for (; !done; await pause(BETWEEN_CALLS_MS)) {
        if (worker % 2 === 0) {
          const order = await call<{ id: number }>('POST', '/api/orders', orderOf(seller.supplierId, [[goods, 1]]));
          if (order) ordered.push(order.id);
        } else {
          await call('GET', '/api/orders?limit=5');
          await call('GET', '/api/marketplace/products?limit=5');
          await call('GET', '/api/notifications?limit=5');
        }
      }
    };
    const workers = Array.from({ length: WORKERS }, (_, worker) => work(worker));
    try {
      await until(() => stream.seen.length > 0, 'the seller to be told of a first order');
      for (const kind of KINDS) await product.replace(kind);
    } finally {
      done = true;
      await Promise.all(workers);
    }
    expect(failures).toEqual([]);
    expect(calls).toBeGreaterThan(200);
    // It was told to come back in a moment, perhaps by the very last that was replaced.
    await until(() => stream.connections > 1, 'the stream to have come back');

    // Everything the seller's list holds from the first event on went by on the stream, once and in order.
    const notices = await until(
      async () => {
        const { body } = await seller.client.get<Notice[]>('/api/notifications?limit=200');
        return ordered.slice(-100).every((id) => body.some(({ entityId }) => entityId === id)) && body;
      },
      'the seller to be told of every order',
      60_000,
    );
    const newest = Math.max(...notices.map(({ id }) => id));
    await until(() => stream.seen.includes(newest), 'the stream to have told the last', 30_000);
    await stream.stop();
    expect(new Set(stream.seen).size).toBe(stream.seen.length);
    const first = Math.min(...stream.seen);
    const listed = notices.map(({ id }) => id).filter((id) => id >= first);
    expect(stream.seen.filter((id) => id >= Math.min(...listed)).sort((a, b) => a - b)).toEqual(
      listed.sort((a, b) => a - b),
    );
  }, 400_000);
});
