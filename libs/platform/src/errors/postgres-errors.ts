import { DomainError, type ErrorKind } from './domain-error.js';

/** The SQLSTATE of a PostgreSQL error, also when TypeORM wrapped it; undefined for anything else. */
export function sqlState(error: unknown): string | undefined {
  const code =
    (error as { code?: unknown } | null)?.code ?? (error as { driverError?: { code?: unknown } })?.driverError?.code;
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : undefined;
}

/** Whether a unique key refused a row; with `constraint`, whether that one did. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (sqlState(error) !== '23505') return false;
  const name =
    (error as { constraint?: string }).constraint ??
    (error as { driverError?: { constraint?: string } }).driverError?.constraint;
  return constraint === undefined || name === constraint;
}

/**
 * What an error is to the caller; the error itself becomes the `cause`. Class 22 (data exceptions: a number out of
 * range, a text that is no date) comes from input; classes 08, 53 and 57P mean that the database is away, contention
 * that it is too busy; everything unknown is our own fault.
 */
export function toDomainError(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  const [kind, message] = meaningOf(error);
  return new DomainError(kind, message, {}, { cause: error });
}

/** Whether the error says that a server could not be reached or had no room, and nothing of what was asked of it. */
export function isUnavailable(error: unknown): boolean {
  return toDomainError(error).kind === 'unavailable';
}

/**
 * Whether one's own statement lost against others or ran into its limit. Callers are told to try again; who does so for ever
 * may ask for more than any try can give.
 */
export function isContended(error: unknown): boolean {
  const cause = error instanceof DomainError ? error.cause : error;
  return isContention(sqlState(cause));
}

function meaningOf(error: unknown): [ErrorKind, string] {
  const state = sqlState(error);
  if (state?.startsWith('22')) return ['invalid', 'A value is out of range or has the wrong form'];
  // An optional field may be left out, but not every one may be emptied with null.
  if (state === '23502') return ['invalid', 'A required value is missing'];
  if (isAway(state) || isContention(state) || isConnectionError(error)) {
    return ['unavailable', 'The data store is not available right now. Please try again.'];
  }
  return ['internal', 'Something went wrong on our side'];
}

function isAway(state: string | undefined): boolean {
  return state !== undefined && /^(08|53|57P)/.test(state);
}

/** A deadlock, a failed serialisation, a lock or a statement that took too long: another try may well succeed. */
function isContention(state: string | undefined): boolean {
  return state === '40P01' || state === '40001' || state === '55P03' || state === '57014';
}

const NETWORK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** Drivers' own errors carry no code: a lost connection, a pool with none to spare, and Redis that does not answer. */
const DRIVER_ERRORS = new RegExp(
  '^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Connection is closed|' +
    'Command timed out)|not queryable$',
);

function isConnectionError(error: unknown): boolean {
  const { code, message, driverError } = (error ?? {}) as { code?: unknown; message?: string; driverError?: unknown };
  if (driverError) return isConnectionError(driverError);
  return NETWORK_CODES.has(String(code)) || (error instanceof Error && DRIVER_ERRORS.test(String(message)));
}
