import { Controller, Delete, Get, HttpCode, Param, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  EndUserSessions,
  GetOpenOrders,
  GetUser,
  IdInput,
  ListUserOrders,
  ListUserOrdersInput,
  OpenOrders,
  Order,
  RecordSessionEnd,
  SliceInput,
  UserAccount,
  UserSession,
  UserSessionInput,
} from '#contracts';
import { notFound, Requests } from '#platform';
import type { FastifyReply } from 'fastify';
import { Roles } from '../http/call.js';
import { ApiPage, sendPage } from '../http/page.js';
import { sliceOf } from '../http/slice.js';
import { CanFail } from '../openapi/can-fail.js';
import { LAST_USED_FIRST, toUserSession } from '../session/seen-session.js';
import { Sessions } from '../session/sessions.js';

/** Everything about one user. What was done by and to them is in the audit log, by `userId`. */
@ApiTags('Admin')
@Roles('admin')
@Controller('api/admin/users/:id')
export class UserAccountController {
  constructor(
    private readonly requests: Requests,
    private readonly sessions: Sessions,
  ) {}

  /** Answers a user’s account; of a closed one nothing personal is left. */
  @Get()
  account(@Param() { id }: IdInput): Promise<UserAccount> {
    return this.requests.send(GetUser, { id });
  }

  /** Lists where a user is logged in, last used first; at most a hundred. */
  @ApiPage(UserSession)
  @Get('sessions')
  async list(
    @Param() { id }: IdInput,
    @Query() query: SliceInput,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<UserSession[]> {
    const sessions = await this.sessions.listOf(id);
    // Not found where there is nobody, who is logged in nowhere.
    if (sessions.length === 0) await this.requests.send(GetUser, { id });
    return sliceOf(reply, sessions.map(toUserSession), query, LAST_USED_FIRST);
  }

  /**
   * Logs a user out everywhere.
   * @remarks 409 for the administrator’s own account.
   */
  @CanFail(409)
  @HttpCode(204)
  @Delete('sessions')
  async endAll(@Param() { id }: IdInput): Promise<void> {
    await this.requests.send(EndUserSessions, { id });
    this.sessions.endedOf(id);
  }

  /**
   * Logs a user out of one place.
   * @remarks 409 for the administrator’s own account.
   */
  @CanFail(409)
  @HttpCode(204)
  @Delete('sessions/:sessionId')
  async endOne(@Param() { id, sessionId }: UserSessionInput): Promise<void> {
    const session = (await this.sessions.listOf(id)).find((one) => one.id === sessionId);
    if (!session) throw notFound('Session not found');
    const { device, place } = toUserSession(session);
    // Written down before it is done: no session ends without its row.
    await this.requests.send(RecordSessionEnd, { id, session: { device, place } });
    await this.sessions.endOne(id, sessionId);
  }

  /** Answers which orders of a user somebody still waits for. */
  @Get('open-orders')
  openOrders(@Param() { id }: IdInput): Promise<OpenOrders> {
    return this.requests.send(GetOpenOrders, { userId: id });
  }

  /** Lists a user’s orders on one side of the market. */
  @ApiPage(Order)
  @Get('orders')
  async orders(
    @Param() { id }: IdInput,
    @Query() query: ListUserOrdersInput,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    sendPage(reply, await this.requests.page(ListUserOrders, { ...query, id }));
  }
}
