import { Controller } from '@nestjs/common';
import {
  CreatePictureUpload,
  MakePicture,
  type MakePictureInput,
  type Picture,
  type UploadUrlInput,
  type UploadUrl,
} from '#contracts';
import { type Call, Handles } from '#platform';
import { CreatePictureUploadHandler } from './create-picture-upload.js';
import { MakePictureHandler } from './make-picture.js';

/** Pictures of products and logos. */
@Controller()
export class PicturesController {
  constructor(
    private readonly createUpload: CreatePictureUploadHandler,
    private readonly makePicture: MakePictureHandler,
  ) {}

  @Handles(CreatePictureUpload)
  upload(input: UploadUrlInput, { actor }: Call): Promise<UploadUrl> {
    return this.createUpload.execute(actor, input);
  }

  @Handles(MakePicture)
  make(input: MakePictureInput, { actor }: Call): Promise<Picture> {
    return this.makePicture.execute(actor, input);
  }
}
