/** The one door to the reading of invoices. */
export { type EnteredAccount, enteredAccount, type EnteredFigures } from './account/entered-account.js';
export { sameCompany } from './company-name.js';
export { detectKind, type FileKind, isPicture, kindOfExtension, MEDIA_TYPES } from './detect-type.js';
export type { ExtractedData, ExtractedInvoice, Extraction, FailedExtraction } from './extraction.js';
export type { ReadingContext } from './extract-invoice.js';
export type { Knowledge } from './knowledge.js';
export type { Lesson } from './layouts/learn-from-invoice.js';
export { isMail } from './mails/is-mail.js';
export type { Mail } from './mails/mail-words.js';
export { multipliesOutRounded } from './line-arithmetic.js';
export type { MailedFile, MailReading } from './mails/read-mail.js';
export { minorUnitDigits } from './minor-units.js';
export type { Taught, VendorLayout } from './layouts/vendor-layout.js';
export { guardNativeCalls } from './readers/ocr/native-calls.js';
export { isCharge } from './understanding/charge-lines.js';
export { fold, squash } from './understanding/fold.js';
export { NeedsOcr } from './unreadable.js';

type ExtractInvoice = typeof import('./extract-invoice.js').extractInvoice;
type LearnFromInvoice = typeof import('./layouts/learn-from-invoice.js').learnFromInvoice;
type ReadMail = typeof import('./mails/read-mail.js').readMail;

// Loaded by the first call: a process that only asks of what kind a file is does not carry all the readers.

/** A file's bytes → the invoice in them, or why there is none to read. Amounts are in the currency's minor unit. */
export const extractInvoice: ExtractInvoice = async (...file) =>
  (await import('./extract-invoice.js')).extractInvoice(...file);

/** A reviewed file and what a person set → what there is to learn; null when there is nothing. */
export const learnFromInvoice: LearnFromInvoice = async (...file) =>
  (await import('./layouts/learn-from-invoice.js')).learnFromInvoice(...file);

/** A mail's bytes → the files that came with it and may be invoices, or why there are none. */
export const readMail: ReadMail = async (bytes) => (await import('./mails/read-mail.js')).readMail(bytes);
