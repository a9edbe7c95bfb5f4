import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Activity, ListActivities, PageInput } from '#contracts';
import { Requests } from '#platform';
import type { FastifyReply } from 'fastify';
import { ApiPage, sendPage } from '../http/page.js';
import { ForPrograms } from '../tokens/for-programs.js';

@ApiTags('Activities')
@ForPrograms('notifications')
@Controller('api/activities')
export class ActivitiesController {
  constructor(private readonly requests: Requests) {}

  /** Lists what the caller did or took part in, newest first. */
  @ApiPage(Activity)
  @Get()
  async list(@Query() query: PageInput, @Res() reply: FastifyReply): Promise<void> {
    sendPage(reply, await this.requests.page(ListActivities, query));
  }
}
