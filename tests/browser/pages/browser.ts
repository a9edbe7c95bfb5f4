import { type Browser, type BrowserContext, chromium, type Locator, type Page } from 'playwright-core';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from '../find-browser.mjs';
import { watchPage } from './settled.js';

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
/** A loaded machine is slow; a page that never comes is what fails. */
const DEADLINE_MS = 30_000;

export function launch(): Promise<Browser> {
  return chromium.launch({ executablePath: findBrowser(), args: FLAGS });
}

/** A person at a browser of their own. What the page complained of is kept in `complaints`. */
export interface Visitor {
  page: Page;
  complaints: string[];
  context: BrowserContext;
}

/** Somebody who has seen the welcome dialogs before. */
export async function visitor(
  browser: Browser,
  url: string,
  options: { width?: number; theme?: 'light' | 'dark' | 'system' } = {},
): Promise<Visitor> {
  const { width = 1280, theme = 'light' } = options;
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height: width < 500 ? 844 : 800 },
    reducedMotion: 'reduce',
  });
  const kept = {
    buyer_onboarding_completed: 'true',
    seller_onboarding_completed: 'true',
    'vite-ui-theme': theme,
  };
  await context.addInitScript(`Object.assign(localStorage, ${JSON.stringify(kept)})`);
  const page = await context.newPage();
  await watchPage(page);
  page.setDefaultTimeout(DEADLINE_MS);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    // The session is asked for before anybody is logged in: its 401 is an answer, not a defect.
    if (message.type() === 'error' && !message.text().includes('401')) complaints.push(message.text());
  });
  return { page, complaints, context };
}

/** Runs a step; when it fails, says which one and leaves a picture of every page. */
export async function step(name: string, pages: Page[], run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    const shots = await Promise.all(
      pages.map(async (page, i) => {
        const path = join(tmpdir(), `tradeyard-${name.replace(/\W+/g, '-')}-${i}.png`);
        await page.screenshot({ path }).catch(() => undefined);
        return path;
      }),
    );
    throw new Error(`${name}: ${(error as Error).message}\npictures: ${shots.join(' ')}`, { cause: error });
  }
}

export const heading = (page: Page, name?: string | RegExp): Locator => page.getByRole('heading', { level: 1, name });
export const main = (page: Page): Locator => page.getByRole('main');

/** Chooses from a select field; where one can search, by a part of the option's text. */
export async function choose(dialog: Locator, label: string, text: string): Promise<void> {
  const field = dialog.getByRole('combobox', { name: label });
  await field.click();
  if (await field.isEditable()) await field.fill(text);
  await dialog
    .page()
    .locator('.ant-select-dropdown:visible .ant-select-item-option', { hasText: text })
    .first()
    .click();
}
