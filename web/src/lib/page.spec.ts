import { describe, expect, it } from '@jest/globals';
import { nextCursor, page } from './page';

describe('a page of a list', () => {
  const answer = (headers: Record<string, string>) => ({ data: [1, 2], response: new Response(null, { headers }) });

  it('tells the total and the way on from its headers', () => {
    const link = '</api/orders?limit=2&cursor=WyJhIiwxXQ%3D%3D>; rel="next"';
    expect(page(answer({ 'X-Total-Count': '10000+', Link: link }))).toEqual({
      items: [1, 2],
      total: '10000+',
      next: 'WyJhIiwxXQ==',
    });
  });

  it('is the last one without a link', () => {
    expect(page(answer({ 'X-Total-Count': '2' })).next).toBeNull();
  });

  it.each([
    ['https://shop.example/api/orders?cursor=abc', 'abc'],
    ['/api/orders?limit=5', null],
  ])('reads the cursor of %s', (url, cursor) => {
    expect(nextCursor(`<${url}>; rel="next"`)).toBe(cursor);
  });
});
