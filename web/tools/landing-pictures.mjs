/**
 * Takes the landing page's pictures of a running demo, in both themes: `node web/tools/landing-pictures.mjs [url]
 * [picture...]`, where a picture is `hero-dark`, say; without one, all of them. The browser is CHROME_PATH, else
 * /usr/bin/chromium.
 */
import { join } from 'node:path';
import { openCamera, restoreTheme, takePicture, visit } from './camera.mjs';

const [url = 'http://localhost:8080', ...only] = process.argv.slice(2);
const folder = join(import.meta.dirname, '../public/landing');

const newest = (list, to) => async (page) => {
  const [first] = await (await page.request.get(list)).json();
  if (!first) throw new Error(`the demo has nothing at ${list}`);
  return to + first.id;
};

/**
 * The proofs show a part of 10:7, large enough to read, whose edges lie between things; `before` brings the page into the
 * state that is worth showing.
 */
const PICTURES = [
  {
    name: 'hero',
    user: 'buyer',
    path: '/inventory?sort=status',
    width: 1280,
    height: 720,
    clip: { x: 0, y: 0, width: 1280, height: 720 },
  },
  {
    name: 'inventory',
    user: 'buyer',
    path: '/inventory?sort=status',
    height: 1040,
    clip: { x: 80, y: 375, width: 904 },
  },
  {
    name: 'order',
    user: 'buyer',
    path: newest('/api/orders?status=shipped', '/orders/'),
    width: 1196,
    height: 900,
    clip: { x: 66, y: 64, width: 1128 },
  },
  {
    name: 'invoice',
    user: 'buyer',
    path: newest('/api/invoices', '/orders/invoices/'),
    width: 1240,
    height: 890,
    clip: { x: 72, y: 64, width: 1160 },
    before: async (page) => {
      await page.locator('canvas').waitFor();
      await page.getByLabel('Invoice number').focus();
    },
  },
  { name: 'products', user: 'seller', path: '/seller/products/1', width: 1160, clip: { x: 15, y: 16, width: 1130 } },
  {
    name: 'marketplace',
    user: 'buyer',
    path: '/marketplace?tab=products',
    width: 1028,
    height: 1000,
    clip: { x: 72, y: 312, width: 948 },
  },
  {
    name: 'seller-orders',
    user: 'seller',
    path: newest('/api/orders?status=pending', '/seller/orders/'),
    width: 1100,
    clip: { x: 76, y: 64, width: 1012 },
  },
];

const camera = await openCamera(url);
const faults = [];
try {
  for (const theme of ['light', 'dark']) {
    for (const { name, user, path, width = 1000, height = 860, clip, before } of PICTURES) {
      const picture = `${name}-${theme}`;
      if (only.length > 0 && !only.includes(picture)) continue;
      const page = await camera.person(user, { theme, width, height });
      try {
        await visit(page, typeof path === 'string' ? path : await path(page));
        await before?.(page);
        await takePicture(page, join(folder, `${picture}.webp`), clip && { height: clip.width * 0.7, ...clip });
        console.log(`${picture}.webp`);
      } catch (error) {
        faults.push(error.message);
      }
      await page.context().close();
    }
  }
  await restoreTheme(camera, ['buyer', 'seller']);
} finally {
  await camera.close();
}
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exitCode = 1;
}
