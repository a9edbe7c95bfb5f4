import { Body, Controller, Get, HttpCode, Post, Req, Res, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { GetCurrentUser, LoginInput, RegisterInput, RegisterUser, User } from '#contracts';
import { Requests } from '#platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CanFail } from '../openapi/can-fail.js';
import { Public } from '../http/call.js';
import { LoginGuard } from './login.guard.js';
import { SESSION_COOKIE, SESSION_SECONDS, SessionStore } from './session.store.js';

@ApiTags('Session')
@Controller('api')
export class SessionController {
  constructor(
    private readonly requests: Requests,
    private readonly sessions: SessionStore,
  ) {}

  /** Answers the user who is logged in. */
  @Get('user')
  currentUser(): Promise<User> {
    return this.requests.send(GetCurrentUser, {});
  }

  /**
   * Opens a session.
   * @remarks 429 after 10 failures per user or 100 per address in 15 minutes.
   */
  @CanFail(401, 403, 429)
  @Public()
  @UseGuards(LoginGuard)
  @HttpCode(200)
  @Post('login')
  async login(
    @Body() _credentials: LoginInput,
    @Req() request: FastifyRequest & { user: User },
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<User> {
    await this.open(request, reply, request.user);
    return request.user;
  }

  /** Creates a buyer or a seller and logs in. */
  @CanFail(409)
  @Public()
  @Post('register')
  async register(
    @Body() input: RegisterInput,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<User> {
    const user = await this.requests.send(RegisterUser, input);
    await this.open(request, reply, user);
    return user;
  }

  /** Ends the session on the server. */
  @Public()
  @HttpCode(204)
  @Post('logout')
  async logout(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    if (request.sessionToken) await this.sessions.end(request.sessionToken);
    void reply.clearCookie(SESSION_COOKIE, { path: '/' });
  }

  /** A login always gets a new session id; one that was sent along ends. */
  private async open(request: FastifyRequest, reply: FastifyReply, user: User): Promise<void> {
    if (request.sessionToken) await this.sessions.end(request.sessionToken);
    const token = await this.sessions.open({ userId: user.id, role: user.role });
    void reply.setCookie(SESSION_COOKIE, token, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: request.protocol === 'https',
      maxAge: SESSION_SECONDS,
    });
  }
}
