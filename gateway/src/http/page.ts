import { applyDecorators, type Type } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';

/** A page as a service answered it: the JSON array's bytes, untouched on their way to the client. */
interface PageBytes {
  body: Uint8Array;
  total: string;
  next: string | null;
}

/** Answers a list: the array as it came, its count and the link to the next page in headers. */
export function sendPage(reply: FastifyReply, page: PageBytes): void {
  void reply.header('x-total-count', page.total);
  linkNext(reply, page.next);
  void reply.type('application/json; charset=utf-8').send(page.body);
}

/** Answers JSON as a service answered it. */
export function sendJson(reply: FastifyReply, json: Uint8Array, status = 200): void {
  void reply.status(status).type('application/json; charset=utf-8').send(json);
}

/** Says where the next page is, if there is one. */
export function linkNext(reply: FastifyReply, next: string | null): void {
  if (next !== null) void reply.header('link', `<${nextUrl(reply.request.url, next)}>; rel="next"`);
}

function nextUrl(url: string, cursor: string): string {
  const [path, query] = url.split('?', 2);
  const params = new URLSearchParams(query);
  params.set('cursor', cursor);
  return `${path}?${params.toString()}`;
}

const LINK = { description: '`<url>; rel="next"` while there is a next page.', schema: { type: 'string' as const } };

/** Documents an answer that holds a page of something. */
export function ApiWithPage(type: Type): MethodDecorator {
  return ApiOkResponse({ type, headers: { Link: LINK } });
}

/** Documents a list of `item` with its headers. */
export function ApiPage(item: Type): MethodDecorator {
  return applyDecorators(
    ApiOkResponse({
      type: [item],
      headers: {
        'X-Total-Count': {
          description:
            'Matches of the filter: exact up to 10000, then `10000+`; with `q` up to 1000, then `1000+`, or `200+` where the ' +
            'best match comes first; a smaller number with `+` is how many the first 5000 rows of a longer list have.',
          schema: { type: 'string' },
        },
        Link: LINK,
      },
    }),
  );
}
