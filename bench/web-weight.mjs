/**
 * What the pages of the web client weigh: JavaScript as it comes over the wire (gzip), with everything that a visit to
 * the address asks for before it is quiet. A first visit: nothing is in the browser's cache.
 */
const kB = 1000;

/** The most that each may weigh, in bytes of JavaScript. */
export const BUDGETS = [
  { path: '/', who: undefined, most: 20 * kB },
  { path: '/auth', who: undefined, most: 250 * kB },
  { path: '/auth?tab=register', who: undefined, most: 300 * kB },
  ...['/dashboard', '/inventory', '/orders', '/suppliers', '/marketplace', '/notifications', '/settings'].map(
    (path) => ({
      path,
      who: 'buyer',
      most: 400 * kB,
    }),
  ),
  ...['/seller/dashboard', '/seller/products', '/seller/orders', '/seller/brands'].map((path) => ({
    path,
    who: 'seller',
    most: 400 * kB,
  })),
  ...['/admin/users', '/admin/approvals'].map((path) => ({ path, who: 'admin', most: 400 * kB })),
];

/** The most that one file may weigh; the reader of PDFs is one library. */
export const MOST_PER_FILE = 200 * kB;

/** @returns {Promise<{name: string, bytes: number}[]>} each script that a first visit to this address fetches */
export async function scriptsOf(page, path) {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\.m?js$/.test(name))
      .map(({ name, encodedBodySize }) => ({ name: new URL(name).pathname, bytes: encodedBodySize })),
  );
}

/** When the largest thing of the first screen was painted (ms), with the processor slowed as often as said. */
export async function largestPaint(page, path, slowness) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  const paint = await page.evaluate(
    () =>
      new Promise((done) =>
        new PerformanceObserver((list) => done(list.getEntries().at(-1).startTime)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        }),
      ),
  );
  await session.detach();
  return paint;
}

export const sum = (scripts) => scripts.reduce((total, { bytes }) => total + bytes, 0);
