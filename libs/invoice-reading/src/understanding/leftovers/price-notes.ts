import { totalOf } from '../../account/sums.js';
import { Decimal } from '../../decimal.js';
import type { Doubt } from '../../draft.js';
import { within } from '../words/patterns.js';
import { TAX } from '../words/tax-words.js';
import type { Printed } from './leftovers.js';

/** "All prices include VAT" where the tax is added to what the lines come to. */
export function leftPriceNotes({ lines, tail, read: { amounts, lines: own } }: Printed): Doubt[] {
  const sum = totalOf(own);
  const valuesOf = (...kinds: string[]): Decimal[] =>
    amounts.flatMap(({ kind, amount }) =>
      amount && kinds.includes(kind) && !amount.value.isZero() ? amount.value : [],
    );
  const totals = valuesOf('total', 'due', 'other');
  const taxes = valuesOf('tax');
  // A tax of each rate, and perhaps all of them once more.
  const isAdded = [...taxes, Decimal.sum(taxes)].some((tax) => totals.some((total) => total.equals(sum.plus(tax))));
  if (taxes.length === 0 || !isAdded) return [];
  const said = [...lines, ...tail]
    .flatMap(({ cells }) => cells)
    .find(
      ({ folded, words }) =>
        words.length >= SENTENCE &&
        PRICES.test(folded) &&
        TAX.test(folded) &&
        WITH.test(folded) &&
        !WITHOUT.test(folded),
    );
  if (!said) return [];
  return [
    {
      code: 'price-note',
      message: `The paper says “${said.text}”, and adds the tax nevertheless.`,
      field: 'taxAmount',
    },
  ];
}
/** In a heading it is said of one column. */
const SENTENCE = 4;
/** Folded. */
const PRICES = within(
  '(?:unit )?prices?',
  '(?:einzel)?preise?',
  'prix',
  'precios?',
  'prezz[io]',
  'prijzen',
  'prijs',
  'ceny',
  'cijene',
  'cene',
  'priser',
  'precos?',
  'hinnat',
  'arak',
  'preturi\\S*',
  'fiyatlar\\S*',
);
const WITH = within(
  'incl\\S*',
  'inkl\\S*',
  'inclu\\S*',
  'einschl\\S*',
  'enthalten',
  'compr\\S*',
  'ttc',
  '(?:s|vcetne|vratane) (?:dph|pdv|ddv)',
  'zawieraja',
  'dahil\\S*',
  'tartalma\\S*',
  'sisaltav\\S*',
);
const WITHOUT = within(
  'not',
  'nicht',
  'no',
  'non',
  'ne',
  'niet',
  'excl\\S*',
  'exkl\\S*',
  'zzgl',
  'zuzuglich',
  'plus',
  'net',
  'netto',
  'hors',
  'sans',
  'sin',
  'esclus\\S*',
  'sem',
  'bez',
  'uden',
  'utan',
);
