import { Injectable } from '@nestjs/common';
import { Db, Every, Storage, type Tx } from '#platform';
import { UploadEntity } from './upload.entity.js';

const AT_A_TIME = 100;

/** Deletes files from the store that no invoice owns (any more). */
@Injectable()
export class DropFiles {
  constructor(
    private readonly db: Db,
    private readonly storage: Storage,
  ) {}

  /** Notes in the transaction that a file is to go: the store itself cannot take part in it. */
  async note(tx: Tx, file: Pick<UploadEntity, 'key' | 'uploadedBy' | 'extension' | 'invoiceId'>): Promise<void> {
    await tx.upsert(UploadEntity, { ...file, dropAfter: new Date() }, ['key']);
  }

  @Every('10m')
  async dropDue(): Promise<void> {
    const due = await this.db.rows<{ key: string }>(
      'SELECT key FROM upload WHERE drop_after <= now() ORDER BY drop_after LIMIT $1',
      [AT_A_TIME],
    );
    for (const { key } of due) {
      // The file first: a row that outlives its file is harmless, a file that outlives its row is lost.
      await this.storage.delete(key);
      await this.db.rows('DELETE FROM upload WHERE key = $1', [key]);
    }
  }
}
