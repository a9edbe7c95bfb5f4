import { Decimal } from '../../decimal.js';
import type { Doubt } from '../../draft.js';
import { standsOn } from '../text-lines.js';
import type { Printed } from './leftovers.js';

/**
 * "VAT 20 % of 2,414.00 | A | 482.80": what is taxed are the lines that have the letter of that row. What is charged beside them has a
 * column of its own, or nothing is.
 */
export function leftTaxClasses({ noted, lines: outside, read: { lines, amounts } }: Printed): Doubt[] {
  const classes = noted.map(({ own }) => own.find(({ text }) => CLASS.test(text))?.text);
  const isPlain = amounts.every(
    ({ kind, amount }) => (kind !== 'charge' && kind !== 'discount') || !amount || amount.value.isZero(),
  );
  const parts = amounts.filter(({ kind, amount }) => kind === 'information' && amount);
  if (noted.length < lines.length || classes.includes(undefined)) return [];
  const wrong = amounts.find(({ kind, amount, others = [] }) => {
    const row = kind === 'tax' && amount ? outside.find((line) => standsOn(amount.source, line)) : undefined;
    const own = row?.cells.find(({ text }) => classes.includes(text))?.text;
    const ofClass = lines.flatMap(({ lineTotal }, at) => (classes[at] === own && lineTotal ? lineTotal.value : []));
    const beside = parts.flatMap((part) => (own && row && standsOn(part.amount!.source, row) ? part.amount! : []));
    if (!isPlain && beside.length < 2) return false;
    return own && others.length > 0 && ![...others, ...beside].some(({ value }) => value.equals(Decimal.sum(ofClass)));
  });
  if (!wrong) return [];
  const message = `The lines with the class of the tax of ${wrong.amount!.text} are not what it is taken of.`;
  return [{ code: 'left-rate', message, field: 'taxAmount' }];
}

const CLASS = /^\p{Lu}\d?$/u;
