import { Decimal } from '../decimal.js';
import type { AmountKind, LabelledAmount } from '../draft.js';
import type { Box } from '../page-model.js';
import { findDate } from './dates.js';
import type { DecimalMark } from './numbers.js';
import { numberIn } from './tax-tables.js';
import type { TextLine } from './text-lines.js';
import { readNumber, tokensOf } from './tokens.js';

/**
 * Several days to pay on, each with its amount: together they are a total, and no part of it. Or what was paid in several
 * parts, of which the sums say what they come to.
 */
export function withInstalments(amounts: LabelledAmount[], lines: TextLine[], mark: DecimalMark): LabelledAmount[] {
  const dated = lines.flatMap(({ cells }) =>
    cells.flatMap((cell, at) => {
      const number = numberIn(cells[at + 1], mark);
      if (number?.value.decimals === 2 && isDate(cell.text)) return readNumber(number);
      // "7 August 2026 – EFT – $100.00".
      const [date, last] = [findDate(cell.text), tokensOf(cell, mark).at(-1)];
      return date?.index === 0 && last?.kind === 'number' && last.value.decimals === 2 ? readNumber(last) : [];
    }),
  );
  const isDated = ({ amount }: LabelledAmount): boolean =>
    dated.some(({ source: { page, box } }) => page === amount?.source.page && isSame(box, amount.source.box));
  const sum = Decimal.sum(dated.map(({ value }) => value.abs()));
  const isNamed = amounts.some(({ kind }) => kind === 'total' || kind === 'due');
  const isSum = (kind: AmountKind): boolean => SUMS.has(kind) || (kind === 'other' && !isNamed);
  const whole = amounts.find((one) => isSum(one.kind) && one.amount?.value.abs().equals(sum) && !isDated(one));
  if (dated.length < 2 || !whole) return amounts;
  const replaced = new Set<AmountKind>(whole.kind === 'paid' ? ['other', 'paid'] : ['other']);
  return [
    ...amounts.filter((one) => !replaced.has(one.kind) || !isDated(one)),
    ...dated.map((amount): LabelledAmount => ({ kind: 'information', label: 'Instalment', amount, rate: null })),
  ];
}

const SUMS = new Set<AmountKind>(['total', 'due', 'paid']);

const isDate = (text: string): boolean => {
  const date = findDate(text);
  return date !== null && text.slice(date.index + date.length).trim() === '';
};
const isSame = (a: Box | null, b: Box | null): boolean => a !== null && b !== null && a.x === b.x && a.y === b.y;
