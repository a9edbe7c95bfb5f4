import type { ExtractionStatus } from '../common/vocabulary.js';
import { defineEvent, defineLiveEvent } from '../define.js';

export const InvoiceUploaded = defineEvent<{ invoiceId: number; userId: number; fileName: string }>(
  'invoice.invoice.uploaded',
);
/** How far the reading is; live only. `page` pages of `of` are read. */
export const InvoiceProgressed = defineLiveEvent<{ invoiceId: number; userId: number; page: number; of: number }>(
  'invoice.invoice.progressed',
);
export const InvoiceExtracted = defineEvent<{
  invoiceId: number;
  userId: number;
  fileName: string;
  status: Extract<ExtractionStatus, 'completed' | 'needs_review'>;
  vendorName: string | null;
  invoiceNumber: string | null;
  lineCount: number;
  /** Files of the same email that are not read. */
  leftOut?: string[];
}>('invoice.invoice.extracted');
export const InvoiceFailed = defineEvent<{
  invoiceId: number;
  userId: number;
  fileName: string;
  reason: string;
  leftOut?: string[];
}>('invoice.invoice.failed');
export const InvoiceLineImported = defineEvent<{
  invoiceId: number;
  lineItemId: number;
  userId: number;
  invoiceNumber: string | null;
  productId: number;
  description: string;
  quantity: number;
  inventoryId: number;
}>('invoice.invoice.line_imported');
/** All that was imported of an invoice is out of the stock again. */
export const InvoiceImportUndone = defineEvent<{
  invoiceId: number;
  userId: number;
  invoiceNumber: string | null;
  lines: number;
}>('invoice.invoice.import_undone');
/** An invoice whose goods are in stock is for another order from now on, or for none. The highest version holds. */
export const InvoiceLinked = defineEvent<{
  invoiceId: number;
  userId: number;
  orderId: number | null;
  /** The idempotency keys that its goods came in under. */
  keys: string[];
  version: number;
}>('invoice.invoice.linked');
