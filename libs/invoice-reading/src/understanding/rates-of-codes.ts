import type { Decimal } from '../decimal.js';
import type { DraftLine, LabelledAmount } from '../draft.js';
import { standsOn, type TextLine } from './text-lines.js';

/**
 * "1" on a line, and "1 | 2 111,99 | 20,00 % | 422,40" or "1 = VAT 8.1 % of 1,266.60" below: the rate that the sums print for this
 * code, where they do so for those of all lines.
 */
export function withRatesOfCodes(lines: DraftLine[], amounts: LabelledAmount[], outside: TextLine[]): DraftLine[] {
  const codes = new Set(lines.flatMap(({ tax }) => tax?.text ?? []));
  const taxes = amounts.filter(({ kind, amount, rate }) => kind === 'tax' && amount && rate);
  const areRates = taxes.some(({ rate }) => lines.some(({ tax }) => tax?.value.equals(rate!)));
  if (codes.size === 0 || areRates || ![...codes].every((code) => CODE.test(code))) return lines;
  const rates = new Map<string, Decimal>();
  for (const { amount, rate } of taxes) {
    const row = outside.find((line) => standsOn(amount!.source, line));
    const code = row?.cells.flatMap(({ text }) => LEGEND.exec(text)?.[1] ?? []).find((one) => codes.has(one));
    if (code) rates.set(code, rate!);
  }
  if (rates.size < codes.size) return lines;
  return lines.map((line) => (line.tax ? { ...line, tax: { ...line.tax, value: rates.get(line.tax.text)! } } : line));
}
const CODE = /^\d$/;
const LEGEND = /^(\d)(?:$| ?= | \()/;
