import type { IdInput } from '../common/common.dto.js';
import type { UploadUrl, UploadUrlInput } from '../common/upload.dto.js';
import { definePage, defineRequest } from '../define.js';
import type {
  AddLineItemInput,
  ImportedLine,
  ImportLineInput,
  ImportedLines,
  Invoice,
  InvoiceDetail,
  InvoiceFile,
  InvoiceLineItem,
  InvoiceOfOrder,
  ListInvoicesInput,
  ProcessedInvoice,
  ProcessInvoiceInput,
  UndoneImport,
  UpdateInvoiceInput,
  UpdateLineItemInput,
} from './invoice.dto.js';

/** Errors: unsupported `Invalid file type`, too-large `File too large`. */
export const CreateUploadUrl = defineRequest<UploadUrlInput, UploadUrl>('invoice.create-upload-url');
/**
 * Honours the idempotency key; the jobs are queued before the answer. Of an email, each file that came with it is an
 * invoice of its own. Errors: unsupported; impossible when there is no invoice in an email.
 */
export const ProcessInvoice = defineRequest<ProcessInvoiceInput, ProcessedInvoice>('invoice.process-invoice', {
  deadlineMs: 10_000,
});
export const ListInvoices = definePage<ListInvoicesInput, Invoice>('invoice.list-invoices');
export const GetInvoice = defineRequest<IdInput, InvoiceDetail>('invoice.get-invoice');
/** The caller's invoices that are for an order, oldest first. */
export const ListInvoicesOfOrder = defineRequest<IdInput, InvoiceOfOrder[]>('invoice.list-invoices-of-order');
/** Errors: not-found for a supplier or an order that is not the caller's; impossible for a draft; conflict. */
export const UpdateInvoice = defineRequest<UpdateInvoiceInput & IdInput, Invoice>('invoice.update-invoice');
/**
 * A line that the reading missed, or of an invoice entered by hand. Without a product, the catalogue is asked for it.
 * Honours the idempotency key. Errors: conflict while the invoice is being read; impossible when it has too many lines.
 */
export const AddLineItem = defineRequest<AddLineItemInput & IdInput, InvoiceLineItem>('invoice.add-line-item');
/** Errors: conflict once the line is imported. */
export const UpdateLineItem = defineRequest<UpdateLineItemInput & IdInput, InvoiceLineItem>('invoice.update-line-item');
/** Errors: conflict once the line is imported. */
export const DeleteLineItem = defineRequest<IdInput, null>('invoice.delete-line-item');
/**
 * Once per line, whatever is repeated. Errors: conflict unless completed or needs_review, and, unless `countAgain`, when
 * all of it is in stock already (details.reason `already-in-stock`, details.inStock: [{productId, quantity}]), or the
 * invoice names no order and just its goods came in with one (details.reason `which-order`, details.order).
 */
export const ImportLineItem = defineRequest<ImportLineInput & IdInput, ImportedLine>('invoice.import-line-item', {
  deadlineMs: 5000,
});
/**
 * The lines in no doubt, without what of their goods came in with the linked order: that only line by line. What is not in
 * after some seconds comes in by itself. Errors: conflict as above, with `which-order`.
 */
export const ImportAllLines = defineRequest<IdInput, ImportedLines>('invoice.import-all-lines', { deadlineMs: 30_000 });
/**
 * Takes all that was imported of an invoice out of the stock again: its lines are free. Once, whatever is repeated;
 * honours the idempotency key. Errors: conflict when nothing is imported, while a line is being imported, and, with an
 * item's name, when its stock has moved on.
 */
export const UndoInvoiceImport = defineRequest<IdInput, UndoneImport>('invoice.undo-import', { deadlineMs: 25_000 });
/** Reads the file again, after failed. */
export const RetryInvoice = defineRequest<IdInput, Invoice>('invoice.retry-invoice');
/** Errors: conflict once a line is imported. */
export const DeleteInvoice = defineRequest<IdInput, null>('invoice.delete-invoice');
/** The original, to its uploader. */
export const GetInvoiceFile = defineRequest<IdInput, InvoiceFile>('invoice.get-invoice-file');
