import { DomainError, invalid } from './domain-error.js';

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
 * What an error is to the caller. Class 22 (data exceptions: a number out of range, a text that is no date) comes from
 * input; class 08 and 57P mean that the database is away, contention that it is too busy; everything unknown is our own
 * fault.
 */
export function toDomainError(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  const state = sqlState(error);
  if (state?.startsWith('22')) return invalid('A value is out of range or has the wrong form');
  // An optional field may be left out, but not every one may be emptied with null.
  if (state === '23502') return invalid('A required value is missing');
  if (state?.startsWith('08') || state?.startsWith('57P') || isContention(state) || isConnectionError(error)) {
    return new DomainError('unavailable', 'The data store is not available right now. Please try again.');
  }
  return new DomainError('internal', 'Something went wrong on our side');
}

/** A deadlock, a failed serialisation, a lock or a statement that took too long: another try may well succeed. */
function isContention(state: string | undefined): boolean {
  return state === '40P01' || state === '40001' || state === '55P03' || state === '57014';
}

function isConnectionError(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  return code === 'ECONNREFUSED' || code === 'ECONNRESET' || code === 'EPIPE' || code === 'ETIMEDOUT';
}
