import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  AdminInvitation,
  CancelAdminInvitation,
  IdInput,
  InviteUser,
  InviteUserInput,
  ListAdminInvitations,
  ListInvitationsInput,
  ResendAdminInvitation,
} from '#contracts';
import { Requests } from '#platform';
import type { FastifyReply } from 'fastify';
import { CanFail } from '../openapi/can-fail.js';
import { Roles } from '../http/call.js';
import { ApiPage, sendPage } from '../http/page.js';

@ApiTags('Admin')
@Roles('admin')
@Controller('api/admin')
export class AdminInvitationsController {
  constructor(private readonly requests: Requests) {}

  /** Invites somebody to register in a role. */
  @CanFail(409, 429)
  @Post('invite')
  invite(@Body() input: InviteUserInput): Promise<AdminInvitation> {
    return this.requests.send(InviteUser, input);
  }

  /** Lists administrators’ invitations, newest first. */
  @ApiPage(AdminInvitation)
  @Get('invitations')
  async list(@Query() query: ListInvitationsInput, @Res() reply: FastifyReply): Promise<void> {
    sendPage(reply, await this.requests.page(ListAdminInvitations, query));
  }

  /** Sends it again, with a new link for another term; the old link is dead. */
  @CanFail(409, 429)
  @HttpCode(200)
  @Post('invitations/:id/resend')
  resend(@Param() { id }: IdInput): Promise<AdminInvitation> {
    return this.requests.send(ResendAdminInvitation, { id });
  }

  /** Takes it back: its link is dead. */
  @CanFail(409)
  @HttpCode(204)
  @Delete('invitations/:id')
  async cancel(@Param() { id }: IdInput): Promise<void> {
    await this.requests.send(CancelAdminInvitation, { id });
  }
}
