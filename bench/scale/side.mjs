import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { PASSWORD, SETTINGS } from '../market.mjs';
import { calls } from './calls.mjs';
import { seed } from './seed.mjs';

/**
 * A product filled to a size, and the calls of those who ask.
 * @param {{ size: number, concurrency: number, keptIn?: string, only: string }} options `keptIn`: a folder in which what is
 *   filled stays, and is found the next time
 */
export async function openSide({ size, concurrency, keptIn, only }) {
  const { startProduct } = await import('../../deploy/local/product.mjs');
  const { ApiClient } = await import('../../dist/deploy/local/demo/api-client.js');
  const dataDir = keptIn ? keptFolder(join(keptIn, String(size))) : mkdtempSync(join(tmpdir(), 'tradeyard-scale-'));
  const product = await startProduct({
    ...{ dataDir, port: 0, durable: false },
    env: SETTINGS,
  });
  const close = async () => {
    await product.stop();
    if (!keptIn) rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const filled = join(dataDir, 'filled.json');
    if (!existsSync(filled)) writeFileSync(filled, JSON.stringify(await fill(product, size, ApiClient)));
    const ids = JSON.parse(readFileSync(filled, 'utf8'));
    const cookies = {};
    for (const [as, username] of Object.entries({ buyer: 'buyer', seller: 'seller', admin: 'root' })) {
      const client = new ApiClient(product.url);
      await client.post('/api/login', { username, password: PASSWORD });
      cookies[as] = client.sessionCookie;
    }
    const agent = new Agent({ keepAlive: true, maxSockets: concurrency });
    const ask = (call, path = call.path) => get(agent, product.url + path, cookies[call.as]);
    return { ask, dataDir, calls: calls(ids).filter(({ name }) => name.includes(only)), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Not empty: a folder that was goes with its servers. */
function keptFolder(dir) {
  mkdirSync(dir, { recursive: true });
  writeFileSync(join(dir, 'kept'), '');
  return dir;
}

/** Who is measured, and what they have; answers the ids that the calls name. */
async function fill(product, size, ApiClient) {
  const register = async (role) => {
    const client = new ApiClient(product.url);
    const { body } = await client.post('/api/register', {
      ...{ username: role, email: `${role}@example.com`, password: PASSWORD, confirmPassword: PASSWORD, role },
      ...{ firstName: 'Ada', lastName: 'Berg', companyName: `${role} company` },
    });
    return { client, id: body.id };
  };
  const admin = new ApiClient(product.url);
  await admin.post('/api/login', { username: 'root', password: PASSWORD });
  const [buyer, seller] = [await register('buyer'), await register('seller')];
  await admin.post(`/api/admin/users/${seller.id}/approve`);
  const shop = await seller.client.post('/api/suppliers', { name: 'Bench', category: 'Hardware & Tools' });
  const supplierId = shop.body.id;
  await pause(2000);
  const began = Date.now();
  await seed(product.environment, size, { buyerId: buyer.id, sellerId: seller.id, supplierId });
  console.log(`seeded ${size.toLocaleString('en')} of a million in ${((Date.now() - began) / 1000).toFixed(0)} s`);
  const first = async (client, path) => (await client.get(path)).body[0];
  const product1 = await first(buyer.client, '/api/products?limit=1');
  return {
    supplierId,
    otherSupplierId: product1.supplierId,
    productId: product1.id,
    orderId: (await first(buyer.client, '/api/orders?limit=1&sort=date-asc')).id,
    itemId: (await first(buyer.client, '/api/inventory?limit=1&sort=recent')).id,
  };
}

/** One GET: its status, its next page and how long it took. */
function get(agent, url, cookie) {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    request(url, { agent, headers: { cookie } }, (answer) => {
      answer.resume().on('end', () => {
        const next = /<([^>]+)>; rel="next"/.exec(answer.headers.link ?? '')?.[1];
        resolve({ status: answer.statusCode, next, ms: performance.now() - began });
      });
    })
      .on('error', reject)
      .end();
  });
}
