import type { Page, Request } from 'playwright-core';
import { until } from '#testing';

/** Two frames: what a change of width, colours or data sets in motion has been drawn. */
export const DRAWN = 'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))';
/** No skeleton any more, and the letters are there. */
const QUIET = `document.fonts.status === 'loaded' && !document.querySelector('[aria-busy="true"], .ant-skeleton-active')`;
/** React tells its developer tools, if there are any, of each change that it has made to the page. */
const COUNT_CHANGES = `window.changes = 0;
window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = { supportsFiber: true, inject: () => 1, onCommitFiberRoot: () => { window.changes += 1; },
  onCommitFiberUnmount: () => undefined, onPostCommitFiberRoot: () => undefined, checkDCE: () => undefined };`;

/** What each page has asked for and not been answered yet. */
const unanswered = new WeakMap<Page, Set<Request>>();

/** From now on `quiet` and `turnTo` can be asked of this page; nothing is open in it yet. */
export async function watchPage(page: Page): Promise<void> {
  const open = new Set<Request>();
  unanswered.set(page, open);
  await page.addInitScript(COUNT_CHANGES);
  page.on('request', (request) => {
    // What another document has asked for interests nobody any more.
    if (request.isNavigationRequest()) open.clear();
    // A stream of events has no end.
    if (request.resourceType() !== 'eventsource') open.add(request);
  });
  page.on('requestfinished', (request) => void open.delete(request));
  page.on('requestfailed', (request) => void open.delete(request));
}

/** Waits until the page has what it asked for, and has drawn it: an answer may lead to the next question. */
export async function quiet(page: Page): Promise<void> {
  const open = unanswered.get(page)!;
  // Asked again and again from here: the page's policy lets no script of ours wait in it.
  const settled = async (): Promise<boolean> => open.size === 0 && (await page.evaluate<boolean>(QUIET));
  const still = async (): Promise<boolean> => {
    if (!(await settled())) return false;
    await page.evaluate(DRAWN);
    return settled();
  };
  await until(still, 'the page to have what it waits for', 30_000);
}

/**
 * Leads the application to an address without loading it once more, as the browser's own buttons do. The address may
 * lead on to another document, which has counted nothing and knows of no earlier count.
 */
export async function turnTo(page: Page, address: string): Promise<void> {
  await page.evaluate(
    `window.changesBefore = window.changes;
     history.pushState({ key: String(Math.random()), idx: (history.state?.idx ?? 0) + 1 }, '', ${JSON.stringify(address)});
     dispatchEvent(new PopStateEvent('popstate'))`,
  );
  const turned = (): Promise<boolean> => page.evaluate<boolean>('!(window.changes <= window.changesBefore)');
  await until(turned, 'the page to change');
}
