import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as contracts from '../index.js';
import { EVENT_EXAMPLES } from './event-examples.js';
import type { RequestMessages } from './examples.js';
import { REQUEST_EXAMPLES } from './request-examples.js';
import { answerBreaks, eventBreaks, inputBreaks, misfits, shapeOf } from './shape.js';

const GOLDEN = resolve(import.meta.dirname, '../../golden');
const eventFile = ({ subject, version }: { subject: string; version: number }): string => `${subject}.v${version}.json`;
const requestFile = ({ subject }: { subject: string }): string => `${subject}.json`;
const read = <T>(file: string): T => JSON.parse(readFileSync(join(GOLDEN, file), 'utf8')) as T;
const plain = <T>(messages: T): T => JSON.parse(JSON.stringify(messages)) as T;

type Defined = contracts.EventDefinition<unknown> | contracts.RequestDefinition<unknown, unknown>;
const KINDS = ['event', 'request', 'page'];
/** Those of every service stand together in one object. */
const definitions = [...new Set(definedIn(Object.values(contracts)))];

function definedIn(values: unknown[]): Defined[] {
  return values.flatMap((value) => {
    if (value === null || typeof value !== 'object') return [];
    return KINDS.includes((value as Partial<Defined>).kind ?? '')
      ? [value as Defined]
      : definedIn(Object.values(value));
  });
}

describe('golden messages', () => {
  it('are there for every event, request and list, and for nothing else', () => {
    const files = definitions.map((one) => (one.kind === 'event' ? eventFile(one) : requestFile(one)));
    expect(readdirSync(GOLDEN).sort()).toEqual(files.sort());
  });

  it.each(EVENT_EXAMPLES.map(({ definition, payloads }) => [eventFile(definition), payloads] as const))(
    '%s: what the types say now is what consumers of this version know',
    (file, payloads) => {
      expect(eventBreaks(shapeOf(read(file)), shapeOf(plain(payloads)))).toEqual([]);
    },
  );

  it.each(REQUEST_EXAMPLES.map(({ definition, messages }) => [requestFile(definition), messages] as const))(
    '%s: what is asked and answered now is what both sides know',
    (file, messages) => {
      const before = read<RequestMessages>(file);
      const now = plain(messages);
      expect(inputBreaks(shapeOf(before.inputs), shapeOf(now.inputs))).toEqual([]);
      expect(answerBreaks(shapeOf(before.answers), shapeOf(now.answers))).toEqual([]);
    },
  );

  it.each(REQUEST_EXAMPLES.map(({ definition, messages }) => [requestFile(definition), messages] as const))(
    '%s: is written from the examples (npm run golden)',
    (file, messages) => {
      expect(read(file)).toEqual(plain(messages));
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
    expect(eventBreaks(before, shapeOf(now)).length === 0).toBe(fine);
  });

  const asks = [{ id: 1, note: null }, { id: 2, note: 'x' }, { id: 3 }];
  it.each<[string, unknown[], { input: boolean; answer: boolean }]>([
    ['none', asks, { input: true, answer: true }],
    ['a required field', asks.map((ask) => ({ ...ask, more: 1 })), { input: false, answer: true }],
    ['an optional field', [...asks, { id: 4, more: 1 }], { input: true, answer: true }],
    ['a field gone', [{ id: 1 }], { input: false, answer: false }],
    ['a field no longer null', [{ id: 2, note: 'x' }, { id: 3 }], { input: false, answer: true }],
    ['a field always there', asks.slice(0, 2), { input: false, answer: true }],
    ['a field sometimes absent', [...asks, {}], { input: true, answer: false }],
    ['one more type', [...asks, { id: 'four' }], { input: true, answer: false }],
  ])('of a request, %s', (_, now, fine) => {
    expect(inputBreaks(shapeOf(asks), shapeOf(now)).length === 0).toBe(fine.input);
    expect(answerBreaks(shapeOf(asks), shapeOf(now)).length === 0).toBe(fine.answer);
  });

  it.each<[string, unknown, boolean]>([
    ['as the examples', { id: 3, note: null, lines: [] }, true],
    ['with a field nobody knows', { id: 3, note: null, lines: [], other: 1 }, false],
    ['without a field', { id: 3, lines: [] }, false],
    ['of another type', { id: '3', note: null, lines: [] }, false],
    ['with a line of several that lacks a field', { id: 3, note: null, lines: [{ sku: 'a' }, {}] }, false],
    ['with a list too much', { id: 3, note: null, lines: [[]] }, false],
    ['with a wrong line', { id: 3, note: null, lines: [{ sku: 4 }] }, false],
    ['that is no object', null, false],
  ])('a message %s', (_, message, fine) => {
    expect(misfits(message, before).length === 0).toBe(fine);
  });

  it('may hold anything in an object that the examples show empty, and nothing new elsewhere', () => {
    const shape = shapeOf([{ facts: {} }, { facts: null }]);
    expect(misfits({ facts: { deep: [{ down: 1 }] } }, shape)).toEqual([]);
    expect(misfits({ facts: null, other: 1 }, shape)).toEqual(['.other is unknown']);
  });
});
