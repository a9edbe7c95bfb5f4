/**
 * `npm run bench -- load`: a list of 50 asked by ever more clients, who wait as they are told when they are refused, then a
 * burst of orders: how many requests are refused, how long those that are answered take, how much memory, and how long
 * after the last order the last notification is there. The clients share one process: what its own event loop is late by is
 * in every wait, so it stands beside them.
 */
import autocannon from 'autocannon';
import { Agent, get } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';

const SECONDS = Number(process.env.SECONDS ?? 8);
const BURST = Number(process.env.BURST ?? 1000);
/** How often the clients' own event loop is looked at. */
const LOOK_MS = 10;
const CONNECTIONS = (process.env.CONNECTIONS ?? '16,64,256,1000').split(',').map(Number);

/** @param {{ url: string, cookie: string, order: object, memoryMb: () => number, unread: () => Promise<number> }} market */
export async function benchLoad({ url, cookie, order, memoryMb, unread }) {
  const list = { url: `${url}/api/products?limit=50`, headers: { cookie } };
  await autocannon({ ...list, connections: 16, duration: 2 });
  const row = (...cells) => console.log(cells.map((cell) => String(cell).padStart(13)).join(''));
  console.log(`\n${SECONDS} s each\n`);
  row(
    'connections',
    'answered/s',
    'refused/s',
    'failed',
    'p50 ms',
    'p99 ms',
    'refused p50',
    'refused p99',
    'client late',
    'memory MB',
  );
  for (const connections of CONNECTIONS) {
    const { answered, refused, failed, lateMs } = await ask(list, connections);
    row(
      connections,
      (answered.length / SECONDS).toFixed(0),
      (refused.length / SECONDS).toFixed(0),
      failed,
      ...[percentile(answered, 0.5), percentile(answered, 0.99)],
      ...[percentile(refused, 0.5), percentile(refused, 0.99), lateMs.toFixed(0)],
      memoryMb().toFixed(0),
    );
  }

  const before = await unread();
  const begun = Date.now();
  const burst = await autocannon({
    ...{ url: `${url}/api/orders`, method: 'POST', body: JSON.stringify(order) },
    headers: { cookie, 'content-type': 'application/json' },
    ...{ connections: 16, amount: BURST },
  });
  const placed = burst['2xx'];
  const ended = Date.now();
  while ((await unread()) < before + placed) await pause(20);
  console.log(
    `\n${placed} of ${BURST} orders in ${((ended - begun) / 1000).toFixed(1)} s; ` +
      `the last notification ${((Date.now() - ended) / 1000).toFixed(1)} s after the last order`,
  );
}

/** So many clients ask again as soon as they are answered, and wait as they are told when they are refused; it takes SECONDS. */
async function ask({ url, headers }, clients) {
  // Every client keeps its connection: Node's agent would close all but 256 that are idle while they wait.
  const agent = new Agent({ keepAlive: true, maxSockets: clients, maxFreeSockets: clients });
  const [answered, refused] = [[], []];
  const late = monitorEventLoopDelay({ resolution: LOOK_MS });
  late.enable();
  let failed = 0;
  const end = performance.now() + SECONDS * 1000;
  const once = () =>
    new Promise((done, fail) => {
      get(url, { agent, headers }, (response) => {
        response
          .resume()
          .once('end', () => done(response))
          .once('error', fail);
      }).once('error', fail);
    });
  const client = async () => {
    while (performance.now() < end) {
      const begun = performance.now();
      try {
        const { statusCode, headers: told } = await once();
        const took = performance.now() - begun;
        if (statusCode === 200) answered.push(took);
        else if (statusCode === 503) refused.push(took);
        else failed += 1;
        const left = end - performance.now();
        if (statusCode === 503 && left > 0) await pause(Math.min(left, 1000 * Number(told['retry-after'] ?? 1)));
      } catch {
        failed += 1;
      }
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  agent.destroy();
  late.disable();
  return { answered, refused, failed, lateMs: late.percentile(99) / 1e6 - LOOK_MS };
}

function percentile(values, share) {
  if (values.length === 0) return '-';
  return values.sort((a, b) => a - b)[Math.floor((values.length - 1) * share)].toFixed(0);
}
