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
  /** What speaks for it. */
  checks?: Check[];
}

/** The kinds of evidence, as they are kept with each value. */
export type Check =
  /** A label of its own names it. */
  | 'label'
  /** It stands in the column whose heading names it. */
  | 'heading'
  /** The same is printed in a second place, or follows from one: a web address for a name, a sign for a currency. */
  | 'two-places-agree'
  /** Quantity × unit price is the line total. */
  | 'line-arithmetic'
  /** The line totals add up to a printed amount. */
  | 'sum-of-lines'
  /** The printed amounts lead to the printed total. */
  | 'total-equation'
  /** It stands where a person found it on an earlier invoice of the vendor. */
  | 'learned-layout';

/** From here on a reading is clear enough to need no second look. */
export const CLEAR = 0.8;

export interface DraftLine {
  sku: ReadValue<string> | null;
  description: ReadValue<string> | null;
  quantity: ReadValue<Decimal> | null;
  /** As printed on a sheet: with all its decimals. */
  unitPrice: ReadValue<Decimal> | null;
  /** Off the line: percent or an amount. */
  discount: ReadValue<Decimal> | null;
  /** The price is for so many; absent where it is for one. */
  priceUnit?: ReadValue<Decimal> | null;
  /** Percent of tax on the line, where that is printed. */
  tax?: ReadValue<Decimal> | null;
  /** What the line total is rounded to, where that is more than a cent. */
  coin?: Decimal;
  /** As printed, never computed. */
  lineTotal: ReadValue<Decimal> | null;
  /** What a row of its own below takes off the line; below zero. */
  allowance?: ReadValue<Decimal> | null;
  /** No figure but the amount stands on its row, save its position and a rate of tax. */
  isAmountOnly?: boolean;
  /** The unit price is called that after the discount. */
  isReduced?: boolean;
  /** Amounts in columns that none of these is read from: the tax of the line, its sum with tax. */
  beside?: AmountBeside[];
}

export interface AmountBeside {
  heading: string;
  /** The heading says what it is. */
  isNamed: boolean;
  amount: ReadValue<Decimal>;
}

/** `previous` was open before, `information` is no part of any sum, `other` has no label that we know. */
export type AmountKind =
  | 'net'
  | 'tax'
  | 'total'
  | 'due'
  | 'charge'
  | 'discount'
  | 'paid'
  | 'previous'
  | 'information'
  | 'other';

/** An amount outside the lines, with what its label calls it. */
export interface LabelledAmount {
  kind: AmountKind;
  label: string;
  /** Null where only a percentage is printed. */
  amount: ReadValue<Decimal> | null;
  /** Percent printed with it. */
  rate: Decimal | null;
  /** What else stands beside it: what a tax is taken of, the sum of both. */
  others?: ReadValue<Decimal>[];
  /** "Shipping (20 % VAT)": percent of the tax that a charge bears. */
  taxedAt?: Decimal;
}

/** Something in the document that a person must look at, whatever the arithmetic says. */
export interface Doubt {
  code: string;
  message: string;
  field?: HeaderField;
}

/** What the paper says of its own lines and total. */
export type Statement =
  /**
   * "Number of items: 5": of lines, or of pieces; "18 items, 81 pieces", or a sum below the quantities: what these come to;
   * "Number of parcels: 9": what the `column` of parcels comes to.
   */
  | { kind: 'item-count' | 'piece-count'; count: Decimal; text: string; column?: Decimal }
  /** "In words: one hundred dollars and 15/100"; `continued` has the line below as well, where the words may go on. */
  | { kind: 'amount-in-words'; text: string; continued: string; isOfTax?: boolean };

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
  /** Absent where the document has none. */
  statements?: Statement[];
  /** Of our own orders, wherever they stand. Absent where the document names none. */
  orderNumbers?: string[];
  doubts: Doubt[];
}
