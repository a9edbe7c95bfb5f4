import { expect, it } from '@jest/globals';
import { queueInWords } from './approval-queue';

it.each([
  ['0', '0', 'nothing waiting for approval'],
  ['0', '2', '2 products waiting for approval'],
  ['1', '0', '1 seller waiting for approval'],
  ['3', '10000+', '3 sellers and 10,000+ products waiting for approval'],
])('%s sellers and %s products are: %s', (userCount, productCount, words) => {
  expect(queueInWords({ users: [], products: [], userCount, productCount })).toBe(words);
});
