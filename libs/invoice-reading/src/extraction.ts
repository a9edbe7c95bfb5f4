import type { Check } from './draft.js';
import type { Box } from './page-model.js';
import type { Warning } from './proof.js';

/** One value as the review shows it: where it stands and how sure it is. */
export interface Value {
  value: string;
  /** As printed. */
  text: string;
  page: number;
  /** Points from the top left; null in files without pages. */
  box: Box | null;
  confidence: number;
  /** The evidence that speaks for it; empty while nothing does. */
  checks: Check[];
  /** Of an invoice to be reviewed: what another engine read at the same place, where both differ. */
  otherReading?: string;
}

export interface ExtractedLine {
  sku: string | null;
  description: string;
  quantity: number | null;
  /** In the currency's minor unit (cents; yen have none); the exact price is in `data`. */
  unitPrice: number | null;
  lineTotal: number | null;
  /** Its words are a charge, such as freight: nothing of it comes into stock. */
  isCharge: boolean;
  needsReview: boolean;
  reviewNotes: string | null;
  confidence: number;
}

/** What is kept of everything that was read. */
export interface ExtractedData {
  reader: string;
  pages: { number: number; width: number; height: number }[];
  fields: Record<string, Value | null>;
  lines: Record<string, Value | null>[];
  /** The account: every amount beside the lines, with what explains it; null for what nothing explains. */
  amounts: { kind: string; label: string; rate: string | null; amount: Value | null; explanation: string | null }[];
  /** The equation that proves the totals; null when nothing does. */
  equation: string | null;
  /** Numbers of our own orders that the paper names, at most 20. */
  orderNumbers: string[];
}

export interface ExtractedInvoice {
  status: 'completed' | 'needs_review';
  invoiceNumber: string | null;
  invoiceDate: string | null;
  vendorName: string | null;
  currency: string | null;
  totalAmount: number | null;
  taxAmount: number | null;
  lines: ExtractedLine[];
  warnings: Warning[];
  data: ExtractedData;
}

/** There is nothing to read; a person can still enter the invoice by hand. */
export interface FailedExtraction {
  status: 'failed';
  reason: string;
}

export type Extraction = ExtractedInvoice | FailedExtraction;
