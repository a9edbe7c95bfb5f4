/**
 * `npm run bench -- load`: a list of 50 asked by ever more connections, then a burst of orders: how many requests are refused, how
 * long those that are answered take, how much memory, and how long after the last order the last notification is there.
 */
import autocannon from 'autocannon';

const SECONDS = Number(process.env.SECONDS ?? 8);
const BURST = Number(process.env.BURST ?? 1000);
const CONNECTIONS = (process.env.CONNECTIONS ?? '16,64,256,1000').split(',').map(Number);

/** @param {{ url: string, cookie: string, order: object, memoryMb: () => number, unread: () => Promise<number> }} market */
export async function benchLoad({ url, cookie, order, memoryMb, unread }) {
  const list = { url: `${url}/api/products?limit=50`, headers: { cookie } };
  await autocannon({ ...list, connections: 16, duration: 2 });
  const row = (...cells) => console.log(cells.map((cell) => String(cell).padStart(13)).join(''));
  console.log(`\n${SECONDS} s each\n`);
  row('connections', 'answered/s', 'refused/s', 'failed', 'p50 ms', 'p99 ms', 'refused p99', 'memory MB');
  for (const connections of CONNECTIONS) {
    const answered = [];
    const refused = [];
    const run = autocannon({ ...list, connections, duration: SECONDS });
    run.on('response', (_client, status, _bytes, ms) => (status === 503 ? refused : answered).push(ms));
    const result = await run;
    const { errors, duration } = result;
    row(
      connections,
      (answered.length / duration).toFixed(0),
      (refused.length / duration).toFixed(0),
      errors,
      ...[percentile(answered, 0.5), percentile(answered, 0.99), percentile(refused, 0.99)],
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
  while ((await unread()) < before + placed) await new Promise((done) => setTimeout(done, 20));
  console.log(
    `\n${placed} of ${BURST} orders in ${((ended - begun) / 1000).toFixed(1)} s; ` +
      `the last notification ${((Date.now() - ended) / 1000).toFixed(1)} s after the last order`,
  );
}

function percentile(values, share) {
  if (values.length === 0) return '-';
  return values.sort((a, b) => a - b)[Math.floor((values.length - 1) * share)].toFixed(0);
}
