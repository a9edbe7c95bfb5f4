import { type DeadLetter, MAX_INT, type ServiceName, SERVICES } from '#contracts';
import { invalid } from '#platform';

/** Where in the joined list one is: newest first, and of the same millisecond by service and id, downwards. */
export type Position = Pick<DeadLetter, 'parkedAt' | 'service' | 'id'>;

const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

export function inOrder(a: Position, b: Position): number {
  if (a.parkedAt !== b.parkedAt) return a.parkedAt < b.parkedAt ? 1 : -1;
  if (a.service !== b.service) return a.service < b.service ? 1 : -1;
  return b.id - a.id;
}

export const cursorOf = ({ parkedAt, service, id }: Position): string =>
  Buffer.from(JSON.stringify([parkedAt, service, id])).toString('base64url');

/** A cursor that is none of ours is a 400. */
export function positionOf(cursor: string | undefined): Position | null {
  if (cursor === undefined) return null;
  try {
    const [parkedAt, service, id] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as [string, string, number];
    const known = SERVICES.find((name) => name === service);
    if (known && ISO.test(parkedAt) && !Number.isNaN(Date.parse(parkedAt)) && Number.isSafeInteger(id)) {
      return { parkedAt, service: known, id };
    }
  } catch {
    // Told below.
  }
  throw invalid('The cursor does not belong to this list', 'cursor');
}

/** What one service has behind that position. Those at the very moment count whole, or not at all, for another service. */
export function beforeOf(position: Position | null, service: ServiceName): { parkedAt: string; id: number } | null {
  if (!position) return null;
  const { parkedAt } = position;
  if (service === position.service) return { parkedAt, id: position.id };
  return { parkedAt, id: service < position.service ? MAX_INT : 0 };
}
