import { Injectable } from '@nestjs/common';
import pLimit from 'p-limit';
import { Readable } from 'node:stream';
import { type MakePictureInput, type Picture, PICTURE_MAX_BYTES, pictureKey, pictureUrl } from '#contracts';
import { type Actor, Db, DomainError, keyOfUpload, notFound, Storage, uploadedBytes } from '#platform';
import { renderPicture, type RenderedPicture } from './render-picture.js';

/** Each takes up to 200 MB while it is decoded. */
const inTurn = pLimit(2);

/** An upload becomes a picture, which anybody can see and nobody can change. */
@Injectable()
export class MakePictureHandler {
  constructor(
    private readonly db: Db,
    private readonly storage: Storage,
  ) {}

  async execute(actor: Actor, { fileUrl }: MakePictureInput): Promise<Picture> {
    const key = keyOfUpload(fileUrl);
    const upload = await this.db.row(
      'SELECT 1 FROM picture_uploads WHERE key = $1 AND uploaded_by = $2 AND drop_after > now()',
      [key, actor.userId],
    );
    if (!upload) throw notFound('There is no such upload');
    const picture = await inTurn(async () => renderPicture(await uploadedBytes(this.storage, key, PICTURE_MAX_BYTES)));
    await this.keep(picture);
    // The sweep deletes the file first, then its row.
    await this.db.rows('UPDATE picture_uploads SET drop_after = now() WHERE key = $1', [key]);
    return { url: pictureUrl(picture.hash), width: picture.width, height: picture.height };
  }

  /** The row first: files without one would never go. The same picture again finds its files there. */
  private async keep({ hash, files }: RenderedPicture): Promise<void> {
    await this.db.rows(
      `INSERT INTO pictures AS p (hash, drop_after) VALUES ($1, now() + interval '1 day')
       ON CONFLICT (hash) DO UPDATE SET drop_after = excluded.drop_after WHERE p.drop_after IS NOT NULL`,
      [hash],
    );
    for (const { size, bytes } of files) {
      await this.storage.write(pictureKey(hash, size), Readable.from([bytes]), bytes.length).catch((error: unknown) => {
        if (!(error instanceof DomainError && error.kind === 'conflict')) throw error;
      });
    }
  }
}
