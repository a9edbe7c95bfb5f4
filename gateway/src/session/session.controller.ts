import { Body, Controller, Get, HttpCode, Post, Req, Res, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  type AuthenticatedUser,
  EndImpersonation,
  GetCurrentUser,
  LoginInput,
  RegisterInput,
  RegisterUser,
  User,
} from '#contracts';
import { Call, Log, Requests, runInCall } from '#platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { GatewayConfig } from '../config.js';
import { CanFail } from '../openapi/can-fail.js';
import { Public } from '../http/call.js';
import { LoginGuard } from './login.guard.js';
import { originOf } from './session-origin.js';
import { SESSION_COOKIE, setSessionCookie } from './session-cookie.js';
import { Sessions } from './sessions.js';
import { ForPrograms } from '../tokens/for-programs.js';

@ApiTags('Session')
@Controller('api')
export class SessionController {
  constructor(
    private readonly requests: Requests,
    private readonly sessions: Sessions,
    private readonly config: GatewayConfig,
    private readonly log: Log,
  ) {}

  /** Answers the user who is logged in, or whom a token stands for. */
  @ForPrograms()
  @Get('user')
  currentUser(): Promise<User> {
    return this.requests.send(GetCurrentUser, {});
  }

  /**
   * Opens a session.
   * @remarks 401 that names the field `code`: the password was right, and a code is asked for. 429 after 10 failures per user or 100 per address in 15 minutes.
   */
  @CanFail(401, 403, 429)
  @Public()
  @UseGuards(LoginGuard)
  @HttpCode(200)
  @Post('login')
  async login(
    @Body() _credentials: LoginInput,
    @Req() request: FastifyRequest & { user: AuthenticatedUser },
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<User> {
    return this.open(request, reply, request.user);
  }

  /** Creates a buyer or a seller and logs in. */
  @CanFail(403, 409)
  @Public()
  @Post('register')
  async register(
    @Body() input: RegisterInput,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<User> {
    return this.open(request, reply, await this.requests.send(RegisterUser, input));
  }

  /** Ends the session on the server. */
  @Public()
  @HttpCode(204)
  @Post('logout')
  async logout(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    await this.endOwn(request);
    void reply.clearCookie(SESSION_COOKIE, { path: '/' });
  }

  /** A login always gets a new session id; one that was sent along ends. */
  private async open(request: FastifyRequest, reply: FastifyReply, authenticated: AuthenticatedUser): Promise<User> {
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

  private async endOwn(request: FastifyRequest): Promise<void> {
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
