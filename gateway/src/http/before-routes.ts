import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { sendProblem } from './errors.filter.js';

/** Options for Fastify: what it does before any hook or route runs, where no filter of ours can be. */
export const beforeRoutes = {
  /** A client may name the whole URL (RFC 9112, 3.2.2); hooks look at the path. */
  rewriteUrl: ({ url = '/' }: IncomingMessage): string => url.replace(/^https?:\/\/[^/?#]*(?=[/?#]|$)/i, '') || '/',

  /** An address that cannot be taken apart. */
  frameworkErrors: ({ statusCode = 400 }: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    void reply.header('x-request-id', request.id);
    sendProblem(reply, { statusCode, message: 'The address is not valid' }, request.id);
  },

  /** What is not HTTP at all, or has a header beyond Node's limit. */
  clientErrorHandler: ({ code }: NodeJS.ErrnoException, socket: Socket): void => {
    if (code === 'ECONNRESET' || socket.destroyed) return;
    if (socket.writable) socket.write(rawAnswer(CLIENT_ERRORS[code ?? ''] ?? NOT_HTTP));
    socket.destroySoon();
  },
};

const NOT_HTTP = { statusCode: 400, message: 'The request could not be understood' };
const CLIENT_ERRORS: Record<string, typeof NOT_HTTP> = {
  HPE_HEADER_OVERFLOW: { statusCode: 431, message: 'The request headers are too large' },
  ERR_HTTP_REQUEST_TIMEOUT: { statusCode: 408, message: 'The request took too long to arrive' },
};

function rawAnswer(problem: typeof NOT_HTTP): string {
  const requestId = randomUUID();
  const body = JSON.stringify({ ...problem, requestId });
  return [
    `HTTP/1.1 ${problem.statusCode} ${STATUS_CODES[problem.statusCode]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Request-Id: ${requestId}`,
    'Connection: close',
    '',
    body,
  ].join('\r\n');
}
