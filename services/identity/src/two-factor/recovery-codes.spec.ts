import { expect, it } from '@jest/globals';
import { newRecoveryCodes, plainCode } from './recovery-codes.js';

it('there are ten recovery codes, all different, of letters that are not mistaken for others', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^[a-hjkmnp-z2-9]{5}-[a-hjkmnp-z2-9]{5}$/);
  expect(newRecoveryCodes()).not.toEqual(codes);
});

it.each(['abcde-fghjk', 'ABCDE FGHJK', ' abcdefghjk '])('a recovery code typed as "%s" is the same', (typed) => {
  expect(plainCode(typed)).toBe('abcdefghjk');
});
