import { appendFileSync } from 'node:fs';
import { logPlans, pagesRead, plansOf } from './scale/plans.mjs';
import { openSide } from './scale/side.mjs';

const SIZE = Number(process.env.SIZE ?? 1);
const ROUNDS = Number(process.env.ROUNDS ?? 5);
const REQUESTS = Number(process.env.PER_ROUND ?? 20);
const CONCURRENCY = 4;
const SMALL = 100;
const GROWTH_GOAL = 1.5;
const MS_GOAL = 150;
/** Below this a difference is the machine's. */
const NOISE_MS = 5;
const DEEP_PAGES = 25;

/**
 * `npm run bench scale`: two products side by side, one a hundred times the other, and each call on either in turn. The
 * table tells how much slower a call is on the large one, and how many pages its statements read on either, which no
 * neighbour can change. `--explain`: the plans of the large one's statements.
 * Environment: SIZE (share of a million, 1), ONLY (part of a call's name), ROUNDS, PER_ROUND (requests of a round), DATA (a
 * folder that keeps what is filled for the next time), TABLE (a file for the figures, a line of JSON per call).
 */
export async function benchScale(flags) {
  const sides = {};
  const options = { concurrency: CONCURRENCY, keptIn: process.env.DATA, only: process.env.ONLY ?? '' };
  try {
    for (const [name, size] of Object.entries({ small: SIZE / SMALL, large: SIZE })) {
      sides[name] = await openSide({ ...options, size });
    }
    if (flags.includes('--explain')) await explainAll(sides.large);
    else await compareAll(sides);
  } finally {
    for (const side of Object.values(sides)) await side.close();
  }
}

async function compareAll(sides) {
  const rows = [];
  for (const i of sides.large.calls.keys()) {
    const pair = {};
    for (const [name, side] of Object.entries(sides)) pair[name] = { ...side, call: await deep(side, side.calls[i]) };
    rows.push({ pair, ...(await compare(pair)) });
  }
  for (const side of Object.values(sides)) await logPlans(side.dataDir);
  for (const row of rows) {
    row.pages = { small: await pagesOf(row.pair.small), large: await pagesOf(row.pair.large) };
    print(row);
  }
  const missed = rows.filter(isMissed);
  console.log(`\n${rows.length - missed.length} of ${rows.length} calls within ${GROWTH_GOAL} x and ${MS_GOAL} ms:`);
  for (const row of [...missed].sort((a, b) => b.large - a.large)) print(row);
  writeTable(rows);
}

/** In short rounds, in turn, so that a machine that slows down slows both; then all of a side's times as one. */
async function compare(pair) {
  const times = { small: [], large: [] };
  let failed = 0;
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [name, side] of Object.entries(pair)) {
      const run = await load(side, round === 0 ? CONCURRENCY : REQUESTS);
      if (round === 0) continue;
      times[name].push(...run.times);
      failed += run.failed;
    }
    // It has answered nothing but errors: more of them tell no more.
    if (failed >= REQUESTS) break;
  }
  const [small, large] = [at(times.small, 0.95), at(times.large, 0.95)];
  return {
    name: pair.large.call.name,
    failed: failed > 0,
    small,
    large,
    median: at(times.large, 0.5),
    growth: large / small,
  };
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
  return { times, failed };
}

/** The connection has been used before: what a catalogue's first look-up reads is not the call's. */
async function pagesOf(side) {
  await side.ask(side.call);
  return pagesRead(await plansOf(side, side.call));
}

function isMissed({ failed, growth, large, small }) {
  return failed || large > MS_GOAL || (growth > GROWTH_GOAL && large - small > NOISE_MS);
}

function print(row) {
  const { small, large, median, growth, pages } = row;
  const cells = [...[small, large, median, growth].map((figure) => figure.toFixed(1)), pages.small, pages.large];
  const verdict = row.failed ? '  FAILED' : isMissed(row) ? '  <' : '';
  console.log(row.name.padEnd(74) + cells.map((cell) => String(cell).padStart(9)).join('') + verdict);
}

function writeTable(rows) {
  if (!process.env.TABLE) return;
  for (const { pair: _, ...row } of rows) appendFileSync(process.env.TABLE, `${JSON.stringify(row)}\n`);
}

function at(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * share)];
}

async function explainAll(side) {
  await logPlans(side.dataDir);
  for (const call of side.calls) console.log(`\n${await plansOf(side, call)}`);
}
