import { describe, expect, it } from '@jest/globals';
import { Vault } from './vault.js';

const vault = new Vault({ TWO_FACTOR_KEY: 'a key of this test alone' });

describe('a sealed secret', () => {
  it('is opened by the same key for the same user, and looks different each time', () => {
    const [one, two] = [vault.seal('JBSWY3DPEHPK3PXP', 7), vault.seal('JBSWY3DPEHPK3PXP', 7)];
    expect([vault.open(one, 7), vault.open(two, 7)]).toEqual(['JBSWY3DPEHPK3PXP', 'JBSWY3DPEHPK3PXP']);
    expect(one.equals(two)).toBe(false);
    expect(one.toString('latin1')).not.toContain('JBSWY3DPEHPK3PXP');
  });

  it('is opened for nobody else, by no other key and not when a bit of it was changed', () => {
    const sealed = vault.seal('JBSWY3DPEHPK3PXP', 7);
    expect(() => vault.open(sealed, 8)).toThrow();
    expect(() => new Vault({ TWO_FACTOR_KEY: 'another key of this test' }).open(sealed, 7)).toThrow();
    sealed[sealed.length - 1]! ^= 1;
    expect(() => vault.open(sealed, 7)).toThrow();
  });
});

it('of a recovery code only a hash is kept, another one for each user and each key', () => {
  const hashes = [
    vault.hash('abcdefghkm', 7),
    vault.hash('abcdefghkm', 8),
    new Vault({ TWO_FACTOR_KEY: 'another key of this test' }).hash('abcdefghkm', 7),
  ];
  expect(new Set(hashes).size).toBe(3);
  expect(vault.hash('abcdefghkm', 7)).toBe(hashes[0]);
});
