/**
 * `npm run bench -- replicas`: 1, 2 and 4 processes of every kind over a NATS of three nodes, and what a list and an order
 * cost of each kind's CPU, beyond what it takes while nobody asks. That is what can be told on few cores: with a core for
 * every process, as many requests a second go through as the busiest kind's replicas have CPU for. Ideal is what one
 * replica of each makes, times their number.
 */
import autocannon from 'autocannon';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { natsPasswords, startRedis } from '../deploy/local/brokers.mjs';
import { freePort, launch } from '../deploy/local/child.mjs';
import { findOrInstall } from '../deploy/local/packages.mjs';
import { startPostgres } from '../deploy/local/postgres.mjs';
import { provision, SERVICES } from '../deploy/local/provision.mjs';
import { secret } from '../deploy/local/secrets.mjs';
import { supervise } from '../deploy/local/supervisor.mjs';
import { makeMarket, SETTINGS } from './market.mjs';
import { cpuMs, cpuMsWithChildren, memoryMb } from './process-figures.mjs';

const COUNTS = (process.env.REPLICAS ?? '1,2,4').split(',').map(Number);
const NODES = 3;
const CONNECTIONS = 16;
/** For each replica: one that has answered fewer has not been compiled as far as another. */
const LISTS = Number(process.env.LISTS ?? 1500);
const ORDERS = Number(process.env.ORDERS ?? 300);
const ROUNDS = Number(process.env.ROUNDS ?? 3);
const READY_MS = 120_000;
const IDLE_MS = 8_000;
const ROOT = resolve(import.meta.dirname, '..');
const KINDS = [...SERVICES, 'gateway'];
const quietly = { durable: false, log: () => {} };

export async function benchReplicas() {
  const rows = { list: [], order: [] };
  for (const count of COUNTS) {
    const product = await startReplicas(count);
    try {
      const market = await makeMarket(product.urls[0]);
      const idle = await idleOf(product);
      for (const [name, call] of Object.entries(callsOf(market, count))) {
        const rounds = [];
        // The first one only warms up.
        for (let round = 0; round <= ROUNDS; round++) rounds.push(await measure(product, idle, market, call));
        rows[name].push({ count, idle, memory: product.memoryMb(), ...medians(rounds.slice(1)) });
      }
    } finally {
      await product.stop();
    }
  }
  for (const [name, found] of Object.entries(rows)) print(name, found);
}

function callsOf({ order }, count) {
  return {
    list: { path: '/api/products?limit=50', amount: LISTS * count },
    order: { path: '/api/orders', method: 'POST', body: JSON.stringify(order), amount: ORDERS * count },
  };
}

