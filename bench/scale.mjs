import { appendFileSync, closeSync, fstatSync, mkdtempSync, openSync, readFileSync, readSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { calls } from './scale/calls.mjs';
import { seed } from './scale/seed.mjs';

const SIZE = Number(process.env.SIZE ?? 1);
const ROUNDS = Number(process.env.ROUNDS ?? 3);
const REQUESTS = Number(process.env.PER_ROUND ?? 40);
const ONLY = process.env.ONLY ?? '';
const CONCURRENCY = 4;
const SMALL = 100;
const GROWTH_GOAL = 1.5;
const MS_GOAL = 150;
/** Below this a difference is the machine's. */
const NOISE_MS = 5;
const DEEP_PAGES = 25;
const PASSWORD = 'correct horse battery';

/**
 * `npm run bench scale`: two products side by side, one a hundred times the other, and each call on either in turn. The
 * table tells how much slower a call is on the large one. `--explain`: the plans of the large one's statements.
 * Environment: SIZE (share of a million, 1), ONLY (part of a call's name), ROUNDS, PER_ROUND (requests of a round).
 */
export async function benchScale(flags) {
  const sides = {};
  try {
    for (const [name, size] of Object.entries({ small: SIZE / SMALL, large: SIZE })) sides[name] = await open(size);
    if (flags.includes('--explain')) await explainAll(sides.large);
    else await compareAll(sides);
  } finally {
    for (const side of Object.values(sides)) await side.close();
  }
}

/** A product filled to a size, and the sessions of those who ask. */
async function open(size) {
  const { startProduct } = await import('../deploy/local/product.mjs');
  const { ApiClient } = await import('../dist/deploy/local/demo/api-client.js');
  const dataDir = mkdtempSync(join(tmpdir(), 'tradeyard-scale-'));
  const product = await startProduct({
    ...{ dataDir, port: 0, durable: false },
    env: {
      ADMIN_USERNAME: 'root',
      ADMIN_PASSWORD: PASSWORD,
      ADMIN_EMAIL: 'root@example.com',
      LOG_LEVEL: 'error',
      RATE_LIMIT_PER_USER: '0',
    },
  });
  const close = async () => {
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
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
    const ids = {
      supplierId,
      otherSupplierId: product1.supplierId,
      productId: product1.id,
      orderId: (await first(buyer.client, '/api/orders?limit=1&sort=date-asc')).id,
      itemId: (await first(buyer.client, '/api/inventory?limit=1&sort=recent')).id,
    };
    const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENCY });
    const cookies = { buyer, seller, admin: { client: admin } };
    const ask = (call, path = call.path) => get(agent, product.url + path, cookies[call.as].client.sessionCookie);
    return { ask, dataDir, calls: calls(ids).filter(({ name }) => name.includes(ONLY)), close };
  } catch (error) {
    await close();
    throw error;
  }
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

async function compareAll({ small, large }) {
  const rows = [];
  for (const [i, call] of large.calls.entries()) {
    const pair = {
      small: { ...small, call: await deep(small, small.calls[i]) },
      large: { ...large, call: await deep(large, call) },
    };
    const runs = { small: [], large: [] };
    for (let round = 0; round <= ROUNDS; round++) {
      for (const [name, side] of Object.entries(pair)) {
        const run = await load(side, round === 0 ? CONCURRENCY : REQUESTS);
        if (round > 0) runs[name].push(run);
      }
      // It has answered nothing but errors: more of them tell no more.
      if (runs.large.at(-1)?.failed === REQUESTS) break;
    }
    const row = { name: call.name, failed: runs.large.some(({ failed }) => failed > 0), ...figures(runs) };
    rows.push(row);
    print(row);
  }
  const missed = rows.filter(isMissed);
  console.log(`\n${rows.length - missed.length} of ${rows.length} calls within ${GROWTH_GOAL} x and ${MS_GOAL} ms:`);
  for (const row of [...missed].sort((a, b) => b.large - a.large)) print(row);
  writeTable(rows);
}

/** For a call on a deep page, that page's cursor, or the last one's where there are not as many. */
async function deep(side, call) {
  if (!call.deep) return call;
  let path = `${call.path}?limit=200`;
  for (let page = 1; page < DEEP_PAGES; page++) {
    const { next } = await side.ask(call, path);
    if (!next) break;
    path = next;
  }
  return { ...call, path: path.replace('limit=200', 'limit=50') };
}

async function load({ ask, call }, requests) {
  const times = [];
  let [left, failed] = [requests, 0];
  const worker = async () => {
    while (left-- > 0) {
      const { status, ms } = await ask(call);
      if (status !== 200) failed++;
      times.push(ms);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  times.sort((a, b) => a - b);
  return { p50: times[Math.floor(times.length / 2)], p95: times[Math.floor(times.length * 0.95)], failed };
}

/** Medians over the rounds; growth from neighbours in time, so that a machine that slows down slows both. */
function figures(runs) {
  const of = (side, figure) => median(runs[side].map((run) => run[figure]));
  const growth = median(runs.large.map(({ p95 }, i) => p95 / runs.small[i].p95));
  return { small: of('small', 'p95'), large: of('large', 'p95'), median: of('large', 'p50'), growth };
}

function isMissed({ failed, growth, large, small }) {
  return failed || large > MS_GOAL || (growth > GROWTH_GOAL && large - small > NOISE_MS);
}

function print(row) {
  const cells = [row.small.toFixed(1), row.large.toFixed(1), row.median.toFixed(1), row.growth.toFixed(1)];
  const verdict = row.failed ? '  FAILED' : isMissed(row) ? '  <' : '';
  console.log(row.name.padEnd(74) + cells.map((cell) => cell.padStart(9)).join('') + verdict);
}

function writeTable(rows) {
  if (!process.env.TABLE) return;
  for (const row of rows) appendFileSync(process.env.TABLE, `${JSON.stringify(row)}\n`);
}

function median(values) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
}

/** What the server says of its plans, call by call. */
async function explainAll({ ask, dataDir, calls }) {
  const password = readFileSync(join(dataDir, 'secrets/postgres-password'), 'utf8').trim();
  const { port } = JSON.parse(readFileSync(join(dataDir, 'servers.json'), 'utf8')).children[0];
  const db = new pg.Client({ connectionString: `postgresql://postgres:${password}@127.0.0.1:${port}/postgres` });
  await db.connect();
  for (const [setting, value] of Object.entries({
    session_preload_libraries: 'auto_explain',
    'auto_explain.log_min_duration': '0',
    'auto_explain.log_analyze': 'on',
    'auto_explain.log_buffers': 'on',
  })) {
    if (setting.includes('.')) await db.query(`LOAD 'auto_explain'`);
    await db.query(`ALTER SYSTEM SET ${setting} = '${value}'`);
  }
  await db.query('SELECT pg_reload_conf()');
  await pause(500);
  // Sessions load it when they begin.
  await db.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname LIKE $1', ['tradeyard_%']);
  await db.end();
  await pause(1000);
  for (const call of calls) {
    const log = openSync(join(dataDir, 'logs/postgres.log'), 'r');
    const from = fstatSync(log).size;
    const { status, ms } = await ask(call);
    await pause(100);
    const said = Buffer.alloc(fstatSync(log).size - from);
    readSync(log, said, 0, said.length, from);
    closeSync(log);
    console.log(`\n=== ${call.name}: ${status} in ${ms.toFixed(0)} ms\n${said}`);
  }
}
