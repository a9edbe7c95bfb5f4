import { Body, Controller, HttpCode, Ip, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { LogInByPasskey, PasskeyLoginInput, PasskeyRequest, StartPasskeyLogin, User } from '#contracts';
import { DomainError, Requests } from '#platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { GatewayConfig } from '../config.js';
import { Public } from '../http/call.js';
import { siteOriginOf } from '../http/site-origin.js';
import { CanFail } from '../openapi/can-fail.js';
import { LoginThrottle } from './login-throttle.js';
import { SessionOpening } from './session-opening.js';

@ApiTags('Session')
@Controller('api/login/passkey')
export class PasskeyLoginController {
  constructor(
    private readonly requests: Requests,
    private readonly throttle: LoginThrottle,
    private readonly opening: SessionOpening,
    private readonly config: GatewayConfig,
  ) {}

  /**
   * Answers a challenge for a passkey to sign.
   * @remarks For `navigator.credentials.get`. It is good once, for five minutes. 429 after 300 per address in 15 minutes.
   */
  @CanFail(429)
  @Public()
  @HttpCode(200)
  @Post('options')
  async start(@Req() request: FastifyRequest, @Ip() address: string): Promise<PasskeyRequest> {
    await this.throttle.countChallenge(address);
    return this.requests.send(StartPasskeyLogin, { origin: siteOriginOf(request, this.config.PUBLIC_URL) });
  }

  /**
   * Opens a session with what a passkey has signed.
   * @remarks No code is asked for besides. 429 after 100 failures per address in 15 minutes.
   */
  @CanFail(401, 403, 429)
  @Public()
  @HttpCode(200)
  @Post()
  async logIn(
    @Body() input: PasskeyLoginInput,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<User> {
    const origin = siteOriginOf(request, this.config.PUBLIC_URL);
    const login = await this.throttle.countNameless(request.ip);
    try {
      const user = await this.requests.send(LogInByPasskey, { ...input, origin });
      await login.succeeded();
      return await this.opening.open(request, reply, user);
    } catch (error) {
      // The passkey was right: the account is deactivated.
      if (error instanceof DomainError && error.kind === 'forbidden') await login.takeBack();
      throw error;
    }
  }
}
