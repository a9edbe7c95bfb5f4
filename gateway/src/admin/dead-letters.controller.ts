import { Controller, Delete, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  DEAD_LETTERS,
  DeadLetter,
  DeadLetterInput,
  type LetterDecision,
  ListDeadLettersInput,
  SERVICES,
} from '#contracts';
import { Requests } from '#platform';
import type { FastifyReply } from 'fastify';
import { CanFail } from '../openapi/can-fail.js';
import { Roles } from '../http/call.js';
import { ApiPage, linkNext } from '../http/page.js';
import { beforeOf, cursorOf, inOrder, positionOf } from './letter-cursor.js';
import { orAway } from './or-away.js';

@ApiTags('Admin')
@Roles('admin')
@Controller('api/admin/dead-letters')
export class DeadLettersController {
  constructor(private readonly requests: Requests) {}

  /**
   * Lists what the services could not handle and have put aside, newest first.
   * @remarks Those of a service that is away are left out, unless it is asked for alone (503); the metrics say which is.
   */
  @ApiPage(DeadLetter)
  @Get()
  async list(
    @Query() { service, limit = 50, cursor }: ListDeadLettersInput,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DeadLetter[]> {
    const position = positionOf(cursor);
    const answers = await Promise.all(
      (service ? [service] : SERVICES).map(async (name) => {
        const asked = this.requests.send(DEAD_LETTERS[name].list, {
          limit: limit + 1,
          before: beforeOf(position, name),
        });
        const answer = await (service ? asked : orAway(asked));
        return {
          total: answer?.total ?? 0,
          letters: (answer?.letters ?? []).map((letter) => ({ service: name, ...letter })),
        };
      }),
    );
    const letters = answers.flatMap((answer) => answer.letters).sort(inOrder);
    const page = letters.slice(0, limit);
    void reply.header('x-total-count', String(answers.reduce((sum, { total }) => sum + total, 0)));
    linkNext(reply, letters.length > limit ? cursorOf(page.at(-1)!) : null);
    return page;
  }

  /**
   * Has its service handle one again.
   * @remarks 409 when it fails again, and for a command that is more than four weeks old: it might take effect twice.
   */
  @CanFail(409)
  @HttpCode(204)
  @Post(':service/:id/replay')
  replay(@Param() letter: DeadLetterInput): Promise<void> {
    return this.decide(letter, 'replayed');
  }

  /**
   * Drops one for good.
   * @remarks Its service never handles that event; a command ends as refused.
   */
  @HttpCode(204)
  @Delete(':service/:id')
  drop(@Param() letter: DeadLetterInput): Promise<void> {
    return this.decide(letter, 'dropped');
  }

  private async decide({ service, id }: DeadLetterInput, decision: LetterDecision): Promise<void> {
    await this.requests.send(DEAD_LETTERS[service].decide, { id, decision });
  }
}
