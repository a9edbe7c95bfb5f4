import { describe, expect, it } from '@jest/globals';
import { count, countTotal, formatTotal } from './numbers';

describe('a number of things', () => {
  it.each([
    [0, '0 orders'],
    [1, '1 order'],
    [1234, '1,234 orders'],
  ])('%i is written %s', (n, words) => {
    expect(count(n, 'order')).toBe(words);
  });

  it('has its own plural where an s is not enough', () => {
    expect(count(2, 'category', 'categories')).toBe('2 categories');
  });

  it('of a list may be a lower bound', () => {
    expect(formatTotal('10000+')).toBe('10,000+');
    expect(countTotal('1', 'supplier')).toBe('1 supplier');
    expect(countTotal('10000+', 'supplier')).toBe('10,000+ suppliers');
  });
});
