import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { EventDefinition, RequestDefinition } from '#platform';
import type { RequestMessages } from '../../contracts/src/golden/examples.js';
import { misfits, type Shape, shapeOf } from '../../contracts/src/golden/shape.js';

const FOLDER = resolve(import.meta.dirname, '../../contracts/golden');
const events = new Map<string, Shape | undefined>();
const requests = new Map<string, { input: Shape; answer: Shape } | undefined>();

/** What in an event's payload its golden messages do not know; empty when it fits, or is no event of the contracts. */
export function eventMisfits(subject: string, version: number, payload: unknown): string[] {
  const name = `${subject}.v${version}`;
  const shape = known(events, name, () => shapeOf(read<unknown[]>(name)));
  return shape ? misfits(payload, shape).map((misfit) => `${name}: ${misfit}`) : [];
}

/** The same for a request's `input`, or its `answer`. */
export function requestMisfits(side: 'input' | 'answer', subject: string, message: unknown): string[] {
  const shapes = known(requests, subject, () => {
    const { inputs, answers } = read<RequestMessages>(subject);
    return { input: shapeOf(inputs), answer: shapeOf(answers) };
  });
  return shapes ? misfits(message, shapes[side]).map((misfit) => `${side} of ${subject}: ${misfit}`) : [];
}

/** An answer as the service gives it, for a fake of that service: the first golden one, with what the test is about. */
export function goldenAnswer<Input, Answer extends object>(
  { subject }: RequestDefinition<Input, Answer>,
  changes: Partial<Answer>,
): Answer {
  return { ...(read<RequestMessages>(subject).answers[0] as Answer), ...changes };
}

/** A payload as the service publishes it, likewise. */
export function goldenPayload<Payload extends object>(
  { subject, version }: EventDefinition<Payload>,
  changes: Partial<Payload>,
): Payload {
  return { ...read<Payload[]>(`${subject}.v${version}`)[0]!, ...changes };
}

function known<T>(shapes: Map<string, T | undefined>, name: string, make: () => T): T | undefined {
  if (!shapes.has(name)) shapes.set(name, existsSync(fileOf(name)) ? make() : undefined);
  return shapes.get(name);
}

const fileOf = (name: string): string => join(FOLDER, `${name}.json`);
const read = <T>(name: string): T => JSON.parse(readFileSync(fileOf(name), 'utf8')) as T;
