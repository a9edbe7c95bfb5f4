import { describe, expect, it } from '@jest/globals';
import { countOf, enrolment, newSecret } from './authenticator.js';

/** RFC 6238, appendix B, for SHA-1; six digits are the last six of its eight. */
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('a code', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
  ])('at %i s after 1970 is what the standard says', (seconds, code) => {
    expect(countOf(code, RFC_SECRET, seconds * 1000)).toBe(Math.floor(seconds / 30));
  });

  it('counts 30 s longer and earlier, under its own count, and no longer', () => {
    const at = (seconds: number) => countOf('081804', RFC_SECRET, (1_111_111_080 + seconds) * 1000);
    const own = 1_111_111_080 / 30;
    expect([at(-30), at(-1), at(0), at(29), at(30), at(59)]).toEqual([own, own, own, own, own, own]);
    expect([at(-31), at(60)]).toEqual([undefined, undefined]);
  });

  it.each(['287083', '28708', '2870822', '', 'abcdef', '287 82'])('is not "%s"', (code) => {
    expect(countOf(code, RFC_SECRET, 59_000)).toBeUndefined();
  });
});

describe('an enrolment', () => {
  it('shows the secret as apps read it, under our name and the user’s', () => {
    const { otpauthUrl, qrSvg } = enrolment(RFC_SECRET, 'ada & co');
    const url = new URL(otpauthUrl);
    expect([url.protocol, url.host, decodeURIComponent(url.pathname)]).toEqual([
      'otpauth:',
      'totp',
      '/Tradeyard:ada & co',
    ]);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({ issuer: 'Tradeyard', secret: RFC_SECRET });
    expect(qrSvg).toMatch(/^<svg[^>]*viewBox=.*<\/svg>$/s);
  });

  it('has a secret of 160 bits, another one each time', () => {
    expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/);
    expect(newSecret()).not.toBe(newSecret());
  });
});
