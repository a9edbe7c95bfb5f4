/** PostgreSQL refuses to be root: whom it runs as, and how that user reaches what it needs. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from './start-error.mjs';

const COPIES = '/var/cache/tradeyard';

/**
 * Nobody else when we are not root. For root the user `postgres`, made if missing. That user may not enter a checkout
 * in /root: it then gets a copy of the programs, and the one capability that opens the data folder to it.
 * @param {string} installed folder of PostgreSQL's programs
 * @param {string} dataDir
 * @returns {{ bin: string, prefix: string[], ids: object, owner?: { uid: number, gid: number } }}
 */
export function unprivileged(installed, dataDir) {
  const bin = join(installed, 'bin');
  if (process.getuid?.() !== 0) return { bin, prefix: [], ids: {} };
  const owner = postgresUser();
  const plain = { bin, prefix: [], ids: owner, owner };
  if (reaches(plain, dataDir)) return plain;
  const { uid, gid } = owner;
  const capability = '+dac_override';
  const prefix = ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'];
  const able = {
    bin: join(copyOf(installed), 'bin'),
    prefix: [...prefix, `--inh-caps=${capability}`, `--ambient-caps=${capability}`],
    ids: {},
    owner,
  };
  if (reaches(able, dataDir)) return able;
  throw new StartError(
    `PostgreSQL does not run as root, and the user postgres may not enter ${dataDir}: set DATA_DIR to a folder it may enter.`,
  );
}

/** What spawn takes to run one of PostgreSQL's programs, or any other, as that user. */
export function commandAs({ bin, prefix }, program, args) {
  const [first, ...rest] = [...prefix, program.includes('/') ? program : join(bin, program), ...args];
  return [first, rest];
}

function reaches(as, dataDir) {
  return [commandAs(as, 'postgres', ['--version']), commandAs(as, '/bin/ls', [dataDir])].every(
    ([program, args]) => spawnSync(program, args, as.ids).status === 0,
  );
}

function postgresUser() {
  if (spawnSync('id', ['postgres']).status !== 0) {
    spawnSync('useradd', ['--system', '--user-group', '--shell', '/bin/false', 'postgres']);
  }
  const id = (flag) => spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' });
  if (id('-u').status !== 0) {
    throw new StartError(
      'PostgreSQL does not run as root and there is no user postgres: add one ("useradd postgres").',
    );
  }
  return { uid: Number(id('-u').stdout), gid: Number(id('-g').stdout) };
}

/** A copy of the programs where everybody may read them; made once per version. */
function copyOf(installed) {
  const { version } = JSON.parse(readFileSync(join(installed, '../package.json'), 'utf8'));
  const copy = join(COPIES, `postgresql-${version}`);
  if (existsSync(copy)) return copy;
  const unfinished = `${copy}.${process.pid}`;
  mkdirSync(COPIES, { recursive: true, mode: 0o755 });
  cpSync(installed, unfinished, { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(unfinished, copy);
  } catch {
    // Another start was faster; its copy is as good.
    rmSync(unfinished, { recursive: true });
  }
  return copy;
}
