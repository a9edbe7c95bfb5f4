import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { until } from '#testing';
import { DRAWN } from '../pages/settled.js';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'];

interface AxeFinding {
  id: string;
  impact: string | null;
  nodes: { target: string[] }[];
}

/** What lies over the page, outside of the application's own element. */
const OVER = 'body > :not(#root, script, style, noscript, template)';

/**
 * What a person with a screen reader, a keyboard or weak eyes would stumble over; `rules` narrows it, `over` leaves out
 * the page under what is open.
 */
async function accessibility(page: Page, rules: string[], over: boolean): Promise<string[]> {
  if (!(await page.evaluate<boolean>(`'axe' in window`))) await page.evaluate(AXE);
  // A dialog without a name is no breach of WCAG's letter, but of its sense.
  const names = rules === RULES ? `rules: { 'aria-dialog-name': { enabled: true } }, ` : '';
  // Style sheets and media are not fetched once more: the rules that ask for them are experimental, or of what plays.
  const found = await page.evaluate<AxeFinding[]>(
    `axe.run(${over ? `[...document.querySelectorAll('${OVER}')].some((one) => one.childElementCount) ? '${OVER}' : document` : 'document'}, { runOnly: ${JSON.stringify(rules)}, ${names}resultTypes: ['violations'], elementRef: false, preload: false })
      .then(({ violations }) => violations.map(({ id, impact, nodes }) => ({ id, impact, nodes: nodes.map(({ target }) => ({ target })) })))`,
  );
  return found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

/** The page, or what is open over it, is wider than its room. */
const OVERFLOW = `[document.documentElement, ...document.querySelectorAll('.ant-modal-body, .ant-drawer-body')]
  .filter((element) => element.scrollWidth > element.clientWidth + 1)
  .map((element) => element.className || 'page')`;

export interface Look {
  width: 320 | 768 | 1280;
  dark: boolean;
  /** The whole of axe, or the contrast alone, which is what the other theme changes. */
  axe?: 'all' | 'contrast';
}

/**
 * A change of the theme or the width costs more than all that is looked at then, and axe more than the rest of that: its
 * rules ask about structure, which follows the width, and about contrast, which follows the theme. So each of the two
 * layouts gets all rules in one theme, and the contrast alone in the theme that nobody sees otherwise at that width; how
 * wide something is does not follow the colours, and 768 is the layout of 1280 with the least room. Changed in place: the
 * page is loaded once, and drawn in other colours once.
 */
const PAGE_LOOKS: Look[] = [
  { width: 1280, dark: false, axe: 'all' },
  { width: 768, dark: false },
  { width: 320, dark: true, axe: 'all' },
  { width: 1280, dark: true, axe: 'contrast' },
];
/** What lies over a page is as wide at 768 as at 1280. */
const OVERLAY_LOOKS: Look[] = [
  { width: 1280, dark: false, axe: 'all' },
  { width: 320, dark: true, axe: 'all' },
];
/** What exists on a phone alone. */
const PHONE_LOOKS: Look[] = [
  { width: 320, dark: false, axe: 'all' },
  { width: 320, dark: true, axe: 'contrast' },
];
/** Skeletons and failures: what they are made of is in every width the same. */
export const PASSING_LOOKS: Look[] = [
  { width: 1280, dark: false, axe: 'all' },
  { width: 320, dark: true, axe: 'contrast' },
];

interface Shown {
  /** Something is open over the page. */
  open?: unknown;
  /** Exists on a phone alone. */
  phone?: boolean;
}
/** The looks of a screen; every second one at an address begins in the theme in which the one before has ended. */
export function looksOf({ open, phone }: Shown, turned: boolean): Look[] {
  const looks = phone ? PHONE_LOOKS : open ? OVERLAY_LOOKS : PAGE_LOOKS;
  return turned ? looks.map((look) => ({ ...look, dark: !look.dark })) : looks;
}

const HEIGHT = { 320: 780, 768: 1024, 1280: 800 };

/** What is too wide and stays so: a chart follows its room a moment later. */
async function overflow(page: Page): Promise<string[]> {
  let wide: string[] = [];
  const fits = async (): Promise<boolean> => (wide = await page.evaluate<string[]>(OVERFLOW)).length === 0;
  await until(fits, 'the page to fit', 2_000).catch(() => undefined);
  return wide;
}

/** Looks at what is on the screen in one width and theme after the other; with `over`, at what is open over the page. */
export async function inLooks(page: Page, looks: Look[], over = false): Promise<string[]> {
  const found: string[] = [];
  for (const look of looks) {
    await setLook(page, look);
    const wide = await overflow(page);
    const axe = look.axe ? await accessibility(page, look.axe === 'contrast' ? ['color-contrast'] : RULES, over) : [];
    const where = `${look.width} ${look.dark ? 'dark' : 'light'}`;
    found.push(...wide.map((what) => `${where}: ${what} scrolls sideways`), ...axe.map((one) => `${where}: ${one}`));
  }
  return found;
}

export async function setLook(page: Page, { width, dark }: Look): Promise<void> {
  await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' });
  await page.setViewportSize({ width, height: HEIGHT[width] });
  await page.evaluate(DRAWN);
}

/** Exactly one heading of the first rank, once the way there has led to its end. */
export async function headings(page: Page): Promise<string[]> {
  const shown = page.locator('h1:visible');
  return until(async () => (await shown.count()) === 1, 'one heading').then(
    () => [],
    async () => {
      const names = await shown.allTextContents();
      return [`has ${names.length} headings of the first rank: ${names.join(', ')}`];
    },
  );
}

/** What differs on an element, or on what it is drawn with, while it has the focus. */
const FOCUS = `(async () => {
  const drawn = () => ${DRAWN};
  // What has just opened may take the focus a moment later: it is looked at where it stays.
  let focused;
  do {
    focused = document.activeElement;
    if (!focused || focused === document.body) return 'end';
    await drawn();
  } while (document.activeElement !== focused);
  const around = [focused, ...focused.querySelectorAll('*')].slice(0, 12);
  for (let element = focused.parentElement, i = 0; element && i < 4; element = element.parentElement, i++) around.push(element);
  const look = () => around.map((element) => [null, '::before', '::after'].map((part) => {
    const { outline, outlineStyle, boxShadow, borderColor, backgroundColor, color, opacity, transform, textDecorationLine } = getComputedStyle(element, part);
    return [outlineStyle === 'none' ? '' : outline, boxShadow, borderColor, backgroundColor, color, opacity, transform, textDecorationLine].join();
  }).join()).join();
  const withFocus = look();
  focused.blur();
  await drawn();
  const without = look();
  focused.focus({ preventScroll: true });
  return withFocus === without ? 'the focus cannot be seen on ' + focused.outerHTML.slice(0, 120) : '';
})()`;

/** Whoever goes through the page with the Tab key sees where they are; the shell's own links once, the rest on each page. */
export async function focusSeen(page: Page, steps = 6): Promise<string[]> {
  const found: string[] = [];
  await page.evaluate(`document.querySelector('main')?.focus()`);
  for (let i = 0; i < steps; i++) {
    await page.keyboard.press('Tab');
    const trouble = await page.evaluate<string>(FOCUS);
    // Past the last of a short page, the focus is the browser's.
    if (trouble === 'end') return i > 0 ? found : ['nothing can have the focus'];
    if (trouble) found.push(trouble);
  }
  await page.evaluate('document.activeElement?.blur()');
  return found;
}

const OPEN = `[...document.querySelectorAll('[role="dialog"], [role="menu"], .ant-dropdown, .ant-select-dropdown')]
  .some((one) => one.closest('#root') === null && one.checkVisibility())`;

/** Closes what is open over the page with Esc; false when something stays open. */
export async function closed(page: Page): Promise<boolean> {
  for (let presses = 0; presses < 3 && (await page.evaluate<boolean>(OPEN)); presses++) {
    await page.keyboard.press('Escape');
    await page.evaluate(DRAWN);
  }
  return !(await page.evaluate<boolean>(OPEN));
}

const FOCUS_OUTSIDE = `(() => {
  const open = [...document.querySelectorAll('[role="dialog"][aria-modal="true"]')].filter((dialog) => dialog.checkVisibility());
  return open.length > 0 && !open.some((dialog) => dialog.contains(document.activeElement) || document.activeElement?.contains(dialog));
})()`;

/** What opens over the page takes the focus along. */
export async function focusInside(page: Page): Promise<string[]> {
  return until(async () => !(await page.evaluate<boolean>(FOCUS_OUTSIDE)), 'the focus').then(
    () => [],
    () => ['the dialog has not got the focus'],
  );
}
