import type { ReadValue } from '../draft.js';

/** Of an invoice's date that was read behind a label which says whose date it is, or right behind the invoice's number. */
export const CERTAIN = 0.95;
export const isCalledInvoices = ({ confidence }: ReadValue<string>): boolean => confidence === CERTAIN;
