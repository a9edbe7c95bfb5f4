import { Body, Controller, Delete, Get, HttpCode, Ip, Param, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  AcceptInvitation,
  AcceptInvitationInput,
  CancelInvitation,
  DeclineInvitation,
  GetInvitation,
  IdInput,
  Invitation,
  InvitationDetails,
  InvitationTokenInput,
  InviteBuyer,
  InviteBuyerInput,
  ListInvitationsInput,
  ListReceivedInvitations,
  ListSentInvitations,
  ResendInvitation,
  ResendInvitationInput,
} from '#contracts';
import { Requests } from '#platform';
import type { FastifyReply } from 'fastify';
import { Public } from '../http/call.js';
import { ApiPage, sendPage } from '../http/page.js';
import { CanFail } from '../openapi/can-fail.js';
import { LinkThrottle } from '../session/link-throttle.js';
import { ForPrograms } from '../tokens/for-programs.js';

const kind = 'buyer';

@ApiTags('Invitations')
@ForPrograms('network')
@Controller('api/buyer-invitations')
export class BuyerInvitationsController {
  constructor(
    private readonly requests: Requests,
    private readonly throttle: LinkThrottle,
  ) {}

  /**
   * Invites a buyer, as a supplier’s owner.
   * @remarks The answer is the same whether or not somebody has an account by that address. 422 before the caller has a
   * supplier.
   */
  @CanFail(404, 409, 422, 429)
  @Post()
  invite(@Body() input: InviteBuyerInput): Promise<Invitation> {
    return this.requests.send(InviteBuyer, input);
  }

  /** Lists those that the caller has sent, newest first. */
  @ApiPage(Invitation)
  @Get('sent')
  async sent(@Query() query: ListInvitationsInput, @Res() reply: FastifyReply): Promise<void> {
    sendPage(reply, await this.requests.page(ListSentInvitations, { ...query, kind }));
  }

  /** Lists those to the caller’s email address, newest first. */
  @ApiPage(Invitation)
  @Get('received')
  async received(@Query() query: ListInvitationsInput, @Res() reply: FastifyReply): Promise<void> {
    sendPage(reply, await this.requests.page(ListReceivedInvitations, { ...query, kind }));
  }

  /** Answers an invitation to whoever holds its link. */
  @CanFail(404, 429)
  @Public()
  @Get('token/:token')
  get(@Param() { token }: InvitationTokenInput, @Ip() address: string): Promise<InvitationDetails> {
    return this.throttle.count('invitation', address, () => this.requests.send(GetInvitation, { kind, token }));
  }

  /**
   * Accepts: the two are connected.
   * @remarks 403 `Email mismatch` for everybody but the addressee.
   */
  @CanFail(403, 404, 429)
  @HttpCode(200)
  @Post('accept')
  accept(@Body() input: AcceptInvitationInput, @Ip() address: string): Promise<Invitation> {
    return this.throttle.count('invitation', address, () => this.requests.send(AcceptInvitation, { ...input, kind }));
  }

  /** Declines, as whoever holds the link. */
  @CanFail(404, 429)
  @Public()
  @HttpCode(200)
  @Post('decline')
  decline(@Body() { token }: InvitationTokenInput, @Ip() address: string): Promise<Invitation> {
    return this.throttle.count('invitation', address, () => this.requests.send(DeclineInvitation, { kind, token }));
  }

  /** Sends it again, with a new link for another term; the old link is dead. */
  @CanFail(404, 409, 429)
  @HttpCode(200)
  @Post('resend')
  resend(@Body() { id }: ResendInvitationInput): Promise<Invitation> {
    return this.requests.send(ResendInvitation, { kind, id });
  }

  /** Takes it back: its link is dead. */
  @CanFail(409)
  @HttpCode(204)
  @Delete(':id')
  async cancel(@Param() { id }: IdInput): Promise<void> {
    await this.requests.send(CancelInvitation, { kind, id });
  }
}
