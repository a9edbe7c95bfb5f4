import type { DEAD_LETTERS } from '../admin/dead-letters.requests.js';
import type { PageDefinition, RequestDefinition } from '../define.js';

/**
 * A request, and inputs and answers that show all that they may carry: a field that may be null is null in one, an
 * optional one is absent in one. An object that is shown without fields may hold any.
 */
export interface RequestExamples {
  definition: { subject: string };
  messages: RequestMessages;
}

export interface RequestMessages {
  inputs: unknown[];
  /** Of a list: the items of its pages. */
  answers: unknown[];
}

/** The compiler holds the examples to the contract's types. */
export function asked<Input, Answer>(
  definition: RequestDefinition<Input, Answer>,
  inputs: Input[],
  answers: Answer[],
): RequestExamples {
  return { definition, messages: { inputs, answers } };
}

export function listed<Input, Item>(
  definition: PageDefinition<Input, Item>,
  inputs: Input[],
  items: Item[],
): RequestExamples {
  return { definition, messages: { inputs, answers: items } };
}

/** What every list may be asked with. */
export const PAGE = { limit: 50, cursor: 'eyJpZCI6NDF9', q: 'shackle' };

/** How a service does, beside what it counts. */
export const FIGURES = {
  queues: [{ name: 'mail', waiting: 2, active: 1, failed: 0, oldestAgeSeconds: 4 }],
  deadLetters: 0,
};

/** Of what a service keeps of a person: the same for all of them. */
export const ownDataAsked = (area: string) => [
  { area, after: null },
  { area, after: 41 },
];
export const OWN_DATA_PAGES = [
  { rows: [{}], files: [], next: 42 },
  { rows: [{}], files: [{ key: 'invoice-1.pdf', name: '7-may.pdf' }], next: null },
];

/** What each service answers about its dead letters. */
export function deadLettersAsked({ list, decide }: (typeof DEAD_LETTERS)['identity']): RequestExamples[] {
  const letter = {
    id: 17,
    kind: 'event' as const,
    subject: 'evt.catalog.product.updated',
    error: 'indigestible',
    tries: 10,
    parkedAt: '2026-11-02T09:30:00.000Z',
    occurredAt: '2026-11-02T09:00:00.000Z',
    requestId: '3f0c0c4e-4a5e-4b6b-9a3c-0a5d6f1f7a11',
    actorId: 3,
    data: {},
  };
  return [
    asked(
      list,
      [
        { limit: 51, before: null },
        { limit: 51, before: { parkedAt: '2026-11-02T09:30:00.000Z', id: 17 } },
      ],
      [
        {
          letters: [
            letter,
            { ...letter, kind: 'command', actorId: null },
            { ...letter, kind: 'job', subject: 'job.mail.send-mail', actorId: null },
          ],
          total: 3,
        },
      ],
    ),
    asked(
      decide,
      [
        { id: 17, decision: 'replayed' },
        { id: 17, decision: 'dropped' },
      ],
      [null],
    ),
  ];
}

/** `full`, and once more with null in these fields. */
export function withNull<T extends object>(full: T, ...fields: (keyof T)[]): [T, T] {
  return [full, { ...full, ...Object.fromEntries(fields.map((field) => [field, null])) }];
}
