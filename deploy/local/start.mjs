/** `npm start`: the whole product on this machine. Packages are imported only once they are known to be there. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildServices, buildWebClient } from './build.mjs';
import { freePort } from './child.mjs';
import { whenNpmEnds } from './orphan.mjs';
import { StartError } from './start-error.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const OLDEST_NODE = [20, 20];
const DEMO_ADMIN = { ADMIN_USERNAME: 'admin', ADMIN_PASSWORD: 'tradeyard-demo', ADMIN_EMAIL: 'admin@demo.example' };

process.chdir(ROOT);
const say = (line) => console.log(line);

let stopping = false;
main().catch((error) => {
  // What breaks because we stop is no news.
  if (stopping) return;
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
});

async function main() {
  requireNode();
  const wantedPort = portOf(process.env.PORT);
  installPackages();
  buildServices(say);
  buildWebClient(say);
  const { requireFree, startProduct } = await import('./product.mjs');
  const { demoFor } = await import('./demo.mjs');
  const split = process.argv.includes('--split');
  const dataDir = resolve(process.env.DATA_DIR || '.data');
  const withDemo = (process.env.DEMO_DATA || 'true') === 'true';
  const admin = process.env.ADMIN_USERNAME || !withDemo ? {} : DEMO_ADMIN;
  const demo = withDemo ? await demoFor(dataDir, say) : undefined;

  let product;
  const stop = async (code) => {
    if (stopping) return;
    stopping = true;
    await product?.stop();
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop(0));
  // package.json says `exec`: npm is our parent then, and hands on the signals it gets. Killed, it hands on nothing.
  whenNpmEnds(() => void stop(0));

  const port = wantedPort || (await freePort());
  const start = async (options) => {
    const started = await startProduct({ dataDir, split, log: say, ...options });
    started.died.catch((error) => {
      if (!stopping) console.error(error.message);
      void stop(1);
    });
    return started;
  };
  if (demo?.isDue) {
    await requireFree(port);
    // Where nobody else finds it: all that is written meanwhile is the demo's, and moved into the past.
    const LINK_BASE_URL = process.env.LINK_BASE_URL ?? process.env.PUBLIC_URL ?? `http://localhost:${port}`;
    product = await start({ port: 0, env: { ...admin, HOST: '127.0.0.1', LINK_BASE_URL } });
    await demo.seed(product, { ...process.env, ...admin });
    await product.stop();
    product = undefined;
  }
  product = await start({ port, env: admin });
  say(`\nTradeyard runs on ${product.url}${split ? ' (one process per service)' : ''}`);
  if (demo)
    say(
      `Demo accounts, password ${DEMO_ADMIN.ADMIN_PASSWORD}: buyer, seller, seller2${admin.ADMIN_USERNAME ? ', admin' : ''}`,
    );
  say('Stop it with Ctrl-C.');
}

function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return;
  throw new StartError(`Node ${OLDEST_NODE.join('.')} or newer is needed; this is ${process.versions.node}.`);
}

function portOf(text) {
  const port = Number(text || 8080);
  if (Number.isInteger(port) && port >= 0 && port <= 65535) return port;
  throw new StartError(`PORT: "${text}" is not a port.`);
}

/** What npm noted of its last install says whether it was this one. */
function installPackages() {
  const wanted = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages;
  const note = 'node_modules/.package-lock.json';
  const present = existsSync(note) ? JSON.parse(readFileSync(note, 'utf8')).packages : {};
  const missing = Object.entries(wanted).some(
    ([path, { version, optional }]) => path !== '' && !optional && present[path]?.version !== version,
  );
  if (!missing) return;
  say('Installing packages');
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
}

function run(command, args) {
  const env = { ...process.env, npm_config_progress: 'false' };
  const { status } = spawnSync(command, args, { env, stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0) throw new StartError(`"${command} ${args.join(' ')}" failed.`);
}
