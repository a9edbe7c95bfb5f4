import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  AddPasskey,
  AddPasskeyInput,
  IdInput,
  ListPasskeys,
  Passkey,
  PasskeyCreation,
  PasswordInput,
  RemovePasskey,
  RenamePasskey,
  RenamePasskeyInput,
  SliceInput,
  StartPasskey,
} from '#contracts';
import { type Actor, Requests } from '#platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { GatewayConfig } from '../config.js';
import { CurrentActor } from '../http/call.js';
import { ApiPage } from '../http/page.js';
import { siteOriginOf } from '../http/site-origin.js';
import { newestFirst, sliceOf } from '../http/slice.js';
import { CanFail } from '../openapi/can-fail.js';
import { OwnSecrets } from '../session/own-secrets.js';

@ApiTags('Profile')
@Controller('api/user/passkeys')
export class PasskeysController {
  constructor(
    private readonly requests: Requests,
    private readonly ownSecrets: OwnSecrets,
    private readonly config: GatewayConfig,
  ) {}

  /** Lists the caller's passkeys, newest first; at most 10. */
  @ApiPage(Passkey)
  @Get()
  async list(@Query() query: SliceInput, @Res({ passthrough: true }) reply: FastifyReply): Promise<Passkey[]> {
    return sliceOf(reply, await this.requests.send(ListPasskeys, {}), query, newestFirst('passkeys'));
  }

  /**
   * Answers what a browser makes a passkey of.
   * @remarks For `navigator.credentials.create`. The challenge is good once, for five minutes; asking again makes another
   * one. 403 while impersonating, 409 when there are 10.
   */
  @CanFail(409, 429)
  @HttpCode(200)
  @Post('options')
  start(
    @Body() { password }: PasswordInput,
    @CurrentActor() { userId }: Actor,
    @Req() request: FastifyRequest,
  ): Promise<PasskeyCreation> {
    const origin = siteOriginOf(request, this.config.PUBLIC_URL);
    return this.ownSecrets.prove(userId, () => this.requests.send(StartPasskey, { password, origin }));
  }

  /**
   * Adds the passkey that the browser has made: it opens the account without a password from then on.
   * @remarks 409 when there are 10, or when it is in use already.
   */
  @CanFail(409)
  @Post()
  add(@Body() input: AddPasskeyInput, @Req() request: FastifyRequest): Promise<Passkey> {
    return this.requests.send(AddPasskey, { ...input, origin: siteOriginOf(request, this.config.PUBLIC_URL) });
  }

  /** Names a passkey anew. */
  @Patch(':id')
  rename(@Param() { id }: IdInput, @Body() { name }: RenamePasskeyInput): Promise<Passkey> {
    return this.requests.send(RenamePasskey, { id, name });
  }

  /** Removes a passkey: nobody logs in with it from then on. Sessions that it opened stay. */
  @CanFail(429)
  @HttpCode(204)
  @Delete(':id')
  async remove(
    @Param() { id }: IdInput,
    @Body() { password }: PasswordInput,
    @CurrentActor() { userId }: Actor,
  ): Promise<void> {
    await this.ownSecrets.prove(userId, () => this.requests.send(RemovePasskey, { id, password }));
  }
}
