import { describe, expect, it, jest } from '@jest/globals';
import type { FastifyReply } from 'fastify';
import { newestFirst, oldestFirst, sliceOf, type SliceOrder } from './slice.js';

const ofIds = (...ids: number[]) => ids.map((id) => ({ id }));

function ask(
  items: { id: number }[],
  query: { limit?: number; cursor?: string },
  order: SliceOrder<{ id: number }> = newestFirst('webhooks'),
) {
  const header = jest.fn<(name: string, value: string) => void>();
  const reply = { header, request: { url: '/api/webhooks?limit=2' } } as unknown as FastifyReply;
  const page = sliceOf(reply, items, query, order).map(({ id }) => id);
  const headers = Object.fromEntries(header.mock.calls);
  return { page, total: headers['x-total-count'], next: /cursor=([^&>]+)/.exec(headers['link'] ?? '')?.[1] };
}

const encoded = (key: unknown): string => Buffer.from(JSON.stringify(key)).toString('base64url');

describe('a page of a short list', () => {
  it('leads to the next until there is none', () => {
    const items = ofIds(5, 4, 3, 2, 1);
    const first = ask(items, { limit: 2 });
    expect(first).toEqual({ page: [5, 4], total: '5', next: expect.any(String) });
    const second = ask(items, { limit: 2, cursor: first.next });
    expect(second.page).toEqual([3, 2]);
    expect(ask(items, { limit: 2, cursor: second.next })).toEqual({ page: [1], total: '5', next: undefined });
    expect(ask(items, {})).toEqual({ page: [5, 4, 3, 2, 1], total: '5', next: undefined });
    expect(ask([], {})).toEqual({ page: [], total: '0', next: undefined });
  });

  it('neither doubles nor skips what stands where a page ends, whatever came or went meanwhile', () => {
    const { next: cursor } = ask(ofIds(5, 4, 3, 2, 1), { limit: 2 });
    expect(ask(ofIds(7, 6, 5, 4, 3, 2, 1), { limit: 2, cursor })).toMatchObject({ page: [3, 2], total: '7' });
    expect(ask(ofIds(5, 3, 2, 1), { limit: 2, cursor }).page).toEqual([3, 2]);
    expect(ask(ofIds(3, 2, 1), { limit: 2, cursor }).page).toEqual([3, 2]);
    expect(ask(ofIds(5, 4), { limit: 2, cursor })).toEqual({ page: [], total: '2', next: undefined });

    const upwards = oldestFirst('webhooks');
    const { next } = ask(ofIds(1, 2, 3), { limit: 1 }, upwards);
    expect(ask(ofIds(2, 3, 4), { limit: 2, cursor: next }, upwards).page).toEqual([2, 3]);
  });

  it.each([
    ...['xxx', '', 'MA', 'LTE', 'MS41', 'bnVsbA'],
    ...[encoded(4), encoded(['webhooks']), encoded(['webhooks', '4']), encoded(['webhooks', null])],
    ...[encoded(['tokens', 4]), encoded({ s: 'x', k: '4', id: 4 })],
  ])('refuses a cursor that is none of the list’s: %j', (cursor) => {
    expect(() => ask(ofIds(1), { cursor })).toThrow('The cursor does not belong to this list');
  });
});
