import type { SliceInput } from '#contracts';
import { invalid } from '#platform';
import type { FastifyReply } from 'fastify';
import { linkNext } from './page.js';

const NUMBER = /^[1-9]\d{0,5}$/;

/** A page of a list so short that it is read as a whole; its count and the link to the next one in headers. */
export function sliceOf<Item>(reply: FastifyReply, items: Item[], { limit = 50, cursor }: SliceInput): Item[] {
  const start = cursor === undefined ? 0 : positionOf(cursor);
  const end = start + limit;
  void reply.header('x-total-count', String(items.length));
  linkNext(reply, end < items.length ? cursorOf(end) : null);
  return items.slice(start, end);
}

const cursorOf = (position: number): string => Buffer.from(String(position)).toString('base64url');

/** A cursor that is none of ours is a 400. */
function positionOf(cursor: string): number {
  const text = Buffer.from(cursor, 'base64url').toString();
  if (NUMBER.test(text)) return Number(text);
  throw invalid('The cursor does not belong to this list', 'cursor');
}
