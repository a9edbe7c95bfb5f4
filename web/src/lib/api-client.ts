import createClient, { type Middleware } from 'openapi-fetch';
import { ApiError } from './api-error';
import type { components, paths } from './api-schema';
import { currentViewMode } from './view-mode';

export type Schemas = components['schemas'];

let onSessionEnd = () => {};

/** Called when an answer says that nobody is logged in any more. */
export function whenSessionEnds(listener: () => void): void {
  onSessionEnd = listener;
}

/** A wrong password is a 401 too, but no session ended. */
const SESSION_CALLS = new Set(['/api/user', '/api/login']);

const conventions: Middleware = {
  onRequest({ request }) {
    const mode = currentViewMode();
    if (mode) request.headers.set('X-View-Mode', mode);
    return request;
  },
  async onResponse({ response, schemaPath }) {
    if (response.ok) return;
    if (response.status === 401 && !SESSION_CALLS.has(schemaPath)) onSessionEnd();
    throw await ApiError.from(response);
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
