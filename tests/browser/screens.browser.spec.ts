import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, Page } from 'playwright-core';
import { ApiClient } from '../../deploy/local/demo/api-client.js';
import { DEMO_PASSWORD, seedDemo } from '../../deploy/local/demo/seed.js';
import { ADMIN_LOGIN, type TestProduct, testProduct } from '../support/product.js';
import { launch, visitor } from './pages/browser.js';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let product: TestProduct;
let browser: Browser;
beforeAll(async () => {
  [product, browser] = await Promise.all([testProduct(), launch()]);
  const { username, password } = ADMIN_LOGIN;
  await seedDemo({ url: product.url, adminUsername: username, adminPassword: password });
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await product?.stop();
}, 60_000);

interface AxeFinding {
  id: string;
  impact: string;
  nodes: { target: string[]; failureSummary: string }[];
}

/** What a person with a screen reader, a keyboard or weak eyes would stumble over (WCAG 2.1 A and AA). */
async function findings(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  const violations = await page.evaluate<AxeFinding[]>(
    `axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'] }).then(({ violations }) => violations)`,
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

const overflows = (page: Page): Promise<boolean> =>
  page.evaluate<boolean>('document.documentElement.scrollWidth > document.documentElement.clientWidth');

/** Each page of each side; the ids are found in the demo market. */
const PAGES: Record<'nobody' | 'buyer' | 'seller' | 'admin', string[]> = {
  nobody: ['/', '/auth', '/auth?tab=register'],
  buyer: [
    ...['/dashboard', '/inventory', '/marketplace', '/orders', '/orders?tab=invoice', '/orders/:order', '/suppliers'],
    ...['/orders/invoices/:invoice', '/notifications', '/profile', '/settings'],
  ],
  seller: ['/seller/dashboard', '/seller/products', '/seller/brands', '/seller/orders', '/seller/customers'],
  admin: ['/admin', '/admin/users', '/admin/approvals'],
};

async function logIn(page: Page, who: 'buyer' | 'seller' | 'admin'): Promise<ApiClient> {
  const login = who === 'admin' ? ADMIN_LOGIN : { username: who, password: DEMO_PASSWORD };
  const client = new ApiClient(product.url);
  await client.post('/api/login', login);
  const [name, value] = client.sessionCookie.split('=', 2) as [string, string];
  await page.context().addCookies([{ name, value, url: product.url }]);
  return client;
}

async function firstId(client: ApiClient, path: string): Promise<number> {
  const { body } = await client.get<{ id: number }[]>(path);
  return body[0]!.id;
}

describe.each([
  { width: 1280, dark: false },
  { width: 390, dark: true },
])('at $width px, dark: $dark', (look) => {
  it.each(Object.keys(PAGES) as (keyof typeof PAGES)[])(
    'every page of %s fits its width, can be used by all, and complains of nothing',
    async (who) => {
      const { page, complaints, context } = await visitor(browser, product.url, look);
      const client = who === 'nobody' ? undefined : await logIn(page, who);
      const ids: Record<string, number> = {};
      if (who === 'buyer') {
        ids[':order'] = await firstId(client!, '/api/orders');
        ids[':invoice'] = await firstId(client!, '/api/invoices');
      }
      const found: string[] = [];
      for (const path of PAGES[who]) {
        const address = path.replace(/:\w+/, (name) => String(ids[name]));
        await page.goto(address);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await page.waitForLoadState('networkidle');
        // Who is not let in would see, and pass, the log-in page each time.
        if (!page.url().startsWith(product.url + address)) found.push(`${address} led to ${page.url()}`);
        found.push(...(await findings(page)).map((finding) => `${path} ${finding}`));
        if (await overflows(page)) found.push(`${path} is wider than the screen`);
      }
      expect([...found, ...complaints]).toEqual([]);
      await context.close();
    },
    120_000,
  );
});
