import { describe, expect, it } from '@jest/globals';
import { says } from './second-reading.js';

describe('A second reading', () => {
  it.each([
    ['2024-1', '2024-1'],
    ['No: 2024-1', '2024-1'],
    ['R E-17/4', 'RE-17/4'],
    ['€ 1 204,50 EUR', '1204,50'],
    ['(A.1)', 'A.1'],
    ['A1 12 pcs', '12'],
  ])('%s says %s', (other, text) => expect(says(other, text)).toBe(true));

  it.each([
    ['2024-11', '2024-1'],
    ['12024-1', '2024-1'],
    ['12', '1'],
    ['12.5', '12'],
    ['1,25', '25'],
    ['RE-17x4', 'RE-17.4'],
    ['', '1'],
  ])('%s does not say %s', (other, text) => expect(says(other, text)).toBe(false));
});
