/** The product on one machine: its servers, its processes, and how to wait until it answers. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './child.mjs';
import { provision, SERVICES } from './provision.mjs';
import { secret } from './secrets.mjs';
import { startServers } from './servers.mjs';
import { StartError } from './start-error.mjs';
import { supervise } from './supervisor.mjs';

const ROOT = resolve(import.meta.dirname, '../..');
const HEALTHY_MS = 60_000;

/**
 * Starts servers and the product on them.
 * @param {object} options
 * @param {string} options.dataDir
 * @param {number} options.port of the web page; 0 for any free one
 * @param {boolean} [options.split] one process per service and gateway, each started again when it dies
 * @param {boolean} [options.durable] false for tests, which are to see it when the product's one process dies
 * @param {Record<string, string>} [options.env] more settings for the product's processes
 * @param {(times: { readyMs: number }) => void} [options.onTimes] told how long the product took once its servers were there
 * @param {(line: string) => void} [options.log]
 */
export async function startProduct({
  dataDir,
  port,
  split = false,
  durable = true,
  env = {},
  onTimes = () => {},
  log = () => {},
}) {
  const root = resolve(dataDir);
  mkdirSync(root, { recursive: true });
  const publicPort = port || (await freePort());
  await requireFree(publicPort);
  // Tests must not touch the servers that a developer's environment names.
  const servers = await startServers({ dataDir: root, durable, log, env: durable ? process.env : {} });
  const children = [];
  let ready = false;
  const stop = async () => {
    // First who takes requests, then who answers them, then what they stand on.
    for (const child of [...children].reverse()) await child.stop();
    await servers.stop();
    rmSync(join(root, 'environment'), { force: true });
  };
  try {
    const base = {
      ...process.env,
      LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
      NODE_ENV: 'production',
      // Heeded from Node 22 on; the second start compiles nothing.
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, 'compile-cache'),
      // What passwords are hashed in (19 MiB), and threads need, goes back to the system when it is free. Smaller blocks are not mapped
      // apart: the engine that reads pictures would spend more on that than on reading.
      MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
      MALLOC_MMAP_THRESHOLD_: process.env.MALLOC_MMAP_THRESHOLD_ ?? '16777216',
      NATS_URL: servers.natsUrl,
      REDIS_URL: servers.redisUrl,
      STORAGE_URL: process.env.STORAGE_URL ?? `file:${join(root, 'files')}`,
      STORAGE_SECRET: process.env.STORAGE_SECRET ?? secret(root, 'storage-secret'),
      TWO_FACTOR_KEY: process.env.TWO_FACTOR_KEY ?? secret(root, 'two-factor-key'),
      LINK_SECRET: process.env.LINK_SECRET ?? secret(root, 'link-secret'),
      LINK_BASE_URL: process.env.LINK_BASE_URL ?? process.env.PUBLIC_URL ?? `http://localhost:${publicPort}`,
      // Without a mail server the mails end in a folder, which /dev/mail shows.
      ...(process.env.SMTP_URL ? {} : { MAIL_DIR: join(root, 'mail'), DEV_MAIL_DIR: join(root, 'mail') }),
      PORT: String(publicPort),
      OPS_PORT: '0',
      // A year of demo business is a few users' work of a minute; so is a test under load.
      RATE_LIMIT_PER_USER: process.env.RATE_LIMIT_PER_USER ?? '0',
      // Everybody comes from this machine.
      REGISTRATIONS_PER_ADDRESS: process.env.REGISTRATIONS_PER_ADDRESS ?? '0',
      // Nobody chooses between gateways here, and whoever stops it waits for it.
      DRAIN_MS: '0',
      FINISH_MS: '10000',
      ...natsUrls(servers),
      ...(await provision(servers.databaseUrl, (service) => secret(root, `${service}-password`))),
      ...env,
    };
    writeEnvironment(join(root, 'environment'), { ...base, DATABASE_URL: servers.databaseUrl });
    const begun = Date.now();
    const died = new Promise((_, fail) => {
      servers.lost.catch(fail);
      if (split) {
        for (const name of [...SERVICES, 'gateway']) {
          const own = { ...base, NATS_URL: base[`NATS_URL_${name.toUpperCase()}`] ?? base.NATS_URL };
          children.push(supervise({ name, script: scriptOf(name), env: own }, { log }));
        }
      } else {
        const host = { name: 'tradeyard', script: scriptOf('host'), env: base };
        // One that never answered would not the next time, either.
        const restart = () => durable && ready;
        const onExit = (code) => restart() || fail(new StartError(`The product's process ended (code ${code}).`));
        children.push(supervise(host, { log, restart, onExit }));
      }
    });
    // After the start nobody looks at this any more.
    died.catch(() => {});
    const url = `http://localhost:${publicPort}`;
    await Promise.race([healthy(url), died]);
    ready = true;
    onTimes({ readyMs: Date.now() - begun });
    return { url, children, outages: servers.outages, environment: base, died, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** How commands that people run find the servers: `node --env-file=.data/environment ...`. */
function writeEnvironment(file, env) {
  const wanted = Object.entries(env).filter(([name]) =>
    /^((\w+_)?DATABASE_URL|NATS_URL|REDIS_URL|STORAGE_\w+)$/.test(name),
  );
  writeFileSync(file, wanted.map(([name, value]) => `${name}=${value}\n`).join(''), { mode: 0o600 });
}

/** The broker as each process's own user: the permissions are those of production, which know no namespaces. */
function natsUrls({ natsUrlOf }) {
  if (process.env.NAMESPACE) return {};
  return Object.fromEntries(
    [...SERVICES, 'gateway'].map((name) => [`NATS_URL_${name.toUpperCase()}`, natsUrlOf(name)]),
  );
}

function scriptOf(name) {
  return join(ROOT, `dist/bundle/${name}.js`);
}

/** Waits until every service answers. */
export async function healthy(url, within = HEALTHY_MS) {
  for (const end = Date.now() + within; Date.now() < end; await pause(50)) {
    const answer = await fetch(`${url}/api/health`).catch(() => undefined);
    await answer?.arrayBuffer().catch(() => undefined);
    if (answer?.ok) return;
  }
  throw new StartError(`The product did not answer on ${url} within ${within / 1000} s.`);
}

export function requireFree(port) {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', () =>
      fail(new StartError(`Port ${port} is taken by another program: set PORT to a free one.`)),
    );
    probe.listen(port, () => probe.close(done));
  });
}
