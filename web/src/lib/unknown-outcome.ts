import { ApiError } from './api-error';
import { NotSentError } from './not-sent-error';

/** Answers of something between us and the service, or of a service that is away or too slow. */
export const AWAY = new Set([502, 503, 504]);

/** Where one sees what became of it. */
export interface Look {
  label: string;
  run: () => void;
}

/** A change whose answer was lost: it may have been made. */
export class UnknownOutcome extends Error {
  override readonly name = 'UnknownOutcome';

  constructor(
    readonly look: Look | undefined,
    cause: unknown,
  ) {
    super('It may have been done, though its answer was lost. Sent again as it is, it is done only once.', { cause });
  }
}

/** No answer at all, or of somebody who does not know. */
export const isLost = (error: unknown): boolean =>
  error instanceof ApiError ? AWAY.has(error.status) : !(error instanceof NotSentError);
