import { Controller } from '@nestjs/common';
import {
  CreateUploadUrl,
  DeleteInvoice,
  GetInvoice,
  GetInvoiceFile,
  type IdInput,
  type Invoice,
  type InvoiceDetail,
  type InvoiceFile,
  type InvoiceOfOrder,
  ListInvoices,
  type ListInvoicesInput,
  ListInvoicesOfOrder,
  type ProcessedInvoice,
  ProcessInvoice,
  type ProcessInvoiceInput,
  RetryInvoice,
  UpdateInvoice,
  type UpdateInvoiceInput,
  type UploadUrl,
  type UploadUrlInput,
} from '#contracts';
import { type Call, Handles, type Json, type Page } from '#platform';
import { CreateUploadUrlHandler } from '../uploads/create-upload-url.js';
import { DeleteInvoiceHandler } from './delete-invoice.js';
import { InvoiceQueries } from './invoice.queries.js';
import { ProcessInvoiceHandler } from './process-invoice.js';
import { RetryInvoiceHandler } from './retry-invoice.js';
import { UpdateInvoiceHandler } from './update-invoice.js';

/** What is asked about invoices as a whole. */
@Controller()
export class InvoicesController {
  constructor(
    private readonly queries: InvoiceQueries,
    private readonly createUploadUrl: CreateUploadUrlHandler,
    private readonly processInvoice: ProcessInvoiceHandler,
    private readonly updateInvoice: UpdateInvoiceHandler,
    private readonly retryInvoice: RetryInvoiceHandler,
    private readonly deleteInvoice: DeleteInvoiceHandler,
  ) {}

  @Handles(CreateUploadUrl)
  uploadUrl(input: UploadUrlInput, { actor }: Call): Promise<UploadUrl> {
    return this.createUploadUrl.execute(actor, input);
  }

  @Handles(ProcessInvoice)
  process(input: ProcessInvoiceInput, call: Call): Promise<ProcessedInvoice> {
    return this.processInvoice.execute(call, input);
  }

  @Handles(ListInvoices)
  list(input: ListInvoicesInput, { actor }: Call): Promise<Page<Invoice>> {
    return this.queries.list(actor, input);
  }

  @Handles(ListInvoicesOfOrder)
  listOfOrder({ id }: IdInput, { actor }: Call): Promise<InvoiceOfOrder[]> {
    return this.queries.ofOrder(actor, id);
  }

  @Handles(GetInvoice)
  get({ id }: IdInput, { actor }: Call): Promise<Json<InvoiceDetail>> {
    return this.queries.detail(actor, id);
  }

  @Handles(UpdateInvoice)
  update(input: UpdateInvoiceInput & IdInput, { actor }: Call): Promise<Invoice> {
    return this.updateInvoice.execute(actor, input);
  }

  @Handles(RetryInvoice)
  retry(input: IdInput, { actor }: Call): Promise<Invoice> {
    return this.retryInvoice.execute(actor, input);
  }

  @Handles(DeleteInvoice)
  delete(input: IdInput, { actor }: Call): Promise<null> {
    return this.deleteInvoice.execute(actor, input);
  }

  @Handles(GetInvoiceFile)
  file({ id }: IdInput, { actor }: Call): Promise<InvoiceFile> {
    return this.queries.file(actor, id);
  }
}
