import { describe, expect, it } from '@jest/globals';
import { withoutSecrets } from './without-secrets.js';

describe('what people look at', () => {
  it.each(['password', 'newPassword', 'TOTP_SECRET', 'accessToken', 'code', 'recoveryCodes', 'tokenHash', 'api_key'])(
    'is without what is called %s, however deep',
    (name) => {
      const shown = JSON.stringify(withoutSecrets({ a: [{ [name]: 'hidden' }], [name]: ['hidden', { b: 'hidden' }] }));
      expect(shown).not.toContain('hidden');
      expect(shown).toContain(name);
    },
  );

  it('is otherwise as it was', () => {
    const event = { id: 7, name: 'Bolt', lines: [{ sku: 'A', none: null }], flags: [true, 'x'], postcode5: 'x' };
    expect(withoutSecrets(event)).toEqual(event);
  });
});
