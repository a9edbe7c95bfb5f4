import { describe, expect, it } from '@jest/globals';
import { bearerOf } from './access-tokens.js';
import { missingScope } from './scopes.js';

describe('a scope', () => {
  it('lets into its own area alone', () => {
    expect(missingScope(['stock:read'], ['stock'], 'GET')).toBeUndefined();
    expect(missingScope(['stock:read'], ['orders'], 'GET')).toBe('orders:read');
    expect(missingScope(['stock:write', 'orders:read'], ['stock', 'orders', 'products'], 'GET')).toBe('products:read');
  });

  it('to read lets nobody write, in whichever way', () => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      expect(missingScope(['stock:read'], ['stock'], method)).toBe('stock:write');
    }
  });

  it('to write includes reading', () => {
    expect(missingScope(['stock:write'], ['stock'], 'GET')).toBeUndefined();
  });

  it('is not asked for where any token will do', () => {
    expect(missingScope(['stock:read'], [], 'GET')).toBeUndefined();
  });
});

it.each([
  ['Bearer ty_abc', 'ty_abc'],
  ['bearer  ty_abc ', 'ty_abc'],
  ['Bearer', ''],
  ['Bearer a b', ''],
  ['Basic dXNlcjpwYXNz', undefined],
  ['Bearerty_abc', undefined],
])('“%s” bears “%s”', (authorization, token) => {
  expect(bearerOf({ authorization })).toBe(token);
});
