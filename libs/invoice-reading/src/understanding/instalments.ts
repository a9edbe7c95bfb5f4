import { Decimal } from '../decimal.js';
import type { LabelledAmount } from '../draft.js';
import { findDate } from './dates.js';
import type { DecimalMark } from './numbers.js';
import { numberIn } from './tax-tables.js';
import type { TextLine } from './text-lines.js';
import { readNumber } from './tokens.js';

/** Several days to pay on, each with its amount: together they are a total, and no part of it. */
export function withInstalments(amounts: LabelledAmount[], lines: TextLine[], mark: DecimalMark): LabelledAmount[] {
  const dated = lines.flatMap(({ cells }) =>
    cells.flatMap((cell, at) => {
      const number = numberIn(cells[at + 1], mark);
      return number?.value.decimals === 2 && isDate(cell.text) ? readNumber(number) : [];
    }),
  );
  const sum = Decimal.sum(dated.map(({ value }) => value));
  const isTotal = amounts.some(({ kind, amount }) => (kind === 'total' || kind === 'due') && amount?.value.equals(sum));
  if (dated.length < 2 || !isTotal) return amounts;
  const isDated = ({ amount }: LabelledAmount): boolean =>
    dated.some(({ source }) => source.box === amount?.source.box || isSame(source.box, amount?.source.box));
  const others = amounts.filter((one) => one.kind !== 'other' || !isDated(one));
  return [
    ...others,
    ...dated.map((amount): LabelledAmount => ({ kind: 'information', label: 'Instalment', amount, rate: null })),
  ];
}

const isDate = (text: string): boolean => {
  const date = findDate(text);
  return date !== null && text.slice(date.index + date.length).trim() === '';
};
const isSame = (a: { x: number; y: number } | null, b: { x: number; y: number } | null | undefined): boolean =>
  Boolean(a && b && a.x === b.x && a.y === b.y);
