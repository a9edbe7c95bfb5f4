/**
 * `npm run bench`: calls through gateway, NATS, service and PostgreSQL against a bare node:http + pg server that runs the
 * same statements (for login: the same hash), in turn (A B A B) in one run; steps of orders, which have no such server;
 * start and memory; then import, export and search (import.mjs). Ratios are what counts: absolute figures are the machine's.
 */
import autocannon from 'autocannon';
import { fork, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { makeMarket, PASSWORD, SETTINGS } from './market.mjs';
import { cpuMs, memoryMb, shareInUse } from './process-figures.mjs';

const ROUNDS = Number(process.env.ROUNDS ?? 5);
const SECONDS = Number(process.env.SECONDS ?? 4);
/** Both sides are warmed for so long before a call is measured: compiling goes on for the first ten thousand requests. */
const WARM_SECONDS = Number(process.env.WARM_SECONDS ?? 8);
/** `ONLY=list,order` measures these calls alone. */
const ONLY = process.env.ONLY?.split(',');
const CONNECTIONS = 16;
/** Looks at whether all is quiet, five a second. */
const QUIET_TRIES = 150;
/** How much of the machine was in use before each turn, while neither side had anything to do: what others take from both. */
const usedByOthers = [];
const GOALS =
  Number(process.versions.node.split('.')[0]) < 24
    ? { list: 0.55, detail: 0.38, order: 0.5 }
    : { list: 0.65, detail: 0.45, order: 0.55 };
const READY_GOAL_MS = 1500;
/** Times the boot of a bare application. */
const READY_GOAL = 4;
const IDLE_GOAL_MB = 180;
const LOADED_GOAL_MB = 250;
/** After what happened last: V8 clears away what that left behind once a process has had nothing to do for a while. */
const SETTLED_MS = 40_000;
/** Orders that are taken through their steps in each round. */
const STEPPED = Number(process.env.STEPPED ?? 100);

process.chdir(resolve(import.meta.dirname, '..'));
if (spawnSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' }).status !== 0) process.exit(1);
if (process.argv[2] === 'invoices') {
  const { benchInvoices } = await import('./invoices.mjs');
  await benchInvoices();
  process.exit();
}
if (process.argv[2] === 'scale') {
  const { benchScale } = await import('./scale.mjs');
  await benchScale(process.argv.slice(3));
  process.exit();
}
if (process.argv[2] === 'import') {
  const { benchImport } = await import('./import.mjs');
  await benchImport();
  process.exit();
}
if (process.argv[2] === 'replicas') {
  const { benchReplicas } = await import('./replicas.mjs');
  await benchReplicas();
  process.exit();
}
if (process.argv[2] === 'web') {
  const { benchWeb } = await import('./web.mjs');
  await benchWeb();
  process.exit();
}

const { startProduct } = await import('../deploy/local/product.mjs');
const { ApiClient } = await import('../dist/deploy/local/demo/api-client.js');
const { hashPassword } = await import('../dist/services/identity/src/users/password.js');
const sql = await import('./recorded-sql.mjs');

const LIST = '/api/products?limit=50';
const SEARCH = '/api/products?limit=50&q=bolt%20stainless';
const INVENTORY = '/api/inventory?limit=50';
const dataDir = mkdtempSync(join(tmpdir(), 'tradeyard-bench-'));
const times = {};
const bareBootMs = [await bootBare(), await bootBare()];
// The first start makes the tables of seven databases, which no later one does.
await (await start((measured) => (times.firstReadyMs = measured.readyMs))).stop();
const product = await start((measured) => Object.assign(times, measured));
let bare;
try {
  const market = await makeMarket(product.url);
  if (process.argv[2] === 'load') {
    const { benchLoad } = await import('./load.mjs');
    await benchLoad({
      ...{ url: product.url, cookie: market.cookie, order: market.order },
      // The gateway's, which is started last, or everything's.
      memoryMb: () => memoryMb(product.children.at(-1).pid),
      unread: async () => (await market.seller.get('/api/notifications/unread-count')).body.count,
    });
  } else await benchCalls(market);
} finally {
  bare?.disconnect();
  await product.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
if (process.argv[2] !== 'load' && !ONLY) {
  console.log('');
  const { benchImport } = await import('./import.mjs');
  await benchImport();
}

function start(onTimes) {
  return startProduct({
    dataDir,
    port: 0,
    // The load on a gateway and services in a process each, as in production.
    split: process.argv[2] === 'load' && process.env.SPLIT === '1',
    env: SETTINGS,
    onTimes,
  });
}

async function benchCalls(market) {
  await pause(3000);
  const { pid } = product.children[0];
  const memory = { 'memory, just started': [memoryMb(pid)] };
  if (!ONLY) memory['memory, idle'] = [await settledMb(pid), IDLE_GOAL_MB];
  bare = await startBare(market);
  const post = (path, body) => ({ path, method: 'POST', body: JSON.stringify(body) });
  const calls = {
    list: { path: LIST },
    'product search': { path: SEARCH },
    'inventory list': { path: INVENTORY },
    detail: { path: `/api/orders/${market.orderId}` },
    // A login counts as failed until its password has been checked, and ten of one user are refused.
    login: { ...post('/api/login', { username: 'buyer', password: PASSWORD }), connections: 8 },
    order: post('/api/orders', market.order),
  };
  const results = {};
  for (const [name, call] of Object.entries(calls)) {
    if (ONLY && !ONLY.includes(name)) continue;
    // Whoever logs in again with a session loses it.
    results[name] = await compare(call, name === 'login' ? undefined : market.cookie);
  }
  bareBootMs.push(await bootBare(), await bootBare());
  // Without the orders that are measured there are none to take through their steps.
  const steps = ONLY ? {} : await stepOrders(market);
  memory['memory, at the end of the load'] = [memoryMb(pid)];
  if (!ONLY) memory['memory, after the load'] = [await settledMb(pid), LOADED_GOAL_MB];
  print(results, steps, memory);
}

async function settledMb(pid) {
  await pause(SETTLED_MS);
  return memoryMb(pid);
}

/** From the fork until it has answered. */
async function bootBare() {
  const begun = Date.now();
  const child = fork(join(import.meta.dirname, 'bare-nest.mjs'));
  const url = await new Promise((done) => child.once('message', done));
  await (await fetch(url)).text();
  const took = Date.now() - begun;
  const gone = new Promise((done) => child.once('exit', done));
  child.kill();
  await gone;
  return took;
}

async function startBare({ buyer, order, orderId, products, supplier }) {
  const urls = Object.fromEntries(
    ['catalog', 'inventory', 'ordering'].map((name) => [
      name,
      product.environment[`${name.toUpperCase()}_DATABASE_URL`],
    ]),
  );
  const child = fork(join(import.meta.dirname, 'bare-server.mjs'));
  child.send({
    urls,
    reads: {
      [LIST]: { of: 'catalog', statements: await sql.productStatements(urls.catalog, buyer, { limit: 50 }) },
      [SEARCH]: {
        of: 'catalog',
        statements: await sql.productStatements(urls.catalog, buyer, { limit: 50, q: 'bolt stainless' }),
      },
      [INVENTORY]: { of: 'inventory', statements: await sql.inventoryStatements(urls.inventory, buyer) },
      [`/api/orders/${orderId}`]: { of: 'ordering', statements: [await sql.detailStatement(buyer, orderId)] },
    },
    passwordHash: await hashPassword(PASSWORD),
    price: await sql.priceStatement(buyer, order),
    order: await sql.orderStatements(buyer, order, products, supplier),
  });
  const { port } = await new Promise((done) => child.once('message', done));
  return Object.assign(child, { url: `http://127.0.0.1:${port}` });
}

/** Ours and the bare server in turn; the first round of each only warms up. */
async function compare({ path, method = 'GET', body, connections = CONNECTIONS }, cookie) {
  const sides = { ours: [], bare: [] };
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [side, url, pid] of [
      ['ours', product.url, product.children[0].pid],
      ['bare', bare.url, bare.pid],
    ]) {
      // What an order sets going afterwards must not fall into the other side's turn.
      await quiet([product.children[0].pid, bare.pid]);
      usedByOthers.push(await shareInUse());
      const cpu = cpuMs(pid);
      const run = await autocannon({
        url: url + path,
        method,
        body,
        headers: { ...(cookie && { cookie }), ...(body && { 'content-type': 'application/json' }) },
        connections,
        duration: round === 0 ? WARM_SECONDS : SECONDS,
      });
      if (run.non2xx || run.errors) throw new Error(`${side} ${path}: ${run.non2xx} refused, ${run.errors} failed`);
      const requests = run['2xx'];
      const cpuUs = ((cpuMs(pid) - cpu) * 1000) / requests;
      if (round > 0)
        sides[side].push({ rate: requests / run.duration, p50: run.latency.p50, p99: run.latency.p99, cpuUs });
    }
  }
  return sides;
}

/** Resolves once the processes do as good as nothing, or after half a minute: the product's own upkeep never ends. */
async function quiet(pids) {
  const sum = () => pids.reduce((total, pid) => total + cpuMs(pid), 0);
  for (let before = sum(), calm = 0, tries = 0; calm < 2 && tries < QUIET_TRIES; tries++) {
    await pause(200);
    const now = sum();
    calm = now - before <= 20 ? calm + 1 : 0;
    before = now;
  }
}

/** Orders confirmed by the seller, shipped and received, each step by 16 at a time. */
async function stepOrders({ seller, buyer, supplier }) {
  const database = new pg.Client(product.environment.ORDERING_DATABASE_URL);
  await database.connect();
  const { rows } = await database.query(
    `SELECT id FROM orders WHERE buyer_id = $1 AND supplier_id = $2 AND status = 'pending' ORDER BY id LIMIT $3`,
    [buyer.userId, supplier.id, STEPPED * (ROUNDS + 1)],
  );
  await database.end();
  const client = new ApiClient(product.url);
  await client.post('/api/login', { username: 'buyer', password: PASSWORD });
  const steps = {
    'status change: ours': (id) => seller.put(`/api/orders/${id}/status`, { status: 'confirmed' }),
    'status to shipped: ours': (id) => client.put(`/api/orders/${id}/status`, { status: 'shipped' }),
    'receive: ours': (id) => client.post(`/api/orders/${id}/receive`, {}),
  };
  const results = Object.fromEntries(Object.keys(steps).map((name) => [name, []]));
  const { pid } = product.children[0];
  for (let round = 0; rows.length > 0; round++) {
    const ids = rows.splice(0, STEPPED).map(({ id }) => Number(id));
    for (const [name, step] of Object.entries(steps)) {
      await quiet([pid]);
      const [cpu, begun, waited, todo] = [cpuMs(pid), performance.now(), [], [...ids]];
      const work = async () => {
        for (let id = todo.pop(); id; id = todo.pop()) {
          const asked = performance.now();
          const { status, body } = await step(id);
          if (status !== 200) throw new Error(`${name} of ${id}: ${status} ${JSON.stringify(body)}`);
          waited.push(performance.now() - asked);
        }
      };
      await Promise.all(Array.from({ length: CONNECTIONS }, work));
      waited.sort((a, b) => a - b);
      const at = (share) => waited[Math.floor(share * (waited.length - 1))];
      const rate = (ids.length * 1000) / (performance.now() - begun);
      const cpuUs = ((cpuMs(pid) - cpu) * 1000) / ids.length;
      if (round > 0) results[name].push({ rate, p50: at(0.5), p99: at(0.99), cpuUs });
    }
  }
  return results;
}

function print(results, steps, memory) {
  const row = (...cells) =>
    console.log(cells.map((cell, i) => String(cell)[i ? 'padStart' : 'padEnd'](i ? 13 : 31)).join(''));
  console.log(`\n${ROUNDS} rounds of ${SECONDS} s, ${CONNECTIONS} connections (login: 8), in turn; medians`);
  const [others, most] = [median(usedByOthers), Math.max(...usedByOthers)].map((share) => (share * 100).toFixed(0));
  console.log(`in use by others between the turns: ${others} % of the machine, at most ${most} %\n`);
  row('', 'requests/s', 'p50 ms', 'p99 ms', 'CPU us/req', 'of bare', 'goal');
  for (const [name, sides] of Object.entries(results)) {
    // Neighbours in time are compared, so that a machine that slows down slows both.
    const ratio = median(sides.ours.map(({ rate }, i) => rate / sides.bare[i].rate));
    for (const [side, runs] of Object.entries(sides)) {
      const of = (figure, digits = 0) => median(runs.map((run) => run[figure])).toFixed(digits);
      const verdict = side === 'ours' ? [ratio.toFixed(2), GOALS[name] ?? ''] : ['', ''];
      row(`${name}: ${side}`, of('rate'), of('p50', 1), of('p99', 1), of('cpuUs'), ...verdict);
    }
  }
  for (const [name, runs] of Object.entries(steps)) {
    const of = (figure, digits = 0) => median(runs.map((run) => run[figure])).toFixed(digits);
    row(name, of('rate'), of('p50', 1), of('p99', 1), of('cpuUs'), '', '');
  }
  const boot = median(bareBootMs);
  console.log('');
  const rowsOfStart = (name, ms) => {
    row(name, `${ms} ms`, '', '', '', '', `${READY_GOAL_MS} ms`);
    row('of the boot of a bare Nest', `${boot} ms`, '', '', '', (ms / boot).toFixed(1), READY_GOAL);
  };
  rowsOfStart('ready after its servers, which are new', times.firstReadyMs);
  rowsOfStart('ready after its servers', times.readyMs);
  for (const [name, [mb, goal]] of Object.entries(memory)) {
    row(name, `${mb.toFixed(0)} MB`, '', '', '', '', goal ? `${goal} MB` : '');
  }
}

function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}
