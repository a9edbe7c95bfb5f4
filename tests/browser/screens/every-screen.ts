import { until } from '#testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Route } from 'playwright-core';
import { parkLetter } from '../../support/dead-letter.js';
import { type TestProduct, testProduct } from '../../support/product.js';
import { launch } from '../pages/browser.js';
import { quiet, turnTo } from '../pages/settled.js';
import {
  closed,
  focusInside,
  focusSeen,
  headings,
  inLooks,
  type Look,
  looksOf,
  PASSING_LOOKS,
  setLook,
} from './checks.js';
import { type Market, openMarket, type Watched } from './market.js';
import { NEWCOMERS, type Screen, SCREENS, type Who } from './table.js';

let product: TestProduct;
let browser: Browser;
let market: Market;

/**
 * Leads there, unless it is there already: several dialogs are opened over one page. To load the application costs four
 * times what it costs to show another page of it, so only a visit's first page is loaded.
 */
async function go(visit: Visit, address: string): Promise<void> {
  const { page, at } = visit;
  delete visit.at;
  if (at === address) return;
  // The landing page is another document.
  if (at && at !== '/' && address !== '/') await turnTo(page, address);
  else await page.goto(address, { waitUntil: 'commit' });
}

/** Notes where the application has ended up, if nothing lies over it there: it can be led on from there. */
async function stay(visit: Visit): Promise<void> {
  const { page } = visit;
  if (!(await closed(page))) return;
  const { pathname, search } = new URL(page.url());
  visit.at = pathname + search;
}

async function show(visit: Visit, screen: Screen, looks: Look[]): Promise<void> {
  const { page } = visit;
  await go(visit, market.addressOf(screen));
  await setLook(page, looks[0]!);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await quiet(page);
  await screen.open?.(page);
  await screen.shows(page).waitFor();
  await quiet(page);
}

/** Where each title was seen, by role. */
type Titles = Map<string, Set<string>>;

async function lookAt(visit: Visit, screen: Screen, turned: boolean, titles: Titles): Promise<string[]> {
  const { page, complaints } = visit;
  complaints.length = 0;
  const looks = looksOf(screen, turned);
  await show(visit, screen, looks);
  const found = await focusInside(page);
  if (!screen.open) found.push(...(await headings(page)));
  if (!screen.open && !screen.phone) {
    if (!screen.covers) found.push(...(await focusSeen(page)));
    noteTitle(titles, await page.title(), page.url());
  }
  found.push(...(await inLooks(page, looks, Boolean(screen.open))));
  await stay(visit);
  // Not found and conflict are answers, which the browser writes down as errors.
  const answered = screen.missing ? '404' : screen.conflict ? '409' : undefined;
  return [...found, ...complaints.filter((text) => !(answered && text.includes(answered)))];
}

function noteTitle(titles: Titles, title: string, url: string): void {
  titles.set(title, (titles.get(title) ?? new Set()).add(new URL(url).pathname));
}

/** From now on the visit's questions to the API stay open until they are failed: nothing it shows has ever had its data. */
async function holdAnswers(visit: Visit): Promise<void> {
  visit.held = [];
  await visit.page.route(
    ({ pathname }) =>
      pathname.startsWith('/api/') && !/\/api\/(user|user\/preferences|health|notifications\/stream)$/.test(pathname),
    (route) => (visit.fails ? fail(route) : void visit.held!.push(route)),
  );
}

const BRIEF_LOOKS = PASSING_LOOKS.map(({ width, dark }) => ({ width, dark }));

/** Most addresses of others lead to the same page: what says the same as one that was `seen` fits as it did. */
async function lookAtOther(visit: Visit, screen: Screen, seen: Set<string>): Promise<string[]> {
  const { page, complaints } = visit;
  complaints.length = 0;
  await go(visit, market.addressOf(screen));
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await quiet(page);
  const found = await headings(page);
  const words = await page.evaluate<string>('document.body.innerText');
  if (!seen.has(words)) found.push(...(await inLooks(page, BRIEF_LOOKS)));
  seen.add(words);
  await stay(visit);
  // What is somebody else's is not found.
  return [...found, ...complaints.filter((text) => !text.includes('404'))];
}

const areaOf = (address: string): string => address.replace(/\?.*/, '').split('/').slice(1, 3).join('/');

const fail = (route: Route): Promise<void> =>
  route.fulfill({ status: 500, json: { statusCode: 500, message: 'Something broke', requestId: 'r-1' } });

