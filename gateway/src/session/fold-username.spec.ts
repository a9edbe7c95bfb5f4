import { expect, it } from '@jest/globals';
import { foldUsername } from './fold-username.js';

it.each([
  ['Admin', 'admin'],
  ['ADMİN', 'admin'],
  ['\u212Aarl', 'karl'],
  ['ΝΙΚΟΣ', 'νικος'],
])('%s and %s share a count', (one, other) => {
  expect(foldUsername(one)).toBe(foldUsername(other));
});

it('other users do not', () => {
  expect(foldUsername('anna')).not.toBe(foldUsername('hanna'));
});
