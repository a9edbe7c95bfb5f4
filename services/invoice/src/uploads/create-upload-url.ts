import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { UPLOAD_MAX_BYTES, type UploadUrl, type UploadUrlInput } from '#contracts';
import { type Actor, Db, DomainError, Storage } from '#platform';
import { UploadEntity } from './upload.entity.js';
import { uploadKindOf } from './upload-kind.js';

const URL_SECONDS = 600;
/** An upload that has not been processed by then is deleted. */
const KEPT_MS = 24 * 3_600_000;

/** Where to PUT one file. The file is known from now on, so that it goes again if nothing comes of it. */
@Injectable()
export class CreateUploadUrlHandler {
  constructor(
    private readonly db: Db,
    private readonly storage: Storage,
  ) {}

  async execute(actor: Actor, { fileExtension, fileSize }: UploadUrlInput): Promise<UploadUrl> {
    const extension = uploadKindOf(fileExtension);
    if (!extension) throw new DomainError('unsupported', 'Invalid file type');
    if (fileSize !== undefined && fileSize > UPLOAD_MAX_BYTES) throw new DomainError('too-large', 'File too large');
    const key = `invoice-${actor.userId}-${randomUUID()}.${extension}`;
    const uploadURL = await this.storage.signedUploadUrl(key, URL_SECONDS, fileSize);
    const dropAfter = new Date(Date.now() + KEPT_MS);
    await this.db.transaction((tx) => tx.insert(UploadEntity, { key, uploadedBy: actor.userId, extension, dropAfter }));
    return { uploadURL, fileUrl: `/api/uploads/${key}` };
  }
}
