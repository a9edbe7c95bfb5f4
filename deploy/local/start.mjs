/** `npm start`: the whole product on this machine. Nothing is imported before packages are known to be there. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');
const OLDEST_NODE = [20, 20];
const DEMO = { ADMIN_USERNAME: 'admin', ADMIN_PASSWORD: 'tradeyard-demo', ADMIN_EMAIL: 'admin@demo.example' };

process.chdir(ROOT);
const say = (line) => console.log(line);
const split = process.argv.includes('--split');
const dataDir = resolve(process.env.DATA_DIR ?? '.data');
const withDemo = (process.env.DEMO_DATA ?? 'true') === 'true';

main().catch((error) => {
  console.error(error.name === 'Error' || !(error instanceof Error) ? error : error.message);
  process.exit(1);
});

async function main() {
  requireNode();
  installPackages();
  build();
  const { startProduct } = await import('./product.mjs');
  const env = withDemo && !process.env.ADMIN_USERNAME ? DEMO : {};
  const port = Number(process.env.PORT ?? 8080);

  let product;
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await product?.stop();
    process.exit(0);
  };
  process.on('SIGINT', () => void stop());
  process.on('SIGTERM', () => void stop());

  product = await startProduct({ dataDir, port, split, env, log: say });
  if (stopping) return product.stop();
  product.died.catch(async (error) => {
    if (stopping) return;
    console.error(error.message);
    await product.stop();
    process.exit(1);
  });
  if (withDemo) await seed(product.url, { ...DEMO, ...process.env });
  say(`\nTradeyard runs on ${product.url}${split ? ' (one process per service)' : ''}`);
  if (withDemo) say('Demo accounts, password tradeyard-demo: buyer, seller, seller2, admin');
  say('Stop it with Ctrl-C.');
}

/** Once per data folder. */
async function seed(url, { ADMIN_USERNAME, ADMIN_PASSWORD }) {
  const marker = join(dataDir, 'demo-data');
  if (existsSync(marker)) return;
  say('Making the demo market');
  const { seedDemo } = await import(join(ROOT, 'dist/deploy/local/demo/seed.js'));
  await seedDemo({ url, adminUsername: ADMIN_USERNAME, adminPassword: ADMIN_PASSWORD });
  writeFileSync(marker, new Date().toISOString());
}

function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return;
  console.error(`Node ${OLDEST_NODE.join('.')} or newer is needed; this is ${process.versions.node}.`);
  process.exit(1);
}

function installPackages() {
  unlessFresh('node_modules/.tradeyard-install', ['package.json', 'package-lock.json'], () => {
    say('Installing packages');
    run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  });
}

function build() {
  unlessFresh(
    'dist/.server-built',
    ['libs', 'services', 'gateway', 'deploy/local', '.swcrc', 'package-lock.json'],
    () => {
      say('Building the services');
      run('npm', ['run', '--silent', 'build']);
    },
  );
  unlessFresh('web/dist/.built', ['web', 'package-lock.json'], () => {
    say('Building the web client');
    run('npm', ['run', '--silent', 'build:web']);
  });
}

/** Does the work unless `stamp` says that it was done from the same sources. */
function unlessFresh(stamp, sources, work) {
  const digest = createHash('sha256');
  for (const file of sources.flatMap(filesOf).sort()) digest.update(relative(ROOT, file)).update(readFileSync(file));
  const now = digest.digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return;
  work();
  mkdirSync(resolve(stamp, '..'), { recursive: true });
  writeFileSync(stamp, now);
}

function filesOf(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [resolve(path)];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.startsWith(join(ROOT, 'web/dist')))
    .map((entry) => join(entry.parentPath, entry.name));
}

function run(command, args) {
  const { status } = spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  if (status === 0) return;
  console.error(`"${command} ${args.join(' ')}" failed.`);
  process.exit(1);
}
