import { Body, Controller, Get, HttpCode, Ip, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  AccountTokenInput,
  AskForPasswordReset,
  CompletePasswordReset,
  CompletePasswordResetInput,
  ForgottenPasswordInput,
  GetPasswordReset,
  MessageAnswer,
  PasswordReset,
} from '#contracts';
import { Requests } from '#platform';
import { Public } from '../http/call.js';
import { CanFail } from '../openapi/can-fail.js';
import { LinkThrottle } from './link-throttle.js';

@ApiTags('Session')
@Controller('api')
export class ForgottenPasswordController {
  constructor(
    private readonly requests: Requests,
    private readonly throttle: LinkThrottle,
  ) {}

  /**
   * Has a link to set a new password mailed to whoever has this address.
   * @remarks The answer is the same whether anybody has. 429 after 5 per address and hour.
   */
  @CanFail(429)
  @Public()
  @HttpCode(200)
  @Post('forgotten-password')
  async ask(@Body() input: ForgottenPasswordInput, @Ip() address: string): Promise<MessageAnswer> {
    await this.throttle.countWish(input.email, address);
    return this.requests.send(AskForPasswordReset, input);
  }

  /** Tells whose password a link sets. */
  @CanFail(404, 429)
  @Public()
  @Get('reset-password')
  look(@Query() input: AccountTokenInput, @Ip() address: string): Promise<PasswordReset> {
    return this.throttle.count('account', address, () => this.requests.send(GetPasswordReset, input));
  }

  /**
   * Sets the password that a link grants.
   * @remarks The token is the permission: no session is asked for. It works once, within an hour. Every session of the
   * user ends; who has two-factor authentication is still asked for a code at login.
   */
  @CanFail(404, 429)
  @Public()
  @HttpCode(200)
  @Post('reset-password')
  complete(@Body() input: CompletePasswordResetInput, @Ip() address: string): Promise<MessageAnswer> {
    return this.throttle.count('account', address, () => this.requests.send(CompletePasswordReset, input));
  }
}
