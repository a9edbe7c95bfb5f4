import { Controller, Get, Res } from '@nestjs/common';
import { ApiOkResponse, ApiResponse, ApiTags } from '@nestjs/swagger';
import { Health, SERVICES } from '#contracts';
import { pingOf, Requests } from '#platform';
import type { FastifyReply } from 'fastify';
import { Public } from '../http/call.js';

const PING_DEADLINE_MS = 1000;

@ApiTags('Health')
@Controller('api/health')
export class HealthController {
  constructor(private readonly requests: Requests) {}

  /**
   * Says whether every service answers.
   * @remarks 200 while every service answers, else 503 `degraded`.
   */
  @Public()
  @ApiOkResponse({ type: Health })
  @ApiResponse({ status: 503, type: Health, description: 'A service is away.' })
  @Get()
  async health(@Res({ passthrough: true }) reply: FastifyReply): Promise<Health> {
    const pings = await Promise.allSettled(
      SERVICES.map((service) => this.requests.send(pingOf(service), {}, { deadlineMs: PING_DEADLINE_MS })),
    );
    const degraded = pings.some(({ status }) => status === 'rejected');
    if (degraded) void reply.status(503).header('retry-after', '2');
    return { status: degraded ? 'degraded' : 'ok' };
  }
}
