import { Injectable } from '@nestjs/common';
import { Db, Every, Log } from '#platform';
import { asUploader } from '../reading/uploader.js';
import { ImportLine } from './import-line.js';

const AT_A_TIME = 50;

/** Finishes imports that broke off between claim and mark: the process died, or the stock was away. */
@Injectable()
export class FinishImports {
  constructor(
    private readonly db: Db,
    private readonly importLine: ImportLine,
    private readonly log: Log,
  ) {}

  @Every('1m')
  async sweep(): Promise<void> {
    const broken = await this.db.rows<{ id: number; uploadedBy: number }>(
      `SELECT l.id, i.uploaded_by AS "uploadedBy"
       FROM invoice_line_items l JOIN uploaded_invoices i ON i.id = l.invoice_id
       WHERE l.import_started_at < now() - interval '1 minute' AND l.imported_at IS NULL
       ORDER BY l.import_started_at LIMIT $1`,
      [AT_A_TIME],
    );
    for (const { id, uploadedBy } of broken) {
      await this.importLine
        .execute(asUploader(uploadedBy), id)
        .catch((error: unknown) => this.log.warn({ err: error, lineItemId: id }, 'import is still not finished'));
    }
  }
}
