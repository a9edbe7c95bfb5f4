import { type Actor, Call, DomainError, forbidden, invalid, isTimeZone, runInCall, unauthenticated } from '#platform';
import { VIEW_MODES } from '#contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { actorOf, type Asked, programOf } from '../session/actor-of.js';
import { SESSION_COOKIE } from '../session/session-cookie.js';
import type { Sessions } from '../session/sessions.js';
import { type AccessTokens, bearerOf } from '../tokens/access-tokens.js';
import './call.js';
import './form.js';
import { cleanText, refuseInherited } from './clean-text.js';
import type { RateLimits } from './rate-limits.js';
import { arrivedAt } from './shed-load.js';

const CHANGES_STATE = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);
/** Raw files arrive here under a signed URL, which stands for the session. */
export const UPLOADS_PATH = '/api/uploads/';

/** Of an answer, on who asks how. Nothing may store it, unless its route says so; this is for those that do all the same. */
const DEPENDS_ON = 'Cookie, Authorization, X-View-Mode, X-Time-Zone';

/** How long a client may go on sending a body that was refused. */
const DROP_REST_MS = 2000;

interface HookOptions {
  sessions: Sessions;
  tokens: AccessTokens;
  limits: RateLimits;
  /** The origin people use; absent: what the request says of itself. */
  publicOrigin?: string;
}

/** What happens to every API request before its route: origin, session, view mode, call context, text hygiene. */
export function registerHooks(fastify: FastifyInstance, options: HookOptions): void {
  const { publicOrigin } = options;
  fastify.addHook('onRequest', (request, reply, done) => {
    request.arrivedAt = arrivedAt(request.raw);
    void reply.header('x-request-id', request.id).header('x-content-type-options', 'nosniff');
    if (isApi(request)) void reply.header('cache-control', 'private, no-store').header('vary', DEPENDS_ON);
    if (request.url.includes('%00')) return done(invalid('The address must not contain NUL characters'));
    if (!isApi(request) || request.url.startsWith(UPLOADS_PATH) || !CHANGES_STATE.has(request.method)) return done();
    done(crossOrigin(request, publicOrigin) ?? wrongContentType(request));
  });

  // preHandler, not earlier: what reads the body would otherwise run outside the call's async context.
  fastify.addHook('preHandler', (request, reply, done) => {
    if (!isApi(request) || request.url.startsWith(UPLOADS_PATH)) return done();
    identify(request, reply, options).then(
      () => runInCall(request.call, done),
      (error: Error) => done(error),
    );
  });

  fastify.addHook('onResponse', ({ raw }, _reply, done) => {
    if (!raw.complete) dropRest(raw);
    done();
  });
}

/**
 * A body that was refused before its end. Closing at once would reset the connection, and a client that is still
 * sending would never see why; so what comes is thrown away for a moment.
 */
function dropRest(request: IncomingMessage): void {
  request.resume();
  const cut = setTimeout(() => request.destroy(), DROP_REST_MS).unref();
  request.once('close', () => clearTimeout(cut));
}

async function identify(
  request: FastifyRequest,
  reply: FastifyReply,
  { sessions, tokens, limits }: HookOptions,
): Promise<void> {
  cleanText(request.body);
  refuseInherited(request.query as object);
  trimSearch(request.query);
  const asked = { viewMode: viewModeOf(request), timeZone: timeZoneOf(request) };
  const bearer = bearerOf(request.headers);
  // Whoever shows a token is judged by it, whatever cookie comes along.
  const actor =
    bearer === undefined
      ? await personOf(request, sessions, asked)
      : await tokenHolderOf(request, reply, bearer, tokens, asked);
  refuseForAnother(request);
  request.call = new Call({ requestId: request.id, actor, arrivedAt: arrivalOf(request) });
  if (actor) await limits.count(actor, reply);
}

