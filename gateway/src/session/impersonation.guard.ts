import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { RecordImpersonatedOutcome, RecordImpersonatedWrite } from '#contracts';
import { Call, conflict, Log, Requests, runInCall } from '#platform';
import type { FastifyReply, FastifyRequest } from 'fastify';

const LONGEST_PATH = 300;
const ACCOUNTS = '/api/admin/users/:id';

/**
 * What is changed while impersonating is written down first, and not done when that cannot be; then how it ended. The
 * account that an administrator works in is not changed as an administrator meanwhile: whatever ends its sessions would
 * end theirs.
 */
@Injectable()
export class ImpersonationGuard implements CanActivate {
  constructor(
    private readonly requests: Requests,
    private readonly log: Log,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const { call, session, method, url } = request;
    if (!session?.impersonatedBy || method === 'GET') return true;
    if (isAccountOf(session.userId, request)) throw conflict('Return to your own account first');
    if (call.maybeActor?.impersonatorId === undefined) return true;
    const path = url.split('?')[0]!.slice(0, LONGEST_PATH);
    const { entryId } = await this.requests.send(RecordImpersonatedWrite, {
      id: session.impersonatedBy.id,
      method,
      path,
    });
    const { raw } = http.getResponse<FastifyReply>();
    // Not where the caller hung up: the status is none that anybody was told.
    raw.once('finish', () => this.tell(request, { entryId, status: raw.statusCode }));
    return true;
  }

  /** The answer is out and waits for nothing: in a call of its own, with time of its own. */
  private tell({ id: requestId, call: { actor } }: FastifyRequest, outcome: { entryId: number; status: number }): void {
    runInCall(new Call({ requestId, actor }), () => this.requests.send(RecordImpersonatedOutcome, outcome)).catch(
      (error: unknown) => this.log.warn({ err: error, ...outcome }, 'an outcome is not in the audit log'),
    );
  }
}

const isAccountOf = (userId: number, { routeOptions, params }: FastifyRequest): boolean =>
  routeOptions.url?.startsWith(ACCOUNTS) === true && Number((params as { id?: string }).id) === userId;
