import type { ExtractedInvoice, Extraction } from './extraction.js';

const MEGABYTE = 1024 * 1024;
/** Of where values stand and how sure they are; thousands of lines of an ordinary invoice have less. */
const MOST_EVIDENCE = 4 * MEGABYTE;
/** An invoice is shown, and handed on, as a whole. */
const MOST_IN_ALL = 6 * MEGABYTE;

/** What can be kept and shown: beyond any paper, lines go without their evidence, and texts without end are refused. */
export function withinBounds(invoice: ExtractedInvoice): Extraction {
  if (bytesOf(invoice) <= MOST_EVIDENCE) return invoice;
  const { data } = invoice;
  const kept = bytesOf(data) > MOST_EVIDENCE ? { ...invoice, data: { ...data, lines: [] } } : invoice;
  if (bytesOf(kept) > MOST_IN_ALL)
    return { status: 'failed', reason: 'The invoice holds more text than can be shown.' };
  return kept;
}

const bytesOf = (told: object): number => Buffer.byteLength(JSON.stringify(told));
