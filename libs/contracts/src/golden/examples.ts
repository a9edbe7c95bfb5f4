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

/** `full`, and once more with null in these fields. */
export function withNull<T extends object>(full: T, ...fields: (keyof T)[]): [T, T] {
  return [full, { ...full, ...Object.fromEntries(fields.map((field) => [field, null])) }];
}
