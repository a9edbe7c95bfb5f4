import { Controller, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { EndImpersonation, IdInput, ImpersonationAnswer, StartImpersonation, User } from '#contracts';
import { conflict, Requests } from '#platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { GatewayConfig } from '../config.js';
import { Roles } from '../http/call.js';
import { CanFail } from '../openapi/can-fail.js';
import { setSessionCookie } from './session-cookie.js';
import { originOf } from './session-origin.js';
import { Sessions } from './sessions.js';

/** An administrator becomes somebody else, and themselves again: each time in a new session. */
@ApiTags('Admin')
@Roles('admin')
@Controller('api/admin')
export class ImpersonationController {
  constructor(
    private readonly requests: Requests,
    private readonly sessions: Sessions,
    private readonly config: GatewayConfig,
  ) {}

  /**
   * Works as this user for an hour at most.
   * @remarks 403 for an administrator, 409 for a deactivated user and while impersonating somebody. The user is told.
   * What is changed meanwhile names both.
   */
  @CanFail(409)
  @HttpCode(200)
  @Post('impersonate/:id')
  async start(
    @Param() { id }: IdInput,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ImpersonationAnswer> {
    const own = request.session!;
    if (own.impersonatedBy) throw conflict('Return to your own account first');
    const impersonation = await this.requests.send(StartImpersonation, { id });
    const token = await this.sessions.impersonate(impersonation, own, originOf(request));
    setSessionCookie(request, reply, token, this.config.PUBLIC_URL);
    return { username: impersonation.user.username };
  }

  /**
   * Returns to the administrator’s own account.
   * @remarks 409 when nobody is impersonated.
   */
  @CanFail(409)
  @HttpCode(200)
  @Post('end-impersonation')
  async end(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<User> {
    const session = request.session!;
    if (!session.impersonatedBy) throw conflict('You are not impersonating anybody');
    const { id } = session.impersonatedBy;
    const { sessionEpoch, ...admin } = await this.requests.send(EndImpersonation, { id, by: 'button' });
    const token = await this.sessions.open({ ...admin, sessionEpoch }, originOf(request));
    await this.sessions.end(session);
    setSessionCookie(request, reply, token, this.config.PUBLIC_URL);
    return admin;
  }
}
