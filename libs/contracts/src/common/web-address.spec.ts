import { describe, expect, it } from '@jest/globals';
import { plainToInstance } from 'class-transformer';
import { IsOptional, validateSync } from 'class-validator';
import { WebAddress } from './web-address.js';

class Input {
  @IsOptional()
  @WebAddress()
  website?: string | null;
}
const read = (website: unknown) => plainToInstance(Input, { website });

describe('the address of a website', () => {
  it.each([
    ['https://example.com/shop?x=1', 'https://example.com/shop?x=1'],
    ['http://example.com', 'http://example.com'],
    ['www.example.com', 'https://www.example.com'],
    ['example.com:8080/a', 'https://example.com:8080/a'],
    ['  ', null],
    [null, null],
  ])('%j is %j', (typed, kept) => {
    const input = read(typed);
    expect(input.website).toBe(kept);
    expect(validateSync(input)).toEqual([]);
  });

  it.each(['javascript:alert(1)', 'ftp://example.com', 'our shop', 'mailto:a@example.com', 7, {}])(
    '%j is none',
    (typed) => {
      expect(validateSync(read(typed)).map(({ property }) => property)).toEqual(['website']);
    },
  );
});
