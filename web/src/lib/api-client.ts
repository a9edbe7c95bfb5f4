import createClient, { type Middleware } from 'openapi-fetch';
import { ApiError } from './api-error';
import type { components, paths } from '@tradeyard/client/schema';
import { connection, connectionFailed } from './connection';
import { NotSentError } from './not-sent-error';
import { currentViewMode } from './view-mode';

export type Schemas = components['schemas'];

let onSessionEnd = () => {};

/** Called when an answer says that nobody is logged in any more. */
export function whenSessionEnds(listener: () => void): void {
  onSessionEnd = listener;
}

/** Asked by whoever may not be logged in: a 401 is an answer, and no session ended. */
const SESSION_CALLS = new Set(['/api/user', '/api/user/preferences', '/api/login']);

/** Answers of something between us and the service, or of a service that is away for a moment. */
const AWAY = new Set([502, 503, 504]);

const conventions: Middleware = {
  onRequest({ request }) {
    // What is not sent has certainly not been done, and who asks to be left alone until a time is left alone.
    if (request.method !== 'GET' && connection.get().state !== 'up') throw new NotSentError(connection.get());
    const mode = currentViewMode();
    if (mode) request.headers.set('X-View-Mode', mode);
    return request;
  },
  async onResponse({ response, schemaPath }) {
    if (response.ok) return;
    if (AWAY.has(response.status)) connectionFailed(response.headers.get('Retry-After'));
    if (response.status === 401 && !SESSION_CALLS.has(schemaPath)) onSessionEnd();
    throw await ApiError.from(response);
  },
  onError({ error }) {
    if (error instanceof TypeError) connectionFailed();
  },
};

export const api = createClient<paths>({ baseUrl: window.location.origin, credentials: 'include' });
api.use(conventions);

interface Answer<T> {
  data?: T;
  response: Response;
}

/** The body of an answer; answers that are not OK have thrown. */
export function body<T>({ data }: Answer<T>): T {
  return data as T;
}

/** For writes that must take effect once, whatever is clicked or sent again. */
export const idempotencyKey = () => crypto.randomUUID();
