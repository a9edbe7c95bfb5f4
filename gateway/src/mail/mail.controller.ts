import { Body, Controller, Get, HttpCode, Ip, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { GetMailSubscription, MailSubscription, MailTokenInput, Unsubscribe } from '#contracts';
import { Requests } from '#platform';
import { CanFail } from '../openapi/can-fail.js';
import { Public } from '../http/call.js';
import { LinkThrottle } from '../session/link-throttle.js';

@ApiTags('Mail')
@Controller('api/unsubscribe')
export class MailController {
  constructor(
    private readonly requests: Requests,
    private readonly throttle: LinkThrottle,
  ) {}

  /** Tells which mails a link ends. */
  @CanFail(404, 429)
  @Public()
  @Get()
  look(@Query() input: MailTokenInput, @Ip() address: string): Promise<MailSubscription> {
    return this.throttle.count('mail', address, () => this.requests.send(GetMailSubscription, input));
  }

  /**
   * Turns that switch of its user off.
   * @remarks The token is the permission: no session is asked for.
   */
  @CanFail(404, 429)
  @Public()
  @HttpCode(200)
  @Post()
  unsubscribe(@Body() input: MailTokenInput, @Ip() address: string): Promise<MailSubscription> {
    return this.throttle.count('mail', address, () => this.requests.send(Unsubscribe, input));
  }
}
