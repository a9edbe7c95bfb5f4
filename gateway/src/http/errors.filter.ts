import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException } from '@nestjs/common';
import { DomainError, type ErrorKind, type Failures } from '#platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AllowedMethods } from './allowed-methods.js';

/** The one table from kinds of domain error to HTTP. */
const STATUS: Record<ErrorKind, number> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'too-large': 413,
  unsupported: 415,
  impossible: 422,
  unsendable: 422,
  'too-many': 429,
  unavailable: 503,
  internal: 500,
};

/** Seconds a client should wait before it asks again when a service or the broker is away. */
const RETRY_AFTER_UNAVAILABLE = '2';

interface Problem {
  statusCode: number;
  message: string;
  [detail: string]: unknown;
}

/**
 * Every error leaves the gateway in one shape: `{statusCode, message, errors?, requestId}` and, for conflicts that the
 * client can resolve, the facts it needs (today's prices, say). Never a stack, SQL or a service's name.
 */
@Catch()
export class ErrorsFilter implements ExceptionFilter {
  constructor(
    private readonly failures: Failures,
    private readonly allowed: AllowedMethods,
  ) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    this.answer(error, http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>());
  }

  /** Also the error handler of Fastify's own routes: files, uploads, what no route takes. */
  answer(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
    const problem =
      this.refusedByHttp(error, request, reply) ?? toProblem(this.failures.tell(error, { requestId: request.id }));
    if (problem.statusCode === 503) void reply.header('retry-after', RETRY_AFTER_UNAVAILABLE);
    if (problem.statusCode === 429) void reply.header('retry-after', String(problem['retryAfter'] ?? 60));
    sendProblem(reply, problem, request.id);
  }

  /** What Nest or Fastify refused itself: an unknown path, a body that cannot be read. */
  private refusedByHttp(error: unknown, request: FastifyRequest, reply: FastifyReply): Problem | undefined {
    const problem = refusedByHttp(error);
    const methods = problem?.statusCode === 404 ? this.allowed.of(request.url) : [];
    if (methods.length === 0) return problem;
    void reply.header('allow', methods.join(', '));
    return { statusCode: 405, message: `This address takes no ${request.method}` };
  }
}

/** The one error shape. */
export function sendProblem(reply: FastifyReply, problem: Problem, requestId: string): void {
  void reply
    .status(problem.statusCode)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ ...problem, requestId }));
}

function toProblem({ kind, message, details }: DomainError): Problem {
  return { ...details, statusCode: STATUS[kind], message };
}

function refusedByHttp(error: unknown): Problem | undefined {
  if (error instanceof DomainError) return undefined;
  if (error instanceof HttpException) {
    const statusCode = error.getStatus();
    return { statusCode, message: FASTIFY_MESSAGES[statusCode] ?? error.message };
  }
  const status = (error as { statusCode?: unknown }).statusCode;
  if (typeof status !== 'number' || status < 400 || status >= 500) return undefined;
  return { statusCode: status, message: FASTIFY_MESSAGES[status] ?? 'The request could not be understood' };
}

/** Nest's and Fastify's own messages name their internals; these say the same to a person. */
const FASTIFY_MESSAGES: Record<number, string> = {
  400: 'The request body is not valid JSON',
  404: 'Not found',
  408: 'The request took too long to arrive',
  413: 'The request is too large',
  415: 'Content-Type must be application/json',
};
