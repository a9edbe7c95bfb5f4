import { describe, expect, it } from '@jest/globals';
import { SERVICES } from '#contracts';
import { beforeOf, cursorOf, inOrder, type Position, positionOf } from './letter-cursor.js';

const AT = ['2026-11-02T10:00:00.000Z', '2026-11-02T10:00:00.001Z'];
const all: Position[] = SERVICES.flatMap((service) =>
  AT.flatMap((parkedAt) => [1, 2].map((id) => ({ service, parkedAt, id: id + AT.indexOf(parkedAt) * 2 }))),
);

/** As a service answers: what is below, newest first. */
const answerOf = (service: string, before: { parkedAt: string; id: number } | null): Position[] =>
  all
    .filter((letter) => letter.service === service)
    .filter(
      ({ parkedAt, id }) => !before || parkedAt < before.parkedAt || (parkedAt === before.parkedAt && id < before.id),
    );

describe('the joined list of dead letters', () => {
  it.each([1, 3, 5, 100])('shows every letter once, pages of %s, though many were parked at one moment', (limit) => {
    const seen: Position[] = [];
    let cursor: string | undefined;
    do {
      const position = positionOf(cursor);
      const joined = SERVICES.flatMap((service) => answerOf(service, beforeOf(position, service))).sort(inOrder);
      seen.push(...joined.slice(0, limit));
      cursor = joined.length > limit ? cursorOf(joined[limit - 1]!) : undefined;
    } while (cursor);
    expect(seen).toEqual([...all].sort(inOrder));
  });

  it.each([
    'x',
    'W10',
    Buffer.from('["2026","identity",1]').toString('base64url'),
    Buffer.from('null').toString('base64url'),
  ])('refuses the cursor %s', (cursor) =>
    expect(() => positionOf(cursor)).toThrow('The cursor does not belong to this list'),
  );
});
