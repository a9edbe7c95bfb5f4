import { Body, Controller, Get, HttpCode, Post, Req, Res, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type AuthenticatedUser, GetCurrentUser, LoginInput, RegisterInput, RegisterUser, User } from '#contracts';
import { Requests } from '#platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CanFail } from '../openapi/can-fail.js';
import { Public } from '../http/call.js';
import { LoginGuard } from './login.guard.js';
import { LinkThrottle } from './link-throttle.js';
import { SESSION_COOKIE } from './session-cookie.js';
import { SessionOpening } from './session-opening.js';
import { ForPrograms } from '../tokens/for-programs.js';

@ApiTags('Session')
@Controller('api')
export class SessionController {
  constructor(
    private readonly requests: Requests,
    private readonly opening: SessionOpening,
    private readonly throttle: LinkThrottle,
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
    return this.opening.open(request, reply, request.user);
  }

  /**
   * Creates a buyer or a seller and logs in.
   * @remarks 429 after 50 accounts per network address and hour, or 100 refusals: they tell which names and addresses are taken.
   */
  @CanFail(403, 409, 429)
  @Public()
  @Post('register')
  async register(
    @Body() input: RegisterInput,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<User> {
    const user = await this.throttle.register(request.ip, () => this.requests.send(RegisterUser, input));
    return this.opening.open(request, reply, user);
  }

  /** Ends the session on the server. */
  @Public()
  @HttpCode(204)
  @Post('logout')
  async logout(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    await this.opening.endOwn(request);
    void reply.clearCookie(SESSION_COOKIE, { path: '/' });
  }
}
