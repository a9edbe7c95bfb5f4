/** What went wrong, as far as callers may act on it. The gateway maps each kind to one HTTP status. */
export type ErrorKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'too-large'
  | 'unsupported'
  | 'unsendable'
  | 'impossible'
  | 'too-many'
  | 'unavailable'
  | 'internal';

export interface ErrorDetails {
  /** Which input fields are wrong, or hold what is taken. */
  errors?: { field: string; message: string }[];
  [fact: string]: unknown;
}

/**
 * An error that a caller is told about. `message` is one sentence for people; `details` are facts a program can use.
 * It travels over NATS and arrives as itself, but for its `cause`: that is the technical failure behind it, for the log
 * of the process where it happened.
 */
export class DomainError extends Error {
  constructor(
    readonly kind: ErrorKind,
    message: string,
    readonly details: ErrorDetails = {},
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'DomainError';
  }
}

/** 400: the input is wrong; names the field when there is one. */
export function invalid(message: string, field?: string): DomainError {
  return new DomainError('invalid', message, field === undefined ? {} : { errors: [{ field, message }] });
}
/** 401: the caller is not logged in. */
export function unauthenticated(message = 'Not authenticated', details?: ErrorDetails): DomainError {
  return new DomainError('unauthenticated', message, details);
}
/** 403: the caller may see it but not do this; names the field that proves too little, e.g. a wrong password. */
export function forbidden(message: string, field?: string): DomainError {
  return new DomainError('forbidden', message, field === undefined ? {} : { errors: [{ field, message }] });
}
/** 404: not there, or not the caller's to see. */
export function notFound(message: string): DomainError {
  return new DomainError('not-found', message);
}
/** 409: against the present state. */
export function conflict(message: string, details?: ErrorDetails): DomainError {
  return new DomainError('conflict', message, details);
}
/** 409: a value that must be unique is taken; names its field. */
export function taken(field: string, message: string): DomainError {
  return conflict(message, { errors: [{ field, message }] });
}
/** 422: understood, but impossible. */
export function impossible(message: string, details?: ErrorDetails): DomainError {
  return new DomainError('impossible', message, details);
}
/**
 * 422: the answer is larger than a message may be. No refusal: what was asked may have been done. `cause` says how large
 * it was, for the log.
 */
export function unsendable(cause: Error): DomainError {
  const message = 'The answer is too large to be sent. Please ask for less of it.';
  return new DomainError('unsendable', message, {}, { cause });
}

/** 413: what was sent is larger than may be passed on. */
export function tooLarge(cause: Error): DomainError {
  return new DomainError('too-large', 'The request is too large', {}, { cause });
}

/** 503: a service, the broker or a store is away, as `cause` tells; worth another try. */
export function unavailable(cause: Error): DomainError {
  const message = 'This part of the product is not available right now. Please try again.';
  return new DomainError('unavailable', message, {}, { cause });
}
