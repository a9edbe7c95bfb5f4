/**
 * Takes the landing page's pictures of a running demo: `node web/tools/landing-pictures.mjs [url] [picture...]`, where
 * a picture is `hero-dark`, say; without one, all of them. The browser is CHROME_PATH, else /usr/bin/chromium.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright-core';

const [url = 'http://localhost:8080', ...only] = process.argv.slice(2);
const folder = join(import.meta.dirname, '../public/landing');
const PASSWORD = 'tradeyard-demo';
const QUALITY = 0.82;

/** The proofs show a part of 10:7, large enough to read; `before` brings the page into the state that is worth showing. */
const PICTURES = [
  { name: 'hero', user: 'buyer', path: '/inventory?sort=status', width: 1280, height: 720 },
  { name: 'inventory', user: 'buyer', path: '/inventory?sort=status', clip: { x: 80, y: 380, width: 600 } },
  { name: 'order', user: 'buyer', path: '/orders/1', width: 1240, clip: { x: 412, y: 72, width: 820 } },
  {
    name: 'invoice',
    user: 'buyer',
    path: '/orders/invoices/1',
    width: 1240,
    clip: { x: 428, y: 184, width: 800 },
    before: async (page) => {
      await page.locator('canvas').waitFor();
      await page.getByLabel('Invoice number').focus();
    },
  },
  { name: 'products', user: 'seller', path: '/seller/products/1', width: 1160, clip: { x: 310, y: 60, width: 710 } },
  { name: 'marketplace', user: 'buyer', path: '/marketplace?tab=products', clip: { x: 80, y: 268, width: 600 } },
  { name: 'seller-orders', user: 'seller', path: '/seller/orders/6', clip: { x: 72, y: 64, width: 920 } },
];

const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu'],
});
await mkdir(folder, { recursive: true });
for (const theme of ['light', 'dark']) {
  for (const { name, user, path, width = 1000, height = 860, clip, before } of PICTURES) {
    if (only.length > 0 && !only.includes(`${name}-${theme}`)) continue;
    const context = await browser.newContext({
      viewport: { width, height },
      deviceScaleFactor: 1.5,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await page.addInitScript((preference) => {
      localStorage.setItem('vite-ui-theme', preference);
      localStorage.setItem('sidebar-collapsed', 'true');
    }, theme);
    const login = await page.request.post(`${url}/api/login`, { data: { username: user, password: PASSWORD } });
    if (!login.ok()) throw new Error(`${user} cannot log in: ${login.status()}`);
    const shown = await page.goto(url + path);
    if (!shown?.ok()) throw new Error(`${path} answers ${shown?.status()}`);
    await page.waitForLoadState('load');
    await page.waitForTimeout(1500);
    await before?.(page);
    await page.waitForTimeout(1000);
    await writeFile(
      join(folder, `${name}-${theme}.webp`),
      await toWebp(page, await page.screenshot({ clip: clip && { ...clip, height: clip.width * 0.7 } })),
    );
    console.log(`${name}-${theme}.webp`);
    await context.close();
  }
}
await browser.close();

/** The browser is the only encoder at hand. */
async function toWebp(page, png) {
  const base64 = await page.evaluate(
    async ([data, quality]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.width;
      canvas.height = image.height;
      canvas.getContext('2d').drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', quality).split(',')[1];
    },
    [png.toString('base64'), QUALITY],
  );
  return Buffer.from(base64, 'base64');
}
