import type { Type } from '@nestjs/common';
import type { OpenAPIObject } from '@nestjs/swagger';
import type { TokenArea } from '#contracts';
import { IS_PUBLIC } from '../http/call.js';
import { TOKEN_AREA } from '../tokens/for-programs.js';
import { FAILURES } from './can-fail.js';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;

const RETRY_AFTER = {
  'Retry-After': { required: true, description: 'Seconds.', schema: { type: 'integer' as const } },
};
/** The errors by status, each a response that all calls share. */
const ERRORS: Record<number, { name: string; description: string; headers?: typeof RETRY_AFTER }> = {
  400: { name: 'Invalid', description: 'The input is wrong.' },
  401: { name: 'NotAuthenticated', description: 'Nobody is logged in.' },
  403: { name: 'Forbidden', description: 'The caller may not do this, or the request comes from another site.' },
  404: { name: 'NotFound', description: 'Not there, or not the caller’s to see.' },
  409: { name: 'Conflict', description: 'Against the present state.' },
  413: { name: 'TooLarge', description: 'The request or the file is too large.' },
  415: { name: 'UnsupportedType', description: 'The body is not JSON, or the file of no known type.' },
  422: { name: 'Impossible', description: 'Understood, but impossible; or the answer is too large to be sent.' },
  429: { name: 'TooMany', description: 'Too many requests or attempts.', headers: RETRY_AFTER },
  503: { name: 'Unavailable', description: 'A part of the product is away.', headers: RETRY_AFTER },
};

const problem = { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } };

export function errorResponses(): Record<string, object> {
  return Object.fromEntries(
    Object.values(ERRORS).map(({ name, ...response }) => [name, { ...response, content: problem }]),
  );
}

/** References to the responses of these statuses. */
export function errorsOf(statuses: Iterable<number>): Record<string, { $ref: string }> {
  return Object.fromEntries(
    [...statuses].map((status) => [status, { $ref: `#/components/responses/${ERRORS[status]!.name}` }]),
  );
}

/** What follows from a route's shape: who may call it, what it takes, where it points; and what it says of itself. */
export function statusesOf(
  path: string,
  method: string,
  operation: Operation,
  handler: object,
  controller: Type,
): Set<number> {
  const isPublic = metadata(IS_PUBLIC, handler, controller) === true;
  const statuses = new Set([400, 503, ...((Reflect.getMetadata(FAILURES, handler) as number[] | undefined) ?? [])]);
  // Nobody; a role that may not, or a token without the scope; one that asks too often.
  if (!isPublic) for (const status of [401, 403, 429]) statuses.add(status);
  if (path.includes('{')) statuses.add(404);
  // The check of origin and type, and the parser, see every body that is sent, wanted or not.
  if (method !== 'get') for (const status of [403, 413, 415]) statuses.add(status);
  const parameters = (operation.parameters ?? []) as { name?: string }[];
  if (parameters.some(({ name }) => name === 'Idempotency-Key')) for (const status of [409, 422]) statuses.add(status);
  return statuses;
}

export function isPublic(handler: object, controller: Type): boolean {
  return metadata(IS_PUBLIC, handler, controller) === true;
}

/** What a program's token must be for; undefined where no program may call. */
export function areasOf(handler: object, controller: Type): TokenArea[] | undefined {
  const own: unknown = Reflect.getMetadata(TOKEN_AREA, handler);
  const areas = own === undefined ? (Reflect.getMetadata(TOKEN_AREA, controller) as unknown) : own;
  return (areas ?? undefined) as TokenArea[] | undefined;
}

function metadata(key: string, handler: object, controller: Type): unknown {
  return Reflect.getMetadata(key, handler) ?? Reflect.getMetadata(key, controller);
}