/** When the last of it was there: a body may take its time. A form's file is yet to come. */
function arrivalOf(request: FastifyRequest): number | undefined {
  if (request.routeOptions.config.takesForm) return undefined;
  return request.body === undefined ? request.arrivedAt : Date.now();
}

async function personOf(request: FastifyRequest, sessions: Sessions, asked: Asked): Promise<Actor | undefined> {
  const token = request.cookies[SESSION_COOKIE];
  request.session = token === undefined || isPublic(request) ? undefined : await sessions.find(token);
  return request.session && actorOf(request.session, request.routeOptions.url ?? '', asked);
}

async function tokenHolderOf(
  request: FastifyRequest,
  reply: FastifyReply,
  bearer: string,
  tokens: AccessTokens,
  asked: Asked,
): Promise<Actor | undefined> {
  if (isPublic(request)) return undefined;
  request.accessToken = await tokens.find(bearer);
  if (!request.accessToken) void reply.header('www-authenticate', 'Bearer error="invalid_token"');
  return request.accessToken && programOf(request.accessToken, asked);
}

/** What was drawn for one user is not sent in the name of another, who has logged in to the same browser since. */
function refuseForAnother({ headers, session, accessToken }: FastifyRequest): void {
  const expected = headers['x-user-id'];
  const userId = session?.userId ?? accessToken?.userId;
  if (expected === undefined || userId === undefined || expected === String(userId)) return;
  if (!/^\d{1,10}$/.test(String(expected))) throw invalid('X-User-Id must be the id of a user');
  throw unauthenticated('Somebody else is logged in now', { reason: 'another-user' });
}

/** People type blanks around what they look for; everything else in a query is written by programs. */
function trimSearch(query: unknown): void {
  const search = query as { q?: unknown };
  if (typeof search.q === 'string') search.q = search.q.normalize('NFC').trim();
}

function viewModeOf(request: FastifyRequest): string | undefined {
  const mode = request.headers['x-view-mode'];
  if (mode === undefined) return undefined;
  if (!(VIEW_MODES as readonly unknown[]).includes(mode)) throw invalid('X-View-Mode must be buyer or seller');
  return mode as string;
}

function timeZoneOf(request: FastifyRequest): string | undefined {
  const zone = request.headers['x-time-zone'];
  if (zone === undefined) return undefined;
  if (typeof zone === 'string' && isTimeZone(zone)) return zone;
  throw invalid('X-Time-Zone must be a time zone such as Europe/Berlin', 'X-Time-Zone');
}

/** A browser says where a request comes from; another site's page must not act with our user's cookie. */
function crossOrigin(request: FastifyRequest, publicOrigin?: string): DomainError | undefined {
  // No browser adds a token by itself.
  if (bearerOf(request.headers) !== undefined) return undefined;
  const origin = request.headers.origin;
  const own = publicOrigin ?? `${request.protocol}://${request.host}`;
  return origin === undefined || origin === own ? undefined : forbidden('Requests from another site are not allowed');
}

function wrongContentType(request: FastifyRequest): DomainError | undefined {
  const length = request.headers['content-length'];
  const hasBody = request.headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0');
  const type = request.headers['content-type']?.toLowerCase() ?? '';
  const due = request.routeOptions.config.takesForm ? 'multipart/form-data' : 'application/json';
  if (!hasBody) return undefined;
  if (!type.startsWith(due)) return forbidden(`Content-Type must be ${due}`);
  const charset = /;\s*charset\s*=\s*"?([^\s;"]+)/.exec(type)?.[1] ?? 'utf-8';
  // It would be read as that all the same, and be other text.
  return /^(?:utf-?8|us-ascii)$/.test(charset) ? undefined : forbidden('The body must be in UTF-8');
}

/** Logging out and the health check must work while it cannot be known whether the session is still valid. */
function isPublic(request: FastifyRequest): boolean {
  return request.routeOptions.config.public === true;
}

function isApi(request: FastifyRequest): boolean {
  return request.url.startsWith('/api/');
}
