import { Decimal } from '../../decimal.js';
import type { Doubt } from '../../draft.js';
import { sidewaysOverlap } from '../../page-model.js';
import type { Cell } from '../cells.js';
import { TAX } from '../words/tax-words.js';
import type { Printed } from './leftovers.js';

/**
 * "GST" or "FRE" on each line, under a heading of taxes: the only tax is a rate in halves of a percent of the lines that have some of
 * these codes, or a line has a wrong one.
 */
export function leftTaxCodes({ noted, table, read: { lines, amounts } }: Printed): Doubt[] {
  const [tax, ...more] = amounts.filter(({ kind, amount }) => kind === 'tax' && amount && !amount.value.isZero());
  const isPlain = amounts.every(
    ({ kind, amount }) => (kind !== 'charge' && kind !== 'discount') || !amount || amount.value.isZero(),
  );
  const isTold = lines.some((line) => line.tax);
  if (!tax || tax.rate || isTold || more.length > 0 || !isPlain || noted.length < lines.length) return [];
  const heading = table
    .flatMap(({ cells }) => cells)
    .find(({ folded }) => TAX.test(folded) && folded.split(' ').length < 3);
  if (!heading) return [];
  const codes = noted.map(({ own }) => own.find((cell) => isCodeUnder(cell, heading))?.text);
  const kinds = [...new Set(codes)];
  if (codes.includes(undefined) || kinds.length < 2 || kinds.length > MOST_KINDS) return [];
  const sums = kinds.map((kind) =>
    Decimal.sum(
      lines.flatMap(({ lineTotal }, at) => (codes[at] === kind && lineTotal ? lineTotal.value : [])),
    ).toNumber(),
  );
  const amount = tax.amount!.value.toNumber();
  const isRateOf = (base: number): boolean => {
    const rate = Math.round((200 * amount) / base) / 2;
    return rate > 0 && rate < HIGHEST && Math.abs((base * rate) / 100 - amount) <= 0.01 * lines.length;
  };
  const isRight = Array.from({ length: 2 ** kinds.length }, (_, chosen) =>
    sums.reduce((sum, one, at) => sum + (chosen & (1 << at) ? one : 0), 0),
  ).some((base) => base > 0 && isRateOf(base));
  if (isRight) return [];
  const message = `The tax of ${tax.amount!.text} is no rate of the lines with any of the codes ${kinds.join(', ')}.`;
  return [{ code: 'left-rate', message, field: 'taxAmount' }];
}
const MOST_KINDS = 4;
/** In percent. */
const HIGHEST = 30;

const isCodeUnder = ({ text, box }: Cell, heading: Cell): boolean =>
  /^[A-Z]{2,4}\d?$/.test(text) && sidewaysOverlap(box, heading.box) > 0;
