import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { RecordImpersonatedWrite } from '#contracts';
import { Requests } from '#platform';
import type { FastifyRequest } from 'fastify';

const LONGEST_PATH = 300;

/** What is changed while impersonating is written down first, and not done when that cannot be. */
@Injectable()
export class ImpersonationGuard implements CanActivate {
  constructor(private readonly requests: Requests) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { call, session, method, url } = context.switchToHttp().getRequest<FastifyRequest>();
    if (!session?.impersonatedBy || call.maybeActor?.impersonatorId === undefined || method === 'GET') return true;
    const path = url.split('?')[0]!.slice(0, LONGEST_PATH);
    await this.requests.send(RecordImpersonatedWrite, { id: session.impersonatedBy.id, method, path });
    return true;
  }
}
