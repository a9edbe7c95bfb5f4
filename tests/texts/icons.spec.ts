import { expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const SOURCES = resolve(import.meta.dirname, '../../web/src');
const ICON = /<[A-Z]\w*(?:Outlined|Filled|TwoTone)\b[^>]*>/g;

/** An icon that says nothing of itself is read out by the name of its file: “appstore Dashboard”, “plus Create Order”. */
it('an icon is hidden from screen readers, or says what it means', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));
  const icons = files.flatMap((file) => readFileSync(join(SOURCES, file), 'utf8').match(ICON) ?? []);
  expect(icons.length).toBeGreaterThan(100);
  expect(icons.filter((icon) => !/\baria-(?:hidden|label)\b/.test(icon))).toEqual([]);
});
