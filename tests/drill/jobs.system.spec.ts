import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { setTimeout as pause } from 'node:timers/promises';
import { InvoiceLoad } from '../support/invoice-load.js';
import { type TestProduct, testProduct } from '../support/product.js';

const WORKERS = 3;
/** So long that a server counts as away for jobs that run and jobs that are added. */
const AWAY_MS = 2000;
/** Takes a second or more to read. */
const MANY_PAGES = 50;
const PROGRESS_MS = 30_000;

let product: TestProduct;
beforeAll(async () => {
  product = await testProduct({ split: true });
}, 180_000);
afterAll(() => product?.stop(), 60_000);

describe('invoices that are uploaded while their reader is killed, and Redis and PostgreSQL are restarted', () => {
  it('are each read once, and told of once', async () => {
    const load = await InvoiceLoad.prepare(product);
    load.start(WORKERS);
    try {
      // First, because a job whose process died waits half a minute for its lock to end; the rest goes on meanwhile.
      await load.longInvoiceIsBeingRead(MANY_PAGES);
      product.children.find(({ name }) => name === 'invoice')!.kill();
      await load.reaches(uploadsOf(load), 'uploads after the kill', PROGRESS_MS);
      for (const name of ['Redis', 'PostgreSQL']) {
        const outage = product.outages.find((each) => each.name === name)!;
        const refused = load.refusals.length;
        await outage.stop();
        await load.reaches(() => load.refusals.length > refused, `uploads to be refused without ${name}`, PROGRESS_MS);
        await pause(AWAY_MS);
        await outage.start();
        await load.reaches(uploadsOf(load), `uploads with ${name} again`, PROGRESS_MS);
      }
    } finally {
      await load.stop();
    }
    expect(load.total).toBeGreaterThan(WORKERS);
    await load.expectEachReadOnce(60_000);
  }, 180_000);
});

/** Whether every worker has uploaded something since now. */
function uploadsOf(load: InvoiceLoad): () => boolean {
  const before = [...load.finished];
  return () => load.finished.every((count, i) => count > before[i]!);
}
