/**
 * The servers the product stands on, each taken from the first place that has it: a URL in the environment, else a
 * private process on a free port with its data below `dataDir`. Never the system's own cluster, never a fixed port.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startNats, startRedis } from './brokers.mjs';
import { connects, leash } from './child.mjs';
import { startPostgres } from './postgres.mjs';
import { StartError } from './start-error.mjs';

const STOP_MS = 8_000;
const DEFAULT_PORTS = {
  'postgres:': 5432,
  'postgresql:': 5432,
  'nats:': 4222,
  'tls:': 4222,
  'redis:': 6379,
  'rediss:': 6379,
};

/** @typedef {{ name: string, stop: () => Promise<void>, start: () => Promise<void> }} Outage */

/**
 * A server of our own that ends by itself is started again; `lost` fails with the reason when it cannot be.
 * @param {object} options
 * @param {string} options.dataDir where private servers keep their data
 * @param {boolean} [options.durable] false for tests: the disk is not waited for, and a new folder goes with its servers
 * @param {Record<string, string | undefined>} [options.env] where URLs of servers that run already are looked up
 * @param {(line: string) => void} [options.log]
 * @returns {Promise<{ databaseUrl: string, natsUrl: string, natsUrlOf: (user: string) => string, redisUrl: string, outages: Outage[], lost: Promise<never>, stop: () => Promise<void> }>}
 */
export async function startServers({ dataDir, durable = true, env = process.env, log = () => {} }) {
  const root = resolve(dataDir);
  mkdirSync(root, { recursive: true });
  const scratch = !durable && readdirSync(root).length === 0;
  if (scratch) leash.scratch(root);
  await claimFolder(root, log);

  const running = [];
  let tellLost;
  const lost = new Promise((_, fail) => (tellLost = fail));
  lost.catch(() => {});
  const stop = async () => {
    // The last started is the first to go.
    for (const server of running.splice(0).reverse()) await server.stop();
    rmSync(scratch ? root : runFile(root), { recursive: true, force: true });
  };
  const note = () =>
    writeFileSync(
      runFile(root),
      JSON.stringify({ parent: process.pid, children: running.map(({ pid, port }) => ({ pid, port })) }),
    );
  const begin = async (variable, launch) => {
    if (env[variable]) return given(variable, env[variable]);
    const server = await launch(root, { durable, log });
    running.push(server);
    note();
    server.watch({ log, restarted: note, lost: tellLost });
    return server;
  };
  /** For drills: a server of our own goes away, and comes back as it was. */
  const outageOf = ({ name, stop, start }) => ({ name, stop, start: () => start().then(note) });
  try {
    const postgres = await begin('DATABASE_URL', startPostgres);
    const nats = await begin('NATS_URL', startNats);
    const redis = await begin('REDIS_URL', startRedis);
    return {
      databaseUrl: postgres.url,
      natsUrl: nats.url,
      natsUrlOf: nats.urlOf,
      redisUrl: redis.url,
      outages: running.map(outageOf),
      lost,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function given(variable, url) {
  await requireAnswer(variable, url);
  return { url, urlOf: () => url };
}

/** One line now instead of many from everybody who will miss it. */
async function requireAnswer(variable, url) {
  const { protocol, hostname, port } = URL.canParse(url) ? new URL(url.split(',')[0]) : {};
  if (!hostname) throw new StartError(`${variable}: "${url}" is not the URL of a server.`);
  if (await connects(port || DEFAULT_PORTS[protocol], hostname)) return;
  throw new StartError(`${variable}: nobody answers at ${hostname}:${port || DEFAULT_PORTS[protocol]}.`);
}

/**
 * A parent that lives has the folder for itself. Of one that was killed, servers are stopped that its leash did not
 * reach.
 */
export async function claimFolder(root, log) {
  if (!existsSync(runFile(root))) return;
  const { parent, children } = JSON.parse(readFileSync(runFile(root), 'utf8'));
  // A number may belong to somebody else by now; together with the random port it does not.
  const isOurs = ({ pid, port }) => commandOf(pid).includes(String(port));
  const left = children.filter(isOurs);
  if (left.length > 0 && parent !== process.pid && commandOf(parent).includes('node')) {
    throw new StartError(`Tradeyard runs on ${root} already (process ${parent}): stop that first, or set DATA_DIR.`);
  }
  for (const server of left) {
    log(`Stopping a server left from the last run (process ${server.pid})`);
    process.kill(server.pid, 'SIGINT');
    for (const end = Date.now() + STOP_MS; isOurs(server) && Date.now() < end;) await pause(50);
    if (isOurs(server)) process.kill(server.pid, 'SIGKILL');
  }
  rmSync(runFile(root), { force: true });
}

function runFile(root) {
  return join(root, 'servers.json');
}

/** A process's command line; empty when there is no such process. */
function commandOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return existsSync('/proc/self')
      ? ''
      : spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout;
  }
}
