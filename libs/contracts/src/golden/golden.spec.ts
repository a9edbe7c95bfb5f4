import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as contracts from '../index.js';
import { EVENT_EXAMPLES } from './event-examples.js';
import { breaks, shapeOf } from './shape.js';

const GOLDEN = resolve(import.meta.dirname, '../../golden');
const fileOf = ({ subject, version }: { subject: string; version: number }): string => `${subject}.v${version}.json`;
const read = (file: string): unknown[] => JSON.parse(readFileSync(join(GOLDEN, file), 'utf8')) as unknown[];

describe('golden messages', () => {
  const events = Object.values(contracts as Record<string, unknown>).filter(
    (value): value is contracts.EventDefinition<unknown> => (value as { kind?: unknown } | null)?.kind === 'event',
  );

  it('are there for every event, and for nothing else', () => {
    expect(readdirSync(GOLDEN).sort()).toEqual(events.map(fileOf).sort());
  });

  it.each(EVENT_EXAMPLES.map((examples) => [fileOf(examples.definition), examples.payloads] as const))(
    '%s: what the types say now is what consumers of this version know',
    (file, payloads) => {
      expect(breaks(shapeOf(read(file)), shapeOf(payloads))).toEqual([]);
    },
  );
});

describe('a change of a message', () => {
  const before = shapeOf([
    { id: 1, note: null, lines: [{ sku: 'a' }] },
    { id: 2, note: 'x', lines: [] },
  ]);

  it.each<[string, unknown[], boolean]>([
    [
      'none',
      [
        { id: 1, note: null, lines: [{ sku: 'a' }] },
        { id: 2, note: 'x', lines: [] },
      ],
      true,
    ],
    [
      'an optional field',
      [
        { id: 1, note: null, lines: [{ sku: 'a' }], more: 1 },
        { id: 2, note: 'x', lines: [] },
      ],
      true,
    ],
    [
      'a required field',
      [
        { id: 1, note: null, lines: [{ sku: 'a' }], more: 1 },
        { id: 2, note: 'x', lines: [], more: 2 },
      ],
      false,
    ],
    ['a field gone', [{ id: 1, lines: [{ sku: 'a' }] }], false],
    [
      'another type',
      [
        { id: '1', note: null, lines: [{ sku: 'a' }] },
        { id: '2', note: 'x', lines: [] },
      ],
      false,
    ],
    ['no longer null', [{ id: 1, note: 'x', lines: [{ sku: 'a' }] }], false],
    [
      'a field of a line gone',
      [
        { id: 1, note: null, lines: [{}] },
        { id: 2, note: 'x', lines: [] },
      ],
      false,
    ],
  ])('%s', (_, now, fine) => {
    expect(breaks(before, shapeOf(now)).length === 0).toBe(fine);
  });
});
