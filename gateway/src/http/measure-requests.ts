import { httpSeconds, httpStreams, type OpenSpan, runInSpan, type Tracing } from '#platform';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ServerResponse } from 'node:http';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const streams = new WeakSet<ServerResponse>();
const spans = new WeakMap<ServerResponse, OpenSpan>();

/**
 * Measures and traces every answer by its route's template: what people put into addresses must not become names of
 * figures. A trace begins here, whatever trace the client says it belongs to.
 */
export function measureRequests(fastify: FastifyInstance, tracing: Tracing): void {
  fastify.addHook('onRequest', (request, { raw }, done) => {
    const span = tracing.begin({ kind: 'server', name: methodOf(request), attributes: { 'request.id': request.id } });
    if (span) {
      spans.set(raw, span);
      raw.once('close', () => endSpan(request, raw));
    }
    done();
  });

  fastify.addHook('preHandler', (_request, { raw }, done) => runInSpan(spans.get(raw), done));

  fastify.addHook('onResponse', (request, reply, done) => {
    if (!streams.has(reply.raw)) {
      const { statusCode: status } = reply.raw;
      httpSeconds.observe({ method: methodOf(request), route: routeOf(request), status }, reply.elapsedTime / 1000);
    }
    done();
  });
}

function endSpan(request: FastifyRequest, response: ServerResponse): void {
  const span = spans.get(response);
  // A stream's has ended already.
  if (!span) return;
  spans.delete(response);
  const { statusCode } = response;
  const [method, route] = [methodOf(request), routeOf(request)];
  span.describe({
    name: `${method} ${route}`,
    attributes: { 'http.request.method': method, 'http.route': route, 'http.response.status_code': statusCode },
  });
  if (statusCode >= 500) span.fail(new HttpFailure());
  span.end();
}

/** An answer of 500 or above. */
class HttpFailure extends Error {}

/** An event stream counts while it is open, and not as a request that took hours. */
export function measureStream(request: FastifyRequest, response: ServerResponse): void {
  streams.add(response);
  endSpan(request, response);
  httpStreams.inc();
  response.once('close', () => httpStreams.dec());
}

/** e.g. `/api/orders/:id`; all that is not the API is one route. */
export function routeOf(request: FastifyRequest): string {
  if (request.is404) return 'unknown';
  const template = request.routeOptions.url ?? 'unknown';
  return template.startsWith('/api/') ? template : 'pages';
}

function methodOf({ method }: FastifyRequest): string {
  return METHODS.has(method) ? method : 'other';
}
