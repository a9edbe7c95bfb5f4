import type { paths } from '@tradeyard/client/schema';

type Path = keyof paths;
type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

export interface Asked {
  method: string;
  /** As the document names it: '/api/orders/{id}'. */
  path: string;
  /** '/api/orders/7' */
  address: string;
  query: Record<string, string>;
  headers: Headers;
  body: unknown;
}

type Reply = unknown;
type Handler = (asked: Asked) => Reply;

interface Route {
  method: string;
  path: string;
  pattern: RegExp;
  handler: Handler;
}

let routes: Route[] = [];
let log: Asked[] = [];

/** An answer with a status or headers of its own; anything else is a 200 with that body. */
export const answer = (status: number, body?: unknown, headers: Record<string, string> = {}) =>
  new Response(body === undefined ? null : JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json', ...headers },
  });

/** The gateway's refusal. */
export const refuse = (statusCode: number, message: string, more: Record<string, unknown> = {}) =>
  answer(statusCode, { statusCode, message, requestId: 'test-request', ...more });

/** A page of a list. */
export const list = (items: unknown[], { total = items.length, next }: { total?: number; next?: string } = {}) =>
  answer(200, items, {
    'X-Total-Count': String(total),
    ...(next && { Link: `</api/list?cursor=${next}>; rel="next"` }),
  });

/**
 * The server at the edge of the network: components, queries and the API client are the real ones, and only what would
 * leave the browser ends here. Paths are those of the OpenAPI document, so that a renamed one does not compile. A call
 * that no route answers is an error of the test.
 */
export function fakeServer() {
  routes = [];
  log = [];
  return {
    on(method: Method, path: Path, handler: Handler | Response | object) {
      const pattern = new RegExp(`^${path.replace(/\{\w+\}/g, '([^/]+)')}$`);
      routes.unshift({
        method: method.toUpperCase(),
        path,
        pattern,
        handler: typeof handler === 'function' ? (handler as Handler) : () => handler,
      });
      return this;
    },
    /** What was asked so far, oldest first. */
    asked: (method: Method, path: Path) =>
      log.filter((one) => one.method === method.toUpperCase() && one.path === path),
  };
}

export async function answerFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input instanceof Request ? input : new URL(String(input), 'http://localhost'), init);
  const url = new URL(request.url);
  const route = routes.find(({ method, pattern }) => method === request.method && pattern.test(url.pathname));
  if (!route) throw new TypeError(`nobody answers ${request.method} ${url.pathname}`);
  // A file of jsdom's is none that Node could read.
  const isForm = request.headers.get('content-type')?.startsWith('multipart/');
  const text = isForm ? '' : await request.text();
  const asked: Asked = {
    method: request.method,
    path: route.path,
    address: url.pathname,
    query: Object.fromEntries(url.searchParams),
    headers: request.headers,
    body:
      request.headers.get('Content-Type') === 'application/json' ? (JSON.parse(text) as unknown) : text || undefined,
  };
  log.push(asked);
  const reply = await route.handler(asked);
  return reply instanceof Response ? reply.clone() : answer(200, reply);
}
