import createClient, { type Middleware } from 'openapi-fetch';
import { ApiError } from './api-error';
import type { components, paths } from '@tradeyard/client/schema';
import { connection, connectionFailed } from './connection';
import { NotSentError } from './not-sent-error';
import { queryClient } from './query-client';
import { userKey } from './query-keys';
import { inTimeOf } from './time-zone';
import { AWAY } from './unknown-outcome';
import { currentViewMode } from './view-mode';

export type Schemas = components['schemas'];

const knownUser = () => queryClient.getQueryData<{ id: number } | null>(userKey);

let onSessionEnd = () => {};

/** Called when an answer says that nobody is logged in any more. */
export function whenSessionEnds(listener: () => void): void {
  onSessionEnd = listener;
}

let onAnotherUser = () => {};

/** Called when the session turns out to be another user's than the one this page was drawn for. */
export function whenSessionIsAnothers(listener: () => void): void {
  onAnotherUser = listener;
}

export const sessionIsAnothers = () => onAnotherUser();

/** Asked by whoever may not be logged in: a 401 is an answer, and no session ended unless there was one. */
const ASKED_BY_ALL = new Set(['/api/user', '/api/user/preferences']);

const conventions: Middleware = {
  onRequest({ request }) {
    const user = knownUser();
    // What is not sent has certainly not been done, and who asks to be left alone until a time is left alone.
    if (request.method !== 'GET' && connection.get().state !== 'up') throw new NotSentError(connection.get());
    if (request.method !== 'GET' && user) request.headers.set('X-User-Id', String(user.id));
    const mode = currentViewMode();
    if (mode) request.headers.set('X-View-Mode', mode);
    return request;
  },
  async onResponse({ response, schemaPath }) {
    if (response.ok) return;
    if (AWAY.has(response.status)) connectionFailed(response.headers.get('Retry-After'));
    const error = await ApiError.from(response);
    if (error.body.reason === 'another-user') sessionIsAnothers();
    else if (error.status === 401 && schemaPath !== '/api/login' && (knownUser() || !ASKED_BY_ALL.has(schemaPath))) {
      error.sessionEnded = true;
      onSessionEnd();
    }
    throw error;
  },
  onError({ error }) {
    if (error instanceof TypeError) connectionFailed();
  },
};

export const api = createClient<paths>({
  baseUrl: window.location.origin,
  credentials: 'include',
  fetch: inTimeOf(Intl.DateTimeFormat().resolvedOptions().timeZone),
});
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
