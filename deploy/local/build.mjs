/** Builds what is stale: services into dist/, the web client into web/dist. `node deploy/local/build.mjs` does both. */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { unlessFresh } from './fresh.mjs';
import { StartError } from './start-error.mjs';

const ROOT = resolve(import.meta.dirname, '../..');
const SERVER = [
  'libs',
  'services',
  'gateway',
  'deploy/local',
  'deploy/nats',
  '.swcrc',
  'package.json',
  'package-lock.json',
];

/** @param {(line: string) => void} [say] told when there is something to do */
export function buildServices(say = () => {}) {
  stale('dist/.built', SERVER, () => {
    say('Building the services');
    run('npm', ['run', '--silent', 'build']);
  });
}

/** @param {(line: string) => void} [say] told when there is something to do */
export function buildWebClient(say = () => {}) {
  stale('web/dist/.built', ['web', 'package-lock.json'], () => {
    say('Building the web client');
    run('npm', ['run', '--silent', 'build:web', '--', '--logLevel', 'warn']);
  });
}

function stale(stamp, sources, work) {
  process.chdir(ROOT);
  unlessFresh(stamp, sources, work);
}

function run(command, args) {
  // Tests say NODE_ENV=test, and Vite would then build with React's development code: slower, and half as heavy again.
  const env = { ...process.env, NODE_ENV: 'production', npm_config_progress: 'false' };
  const { status } = spawnSync(command, args, { env, stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0) throw new StartError(`"${command} ${args.join(' ')}" failed.`);
}

if (process.argv[1] === import.meta.filename) {
  buildServices();
  buildWebClient();
}
