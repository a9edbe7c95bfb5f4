import { Body, Controller, Delete, HttpCode, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  ConfirmTwoFactor,
  DisableTwoFactor,
  PasswordInput,
  RecoveryCodes,
  StartTwoFactor,
  TwoFactorCodeInput,
  TwoFactorEnrolment,
} from '#contracts';
import { Requests } from '#platform';
import type { FastifyRequest } from 'fastify';
import { CanFail } from '../openapi/can-fail.js';
import { OwnSecrets } from '../session/own-secrets.js';
import { Sessions } from '../session/sessions.js';

@ApiTags('Profile')
@Controller('api/user/two-factor')
export class TwoFactorController {
  constructor(
    private readonly requests: Requests,
    private readonly ownSecrets: OwnSecrets,
    private readonly sessions: Sessions,
  ) {}

  /**
   * Answers a secret for an authenticator app.
   * @remarks Not asked for at login before a code confirms it. Asking again makes another one.
   */
  @CanFail(409)
  @HttpCode(200)
  @Post()
  start(): Promise<TwoFactorEnrolment> {
    return this.requests.send(StartTwoFactor, {});
  }

  /**
   * Switches two-factor authentication on.
   * @remarks Every other session of the user ends. The recovery codes are shown this one time.
   */
  @CanFail(409, 429)
  @HttpCode(200)
  @Post('confirm')
  async confirm(@Body() { code }: TwoFactorCodeInput, @Req() { session }: FastifyRequest): Promise<RecoveryCodes> {
    const { id, epoch, userId } = session!;
    const codes = await this.ownSecrets.prove(userId, () =>
      this.requests.send(ConfirmTwoFactor, { code, session: { id, epoch } }),
    );
    this.sessions.endedOf(userId);
    return codes;
  }

  /** Switches two-factor authentication off. */
  @CanFail(429)
  @HttpCode(204)
  @Delete()
  async disable(@Body() { password }: PasswordInput, @Req() { session }: FastifyRequest): Promise<void> {
    await this.ownSecrets.prove(session!.userId, () => this.requests.send(DisableTwoFactor, { password }));
  }
}
