import { Controller, Get, HttpCode, Param, Post, Res } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { ExportOwnData, GetOwnDataExport, IdInput, PendingExport } from '#contracts';
import { Requests, Storage } from '#platform';
import type { FastifyReply } from 'fastify';
import { sendStored } from '../http/file.js';
import { CanFail } from '../openapi/can-fail.js';

@ApiTags('Profile')
@Controller('api/user/exports')
export class OwnDataController {
  constructor(
    private readonly requests: Requests,
    private readonly storage: Storage,
  ) {}

  /**
   * Has everything that is kept of the caller put into a ZIP file.
   * @remarks A notification tells when it is ready; it is kept for a day. 403 while impersonating, 409 while an earlier
   * one is being made.
   */
  @CanFail(403, 409)
  @ApiAcceptedResponse({ type: PendingExport })
  @HttpCode(202)
  @Post()
  async export(): Promise<PendingExport> {
    const { id } = await this.requests.send(ExportOwnData, { format: 'zip' });
    return { id, message: 'A notification will tell you when the file is ready.' };
  }

  /** Answers that file. */
  @CanFail(403, 404, 409)
  @ApiProduces('application/zip')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @Get(':id')
  async exported(@Param() { id }: IdInput, @Res() reply: FastifyReply): Promise<void> {
    await sendStored(reply, this.storage, await this.requests.send(GetOwnDataExport, { id }));
  }
}
