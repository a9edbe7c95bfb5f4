import { describe, expect, it } from '@jest/globals';
import { anId, anyText, oneOf } from './parsers';

describe('parameters of the URL', () => {
  it('take only the words that the list knows', () => {
    expect(oneOf(['draft', 'pending'])('pending')).toBe('pending');
    expect(oneOf(['draft', 'pending'])('PENDING')).toBeUndefined();
  });

  it.each(['', '0', '-1', '1.5', '1e3', '2147483648', '99999999999', 'abc'])('take no id from "%s"', (text) => {
    expect(anId(text)).toBeUndefined();
  });

  it('take an id and a text', () => {
    expect(anId('42')).toBe(42);
    expect(anId('2147483647')).toBe(2_147_483_647);
    expect(anyText('Raw Materials')).toBe('Raw Materials');
    expect(anyText('')).toBeUndefined();
  });
});
