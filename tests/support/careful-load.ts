import { expect } from '@jest/globals';
import { until } from '#testing';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { ApiAnswer, ApiClient } from '../../deploy/local/demo/api-client.js';
import { connect, openShop, orderOf, type Person, signUp, type TestProduct } from './product.js';

const AGAIN_MS = 50;
/** A steady load, not all that the machine can take: processes that start need their share. */
const BETWEEN_CALLS_MS = 20;

type Shop = Awaited<ReturnType<typeof openShop>>;

interface Refusal {
  worker: number;
  status: number;
  /** How long the client waited for it. */
  ms: number;
  retryAfter: string | null;
}

/**
 * Buyers' work as a careful client does it: orders and counted stock, each insisted on with its idempotency key until
 * it is answered. What was answered must be there in the end, once.
 */
export class CarefulLoad {
  readonly refusals: Refusal[] = [];
  /** Operations that each worker has finished. */
  readonly finished: number[] = [];
  private readonly ordered: number[] = [];
  private adjusted = 0;
  private ending = false;
  private workers: Promise<void>[] = [];
  private failure?: Error;

  private constructor(
    private readonly buyer: Person,
    private readonly seller: Shop,
    private readonly itemId: number,
  ) {}

  static async prepare(product: TestProduct): Promise<CarefulLoad> {
    const seller = await openShop(product, 'Juniper Supply', [700]);
    const buyer = await signUp(product.url, 'buyer', 'Kelp Works');
    await connect(buyer, seller);
    const item = await until(async () => {
      const answer = await buyer.client.post<{ id: number }>('/api/inventory', {
        productId: seller.products[0]!.id,
        currentStock: 0,
      });
      return answer.status === 201 && answer.body;
    }, 'the product to be stockable');
    return new CarefulLoad(buyer, seller, item.id);
  }

  get total(): number {
    return this.finished.reduce((sum, count) => sum + count, 0);
  }

  start(workers: number): void {
    this.finished.push(...Array.from({ length: workers }, () => 0));
    this.workers = this.finished.map((_, worker) => this.work(worker).catch((error: Error) => this.fail(error)));
  }

  /** Waits for a state of the load; an answer that no fault excuses ends the waiting. */
  async reaches(state: () => boolean, message: string, timeoutMs: number): Promise<void> {
    await until(() => this.failure !== undefined || state(), message, timeoutMs).catch((error: Error) =>
      this.fail(error),
    );
    if (this.failure !== undefined) throw this.failure;
  }

  /** Lets each worker finish what it has begun, unless all has failed. */
  async stop(): Promise<void> {
    this.ending = true;
    await Promise.all(this.workers);
    if (this.failure !== undefined) throw this.failure;
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
    const orders = await idsOf(this.buyer.client, '/api/orders?limit=200', ({ id }) => id);
    expect(orders).toEqual(sorted(this.ordered));
    expect(await this.notices()).toEqual(orders);
    const { body: stock } = await this.buyer.client.get<{ currentStock: number }>(`/api/inventory/${this.itemId}`);
    expect(stock.currentStock).toBe(this.adjusted);
  }

  private fail(error: Error): void {
    this.failure ??= error;
  }

  /** The orders that the seller was told of. */
  private notices(): Promise<number[]> {
    return idsOf(this.seller.client, '/api/notifications?type=new_order&limit=200', ({ entityId }) => entityId);
  }

  private async place(worker: number): Promise<void> {
    const order = orderOf(this.seller.supplierId, [[this.seller.products[0]!, 1]]);
    this.ordered.push((await this.insist<{ id: number }>(worker, '/api/orders', order)).id);
  }

  private async adjust(worker: number): Promise<void> {
    await this.insist(worker, `/api/inventory/${this.itemId}/adjustments`, { adjustment: 1, reason: 'Found stock' });
    this.adjusted += 1;
  }

  private async work(worker: number): Promise<void> {
    for (; !this.ending; await pause(BETWEEN_CALLS_MS)) {
      await (worker % 2 === 0 ? this.place(worker) : this.adjust(worker));
      this.finished[worker]! += 1;
    }
  }

  /** The same request with the same key until it is answered. */
  private async insist<T>(worker: number, path: string, body: object): Promise<T> {
    const idempotencyKey = randomUUID();
    for (;;) {
      const begun = performance.now();
      const answer = await this.buyer.client.post<T>(path, body, { idempotencyKey });
      if (answer.status < 300) return answer.body;
      // Away (503) and still running (409) pass; anything else is a defect.
      if (![409, 503].includes(answer.status)) {
        throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
      }
      this.refusals.push({
        worker,
        status: answer.status,
        ms: performance.now() - begun,
        retryAfter: answer.headers.get('retry-after'),
      });
      if (this.failure !== undefined) throw this.failure;
      await pause(AGAIN_MS);
    }
  }
}

interface Row {
  id: number;
  entityId: number;
}

/** Of every row of a list, page after page; in ascending order. */
async function idsOf(client: ApiClient, path: string, idOf: (row: Row) => number): Promise<number[]> {
  const ids: number[] = [];
  let next: string | undefined = path;
  while (next) {
    const answer: ApiAnswer<Row[]> = await client.get<Row[]>(next);
    if (answer.status !== 200) throw new Error(`${next}: ${answer.status}`);
    ids.push(...answer.body.map(idOf));
    next = /<(.+?)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1];
  }
  return sorted(ids);
}

function sorted(ids: number[]): number[] {
  return [...ids].sort((a, b) => a - b);
}
