import { Controller } from '@nestjs/common';
import type { IdInput, Invoice, InvoiceDetail, InvoiceFile, ProcessedInvoice, UploadUrl } from '#contracts';
import * as contracts from '#contracts';
import { type Call, Db, Handles, type Page } from '#platform';
import { LearningQueue } from '../learning/learning-queue.js';
import { CatalogueReferences } from '../matching/catalogue-references.js';
import { MatchInvoice } from '../matching/match-invoice.js';
import { ReadingQueue } from '../reading/reading-queue.js';
import { CreateUploadUrl } from '../uploads/create-upload-url.js';
import { DeleteInvoice } from './delete-invoice.js';
import { InvoiceQueries } from './invoice.queries.js';
import { ProcessInvoice } from './process-invoice.js';
import { RetryInvoice } from './retry-invoice.js';
import { UpdateInvoice } from './update-invoice.js';

/** What is asked about invoices as a whole. */
@Controller()
export class InvoicesController {
  constructor(
    private readonly db: Db,
    private readonly queries: InvoiceQueries,
    private readonly readingQueue: ReadingQueue,
    private readonly learningQueue: LearningQueue,
    private readonly createUploadUrl: CreateUploadUrl,
    private readonly processInvoice: ProcessInvoice,
    private readonly references: CatalogueReferences,
    private readonly updateInvoice: UpdateInvoice,
    private readonly matchInvoice: MatchInvoice,
    private readonly retryInvoice: RetryInvoice,
    private readonly deleteInvoice: DeleteInvoice,
  ) {}

  @Handles(contracts.CreateUploadUrl)
  uploadUrl(input: contracts.UploadUrlInput, { actor }: Call): Promise<UploadUrl> {
    return this.db.transaction((tx) => this.createUploadUrl.execute(tx, actor, input));
  }

  @Handles(contracts.ProcessInvoice)
  async process(input: contracts.ProcessInvoiceInput, call: Call): Promise<ProcessedInvoice> {
    const earlier = await this.db.answered<ProcessedInvoice>(call, 'process-invoice', input);
    if (earlier) return earlier.answer;
    const file = await this.processInvoice.inspect(call.actor, input);
    if (!file) return (await this.processInvoice.invoiceOf(call.actor, input.fileUrl))!;
    const answer = await this.db.idempotent(call, 'process-invoice', input, (tx) =>
      this.processInvoice.execute(tx, call.actor, file),
    );
    // After the commit, so that the job finds its invoice; should this fail, the sweep makes up for it.
    if (!answer.duplicate) await this.readingQueue.add(answer.invoiceId);
    return answer;
  }

  @Handles(contracts.ListInvoices)
  list(input: contracts.ListInvoicesInput, { actor }: Call): Promise<Page<Invoice>> {
    return this.queries.list(actor, input);
  }

  @Handles(contracts.GetInvoice)
  get({ id }: IdInput, { actor }: Call): Promise<InvoiceDetail> {
    return this.queries.detail(actor, id);
  }

  @Handles(contracts.UpdateInvoice)
  async update(input: contracts.UpdateInvoiceInput & IdInput, { actor }: Call): Promise<Invoice> {
    await this.references.checkSupplier(actor, input);
    await this.db.transaction((tx) => this.updateInvoice.execute(tx, actor, input));
    await this.learningQueue.add(input.id);
    if (input.supplierId !== undefined) await this.matchInvoice.execute(actor, input.id);
    return this.queries.invoice(actor, input.id);
  }

  @Handles(contracts.RetryInvoice)
  async retry({ id }: IdInput, { actor }: Call): Promise<Invoice> {
    await this.db.transaction((tx) => this.retryInvoice.execute(tx, actor, id));
    await this.readingQueue.add(id);
    return this.queries.invoice(actor, id);
  }

  @Handles(contracts.DeleteInvoice)
  async delete({ id }: IdInput, { actor }: Call): Promise<null> {
    await this.db.transaction((tx) => this.deleteInvoice.execute(tx, actor, id));
    return null;
  }

  @Handles(contracts.GetInvoiceFile)
  file({ id }: IdInput, { actor }: Call): Promise<InvoiceFile> {
    return this.queries.file(actor, id);
  }
}
