import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import type { IdInput } from '#contracts';
import { type Actor, conflict, Db } from '#platform';
import { LineItemEntity } from '../lines/line-item.entity.js';
import { DropFiles } from '../uploads/drop-files.js';
import { InvoiceEntity } from './invoice.entity.js';
import { lockInvoice } from './own-invoice.js';

/** The invoice, its lines and its file, as long as nothing of it is in stock. */
@Injectable()
export class DeleteInvoiceHandler {
  constructor(
    private readonly db: Db,
    private readonly dropFiles: DropFiles,
  ) {}

  execute(actor: Actor, { id }: IdInput): Promise<null> {
    return this.db.transaction(async (tx) => {
      const { fileKey, uploadedBy } = await lockInvoice(tx, actor, id);
      const inStock = await tx.existsBy(LineItemEntity, { invoiceId: id, importStartedAt: Not(IsNull()) });
      if (inStock) throw conflict('A line of this invoice is already imported');
      await tx.delete(InvoiceEntity, { id });
      const extension = fileKey.split('.').at(-1)!;
      await this.dropFiles.note(tx, { key: fileKey, uploadedBy, extension, invoiceId: null });
      return null;
    });
  }
}
