import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { PICTURE_MAX_BYTES, type UploadUrlInput, type UploadUrl } from '#contracts';
import { type Actor, Db, DomainError, Storage } from '#platform';

const EXTENSIONS = ['jpg', 'jpeg', 'png', 'webp', 'gif'];
const URL_SECONDS = 600;

/** Where to PUT one picture. The file is known from now on, so that it goes again if nothing comes of it. */
@Injectable()
export class CreatePictureUploadHandler {
  constructor(
    private readonly db: Db,
    private readonly storage: Storage,
  ) {}

  async execute(actor: Actor, { fileExtension, fileSize }: UploadUrlInput): Promise<UploadUrl> {
    const extension = fileExtension.replace(/^\./, '').toLowerCase();
    if (!EXTENSIONS.includes(extension)) throw new DomainError('unsupported', 'Invalid file type');
    if (fileSize !== undefined && fileSize > PICTURE_MAX_BYTES) throw new DomainError('too-large', 'File too large');
    const key = `picture-upload-${actor.userId}-${randomUUID()}.${extension}`;
    const uploadURL = await this.storage.signedUploadUrl(key, URL_SECONDS, fileSize);
    await this.db.rows(
      `INSERT INTO picture_uploads (key, uploaded_by, drop_after) VALUES ($1, $2, now() + interval '1 day')`,
      [key, actor.userId],
    );
    return { uploadURL, fileUrl: `/api/uploads/${key}` };
  }
}
