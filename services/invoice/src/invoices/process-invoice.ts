import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { InvoiceUploaded, type ProcessedInvoice, type ProcessInvoiceInput, UPLOAD_MAX_BYTES } from '#contracts';
import { detectKind, type FileKind, kindOfExtension, MEDIA_TYPES } from '#invoice-reading';
import {
  type Actor,
  type Call,
  Db,
  DomainError,
  notFound,
  Outbox,
  Storage,
  type Tx,
  keyOfUpload,
  uploadedBytes,
} from '#platform';
import { ReadingQueue } from '../reading/reading-queue.js';
import { DropFiles } from '../uploads/drop-files.js';
import { UploadEntity } from '../uploads/upload.entity.js';
import { InvoiceEntity } from './invoice.entity.js';

/** What must be known of a file before it can become an invoice. */
interface InspectedFile {
  key: string;
  fileName: string;
  kind: FileKind;
  sha256: string;
}

/** An uploaded file becomes an invoice to be read, once per content and user. */
@Injectable()
export class ProcessInvoiceHandler {
  constructor(
    private readonly db: Db,
    private readonly storage: Storage,
    private readonly outbox: Outbox,
    private readonly dropFiles: DropFiles,
    private readonly readingQueue: ReadingQueue,
  ) {}

  async execute(call: Call, input: ProcessInvoiceInput): Promise<ProcessedInvoice> {
    const answer = await this.invoiceFor(call, input);
    // After the commit, so that the job finds its invoice. For a repeat as well: the first call may not have reached the
    // queue. Should this fail, the sweep makes up for it; an invoice that has been read stays as it is.
    await this.readingQueue.add(answer.invoiceId);
    return answer;
  }

  private async invoiceFor(call: Call, input: ProcessInvoiceInput): Promise<ProcessedInvoice> {
    const earlier = await this.db.answered<ProcessedInvoice>(call, 'process-invoice', input);
    if (earlier) return earlier.answer;
    const file = await this.inspect(call.actor, input);
    if (!file) return (await this.invoiceOf(call.actor, input.fileUrl))!;
    return this.db.idempotent(call, 'process-invoice', input, (tx) => this.record(tx, call.actor, file));
  }

  /** Looks at the bytes, before any transaction. Null: this very upload is an invoice already. */
  private async inspect(actor: Actor, { fileUrl, fileName }: ProcessInvoiceInput): Promise<InspectedFile | null> {
    const key = keyOfUpload(fileUrl);
    const upload = await this.db.row<{ extension: FileKind }>(
      'SELECT extension FROM upload WHERE key = $1 AND uploaded_by = $2 AND invoice_id IS NULL AND drop_after > now()',
      [key, actor.userId],
    );
    if (!upload) {
      if (await this.invoiceOf(actor, fileUrl)) return null;
      throw notFound('There is no such upload');
    }
    const bytes = await uploadedBytes(this.storage, key, UPLOAD_MAX_BYTES);
    const content = await detectKind(bytes);
    const kind = content === 'empty' ? upload.extension : content;
    if (kind !== upload.extension || !agrees(fileName, kind)) throw new DomainError('unsupported', 'Invalid file type');
    return { key, fileName, kind, sha256: createHash('sha256').update(bytes).digest('hex') };
  }

  private async record(tx: Tx, actor: Actor, file: InspectedFile): Promise<ProcessedInvoice> {
    const { affected } = await tx.delete(UploadEntity, { key: file.key });
    const invoice = Object.assign(new InvoiceEntity(), {
      uploadedBy: actor.userId,
      fileName: file.fileName,
      fileKey: file.key,
      fileType: MEDIA_TYPES[file.kind],
      sha256: file.sha256,
    });
    const inserted = await tx.createQueryBuilder().insert().into(InvoiceEntity).values(invoice).orIgnore().execute();
    const id = (inserted.raw as { id: number }[])[0]?.id;
    if (id !== undefined) {
      await this.outbox.add(tx, InvoiceUploaded, { invoiceId: id, userId: actor.userId, fileName: file.fileName });
      return { invoiceId: id };
    }
    // The same bytes again; the copy is not needed, unless a simultaneous call has just made this very file an invoice.
    const earlier = await tx.findOneByOrFail(InvoiceEntity, { uploadedBy: actor.userId, sha256: file.sha256 });
    if (affected && earlier.fileKey !== file.key) {
      const copy = { key: file.key, uploadedBy: actor.userId, extension: file.kind, invoiceId: earlier.id };
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

/** The name's ending must not claim another kind than the content is. */
function agrees(fileName: string, kind: FileKind): boolean {
  const extension = /\.([^.]+)$/.exec(fileName)?.[1];
  return extension === undefined || kindOfExtension(extension) === kind;
}
