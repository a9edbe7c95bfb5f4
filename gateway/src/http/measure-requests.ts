import { httpSeconds, httpStreams } from '#platform';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ServerResponse } from 'node:http';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const streams = new WeakSet<ServerResponse>();

/** Measures every answer by its route's template: what people put into addresses must not become names of figures. */
export function measureRequests(fastify: FastifyInstance): void {
  fastify.addHook('onResponse', (request, reply, done) => {
    if (!streams.has(reply.raw)) {
      httpSeconds.observe(
        { method: methodOf(request), route: routeOf(request), status: reply.raw.statusCode },
        reply.elapsedTime / 1000,
      );
    }
    done();
  });
}

/** An event stream counts while it is open, and not as a request that took hours. */
export function measureStream(response: ServerResponse): void {
  streams.add(response);
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
