import { Body, Controller, Get, HttpCode, Param, Post, Res } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import {
  CreatePictureUpload,
  MakePicture,
  MakePictureInput,
  Picture,
  PictureFileInput,
  pictureKey,
  UploadUrlInput,
  UploadUrl,
} from '#contracts';
import { Requests, Storage } from '#platform';
import type { FastifyReply } from 'fastify';
import { Public } from '../http/call.js';
import { CanFail } from '../openapi/can-fail.js';
import { ForPrograms } from '../tokens/for-programs.js';

const FOR_EVER = 'public, max-age=31536000, immutable';

@ApiTags('Pictures')
@ForPrograms('products')
@Controller('api/pictures')
export class PicturesController {
  constructor(
    private readonly requests: Requests,
    private readonly storage: Storage,
  ) {}

  /** Says where to PUT one picture, within 10 minutes. */
  @CanFail(413, 415)
  @HttpCode(200)
  @Post('upload-url')
  uploadUrl(@Body() input: UploadUrlInput): Promise<UploadUrl> {
    return this.requests.send(CreatePictureUpload, input);
  }

  /**
   * Makes an uploaded file a picture, whose address a product or a supplier can then have.
   * @remarks It is encoded anew in three sizes; nothing of the file itself is ever shown. What nothing uses goes after a day.
   */
  @CanFail(404, 409, 413, 415, 422)
  @Post()
  make(@Body() input: MakePictureInput): Promise<Picture> {
    return this.requests.send(MakePicture, input);
  }

  /** Answers a picture in one of its sizes, to everybody; it never changes. */
  @CanFail(404)
  @ApiProduces('image/webp')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @Public()
  @Get(':hash/:size.webp')
  async get(@Param() { hash, size }: PictureFileInput, @Res() reply: FastifyReply): Promise<void> {
    const file = await this.storage.read(pictureKey(hash, size));
    void reply.type('image/webp').header('cache-control', FOR_EVER).removeHeader('vary').send(file);
  }
}
