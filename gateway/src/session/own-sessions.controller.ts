import { Controller, Delete, Get, HttpCode, Param, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { EndOtherSessions, OwnSession, SessionIdInput, SliceInput } from '#contracts';
import { forbidden, Requests } from '#platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiPage } from '../http/page.js';
import { sliceOf } from '../http/slice.js';
import { LAST_USED_FIRST, toUserSession } from './seen-session.js';
import { Sessions } from './sessions.js';

@ApiTags('Session')
@Controller('api/user/sessions')
export class OwnSessionsController {
  constructor(
    private readonly requests: Requests,
    private readonly sessions: Sessions,
  ) {}

  /** Lists where the caller is logged in, last used first; at most a hundred. */
  @ApiPage(OwnSession)
  @Get()
  async list(
    @Query() query: SliceInput,
    @Req() { session }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OwnSession[]> {
    const sessions = await this.sessions.listOf(session!.userId);
    const own = sessions.map((seen) => ({ ...toUserSession(seen), current: seen.id === session!.id }));
    return sliceOf(reply, own, query, LAST_USED_FIRST);
  }

  /** Logs the caller out everywhere else. */
  @HttpCode(204)
  @Delete()
  async endOthers(@Req() { session }: FastifyRequest): Promise<void> {
    const { id, epoch, userId } = session!;
    await this.requests.send(EndOtherSessions, { session: { id, epoch } });
    this.sessions.endedOf(userId);
  }

  /** Logs the caller out of one place. */
  @HttpCode(204)
  @Delete(':id')
  async endOne(@Param() { id }: SessionIdInput, @Req() { session, call }: FastifyRequest): Promise<void> {
    if (call.actor.impersonatorId !== undefined) throw forbidden('Sessions cannot be ended while impersonating');
    await this.sessions.endOne(session!.userId, id);
  }
}
