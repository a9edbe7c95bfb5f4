/**
 * `npm run bench -- load`: a list of 50 asked by ever more clients, who wait as they are told when they are refused, then a
 * burst of orders: how many requests are refused, how long those that are answered take, how much memory, and how long
 * after the last order the last notification is there. The clients share one process: what its own event loop is late by is
 * in every wait, so it stands beside them.
 */
import autocannon from 'autocannon';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { askAgain } from './load-clients.mjs';

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

/** So many clients for SECONDS, and how long what they were told took. */
async function ask(request, clients) {
  const [answered, refused] = [[], []];
  const late = monitorEventLoopDelay({ resolution: LOOK_MS });
  late.enable();
  const failed = await askAgain(request, clients, SECONDS * 1000, (status, ms) => {
    if (status === 200) answered.push(ms);
    else refused.push(ms);
  });
  late.disable();
  return { answered, refused, failed, lateMs: late.percentile(99) / 1e6 - LOOK_MS };
}

function percentile(values, share) {
  if (values.length === 0) return '-';
  return values.sort((a, b) => a - b)[Math.floor((values.length - 1) * share)].toFixed(0);
}
