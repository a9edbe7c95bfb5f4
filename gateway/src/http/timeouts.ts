import type { FastifyInstance } from 'fastify';
import type { ServerOptions } from 'node:http';
import './form.js';
import { UPLOADS_PATH } from './hooks.js';

/** How long a request may take to arrive, in milliseconds. */
interface ArrivalLimits {
  body: number;
  upload: number;
}

/** Longer than balancers keep theirs (60 s as a rule), so that none sends on a connection we are just closing. */
const KEEP_ALIVE_MS = 72_000;
/** Without a byte in either direction; event streams say something every 25 s. */
const SILENCE_MS = 60_000;
const HEADERS_MS = 15_000;
/** How often Node looks for requests that are late. */
const CHECK_MS = 5000;

/** Options for Fastify's server. */
export function serverTimeouts({ body, upload }: ArrivalLimits): {
  keepAliveTimeout: number;
  connectionTimeout: number;
  requestTimeout: number;
  http: ServerOptions;
} {
  return {
    keepAliveTimeout: KEEP_ALIVE_MS,
    connectionTimeout: SILENCE_MS,
    // Behind the limits below, for requests that no route has taken up.
    requestTimeout: Math.max(body, upload) + CHECK_MS,
    http: { headersTimeout: HEADERS_MS, connectionsCheckingInterval: CHECK_MS },
  };
}

/** 408 for a body that has not arrived in time; its connection goes with it. */
export function refuseSlowBodies(fastify: FastifyInstance, { body, upload }: ArrivalLimits): void {
  fastify.addHook('preParsing', (request, reply, payload, done) => {
    if (request.raw.complete) return done(null, payload);
    const isFile = request.url.startsWith(UPLOADS_PATH) || request.routeOptions.config.takesForm;
    const limit = isFile ? upload : body;
    const timer = setTimeout(() => {
      if (!request.raw.complete && !reply.sent) void reply.header('connection', 'close').send(tooSlow());
    }, limit);
    payload.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer));
    done(null, payload);
  });
}

function tooSlow(): Error {
  return Object.assign(new Error('The request took too long to arrive'), { statusCode: 408 });
}
