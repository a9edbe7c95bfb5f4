import { Body, Controller, Delete, Get, HttpCode, Ip, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AccountTokenInput, CancelEmailChange, ConfirmEmail, EmailChange, GetEmailChange } from '#contracts';
import { Requests } from '#platform';
import { Public } from '../http/call.js';
import { CanFail } from '../openapi/can-fail.js';
import { LinkThrottle } from '../session/link-throttle.js';

@ApiTags('Profile')
@Controller('api')
export class EmailChangeController {
  constructor(
    private readonly requests: Requests,
    private readonly throttle: LinkThrottle,
  ) {}

  /** Tells which address a link confirms. */
  @CanFail(404, 429)
  @Public()
  @Get('confirm-email')
  look(@Query() input: AccountTokenInput, @Ip() address: string): Promise<EmailChange> {
    return this.throttle.count('account', address, () => this.requests.send(GetEmailChange, input));
  }

  /**
   * Makes the new address the account’s.
   * @remarks The token is the permission: no session is asked for. The old address is told. 409 when somebody else has
   * taken the address meanwhile.
   */
  @CanFail(404, 409, 429)
  @Public()
  @HttpCode(200)
  @Post('confirm-email')
  confirm(@Body() input: AccountTokenInput, @Ip() address: string): Promise<EmailChange> {
    return this.throttle.count('account', address, () => this.requests.send(ConfirmEmail, input));
  }

  /** Keeps the address as it is: the link that was mailed is dead. */
  @HttpCode(204)
  @Delete('user/email-change')
  async cancel(): Promise<void> {
    await this.requests.send(CancelEmailChange, {});
  }
}
