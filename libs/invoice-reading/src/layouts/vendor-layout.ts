import type { DateOrder } from '../understanding/dates.js';

/** What one buyer's corrections taught about one vendor's paper. Plain data: it is stored, and handed to the reader. */
export interface VendorLayout {
  /** How the paper is known again. */
  fingerprint: Fingerprint;
  /** The name as the buyer wrote it; null while never corrected. */
  vendorName: string | null;
  /** What the paper was read as when the name was set. */
  vendorRead: string | null;
  /** Where values stand; only what was corrected or confirmed. */
  anchors: Partial<Record<AnchoredField, Anchor>>;
  /** How the vendor writes days and months, where a date alone does not tell. */
  dateOrder: DateOrder | null;
  currency: LearnedCurrency | null;
  skuColumn: ColumnPlace | null;
}

export interface Fingerprint {
  /** Tax numbers, bank accounts, web domains. */
  marks: string[];
  /** Words of the paper itself: labels, address, footer. */
  words: string[];
  /** The vendor as it was read, right or wrong: it tells forms apart that anybody may fill in. */
  name: string | null;
}

export const ANCHORED_FIELDS = ['invoiceNumber', 'invoiceDate', 'totalAmount'] as const;
export type AnchoredField = (typeof ANCHORED_FIELDS)[number];

/** Where a value stands: at a label, or, where nothing names it, at a place of the page. */
export type Anchor = (LabelAnchor | PlaceAnchor) & {
  /** How many words make up the value. */
  words: number;
  /** The value's pattern: `INV-9` for INV-20417; null where the kind of value says enough. */
  shape: string | null;
  /** Where, in points, a plainly labelled value stood that the person set this one in place of. */
  overruled: { x: number; y: number } | null;
};

export interface LabelAnchor {
  kind: 'label';
  /** Folded. */
  label: string;
  side: 'right' | 'below';
}

export interface PlaceAnchor {
  kind: 'place';
  page: 'first' | 'last';
  /** Points from the top left. */
  x: number;
  y: number;
}

/** "$" may be many currencies, until somebody says which. ISO codes. */
export interface LearnedCurrency {
  code: string;
  /** What was read of the paper without help. */
  read: string | null;
}

export interface ColumnPlace {
  /** The heading, folded; null where the column has none. */
  heading: string | null;
  /** Points, of the column's values. */
  left: number;
  right: number;
}

/** What a person made of an invoice: only the fields that they set. Amounts in cents. */
export interface Taught {
  vendorName?: string;
  invoiceNumber?: string;
  /** ISO date. */
  invoiceDate?: string;
  totalAmount?: number;
  currency?: string;
  /** Codes set on lines, by the line's position from 0. */
  skus: Record<number, string>;
}
