import type { LineItem } from './api/get-invoice';
import type { Invoice } from './api/list-invoices';

/** Points from the top left of the page. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Value {
  page: number;
  /** Null in files without pages. */
  box: Box | null;
  /** Codes of the evidence that speaks for it. */
  checks: string[];
}

interface Extracted {
  pages: { number: number; width: number; height: number }[];
  fields: Record<string, Value | null>;
  lines: Record<string, Value | null>[];
}

/** The API leaves this object open, because what can be read grows; this is the part that the review draws. */
export function extractedOf({ extractedData }: Invoice): Extracted {
  const { pages, fields, lines } = (extractedData ?? {}) as Partial<Extracted>;
  return { pages: pages ?? [], fields: fields ?? {}, lines: lines ?? [] };
}

/** One found word on the page. `target` names what it belongs to: 'totalAmount', or 'line-3'. */
export interface Highlight {
  target: string;
  page: number;
  box: Box;
  unsure: boolean;
}

export const lineTarget = (position: number) => `line-${position}`;

/** What is amber beside the document is amber on it: a field with a warning, a line that needs a look. */
export function highlightsOf(invoice: Invoice, lineItems: LineItem[]): Highlight[] {
  const { fields, lines } = extractedOf(invoice);
  const doubted = new Set(invoice.warnings.map(({ field }) => field));
  const ofHeader = Object.entries(fields).map(([field, value]) => highlight(field, value, doubted.has(field)));
  const ofLines = lines.flatMap((line, position) =>
    Object.values(line).map((value) =>
      highlight(lineTarget(position), value, lineItems[position]?.needsReview ?? false),
    ),
  );
  return [...ofHeader, ...ofLines].filter((found) => found !== null);
}

function highlight(target: string, value: Value | null, unsure: boolean): Highlight | null {
  return value?.box ? { target, page: value.page, box: value.box, unsure } : null;
}
