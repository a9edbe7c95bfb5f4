import { prove } from '../../src/proof.js';
import { understandPages } from '../../src/understanding/understand-pages.js';
import { printedPage } from './printed-page.js';
import { type Printed, printedInvoice } from './printed-pdf.js';

/** The codes of the doubts about a small invoice with changes and more on it; empty where it is completed. */
export function codesOf(extra: Printed[], changes: Record<string, string | null> = {}): string {
  const pages = [printedPage(printedInvoice(changes, extra))];
  const { warnings } = prove(understandPages({ kind: 'pages', pages, attachments: [] }));
  return warnings.map(({ code }) => code).join(', ');
}

/** Small print at the foot, one below the other. */
export const foot = (...texts: string[]): Printed[] => texts.map((text, at): Printed => [50, 640 + at * 12, text, 8]);
