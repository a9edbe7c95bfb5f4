import { describe, expect, it } from '@jest/globals';
import { isUsername } from './names.js';

describe('a username', () => {
  it.each([
    'admin',
    'ada.lovelace',
    'ada_l-2',
    'ada@example.com',
    'Zoë',
    'Юрий-7',
    'Ελένη',
    '山田',
    'yamada山田',
    'مريم',
  ])('may be %p', (text) => expect(isUsername(text)).toBe(true));

  it.each([
    ['a Cyrillic letter among Latin ones', '\u0430dmin'],
    ['a Greek one', 'admin\u03bf'],
    ['a sign of no width', 'ad\u200bmin'],
    ['a joiner', 'ad\u200dmin'],
    ['a soft hyphen', 'ad\u00admin'],
    ['a filler', 'admin\u1160'],
    ['wide letters', '\uff41dmin'],
    ['letters of formulas', '\u{1d41a}dmin'],
    ['another blank', 'ad\u00a0min'],
    ['a line break', 'ad\nmin'],
    ['a letter in two parts', 'zoe\u0308'],
  ])('is not one with %s', (_what, text) => expect(isUsername(text)).toBe(false));
});
