import * as argon2 from '@node-rs/argon2';
import { describe, expect, it, jest } from '@jest/globals';

const verify = jest.fn(argon2.verify);
jest.unstable_mockModule('@node-rs/argon2', () => ({ ...argon2, verify }));
const { hashPassword, passwordMatches } = await import('./password.js');

const ARGON2ID = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/;

describe('passwords', () => {
  it('are kept as argon2id, salted', async () => {
    const [first, second] = await Promise.all([hashPassword('correct horse'), hashPassword('correct horse')]);
    expect(first).toMatch(ARGON2ID);
    expect(first).not.toBe(second);
  });

  it('match only their own hash', async () => {
    const passwordHash = await hashPassword('correct horse');
    expect(await passwordMatches('correct horse', passwordHash)).toBe(true);
    expect(await passwordMatches('Correct horse', passwordHash)).toBe(false);
  });

  it.each(['caf\u00e9-12345', 'cafe\u0301-12345'])(
    'match whichever way a keyboard writes an accent: %j',
    async (typed) => {
      const passwordHash = await hashPassword(typed);
      expect(await passwordMatches('caf\u00e9-12345', passwordHash)).toBe(true);
      expect(await passwordMatches('cafe\u0301-12345', passwordHash)).toBe(true);
      expect(await passwordMatches('cafe-12345', passwordHash)).toBe(false);
    },
  );

  it('match a hash made of them as they were typed, by earlier versions', async () => {
    const passwordHash = await argon2.hash('cafe\u0301-12345');
    expect(await passwordMatches('cafe\u0301-12345', passwordHash)).toBe(true);
  });

  it('never match when there is no hash', async () => {
    expect(await passwordMatches('', undefined)).toBe(false);
    expect(await passwordMatches('correct horse', undefined)).toBe(false);
  });

  it('cost an unknown user the work of a known one: a hash of the same cost is verified', async () => {
    verify.mockClear();
    await passwordMatches('wrong', undefined);
    expect(verify.mock.calls).toEqual([[expect.stringMatching(ARGON2ID), 'wrong']]);
  });
});
