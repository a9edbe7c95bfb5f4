import type { Decimal } from './decimal.js';
import type { Box } from './page-model.js';

/** Where a value stands in the document. */
export interface Source {
  /** Page, or line of a table file; counted from 1. */
  page: number;
  /** Null in files without pages. */
  box: Box | null;
}

/** A value as it was read, before anything is proved. */
export interface ReadValue<T> {
  value: T;
  /** As printed. */
  text: string;
  source: Source;
  /** 0..1: how clearly the document says so. */
  confidence: number;
}

/** From here on a reading is clear enough to need no second look. */
export const CLEAR = 0.8;

export interface DraftLine {
  sku: ReadValue<string> | null;
  description: ReadValue<string> | null;
  quantity: ReadValue<Decimal> | null;
  /** As printed on a sheet: with all its decimals. */
  unitPrice: ReadValue<Decimal> | null;
  /** Percent off the line. */
  discount: ReadValue<Decimal> | null;
  /** As printed, never computed. */
  lineTotal: ReadValue<Decimal> | null;
}

export const AMOUNT_KINDS = ['net', 'tax', 'total', 'due', 'charge', 'discount', 'paid'] as const;
export type AmountKind = (typeof AMOUNT_KINDS)[number];

/** An amount outside the lines, with what its label calls it. */
export interface LabelledAmount {
  kind: AmountKind;
  label: string;
  /** Null where only a percentage is printed. */
  amount: ReadValue<Decimal> | null;
  /** Percent printed with it. */
  rate: Decimal | null;
}

/** Something in the document that a person must look at, whatever the arithmetic says. */
export interface Doubt {
  code: string;
  message: string;
  field?: HeaderField;
}

export type HeaderField = 'invoiceNumber' | 'invoiceDate' | 'vendorName' | 'currency' | 'totalAmount' | 'taxAmount';

/** What understanding makes of a document: everything read, nothing decided. */
export interface Draft {
  invoiceNumber: ReadValue<string> | null;
  /** ISO date. */
  invoiceDate: ReadValue<string> | null;
  vendorName: ReadValue<string> | null;
  /** ISO code. */
  currency: ReadValue<string> | null;
  lines: DraftLine[];
  amounts: LabelledAmount[];
  doubts: Doubt[];
}
