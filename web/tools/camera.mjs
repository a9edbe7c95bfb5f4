/** Takes pictures of a running demo, and refuses those that nobody would want to see. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { chromium } from 'playwright-core';

const PASSWORD = 'tradeyard-demo';
const QUALITY = 0.82;
const DEADLINE_MS = 60_000;

export async function openCamera(url) {
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: ['--headless', '--no-sandbox', '--disable-gpu'],
  });
  return {
    /** Somebody at a browser of their own. The server keeps the theme, so it is told: it would win otherwise. */
    async person(username, { theme = 'light', width = 1280, height = 800 } = {}) {
      const context = await browser.newContext({
        baseURL: url,
        viewport: { width, height },
        deviceScaleFactor: 1.5,
        reducedMotion: 'reduce',
      });
      const kept = { 'vite-ui-theme': theme, 'sidebar-collapsed': 'true' };
      const welcomed = { buyer_onboarding_completed: 'true', seller_onboarding_completed: 'true' };
      await context.addInitScript(`Object.assign(localStorage, ${JSON.stringify({ ...kept, ...welcomed })})`);
      const page = await context.newPage();
      page.setDefaultTimeout(DEADLINE_MS);
      await sent(page.request.post('/api/login', { data: { username, password: PASSWORD } }));
      await sent(page.request.patch('/api/user/settings', { data: { darkMode: theme === 'dark' } }));
      return page;
    },
    close: () => browser.close(),
  };
}

/** The demo's people get back the theme that they had. */
export async function restoreTheme(camera, usernames) {
  for (const username of usernames) await (await camera.person(username)).context().close();
}

async function sent(call) {
  const answer = await call;
  if (!answer.ok()) throw new Error(`${answer.url()} answers ${answer.status()}: ${await answer.text()}`);
}

export async function visit(page, path) {
  const shown = await page.goto(path);
  if (!shown?.ok()) throw new Error(`${path} answers ${shown?.status()}`);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
}

/**
 * Writes a picture of what the page shows, or of a part of it, once it is worth showing.
 * @param {{x: number, y: number, width: number, height: number}} [clip]
 */
export async function takePicture(page, file, clip) {
  await page.mouse.move(0, 0);
  await page.waitForFunction(
    () => document.fonts.status === 'loaded' && !document.querySelector('[aria-busy="true"], .ant-skeleton-active'),
  );
  // Toasts speak of what was done before the picture. The page's policy allows no style sheet of ours.
  await page.evaluate(() => {
    for (const toast of document.querySelectorAll('.ant-notification')) toast.style.display = 'none';
  });
  const area = clip ?? { x: 0, y: 0, ...page.viewportSize() };
  if (clip) await page.evaluate(endWithin, area);
  const faults = await page.evaluate(faultsOf, { area, isPart: clip !== undefined });
  if (faults.length > 0) throw new Error(`${file}: ${faults.join('; ')}`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, await toWebp(page, await page.screenshot({ clip: area })));
}

/** What would be cut in two by the edge of a part of the page leaves it: cards, rows and sections are whole or not there. */
function endWithin({ x, y, width, height }) {
  for (const element of document.querySelectorAll('main li, main tr, main section, main article, main .ant-card')) {
    const box = element.getBoundingClientRect();
    const inside = box.top < y + height && box.bottom > y && box.left < x + width && box.right > x;
    const hasMoreInside = element.querySelector('li, tr, section, article, .ant-card, canvas');
    if (inside && !hasMoreInside && (box.bottom > y + height + 1 || box.right > x + width + 1))
      element.style.visibility = 'hidden';
  }
}

/** Why this picture is not worth showing: an error, nothing on it, or words and pictures that its edge cuts in two. */
function faultsOf({ area: { x, y, width, height }, isPart }) {
  const faults = [];
  const heading = document.querySelector('h1')?.textContent ?? '';
  if (/404|not found|went wrong|could not be/i.test(heading)) faults.push(`it shows '${heading}'`);
  const alert = [...document.querySelectorAll('.ant-alert-error')].find((element) => element.checkVisibility());
  if (alert) faults.push(`it shows '${alert.textContent?.slice(0, 80)}'`);

  const words = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.textContent?.trim() || !node.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
    // Words for those who listen.
    if (node.parentElement.getBoundingClientRect().width <= 1) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const parent = node.parentElement;
    // What lies behind a dialog, or is folded away, is not on the picture.
    const isOnTop = (box) => {
      const [left, top] = [Math.max(box.left, x) + 2, (Math.max(box.top, y) + Math.min(box.bottom, y + height)) / 2];
      const hit = document.elementFromPoint(left, top);
      return hit !== null && (hit.contains(parent) || parent.contains(hit));
    };
    for (const box of range.getClientRects())
      if (box.width > 1 && box.height > 1 && isOnTop(box)) words.push([box, node.textContent.trim()]);
  }
  const within = words.filter(
    ([box]) => box.left < x + width && box.right > x && box.top < y + height && box.bottom > y,
  );
  const inDialog = document.querySelector('[role="dialog"]') !== null;
  if (within.length < (inDialog ? 3 : 8)) faults.push('there is hardly anything on it');
  const low = Math.max(...within.map(([box]) => Math.min(box.bottom, y + height)));
  if (isPart && low < y + height * 0.7) faults.push('a third of it is empty');
  const clippedBy = ([box]) =>
    box.left < x - 1 || box.top < y - 1 || box.right > x + width + 1 || (isPart && box.bottom > y + height + 1);
  const cut = within.filter(clippedBy).map(([, text]) => text.slice(0, 40));
  if (cut.length > 0) faults.push(`its edge cuts ${cut.slice(0, 5).join(', ')}`);
  return faults;
}

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
