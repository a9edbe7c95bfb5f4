import type { InvoiceEntity } from './invoice.entity.js';

export const BY_HAND = 'by-hand';

/** Whoever enters something on an invoice that could not be read goes on by hand. */
export function enterByHand(invoice: InvoiceEntity): void {
  if (invoice.failureReason === null) return;
  invoice.warnings = [{ code: BY_HAND, message: `Entered by hand: ${invoice.failureReason}` }];
  invoice.failureReason = null;
  invoice.extractionStatus = 'needs_review';
}
