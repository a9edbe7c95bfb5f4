import { describe, expect, it } from '@jest/globals';
import { BUDGETS, MOST_PER_FILE, scriptsOf, sum } from '../../bench/web-weight.mjs';
import { everyScreenOf } from './screens/every-screen.js';
import { overlays, routes, tabs } from './screens/sources.js';
import { BUYERS, PEOPLE, SCREENS, type Who } from './screens/table.js';

describe('the table of screens', () => {
  it('has every route of the application, and none that is not there', () => {
    const listed = new Set(SCREENS.map(({ route }) => route));
    expect(routes().filter((route) => !listed.has(route))).toEqual([]);
    expect([...listed].filter((route) => !routes().includes(route))).toEqual([]);
  });

  it('has every tab that an address can name, and none that is not there', () => {
    const listed = SCREENS.map(({ at }) => /\?tab=([\w-]+)/.exec(at)?.[1]).filter(
      (name) => name && name !== 'register',
    );
    expect(tabs().filter((name) => !listed.includes(name))).toEqual([]);
    expect(listed.filter((name) => !tabs().includes(name!))).toEqual([]);
  });

  it('opens every dialog, question, panel and menu', () => {
    const opened = new Set(SCREENS.flatMap(({ covers = [] }) => covers));
    expect(overlays().filter((file) => !opened.has(file))).toEqual([]);
    expect([...opened].filter((file) => !overlays().includes(file))).toEqual([]);
  });
});

// Those of buyers, nearly a half, have a file of their own: two are looked at together.
const { market } = everyScreenOf(PEOPLE.filter((who) => !BUYERS.includes(who)));

describe('what is loaded', () => {
  it.each(BUDGETS)('$path by $who is at most $most bytes of JavaScript', async ({ path, who = 'nobody', most }) => {
    const { page, context } = await market().at(who as Who);
    const scripts = await scriptsOf(page, path);
    expect(scripts.filter(({ name, bytes }) => bytes > MOST_PER_FILE && !name.includes('/pdf-'))).toEqual([]);
    expect(scripts.length).toBeLessThanOrEqual(24);
    expect(sum(scripts)).toBeLessThanOrEqual(most);
    await context.close();
  });
});