/** While its data is on its way, and then when it does not come. */
async function lookAtWaiting(visit: Visit, screen: Screen): Promise<string[]> {
  const { page, complaints } = visit;
  complaints.length = 0;
  if (!visit.held) await holdAnswers(visit);
  visit.fails = false;
  await setLook(page, PASSING_LOOKS[0]!);
  const address = market.addressOf(screen);
  // What a page could not get it does not ask for again when another address leads to the same page.
  if (visit.at && areaOf(visit.at) === areaOf(address)) delete visit.at;
  await go(visit, address);
  const look = async (state: string, looks: Look[]): Promise<string[]> =>
    [...(await headings(page)), ...(await inLooks(page, looks))].map((finding) => `${state}: ${finding}`);

  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.locator('main [aria-busy="true"], [role="dialog"] [aria-busy="true"]').first().waitFor();
  const found = await look('loading', PASSING_LOOKS);
  visit.fails = true;
  await Promise.all(visit.held!.splice(0).map(fail));
  await until(async () => (await page.locator('[aria-busy="true"]').count()) === 0, 'the waiting to end');
  // The other way round: it ends as the next one begins.
  found.push(...(await look('failed', PASSING_LOOKS.toReversed())));
  if (!(await page.getByRole('button', { name: 'Try again' }).first().isVisible())) {
    found.push('failed: offers no way to try again');
  }
  await stay(visit);
  return [...found, ...complaints.filter((text) => !text.includes('500'))];
}

/** While one page waits, another one draws. */
const AT_ONCE = 2;

/** Far more than a screen takes. */
const SCREEN_MS = 120_000;
const LATE = [`not looked at within ${SCREEN_MS / 1000} s`];

/**
 * What was found, or what kept it from being found. The browser now and then leaves a question to a page unanswered, which
 * has no deadline of its own: such a page is opened once more.
 */
async function inTime(looking: Promise<string[]>): Promise<string[]> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string[]>((done) => (timer = setTimeout(() => done(LATE), SCREEN_MS)));
  const found = looking.catch((error: Error) => [error.message.split('\n').slice(0, 3).join(' ')]);
  return Promise.race([found, late]).finally(() => clearTimeout(timer));
}

/**
 * Somebody at a browser; `at` is the address that the application shows with nothing open over it, `held` what it has
 * asked and not been answered yet, unless all of that `fails`.
 */
type Visit = Watched & { at?: string; held?: Route[]; fails?: boolean };

/**
 * One that breaks does not keep the others from being looked at. Goes on with the visits that are given, and leaves its
 * own among them: a browser's profile costs as much as three pages.
 */
async function each(
  who: Who,
  screens: Screen[],
  look: (on: Visit, screen: Screen, turned: boolean) => Promise<string[]>,
  visits: Visit[],
): Promise<string[]> {
  const found: string[] = [];
  const left = [...new Set(screens.map(({ at }) => at))].map((at) => screens.filter((screen) => screen.at === at));
  const worker = async (): Promise<void> => {
    let visit: Visit = visits.pop() ?? (await market.at(who));
    for (let group = left.shift(); group; group = left.shift()) {
      for (const [index, screen] of group.entries()) {
        const turned = index % 2 === 1;
        let findings = await inTime(look(visit, screen, turned));
        if (findings === LATE) {
          void visit.context.close().catch(() => undefined);
          visit = await market.at(who);
          findings = await inTime(look(visit, screen, turned));
        }
        found.push(...findings.map((finding) => `${nameOf(screen)}: ${finding}`));
      }
    }
    visits.push(visit);
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, left.length) }, worker));
  return found;
}

const nameOf = ({ who, at, open, covers = [] }: Screen): string =>
  `${who} at ${at}${open ? `, opened (${covers.map((file) => file.split('/').at(-1)).join()})` : ''}`;

/** What these people see, at every address there is; they look at a market of their own, which is answered. */
export function everyScreenOf(people: Who[]): { market: () => Market } {
  beforeAll(async () => {
    [product, browser] = await Promise.all([testProduct(), launch()]);
    market = await openMarket(product.url, browser);
    await parkLetter(product);
  }, 180_000);
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  }, 60_000);

  describe.each(people)('every screen of the %s', (who) => {
    const screens = SCREENS.filter((screen) => screen.who === who);
    const loading = screens.filter(({ loads }) => loads);
    /** Who has seen their own screens goes on to the others. */
    const visits: Visit[] = [];
    const waiting: Visit[] = [];
    afterAll(() => Promise.all([...visits, ...waiting].map(({ context }) => context.close())));

    it('fits every width, in both themes, can be used by all, has a title of its own and complains of nothing', async () => {
      const titles: Titles = new Map();
      const look = (on: Visit, screen: Screen, turned: boolean): Promise<string[]> =>
        lookAt(on, screen, turned, titles);
      expect(await each(who, screens, look, visits)).toEqual([]);
      expect([...titles].filter(([, paths]) => paths.size > 1).map(([title, paths]) => [title, ...paths])).toEqual([]);
    }, 900_000);

    if (loading.length > 0) {
      it('is as good while its data is on its way, and when it does not come', async () => {
        expect(await each(who, loading, lookAtWaiting, waiting)).toEqual([]);
      }, 900_000);
    }

    if (!NEWCOMERS.includes(who)) {
      it('has one heading, fits and complains of nothing at any other address', async () => {
        const own = new Set(screens.map(({ route }) => route));
        const others = SCREENS.filter(
          ({ route, open, missing }) => !own.has(route) && !open && !missing && route !== '*',
        );
        const seen = new Set<string>();
        const look = (on: Visit, screen: Screen): Promise<string[]> => lookAtOther(on, screen, seen);
        expect(await each(who, [...new Map(others.map((one) => [one.route, one])).values()], look, visits)).toEqual([]);
      }, 900_000);
    }
  });

  return { market: () => market };
}
