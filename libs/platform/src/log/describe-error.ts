import { isNativeError } from 'node:util/types';

/** What a log may say of an error: enough to find the cause, and nothing a person has entered. */
export interface ErrorDescription {
  type: string;
  message: string;
  stack?: string;
  /** Not `code`: that name is cut out of logs, for people's codes are secret. */
  sqlState?: string;
  /** Any other code, e.g. Node's name for a system error (`ECONNREFUSED`). */
  errorCode?: string;
  /** Of a DomainError. */
  kind?: string;
  constraint?: string;
  schema?: string;
  table?: string;
  column?: string;
  /** The statement; literals in it are replaced. */
  query?: string;
  cause?: ErrorDescription;
  errors?: ErrorDescription[];
}

const FACTS = ['kind', 'constraint', 'schema', 'table', 'column'] as const;
const MAX_QUERY = 2000;
const MAX_DEPTH = 4;
const SQLSTATE = /^[0-9A-Z]{5}$/;
/** Data exceptions and our own RAISE quote the value they refuse. */
const QUOTES_VALUES = /^(?:22|P0)/;

export function isError(value: unknown): value is Error {
  return value instanceof Error || isNativeError(value);
}

/**
 * An error as it goes into the log. Only what is named here is taken over: the errors of TypeORM and pg also carry
 * `parameters` and `detail`, where the values of a row stand in clear text.
 */
export function describeError(error: Error, depth = 0): ErrorDescription {
  const raw = error as Error & Record<string, unknown> & { code?: unknown; errors?: unknown };
  const message = messageOf(raw);
  const cause = depth < MAX_DEPTH && isError(error.cause) ? describeError(error.cause, depth + 1) : undefined;
  const errors =
    depth < MAX_DEPTH && Array.isArray(raw.errors)
      ? raw.errors.filter(isError).map((each) => describeError(each, depth + 1))
      : undefined;
  return {
    type: error.constructor?.name ?? error.name,
    message,
    ...codeOf(raw),
    ...Object.fromEntries(FACTS.map((fact) => [fact, raw[fact]]).filter(([, value]) => typeof value === 'string')),
    ...(typeof raw['query'] === 'string' && { query: withoutLiterals(raw['query']) }),
    stack: `${error.name}: ${message}${framesOf(error)}`,
    ...(cause && { cause }),
    ...(errors?.length && { errors }),
  };
}

function codeOf({ code }: { code?: unknown }): { sqlState?: string; errorCode?: string } {
  if (typeof code !== 'string') return {};
  return SQLSTATE.test(code) ? { sqlState: code } : { errorCode: code };
}

function messageOf(error: { code?: unknown; message: string }): string {
  const { sqlState } = codeOf(error);
  // From the first quote to the last, as the value may contain quotes itself.
  return sqlState && QUOTES_VALUES.test(sqlState) ? error.message.replace(/".*"/s, '"…"') : error.message;
}

/** The lines of the stack below the message, which may have lines of its own. */
function framesOf({ stack = '', message }: Error): string {
  const end = stack.indexOf(message) + message.length;
  return /(?:\n\s+at .*)+$/.exec(stack.slice(end))?.[0] ?? '';
}

/** A statement's text, cut off where it is very long. */
export function withoutLiterals(sql: string): string {
  return sql.slice(0, MAX_QUERY).replace(/'(?:[^']|'')*(?:'|$)/g, "'…'");
}
