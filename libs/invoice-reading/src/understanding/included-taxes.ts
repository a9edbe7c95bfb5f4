import { isWithin } from '../account/tax-rates.js';
import type { Decimal } from '../decimal.js';
import type { LabelledAmount } from '../draft.js';
import type { Cell } from './cells.js';
import { fold } from './fold.js';
import { isMoney, kindOfLabel } from './label-segments.js';
import type { TextLine } from './text-lines.js';
import { type NumberToken, readNumber, type Token } from './tokens.js';
import { classifyAmountLabel, TAX_INCLUDED } from './words/amount-labels.js';

/**
 * "Price includes £11.60 VAT (20%)", "IVA (21 %) incluido en el total: 11,60 €": one amount and one rate, in whatever order; and the
 * total before them, "Total £69.60 (including £11.60 VAT 20%)".
 */
export function includedTax({ cells }: TextLine, tokens: Token[]): LabelledAmount[] {
  const numbers = tokens.filter((token) => token.kind === 'number');
  const [rates, figures] = [true, false].map((wanted) => numbers.filter(({ percent }) => percent === wanted));
  const [amount, rate] = [figures![0], rates![0]];
  const label = tokens.flatMap((token) => (token.kind === 'text' ? token.text : [])).join(' ');
  const isOfTax = label.split(' ').some((word) => classifyAmountLabel(fold(word)) === 'tax');
  if (!amount || !rate || !isMoney(amount) || !isOfTax || !isOneClause(cells)) return [];
  if (numbers.length === 3 && figures!.length === 2) return taxOfSales(tokens, label, figures!, rate.value);
  // "Shipping (incl. 19 % VAT): 5.95".
  const isCharge = label.includes('(') && kindOfLabel(label) === 'charge';
  if (numbers.length !== 2 || !TAX_INCLUDED.test(label) || isCharge) return [];
  return [{ kind: 'tax', label, amount: readNumber(amount), rate: rate.value }];
}

/** "GST (10%): sales of $2,061.40, tax of $187.40": what is sold with the tax in it, which is told by its figures. */
function taxOfSales([first]: Token[], label: string, [sales, tax]: NumberToken[], rate: Decimal): LabelledAmount[] {
  if (!isMoney(sales!) || !isMoney(tax!) || !isWithin(tax!.value, rate, sales!.value)) return [];
  const isTotal = first?.kind === 'text' && kindOfLabel(first.text) === 'total';
  return [
    ...(isTotal ? [{ kind: 'total' as const, label: first.text, amount: readNumber(sales!), rate: null }] : []),
    { kind: 'tax', label, amount: readNumber(tax!), rate, others: [readNumber(sales!)] },
  ];
}

/** Nothing else stands on the line. */
const isOneClause = (cells: Cell[]): boolean => cells.length <= 2;
