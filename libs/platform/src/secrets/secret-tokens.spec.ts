import { describe, expect, it } from '@jest/globals';
import { hashToken, SecretTokens } from './secret-tokens.js';

const tokens = new SecretTokens('a secret of thirty-two characters');

describe('a derived token', () => {
  it('is the same again for the same facts, 43 characters for an address', () => {
    const token = tokens.derive('invitation', 7, 1);
    expect(token).toBe(tokens.derive('invitation', 7, 1));
    expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(tokens.proves(token, 'invitation', 7, 1)).toBe(true);
  });

  it('is another one for any other fact, purpose or secret', () => {
    const others = [
      tokens.derive('invitation', 7, 1),
      tokens.derive('invitation', 7, 2),
      tokens.derive('invitation', 8, 1),
      tokens.derive('password-reset', 7, 1),
      // Facts cannot be moved across their borders.
      tokens.derive('invitation', '7,1'),
      tokens.derive('invitation', 71),
      new SecretTokens('another secret of as many letters').derive('invitation', 7, 1),
    ];
    expect(new Set(others).size).toBe(others.length);
  });

  it.each(['', 'x', 'ä'.repeat(43), `${'a'.repeat(43)}\n`, 'a'.repeat(43), 'a'.repeat(1000)])('is not %j', (token) => {
    expect(tokens.proves(token, 'invitation', 7, 1)).toBe(false);
  });

  it('is kept as a hash', () => {
    const token = tokens.derive('invitation', 7, 1);
    expect(hashToken(token)).toHaveLength(32);
    expect(hashToken(token).toString('base64url')).not.toContain(token);
  });
});
