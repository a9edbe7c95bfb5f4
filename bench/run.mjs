/**
 * `npm run bench`: three calls through gateway, NATS, service and PostgreSQL against a bare node:http + pg server that
 * runs the same statements, in turn (A B A B) in one run; then import, export and search (import.mjs). Ratios are what counts: absolute figures are the machine's.
 */
import autocannon from 'autocannon';
import { fork, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const ROUNDS = Number(process.env.ROUNDS ?? 5);
const SECONDS = Number(process.env.SECONDS ?? 4);
const CONNECTIONS = 16;
const PRODUCTS = 60;
const GOALS = { list: 0.55, detail: 0.3, order: 0.35 };
const READY_GOAL_MS = 2000;
const IDLE_GOAL_MB = 250;

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
if (process.argv[2] === 'web') {
  const { benchWeb } = await import('./web.mjs');
  await benchWeb();
  process.exit();
}

const { startProduct } = await import('../deploy/local/product.mjs');
const { ApiClient } = await import('../dist/deploy/local/demo/api-client.js');
const sql = await import('./recorded-sql.mjs');

const PASSWORD = 'correct horse battery';
const dataDir = mkdtempSync(join(tmpdir(), 'tradeyard-bench-'));
const times = {};
const product = await startProduct({
  dataDir,
  port: 0,
  env: {
    ADMIN_USERNAME: 'root',
    ADMIN_PASSWORD: PASSWORD,
    ADMIN_EMAIL: 'root@example.com',
    LOG_LEVEL: 'error',
    RATE_LIMIT_PER_USER: '0',
  },
  onTimes: (measured) => Object.assign(times, measured),
});
let bare;
try {
  const market = await makeMarket();
  if (process.argv[2] === 'load') {
    const { benchLoad } = await import('./load.mjs');
    await benchLoad({
      ...{ url: product.url, cookie: market.cookie, order: market.order },
      memoryMb: () => memoryMb(product.children[0].pid),
      unread: async () => (await market.seller.get('/api/notifications/unread-count')).body.count,
    });
  } else await benchCalls(market);
} finally {
  bare?.disconnect();
  await product.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
if (process.argv[2] !== 'load') {
  console.log('');
  const { benchImport } = await import('./import.mjs');
  await benchImport();
}

async function benchCalls(market) {
  await pause(3000);
  const idleMb = memoryMb(product.children[0].pid);
  bare = await startBare(market);
  const calls = {
    list: { path: '/api/products?limit=50' },
    detail: { path: `/api/orders/${market.orderId}` },
    order: { path: '/api/orders', method: 'POST', body: JSON.stringify(market.order) },
  };
  const results = {};
  for (const [name, call] of Object.entries(calls)) results[name] = await compare(call, market.cookie);
  print(results, idleMb);
}

async function makeMarket() {
  const admin = new ApiClient(product.url);
  await admin.post('/api/login', { username: 'root', password: PASSWORD });
  const seller = await register('seller');
  await admin.post(`/api/admin/users/${seller.id}/approve`);
  const { body: supplier } = await seller.client.post('/api/suppliers', {
    name: 'Bench',
    category: 'Hardware & Tools',
  });
  const products = [];
  for (let i = 1; i <= PRODUCTS; i++) {
    const { body } = await seller.client.post('/api/products', {
      name: `Hex bolt M${i} x 40, stainless, box of 100`,
      description: 'A2 stainless steel, fully threaded, DIN 933.',
      sku: `HB-${i}`,
      price: 1000 + i,
      supplierId: supplier.id,
      category: 'Hardware & Tools',
    });
    await admin.post(`/api/admin/products/${body.id}/approve`);
    products.push(body);
  }
  const buyer = await register('buyer');
  const items = products.slice(0, 3).map(({ id, price }) => ({ productId: id, quantity: 4, price }));
  const subtotal = items.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  const tax = Math.floor((subtotal + 5) / 10);
  const order = { supplierId: supplier.id, items, subtotal, tax, total: subtotal + tax, notifySupplier: true };
  let placed;
  for (let i = 0; i < 200 && placed?.status !== 201; i++) {
    placed = await buyer.client.post('/api/orders', order);
    if (placed.status !== 201) await pause(50);
  }
  if (placed.status !== 201) throw new Error(`no order can be placed: ${JSON.stringify(placed.body)}`);
  return {
    buyer: { userId: buyer.id, role: 'buyer', viewMode: 'buyer' },
    cookie: buyer.client.sessionCookie,
    seller: seller.client,
    products,
    order,
    orderId: placed.body.id,
    supplier: { id: supplier.id, name: supplier.name, ownerId: seller.id, currency: 'USD' },
  };
}

async function register(role) {
  const client = new ApiClient(product.url);
  const { body } = await client.post('/api/register', {
    ...{ username: role, email: `${role}@example.com`, password: PASSWORD, confirmPassword: PASSWORD, role },
    ...{ firstName: 'Ada', lastName: 'Berg', companyName: `${role} company` },
  });
  return { id: body.id, client };
}

async function startBare({ buyer, order, orderId, products, supplier }) {
  const child = fork(join(import.meta.dirname, 'bare-server.mjs'));
  child.send({
    catalogUrl: product.environment.CATALOG_DATABASE_URL,
    orderingUrl: product.environment.ORDERING_DATABASE_URL,
    list: sql.listStatement(buyer),
    detail: await sql.detailStatement(buyer, orderId),
    price: await sql.priceStatement(buyer, order),
    order: await sql.orderStatements(buyer, order, products, supplier),
  });
  const { port } = await new Promise((done) => child.once('message', done));
  return Object.assign(child, { url: `http://127.0.0.1:${port}` });
}

/** Ours and the bare server in turn; the first round of each only warms up. */
async function compare({ path, method = 'GET', body }, cookie) {
  const sides = { ours: [], bare: [] };
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [side, url, pid] of [
      ['ours', product.url, product.children[0].pid],
      ['bare', bare.url, bare.pid],
    ]) {
      const cpu = cpuMs(pid);
      const run = await autocannon({
        url: url + path,
        method,
        body,
        headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
        connections: CONNECTIONS,
        duration: round === 0 ? 2 : SECONDS,
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

function print(results, idleMb) {
  const row = (...cells) =>
    console.log(cells.map((cell, i) => String(cell)[i ? 'padStart' : 'padEnd'](i ? 13 : 26)).join(''));
  console.log(`\n${ROUNDS} rounds of ${SECONDS} s, ${CONNECTIONS} connections, in turn; medians\n`);
  row('', 'requests/s', 'p50 ms', 'p99 ms', 'CPU us/req', 'of bare', 'goal');
  for (const [name, sides] of Object.entries(results)) {
    // Neighbours in time are compared, so that a machine that slows down slows both.
    const ratio = median(sides.ours.map(({ rate }, i) => rate / sides.bare[i].rate));
    for (const [side, runs] of Object.entries(sides)) {
      const of = (figure, digits = 0) => median(runs.map((run) => run[figure])).toFixed(digits);
      const verdict = side === 'ours' ? [ratio.toFixed(2), GOALS[name]] : ['', ''];
      row(`${name}: ${side}`, of('rate'), of('p50', 1), of('p99', 1), of('cpuUs'), ...verdict);
    }
  }
  console.log('');
  row('ready after its servers', `${times.readyMs} ms`, '', '', '', '', `${READY_GOAL_MS} ms`);
  row('memory, idle', `${idleMb.toFixed(0)} MB`, '', '', '', '', `${IDLE_GOAL_MB} MB`);
  row('memory, after the load', `${memoryMb(product.children[0].pid).toFixed(0)} MB`);
}

function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

/** User and system time of a process so far. */
function cpuMs(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

function memoryMb(pid) {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024;
}

function pause(ms) {
  return new Promise((done) => setTimeout(done, ms));
}
