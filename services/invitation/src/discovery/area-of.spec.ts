import { expect, it } from '@jest/globals';
import { areaOf } from './area-of.js';

it.each([
  ['Portland, OR', 'portland, or', 'or', 'Portland, OR'],
  ['14 Dock Road, Portland, OR 97209', 'portland, or', 'or', 'Portland, OR'],
  ['48 Maple Street\nBurlington, VT 05401', 'burlington, vt', 'vt', 'Burlington, VT'],
  ['Kai 1\n20457 Hamburg', 'hamburg', null, 'Hamburg'],
  ['London, SW1A 1AA', 'london', null, 'London'],
  ['Berlin,  Germany', 'berlin, germany', 'germany', 'Berlin, Germany'],
  [
    `${'x'.repeat(300)}, ${'Y'.repeat(300)}`,
    'x'.repeat(100),
    'y'.repeat(100),
    `${'x'.repeat(300)}, ${'Y'.repeat(300)}`,
  ],
  ['12345', null, null, null],
  ['', null, null, null],
  [null, null, null, null],
])('%j is in %s, region %s', (text, city, region, location) => {
  expect(areaOf(text)).toEqual({ city, region, location });
});
