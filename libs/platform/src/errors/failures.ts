import type { Log } from '../log/log.js';
import { failures } from '../metrics/metrics.js';
import type { DomainError } from './domain-error.js';
import { sqlState, toDomainError } from './postgres-errors.js';

/**
 * Where a process answers errors. What a technical failure stands behind (our own SQL, an absent server, a mistake in
 * the code) is logged and counted, once, in the process where it happened: a 400 or 503 would hide it otherwise.
 */
export class Failures {
  constructor(
    private readonly service: string,
    private readonly log: Log,
  ) {}

  /** What the caller is told of `error`. `facts` go into the log. */
  tell(error: unknown, facts: object): DomainError {
    const told = toDomainError(error);
    const { kind, cause } = told;
    if (cause === undefined) return told;
    const state = sqlState(cause);
    const source = state ? 'sql' : kind === 'unavailable' ? 'away' : 'code';
    failures.inc({ service: this.service, kind, source, sqlstate_class: state?.slice(0, 2) ?? '' });
    this.log[kind === 'internal' ? 'error' : 'warn']({ ...facts, err: cause, kind }, 'request failed');
    return told;
  }
}
