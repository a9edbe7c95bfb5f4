/**
 * `npm run bench -- web`: what the pages weigh and when the landing page is painted, on the production build, as the
 * gateway serves it.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { buildWebClient } from '../deploy/local/build.mjs';
import { startProduct } from '../deploy/local/product.mjs';
import { findBrowser } from '../tests/browser/find-browser.mjs';
import { BUDGETS, largestPaint, MOST_PER_FILE, scriptsOf, sum } from './web-weight.mjs';

const PASSWORD = 'correct horse battery';
const SLOWNESS = 4;
const PAINT_GOAL_MS = 1500;
const kB = (bytes) => (bytes / 1000).toFixed(0);

export async function benchWeb() {
  buildWebClient();
  const { seedDemo, DEMO_PASSWORD } = await import('../dist/deploy/local/demo/seed.js');
  const dataDir = mkdtempSync(join(tmpdir(), 'tradeyard-bench-'));
  const env = {
    ADMIN_USERNAME: 'admin',
    ADMIN_PASSWORD: PASSWORD,
    ADMIN_EMAIL: 'admin@example.com',
    LOG_LEVEL: 'error',
  };
  const product = await startProduct({ dataDir, port: 0, env });
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--headless', '--no-sandbox'] });
  try {
    await seedDemo({ url: product.url, adminUsername: 'admin', adminPassword: PASSWORD });
    console.log('JavaScript of a first visit, kB compressed\n');
    for (const { path, who, most } of BUDGETS) {
      const context = await visit(browser, product.url, who, who === 'admin' ? PASSWORD : DEMO_PASSWORD);
      const scripts = await scriptsOf(await context.newPage(), path);
      const largest = Math.max(...scripts.filter(({ name }) => !name.includes('/pdf-')).map(({ bytes }) => bytes));
      console.log(
        `${path.padEnd(24)}${kB(sum(scripts)).padStart(6)} of ${kB(most)}, ${scripts.length} files, largest ${kB(largest)} of ${kB(MOST_PER_FILE)}`,
      );
      await context.close();
    }
    const paints = [];
    for (let round = 0; round < 5; round++) {
      const context = await visit(browser, product.url);
      paints.push(await largestPaint(await context.newPage(), '/', SLOWNESS));
      await context.close();
    }
    const median = paints.sort((a, b) => a - b)[2];
    console.log(
      `\nlanding, largest paint, processor slowed ${SLOWNESS} times: ${median.toFixed(0)} of ${PAINT_GOAL_MS} ms`,
    );
  } finally {
    await browser.close();
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function visit(browser, url, who, password) {
  const context = await browser.newContext({ baseURL: url });
  if (!who) return context;
  const login = await context.request.post('/api/login', { data: { username: who, password } });
  if (!login.ok()) throw new Error(`${who} cannot log in: ${login.status()}`);
  return context;
}
