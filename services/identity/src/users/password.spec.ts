import { describe, expect, it } from '@jest/globals';
import { hashPassword, passwordMatches } from './password.js';

describe('passwords', () => {
  it('are kept as argon2id, salted', async () => {
    const [first, second] = await Promise.all([hashPassword('correct horse'), hashPassword('correct horse')]);
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(first).not.toBe(second);
  });

  it('match only their own hash', async () => {
    const passwordHash = await hashPassword('correct horse');
    expect(await passwordMatches('correct horse', passwordHash)).toBe(true);
    expect(await passwordMatches('Correct horse', passwordHash)).toBe(false);
  });

  it('never match when there is no hash', async () => {
    expect(await passwordMatches('', undefined)).toBe(false);
    expect(await passwordMatches('correct horse', undefined)).toBe(false);
  });

  it('cost an unknown user the time of a known one', async () => {
    const passwordHash = await hashPassword('correct horse');
    const known: number[] = [];
    const unknown: number[] = [];
    // In turns, and the fastest of each: what the work itself takes, whatever else the machine does.
    for (let run = 0; run < 10; run++) {
      known.push(await timed(() => passwordMatches('wrong', passwordHash)));
      unknown.push(await timed(() => passwordMatches('wrong', undefined)));
    }
    const ratio = Math.min(...unknown) / Math.min(...known);
    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(2);
  });
});

/** Milliseconds. */
async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
