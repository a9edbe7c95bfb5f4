import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { FindBuyersInput, FindPotentialBuyers, PotentialBuyers } from '#contracts';
import { Requests } from '#platform';
import type { FastifyReply } from 'fastify';
import { linkNext } from '../http/page.js';
import { ForPrograms } from '../tokens/for-programs.js';

@ApiTags('Relationships')
@ForPrograms('network')
@Controller('api/potential-buyers')
export class PotentialBuyersController {
  constructor(private readonly requests: Requests) {}

  /**
   * Finds buyers whom the caller's suppliers might win, best match first.
   * @remarks Buyers who let themselves be found and are neither connected nor waiting for an answer. The score's five parts
   * add up to it, each with its reason. Nobody is found by who is not approved, or has no supplier.
   */
  @ApiOkResponse({
    type: PotentialBuyers,
    headers: { Link: { description: '`<url>; rel="next"` while there is a next page.', schema: { type: 'string' } } },
  })
  @Get()
  async find(
    @Query() query: FindBuyersInput,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PotentialBuyers> {
    const { next, ...found } = await this.requests.send(FindPotentialBuyers, query);
    linkNext(reply, next);
    return found;
  }
}
