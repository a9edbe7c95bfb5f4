import { fold } from '../understanding/fold.js';
import { ROUNDING } from '../understanding/words/charge-words.js';
import { Decimal } from '../decimal.js';
import type { AmountKind, DraftLine, LabelledAmount, ReadValue } from '../draft.js';
import type { TaxedCharges } from './taxed-charges.js';

export interface TaxSum {
  value: Decimal;
  /** As printed; null where none is. */
  read: ReadValue<Decimal> | null;
  /** The printed taxes that it is the sum of. */
  parts: LabelledAmount[];
}

/** The sums of one way to read an invoice. */
export interface Sums {
  /** Of the lines. */
  sum: Decimal;
  /** With the charges and discounts that are part of the total. */
  goods: Decimal;
  applied: LabelledAmount[];
  tax: TaxSum;
  net: Decimal;
  gross: Decimal;
  /** The lines have the tax in them. */
  included: boolean;
  /** They have, but what is charged below them has not. */
  apart?: TaxedCharges;
}

/** What it adds to the sum: discounts are printed with a minus or without. */
export const signed = ({ kind, amount }: LabelledAmount): Decimal =>
  kind === 'discount' ? amount!.value.abs().negated() : amount!.value;

/** What the totals of some lines come to. */
export const totalOf = (lines: DraftLine[]): Decimal =>
  Decimal.sum(lines.flatMap(({ lineTotal }) => lineTotal?.value ?? []));

/** What is printed of these kinds, but for noughts; what was paid without its sign. */
export const valuesOf = (amounts: LabelledAmount[], ...wanted: AmountKind[]): Decimal[] =>
  amounts.flatMap(({ kind, amount }) =>
    wanted.includes(kind) && amount && !amount.value.isZero()
      ? kind === 'paid'
        ? amount.value.abs()
        : amount.value
      : [],
  );

/** Quantity × price to the cent; where these are not printed, the line total. */
export const fullPrice = ({ quantity, unitPrice, lineTotal }: DraftLine): Decimal | null =>
  quantity && unitPrice ? quantity.value.times(unitPrice.value).inCents() : (lineTotal?.value ?? null);

/**
 * The tax that a line total has in it, where the line says so: quantity × price, less its discount, with that rate or amount of
 * tax is its total.
 */
export function taxInLine({ quantity, unitPrice, discount, tax, lineTotal }: DraftLine): Decimal | null {
  if (!quantity || !unitPrice || !tax || !lineTotal || tax.value.isZero()) return null;
  const full = quantity.value.times(unitPrice.value).inCents();
  const isRate = tax.text.includes('%');
  const off = discount?.value.abs();
  const nets = off ? [full.minus(off), full.minus(full.percent(off)).inCents()] : [full];
  const isOwn = (net: Decimal): boolean => {
    const over = lineTotal.value.minus(net);
    const isNear = (printed: Decimal, cents: number): boolean => Math.abs(printed.minus(over).toHundredths()) <= cents;
    return isNear(net.percent(tax.value), 1) || (!isRate && isNear(tax.value, 0));
  };
  const net = nets.find(isOwn);
  return net ? lineTotal.value.minus(net) : null;
}

export const isRounding = (label: string): boolean => ROUNDING.test(fold(label));

/** What makes the total a sum that can be paid in coins, signed. */
export const roundingOf = (applied: LabelledAmount[]): Decimal =>
  Decimal.sum(applied.flatMap((one) => (isRounding(one.label) ? signed(one) : [])));

/** "IGST 18 %" over a table of the taxes that it is the sum of: it has a rate of its own. */
export const taxesOfAll = ({ value, parts }: TaxSum, amounts: LabelledAmount[]): LabelledAmount[] =>
  amounts.filter(
    (one) =>
      one.kind === 'tax' && one.rate && parts.length > 1 && !parts.includes(one) && one.amount?.value.equals(value),
  );
