import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import { type Actor, conflict, type Tx } from '#platform';
import { LineItemEntity } from '../lines/line-item.entity.js';
import { DropFiles } from '../uploads/drop-files.js';
import { InvoiceEntity } from './invoice.entity.js';
import { lockInvoice } from './own-invoice.js';

/** The invoice, its lines and its file, as long as nothing of it is in stock. */
@Injectable()
export class DeleteInvoice {
  constructor(private readonly dropFiles: DropFiles) {}

  async execute(tx: Tx, actor: Actor, id: number): Promise<void> {
    const { fileKey, uploadedBy } = await lockInvoice(tx, actor, id);
    const inStock = await tx.existsBy(LineItemEntity, { invoiceId: id, importStartedAt: Not(IsNull()) });
    if (inStock) throw conflict('A line of this invoice is already imported');
    await tx.delete(InvoiceEntity, { id });
    const extension = fileKey.split('.').at(-1)!;
    await this.dropFiles.note(tx, { key: fileKey, uploadedBy, extension, invoiceId: null });
  }
}
