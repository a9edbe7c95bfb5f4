import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import {
  InvoiceUploaded,
  type MailedInvoice,
  type ProcessedInvoice,
  type ProcessInvoiceInput,
  UPLOAD_MAX_BYTES,
} from '#contracts';
import { isPicture, MEDIA_TYPES } from '#invoice-reading';
import { type Actor, type Call, Db, notFound, Outbox, Storage, type Tx, keyOfUpload, uploadedBytes } from '#platform';
import { ReadingQueue } from '../reading/reading-queue.js';
import { DropFiles } from '../uploads/drop-files.js';
import type { InspectedFile } from '../uploads/inspected-file.js';
import { UnpackMail } from '../uploads/unpack-mail.js';
import { UploadEntity } from '../uploads/upload.entity.js';
import { mustBeKind, type UploadKind } from '../uploads/upload-kind.js';
import { InvoiceEntity } from './invoice.entity.js';

/** An uploaded file becomes an invoice to be read, once per content and user; an email, the files that came with it. */
@Injectable()
export class ProcessInvoiceHandler {
  constructor(
    private readonly db: Db,
    private readonly storage: Storage,
    private readonly outbox: Outbox,
    private readonly dropFiles: DropFiles,
    private readonly unpackMail: UnpackMail,
    private readonly readingQueue: ReadingQueue,
  ) {}

  async execute(call: Call, input: ProcessInvoiceInput): Promise<ProcessedInvoice> {
    const answer = await this.invoiceFor(call, input);
    // After the commit, so that the job finds its invoice. For a repeat as well: the first call may not have reached the
    // queue. Should this fail, the sweep makes up for it; an invoice that has been read stays as it is.
    for (const { invoiceId } of answer.invoices ?? [answer]) await this.readingQueue.add(invoiceId);
    return answer;
  }

  private async invoiceFor(call: Call, input: ProcessInvoiceInput): Promise<ProcessedInvoice> {
    const earlier = await this.db.answered<ProcessedInvoice>(call, 'process-invoice', input);
    if (earlier) return earlier.answer;
    const upload = await this.openUpload(call.actor, input.fileUrl);
    if (!upload) {
      const known = (await this.invoiceOf(call.actor, input.fileUrl))!;
      return this.db.idempotent(call, 'process-invoice', input, () => Promise.resolve(known));
    }
    const files = await this.inspect(call.actor, upload, input.fileName);
    return this.db.idempotent(call, 'process-invoice', input, async (tx) => {
      if (upload.kind !== 'eml') return this.record(tx, call.actor, files[0]!);
      return this.recordMail(tx, call.actor, upload.key, files);
    });
  }

  /** Null: this very upload is an invoice already. */
  private async openUpload(actor: Actor, fileUrl: string): Promise<{ key: string; kind: UploadKind } | null> {
    const key = keyOfUpload(fileUrl);
    const upload = await this.db.row<{ extension: UploadKind }>(
      'SELECT extension FROM upload WHERE key = $1 AND uploaded_by = $2 AND invoice_id IS NULL AND drop_after > now()',
      [key, actor.userId],
    );
    if (upload) return { key, kind: upload.extension };
    if (await this.invoiceOf(actor, fileUrl)) return null;
    throw notFound('There is no such upload');
  }

  /** Looks at the bytes, before any transaction. */
  private async inspect(
    actor: Actor,
    { key, kind }: { key: string; kind: UploadKind },
    fileName: string,
  ): Promise<InspectedFile[]> {
    const bytes = await uploadedBytes(this.storage, key, UPLOAD_MAX_BYTES);
    await mustBeKind(bytes, kind, fileName);
    if (kind === 'eml') return this.unpackMail.execute(actor, bytes);
    return [{ key, fileName, kind, sha256: createHash('sha256').update(bytes).digest('hex'), mail: null }];
  }

  /** One by one in the order of their content, so that two mails with the same files never wait for each other. */
  private async recordMail(tx: Tx, actor: Actor, key: string, files: InspectedFile[]): Promise<ProcessedInvoice> {
    const answers = new Map<InspectedFile, MailedInvoice>();
    for (const file of files.toSorted((one, other) => (one.sha256 < other.sha256 ? -1 : 1))) {
      answers.set(file, { ...(await this.record(tx, actor, file)), fileName: file.fileName });
    }
    const invoices = files.map((file) => answers.get(file)!);
    const first = invoices.find(({ duplicate }) => !duplicate);
    const { invoiceId } = first ?? invoices[0]!;
    // Of the mail itself nothing is kept but the words that its invoices carry.
    await this.dropFiles.note(tx, { key, uploadedBy: actor.userId, extension: 'eml', invoiceId });
    const leftOut = files[0]!.mail?.leftOut ?? [];
    return { invoiceId, ...(!first && { duplicate: true }), invoices, ...(leftOut.length > 0 && { leftOut }) };
  }

  private async record(tx: Tx, actor: Actor, file: InspectedFile): Promise<ProcessedInvoice> {
    const { affected } = await tx.delete(UploadEntity, { key: file.key });
    const { fileName, kind, sha256, mail } = file;
    const invoice = Object.assign(new InvoiceEntity(), {
      uploadedBy: actor.userId,
      fileName,
      fileKey: file.key,
      fileType: MEDIA_TYPES[kind],
      needsOcr: isPicture(kind),
      sha256,
      mail,
    });
    const inserted = await tx.createQueryBuilder().insert().into(InvoiceEntity).values(invoice).orIgnore().execute();
    const id = (inserted.raw as { id: number }[])[0]?.id;
    if (id !== undefined) {
      await this.outbox.add(tx, InvoiceUploaded, { invoiceId: id, userId: actor.userId, fileName });
      return { invoiceId: id };
    }
    // The same bytes again; the copy is not needed, unless a simultaneous call has just made this very file an invoice.
    const earlier = await tx.findOneByOrFail(InvoiceEntity, { uploadedBy: actor.userId, sha256 });
    if (affected && earlier.fileKey !== file.key) {
      const copy = { key: file.key, uploadedBy: actor.userId, extension: kind, invoiceId: earlier.id };
      await this.dropFiles.note(tx, copy);
    }
    return { invoiceId: earlier.id, duplicate: true };
  }

  /** The invoice that an upload has become, or turned out to be. */
  private async invoiceOf(actor: Actor, fileUrl: string): Promise<ProcessedInvoice | undefined> {
    const row = await this.db.row<{ id: number }>(
      `SELECT id FROM uploaded_invoices WHERE file_key = $1 AND uploaded_by = $2
       UNION ALL SELECT invoice_id FROM upload WHERE key = $1 AND uploaded_by = $2 AND invoice_id IS NOT NULL`,
      [keyOfUpload(fileUrl), actor.userId],
    );
    return row && { invoiceId: row.id, duplicate: true };
  }
}
