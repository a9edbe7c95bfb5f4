import type { SliceInput } from '#contracts';
import { invalid } from '#platform';
import type { FastifyReply } from 'fastify';
import { linkNext } from './page.js';

type Key = string | number;

/** How a short list is ordered, and what it is told from others by. */
export interface SliceOrder<Item> {
  list: string;
  /** No two items of the list have the same. */
  keyOf: (item: Item) => Key;
  type: 'string' | 'number';
  desc?: boolean;
}

export const oldestFirst = (list: string): SliceOrder<{ id: number }> => ({
  list,
  keyOf: ({ id }) => id,
  type: 'number',
});

export const newestFirst = (list: string): SliceOrder<{ id: number }> => ({ ...oldestFirst(list), desc: true });

/**
 * A page of a list so short that it is read as a whole, by keyset; its count and the link to the next one in headers. The
 * items come in their order.
 */
export function sliceOf<Item>(
  reply: FastifyReply,
  items: Item[],
  { limit = 50, cursor }: SliceInput,
  order: SliceOrder<Item>,
): Item[] {
  const left = cursor === undefined ? items : behind(items, keyIn(cursor, order), order);
  const page = left.slice(0, limit);
  void reply.header('x-total-count', String(items.length));
  linkNext(reply, left.length > limit ? cursorOf(page.at(-1)!, order) : null);
  return page;
}

function behind<Item>(items: Item[], last: Key, { keyOf, desc }: SliceOrder<Item>): Item[] {
  return items.filter((item) => (desc ? keyOf(item) < last : keyOf(item) > last));
}

function cursorOf<Item>(last: Item, { list, keyOf }: SliceOrder<Item>): string {
  return Buffer.from(JSON.stringify([list, keyOf(last)])).toString('base64url');
}

/** A cursor that is none of this list's is a 400. */
function keyIn<Item>(cursor: string, { list, type }: SliceOrder<Item>): Key {
  try {
    const [of, key] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[];
    if (of === list && typeof key === type) return key as Key;
  } catch {
    // Told below.
  }
  throw invalid('The cursor does not belong to this list', 'cursor');
}
