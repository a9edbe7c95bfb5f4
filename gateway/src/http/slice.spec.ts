import { describe, expect, it, jest } from '@jest/globals';
import type { FastifyReply } from 'fastify';
import { sliceOf } from './slice.js';

function ask(items: number[], query: { limit?: number; cursor?: string }) {
  const header = jest.fn<(name: string, value: string) => void>();
  const reply = { header, request: { url: '/api/webhooks?limit=2' } } as unknown as FastifyReply;
  const page = sliceOf(reply, items, query);
  const headers = Object.fromEntries(header.mock.calls);
  return { page, total: headers['x-total-count'], next: /cursor=([^&>]+)/.exec(headers['link'] ?? '')?.[1] };
}

describe('a page of a short list', () => {
  it('leads to the next until there is none', () => {
    const items = [5, 4, 3, 2, 1];
    const first = ask(items, { limit: 2 });
    expect(first).toEqual({ page: [5, 4], total: '5', next: expect.any(String) });
    const second = ask(items, { limit: 2, cursor: first.next });
    expect(second.page).toEqual([3, 2]);
    expect(ask(items, { limit: 2, cursor: second.next })).toEqual({ page: [1], total: '5', next: undefined });
    expect(ask(items, {})).toEqual({ page: items, total: '5', next: undefined });
    expect(ask([], {})).toEqual({ page: [], total: '0', next: undefined });
  });

  it.each(['xxx', '', 'MA', 'LTE', 'MS41', 'bnVsbA'])('refuses a cursor that is none of ours: %j', (cursor) => {
    expect(() => ask([1], { cursor })).toThrow('The cursor does not belong to this list');
  });
});
