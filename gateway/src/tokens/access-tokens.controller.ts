import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  AccessToken,
  CreateAccessToken,
  CreateAccessTokenInput,
  IdInput,
  ListAccessTokens,
  NewAccessToken,
  RevokeAccessToken,
  SliceInput,
} from '#contracts';
import { type Actor, Requests } from '#platform';
import type { FastifyReply } from 'fastify';
import { CurrentActor } from '../http/call.js';
import { ApiPage } from '../http/page.js';
import { newestFirst, sliceOf } from '../http/slice.js';
import { CanFail } from '../openapi/can-fail.js';
import { OwnSecrets } from '../session/own-secrets.js';

@ApiTags('Access tokens')
@Controller('api/user/tokens')
export class AccessTokensController {
  constructor(
    private readonly requests: Requests,
    private readonly ownSecrets: OwnSecrets,
  ) {}

  /** Lists the caller's access tokens, newest first; at most 50. */
  @ApiPage(AccessToken)
  @Get()
  async list(@Query() query: SliceInput, @Res({ passthrough: true }) reply: FastifyReply): Promise<AccessToken[]> {
    return sliceOf(reply, await this.requests.send(ListAccessTokens, {}), query, newestFirst('tokens'));
  }

  /**
   * Makes an access token.
   * @remarks The token is in this answer and never again. 403 for administrators and while impersonating, 409 when there
   * are 50.
   */
  @CanFail(409, 429)
  @Post()
  create(@Body() input: CreateAccessTokenInput, @CurrentActor() { userId }: Actor): Promise<NewAccessToken> {
    return this.ownSecrets.prove(userId, () => this.requests.send(CreateAccessToken, input));
  }

  /** Revokes an access token: it opens nothing from then on, at the latest after a second. */
  @HttpCode(204)
  @Delete(':id')
  async revoke(@Param() { id }: IdInput): Promise<void> {
    await this.requests.send(RevokeAccessToken, { id });
  }
}
