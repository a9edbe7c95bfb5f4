import { Injectable } from '@nestjs/common';
import { PICTURE_SIZES, pictureKey } from '#contracts';
import { Db, Every, Storage } from '#platform';

const AT_A_TIME = 100;

/** Deletes uploads that are pictures now, or never became one, and pictures that nothing shows. */
@Injectable()
export class DropPictures {
  constructor(
    private readonly db: Db,
    private readonly storage: Storage,
  ) {}

  /** The file first: a row that outlives its file is harmless, a file that outlives its row is lost. */
  @Every('10m')
  async dropUploads(): Promise<void> {
    const due = await this.db.rows<{ key: string }>(
      'SELECT key FROM picture_uploads WHERE drop_after <= now() ORDER BY drop_after LIMIT $1',
      [AT_A_TIME],
    );
    for (const { key } of due) {
      await this.storage.delete(key);
      await this.db.rows('DELETE FROM picture_uploads WHERE key = $1', [key]);
    }
  }

  /** Locked meanwhile: nobody begins to use a picture whose files are going. */
  @Every('10m')
  async dropUnused(): Promise<void> {
    await this.db.transaction(async (tx) => {
      const due = await tx.rows<{ hash: string }>(
        `SELECT hash FROM pictures WHERE drop_after <= now() ORDER BY drop_after LIMIT $1
         FOR UPDATE SKIP LOCKED`,
        [AT_A_TIME],
      );
      for (const { hash } of due) {
        for (const size of PICTURE_SIZES) await this.storage.delete(pictureKey(hash, size));
      }
      await tx.rows('DELETE FROM pictures WHERE hash = ANY ($1)', [due.map(({ hash }) => hash)]);
    });
  }
}
