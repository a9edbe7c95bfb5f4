import { Controller, Delete, Get, HttpCode, Param, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { EndOtherSessions, OwnSession, SessionIdInput } from '#contracts';
import { forbidden, Requests } from '#platform';
import type { FastifyRequest } from 'fastify';
import { toUserSession } from './seen-session.js';
import { Sessions } from './sessions.js';

@ApiTags('Session')
@Controller('api/user/sessions')
export class OwnSessionsController {
  constructor(
    private readonly requests: Requests,
    private readonly sessions: Sessions,
  ) {}

  /** Lists where the caller is logged in, last used first; at most a hundred. */
  @Get()
  async list(@Req() { session }: FastifyRequest): Promise<OwnSession[]> {
    const sessions = await this.sessions.listOf(session!.userId);
    return sessions.map((seen) => ({ ...toUserSession(seen), current: seen.id === session!.id }));
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
