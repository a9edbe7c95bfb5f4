import type { Decimal } from '../decimal.js';
import type { Doubt, ReadValue } from '../draft.js';

export type Amount = ReadValue<Decimal>;

/** What an electronic invoice declares, whatever its syntax; nothing is computed. Sources are lines of the XML. */
export interface DeclaredInvoice {
  /** UNTDID 1001: 380 is an invoice, 381 a credit note. */
  typeCode: string | null;
  number: ReadValue<string> | null;
  /** ISO date. */
  issueDate: ReadValue<string> | null;
  seller: ReadValue<string> | null;
  /** Every name that the seller goes by in the document. */
  sellerNames: string[];
  /** Of the invoice; the tax may be declared in another one besides. */
  currency: ReadValue<string> | null;
  lines: EInvoiceLine[];
  /** Outside the lines. */
  adjustments: Adjustment[];
  taxes: TaxShare[];
  totals: DeclaredTotals;
  /** Values that cannot be read as what they should be. */
  doubts: Doubt[];
}

/** With what stands anywhere in the document. */
export interface EInvoice extends DeclaredInvoice {
  /** Every amount of money, also those that no field above holds. */
  figures: Decimal[];
  /** Of our own orders, in the reference to the order or anywhere else. */
  orderNumbers: string[];
}

export interface EInvoiceLine {
  /** The seller's item number, else the standard one. */
  sku: ReadValue<string> | null;
  description: ReadValue<string> | null;
  quantity: Amount | null;
  /** Net price, for `priceBase` units. */
  price: Amount | null;
  /** Null stands for one. */
  priceBase: Amount | null;
  /** Price before allowances that belong to the price itself. */
  grossPrice: Amount | null;
  adjustments: Adjustment[];
  taxRate: Decimal | null;
  total: Amount | null;
}

/** An allowance or a charge. */
export interface Adjustment {
  isCharge: boolean;
  reason: string;
  amount: Amount;
  /** Percent of tax on it. */
  taxRate: Decimal | null;
}

/** The tax of one rate. */
export interface TaxShare {
  rate: Decimal | null;
  basis: Amount | null;
  amount: Amount;
}

export interface DeclaredTotals {
  lines: Amount | null;
  allowances: Amount | null;
  charges: Amount | null;
  net: Amount | null;
  tax: Amount | null;
  total: Amount | null;
  prepaid: Amount | null;
  rounding: Amount | null;
  payable: Amount | null;
}
