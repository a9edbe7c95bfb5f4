import { afterAll, beforeAll, describe, it } from '@jest/globals';
import { randomInt } from 'node:crypto';
import { healthy } from '../../deploy/local/product.mjs';
import { CarefulLoad } from '../support/careful-load.js';
import { type TestProduct, testProduct } from '../support/product.js';

const WORKERS = 8;
const KILLS = 6;
/** Operations finished between two kills: some of each service, none of them in a hurry. */
const EVERY = 40;

let product: TestProduct;
beforeAll(async () => {
  product = await testProduct({ split: true });
}, 180_000);
afterAll(() => product?.stop(), 60_000);

describe('services that are killed at any moment', () => {
  it('lose nothing and double nothing', async () => {
    const load = await CarefulLoad.prepare(product);
    const services = product.children.filter(({ name }) => name !== 'gateway');
    load.start(WORKERS);
    try {
      for (let kill = 1; kill <= KILLS; kill += 1) {
        await load.reaches(() => load.total >= kill * EVERY, `the work before kill ${kill}`, 60_000);
        services[randomInt(services.length)]!.kill();
      }
      await load.reaches(() => load.total >= (KILLS + 1) * EVERY, 'the work after the last kill', 60_000);
    } finally {
      await load.stop();
    }
    await healthy(product.url);
    await load.expectNothingLostOrDoubled();
  }, 240_000);
});
