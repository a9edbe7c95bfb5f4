import { Injectable } from '@nestjs/common';
import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { UPLOAD_MAX_BYTES } from '#contracts';
import { type Actor, Db, impossible, Storage } from '#platform';
import { Extractor } from '../reading/extractor.js';
import { UploadEntity } from './upload.entity.js';
import type { InspectedFile } from './inspected-file.js';

/** Time for the mail to become invoices; what is left of it then is deleted. */
const KEPT_MS = 3_600_000;

/** The files that came with an email, each stored as if it had been uploaded by itself. */
@Injectable()
export class UnpackMail {
  constructor(
    private readonly db: Db,
    private readonly storage: Storage,
    private readonly extractor: Extractor,
  ) {}

  /** Once per content. Errors: impossible, with the reason, when there is nothing to read. */
  async execute(actor: Actor, bytes: Buffer): Promise<InspectedFile[]> {
    const reading = await this.extractor.readMail(bytes);
    if ('status' in reading) throw impossible(reading.reason);
    const files = new Map<string, InspectedFile>();
    for (const { bytes: content, fileName, kind, mail } of reading.files) {
      const sha256 = createHash('sha256').update(content).digest('hex');
      if (files.has(sha256)) continue;
      files.set(sha256, {
        ...{ key: await this.store(actor, kind, content), fileName, kind, sha256 },
        mail: { ...mail, leftOut: reading.leftOut },
      });
    }
    return [...files.values()];
  }

  /** Known before it is stored, so that it goes again if nothing comes of it. */
  private async store({ userId }: Actor, extension: string, content: Uint8Array): Promise<string> {
    const key = `invoice-${userId}-${randomUUID()}.${extension}`;
    const dropAfter = new Date(Date.now() + KEPT_MS);
    await this.db.transaction((tx) => tx.insert(UploadEntity, { key, uploadedBy: userId, extension, dropAfter }));
    await this.storage.write(key, Readable.from([Buffer.from(content)]), UPLOAD_MAX_BYTES);
    return key;
  }
}
