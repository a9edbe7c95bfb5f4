import { NotSentError } from './not-sent-error';
import { PasskeyError } from './passkey-error';

export interface FieldError {
  field: string;
  message: string;
}

/** The gateway's error body. */
interface ErrorBody {
  message?: string;
  errors?: FieldError[];
  requestId?: string;
}

/** An answer that is not OK. `detail` is the sentence for people; `message` adds the status code for logs. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** Nobody is logged in any more: the log-in page, which is led to, says so. */
  sessionEnded = false;

  constructor(
    readonly status: number,
    readonly detail: string,
    readonly fields: FieldError[] = [],
    /** The whole body: some conflicts carry facts, such as the new prices. */
    readonly body: Record<string, unknown> = {},
    /** Under which the server's log tells of it. */
    readonly requestId: string | null = null,
  ) {
    super(`${status}: ${detail}`);
  }

  static async from(response: Response): Promise<ApiError> {
    const { status, statusText, headers } = response;
    const requestId = headers.get('X-Request-Id');
    const text = await response.text();
    try {
      const body = JSON.parse(text) as ErrorBody & Record<string, unknown>;
      return new ApiError(status, body.message ?? statusText, body.errors ?? [], body, body.requestId ?? requestId);
    } catch {
      return new ApiError(status, text || statusText, [], {}, requestId);
    }
  }
}

/** There is no such thing, or it is not the caller's to see. */
export const isNotFound = (error: unknown) => error instanceof ApiError && error.status === 404;

/** Refused for one of the reasons that `Problem.reason` names. */
export const isRefusedFor = (error: unknown, reason: string): error is ApiError =>
  error instanceof ApiError && error.body.reason === reason;

/** Goods would be counted twice: sent again with `countAgain`, they are. */
export const isInStockAlready = (error: unknown): error is ApiError => isRefusedFor(error, 'already-in-stock');

/** What an earlier try with other content was answered: it took effect, though its answer was lost. */
export const answerBefore = <Answer>(error: unknown): Answer | undefined =>
  isRefusedFor(error, 'idempotency-key-reused') ? (error.body.answer as Answer) : undefined;

/** What to tell the user about a failure. */
export function errorText(error: unknown, fallback: string): string {
  if (error instanceof ApiError) return error.detail || fallback;
  if (error instanceof NotSentError || error instanceof PasskeyError) return error.message;
  // fetch() itself failed: there was no answer at all.
  if (error instanceof TypeError) return 'The server cannot be reached. Check your connection.';
  return fallback;
}
