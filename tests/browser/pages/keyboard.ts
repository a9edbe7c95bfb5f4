import type { Locator, Page } from 'playwright-core';

/** More than any page has before its first field. */
const MOST = 80;

export const hasFocus = async (target: Locator): Promise<boolean> =>
  (await target.and(target.page().locator(':focus')).count()) > 0;

/** Goes on with the Tab key, as somebody without a mouse does, until this has the focus. */
export async function tabTo(target: Locator): Promise<void> {
  await target.waitFor();
  for (let i = 0; i < MOST; i++) {
    if (await hasFocus(target)) return;
    await target.page().keyboard.press('Tab');
  }
  throw new Error(`${target} cannot be reached with the Tab key`);
}

export async function press(target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.press(key);
}

/** Chooses from a select field: Enter takes the entry that the keys have led to, which is not yet the one that was typed. */
export async function chooseByKeys(page: Page, field: Locator, typed: string): Promise<void> {
  await tabTo(field);
  await page.keyboard.press('ArrowDown');
  if (await field.isEditable()) await page.keyboard.type(typed);
  await page.locator('.ant-select-item-option-active', { hasText: typed }).waitFor();
  await page.keyboard.press('Enter');
}

/** What has the focus, as its text or name. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(
    `(({ activeElement: a }) => a === document.body ? 'body' : a.tagName.toLowerCase() + ' ' + (a.getAttribute('aria-label') ?? a.textContent).trim().slice(0, 60))(document)`,
  );
