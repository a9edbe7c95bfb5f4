import { Injectable } from '@nestjs/common';
import { type AuthenticatedUser, EndImpersonation, type User } from '#contracts';
import { Call, Log, Requests, runInCall } from '#platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { GatewayConfig } from '../config.js';
import { SESSION_COOKIE, setSessionCookie } from './session-cookie.js';
import { originOf } from './session-origin.js';
import { Sessions } from './sessions.js';

/** What every way to log in ends with. */
@Injectable()
export class SessionOpening {
  constructor(
    private readonly requests: Requests,
    private readonly sessions: Sessions,
    private readonly config: GatewayConfig,
    private readonly log: Log,
  ) {}

  /** A login always gets a new session id; one that was sent along ends. */
  async open(request: FastifyRequest, reply: FastifyReply, authenticated: AuthenticatedUser): Promise<User> {
    await this.endOwn(request);
    setSessionCookie(
      request,
      reply,
      await this.sessions.open(authenticated, originOf(request)),
      this.config.PUBLIC_URL,
    );
    const { sessionEpoch: _, ...user } = authenticated;
    return user;
  }

  /** The session that came along, and the impersonation that it may be. */
  async endOwn(request: FastifyRequest): Promise<void> {
    const token = request.cookies[SESSION_COOKIE];
    const session = token === undefined ? undefined : await this.sessions.read(token);
    if (!session) return;
    await this.sessions.end(session);
    const { impersonatedBy } = session;
    if (!impersonatedBy) return;
    const actor = { userId: impersonatedBy.userId, role: 'admin', viewMode: 'buyer' };
    const ended = { id: impersonatedBy.id, by: 'logout' as const };
    await runInCall(new Call({ requestId: request.id, actor }), () =>
      this.requests.send(EndImpersonation, ended),
    ).catch(
      // It is over all the same; the audit log says that its hour was.
      (error: unknown) => this.log.warn({ err: error }, 'the end of an impersonation could not be written down'),
    );
  }
}
