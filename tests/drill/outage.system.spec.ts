import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { setTimeout as pause } from 'node:timers/promises';
import { CarefulLoad } from '../support/careful-load.js';
import { type TestProduct, testProduct } from '../support/product.js';

const WORKERS = 4;
/** Refusals that each worker gets before the server comes back: the outage is one for everybody. */
const REFUSED = 5;
/** And it stays away for so long that pauses between tries have grown. */
const AWAY_MS = 8000;
const ANSWER_MS = 5000;
const RECOVERY_MS = 10_000;
const PRODUCTION_PACE = { EVENT_BACKOFF_MS: '500' };

let product: TestProduct;
beforeAll(async () => {
  product = await testProduct({ split: true, env: PRODUCTION_PACE });
}, 180_000);
afterAll(() => product?.stop(), 60_000);

describe('PostgreSQL, NATS and Redis, restarted under load', () => {
  it('refuse in time while they are away, are back by themselves, and lose and double nothing', async () => {
    const load = await CarefulLoad.prepare(product);
    load.start(WORKERS);
    const recoveries: [string, number][] = [];
    try {
      for (const outage of product.outages) {
        await load.reaches(progressOf(load), `work before ${outage.name} goes`, 60_000);
        const before = load.refusals.length;
        await outage.stop();
        await load.reaches(
          () => {
            const refused = load.refusals.slice(before);
            return load.finished.every((_, i) => refused.filter(({ worker }) => worker === i).length >= REFUSED);
          },
          `everybody to be refused without ${outage.name}`,
          60_000,
        );
        await pause(AWAY_MS);
        await outage.start();
        const back = performance.now();
        await Promise.all([
          load.reaches(progressOf(load), `work to go on with ${outage.name}`, 60_000),
          load.everybodyIsTold(),
        ]);
        recoveries.push([outage.name, Math.round(performance.now() - back)]);
      }
    } finally {
      await load.stop();
    }
    expect(recoveries.filter(([, ms]) => ms > RECOVERY_MS)).toEqual([]);
    expect(load.refusals.filter(({ ms }) => ms > ANSWER_MS)).toEqual([]);
    expect(load.refusals.filter(({ status, retryAfter }) => status === 503 && !Number(retryAfter))).toEqual([]);
    await load.expectNothingLostOrDoubled();
  }, 240_000);
});

/** Whether every worker has finished something since now. */
function progressOf(load: CarefulLoad): () => boolean {
  const before = [...load.finished];
  return () => load.finished.every((count, i) => count >= before[i]! + 2);
}