/** So many processes of each kind on servers of their own. */
async function startReplicas(count) {
  const dataDir = mkdtempSync(join(tmpdir(), 'tradeyard-replicas-'));
  const servers = [];
  const processes = [];
  const stop = async () => {
    await Promise.all(processes.map((one) => one.child.stop()));
    for (const server of servers.reverse()) await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const postgres = await startPostgres(dataDir, quietly);
    servers.push(postgres);
    const redis = await startRedis(dataDir, quietly);
    servers.push(redis);
    const nats = await startCluster(dataDir, servers);
    const base = {
      ...process.env,
      ...SETTINGS,
      ...{ NODE_ENV: 'production', HOST: '127.0.0.1' },
      ...{ REDIS_URL: redis.url, EVENTS_REPLICAS: String(NODES), DATABASE_POOL: '8' },
      STORAGE_URL: `file:${join(dataDir, 'files')}`,
      STORAGE_SECRET: secret(dataDir, 'storage-secret'),
      TWO_FACTOR_KEY: secret(dataDir, 'two-factor-key'),
      LINK_SECRET: secret(dataDir, 'link-secret'),
      MAIL_DIR: join(dataDir, 'mail'),
      ...{ DRAIN_MS: '0', FINISH_MS: '10000' },
      ...(await provision(postgres.url, (service) => secret(dataDir, `${service}-password`))),
    };
    for (const kind of KINDS) {
      const started = Array.from({ length: count }, () => startProcess(kind, base, nats.urlOf(kind)));
      for (const one of await Promise.all(started)) processes.push(one);
    }
    const cpuOf = { PostgreSQL: () => cpuMsWithChildren(postgres.pid), Redis: () => cpuMs(redis.pid) };
    cpuOf['NATS'] = () => sum(nats.pids.map(cpuMs));
    for (const kind of KINDS) cpuOf[kind] = () => sum(pidsOf(kind).map(cpuMs));
    const pidsOf = (kind) => processes.filter((one) => one.kind === kind).map(({ child }) => child.pid);
    return {
      count,
      urls: processes.filter(({ kind }) => kind === 'gateway').map(({ url }) => url),
      cpu: () => Object.fromEntries(Object.entries(cpuOf).map(([part, read]) => [part, read()])),
      memoryMb: () => sum(processes.map(({ child }) => memoryMb(child.pid))),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Three nodes that keep every event three times. */
async function startCluster(dataDir, servers) {
  const binary = await findOrInstall('nats-server', () => {});
  if (!binary) throw new Error('nats-server must be on the PATH');
  const passwords = natsPasswords(dataDir);
  const secrets = Object.entries(passwords).map(([user, value]) => [
    `NATS_PASSWORD_${user.toUpperCase()}`,
    `"${value}"`,
  ]);
  const nodes = [];
  for (let i = 0; i < NODES; i++) {
    nodes.push({ name: `nats-${i}`, port: await freePort(), cluster: await freePort(), monitor: await freePort() });
  }
  const routes = nodes.map(({ cluster }) => `nats://127.0.0.1:${cluster}`);
  const pids = nodes.map(({ name, port, cluster, monitor }) => {
    const server = launch(
      name,
      binary,
      [
        ...['-c', join(ROOT, 'deploy/nats/nats.conf'), '-a', '127.0.0.1', '-p', String(port), '-n', name],
        ...['-m', String(monitor), '--cluster_name', 'bench', '--cluster', `nats://127.0.0.1:${cluster}`],
        ...['--routes', routes.join(',')],
      ],
      {
        logFile: join(dataDir, `logs/${name}.log`),
        env: { ...process.env, NATS_DATA: join(dataDir, name), ...Object.fromEntries(secrets) },
      },
    );
    servers.push(server);
    return server.pid;
  });
  // Healthy once the nodes have found each other and elected who keeps the books.
  for (const { monitor } of nodes) await answers(`http://127.0.0.1:${monitor}/healthz`);
  const urlOf = (user) => nodes.map(({ port }) => `nats://${user}:${passwords[user]}@127.0.0.1:${port}`).join(',');
  return { pids, urlOf };
}

async function startProcess(kind, base, natsUrl) {
  const [port, ops] = [await freePort(), await freePort()];
  const script = join(ROOT, `dist/bundle/${kind}.js`);
  const env = { ...base, NATS_URL: natsUrl, PORT: String(port), OPS_PORT: String(ops) };
  const child = supervise({ name: kind, script, env }, { restart: () => false });
  await answers(`http://127.0.0.1:${ops}/readyz`);
  return { kind, child, url: `http://127.0.0.1:${port}` };
}

async function answers(url) {
  for (const end = Date.now() + READY_MS; Date.now() < end; await pause(100)) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
  }
  throw new Error(`${url} is not ready`);
}

/** What each part takes of a second while nobody asks, in milliseconds: timers, polls, keeping in touch. */
async function idleOf(product) {
  // What the making of the market has set going comes to its end.
  await pause(IDLE_MS);
  const before = product.cpu();
  await pause(IDLE_MS);
  const after = product.cpu();
  return Object.fromEntries(Object.entries(after).map(([part, ms]) => [part, ((ms - before[part]) * 1000) / IDLE_MS]));
}

/** The same number of requests by the same number of clients, over all gateways; CPU also of what comes after the answers. */
async function measure(product, idle, { cookie, seller }, { path, method = 'GET', body, amount }) {
  const unread = async () => (await seller.get('/api/notifications/unread-count')).body.count;
  const before = await unread();
  const cpu = product.cpu();
  const begun = performance.now();
  const share = product.urls.length;
  const runs = await Promise.all(
    product.urls.map((url) =>
      autocannon({
        ...{ url: url + path, method, body },
        headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
        ...{ connections: CONNECTIONS / share, amount: amount / share },
      }),
    ),
  );
  const seconds = (performance.now() - begun) / 1000;
  const answered = sum(runs.map((run) => run['2xx']));
  if (answered < amount) throw new Error(`${path}: ${amount - answered} of ${amount} were not answered`);
  while (method === 'POST' && (await unread()) < before + amount) await pause(100);
  const after = product.cpu();
  const lasted = (performance.now() - begun) / 1000;
  const each = Object.fromEntries(
    Object.entries(after).map(([part, ms]) => [part, Math.max(0, ms - cpu[part] - idle[part] * lasted) / amount]),
  );
  return { rate: amount / seconds, ...each };
}

function medians(rounds) {
  return Object.fromEntries(
    Object.keys(rounds[0]).map((name) => {
      const sorted = rounds.map((round) => round[name]).sort((a, b) => a - b);
      return [name, sorted[Math.floor(sorted.length / 2)]];
    }),
  );
}

function print(name, found) {
  const parts = [...KINDS, 'PostgreSQL', 'NATS', 'Redis'];
  const busiest = (row) => KINDS.reduce((most, kind) => (row[kind] > row[most] ? kind : most));
  // A replica's second less what it takes anyhow.
  const onPaper = (row) => (row.count * 1000 - row.idle[busiest(row)]) / row[busiest(row)];
  const line = (title, cell) => console.log(title.padEnd(40) + found.map((row) => cell(row).padStart(14)).join(''));
  console.log('');
  line(`${name}: replicas of each process`, ({ count }) => String(count));
  for (const part of parts) line(`CPU ms a request: ${part}`, (row) => row[part].toFixed(2));
  line('  all of it', (row) => sum(parts.map((part) => row[part])).toFixed(2));
  line('requests a second here', ({ rate }) => rate.toFixed(0));
  line('a core for each process: limited by', busiest);
  line('  requests a second, on paper', (row) => onPaper(row).toFixed(0));
  line('  of the ideal', (row) => (onPaper(row) / ((onPaper(found[0]) * row.count) / found[0].count)).toFixed(2));
  line('CPU of all while idle, ms a second', ({ idle }) => sum(Object.values(idle)).toFixed(0));
  line('memory of all processes, MB', ({ memory }) => memory.toFixed(0));
}

function sum(numbers) {
  return numbers.reduce((total, one) => total + one, 0);
}
