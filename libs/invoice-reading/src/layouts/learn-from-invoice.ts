import { type ReadingContext, understand } from '../extract-invoice.js';
import { textLines } from '../understanding/text-lines.js';
import { Unreadable } from '../unreadable.js';
import { findLayout } from './fingerprint.js';
import { learnLayout } from './learn-layout.js';
import type { Taught, VendorLayout } from './vendor-layout.js';

export interface Lesson {
  layout: VendorLayout;
  /** Index of the layout in the context that this one replaces; null for a paper seen for the first time. */
  replaces: number | null;
}

/** A reviewed file and what a person set → what there is to learn; null when there is nothing. */
export async function learnFromInvoice(
  bytes: Uint8Array,
  taught: Taught,
  context: ReadingContext = {},
): Promise<Lesson | null> {
  try {
    const { pages, draft } = await understand(bytes, context);
    const lines = pages.flatMap(textLines);
    const known = findLayout(lines, context.layouts ?? []);
    const layout = pages.length > 0 ? learnLayout(lines, draft, taught, known) : null;
    return layout && { layout, replaces: known ? context.layouts!.indexOf(known) : null };
  } catch (error) {
    if (error instanceof Unreadable) return null;
    throw error;
  }
}
