import type { Decimal } from '../decimal.js';
import type { AmountKind, DraftLine, LabelledAmount, ReadValue, Source } from '../draft.js';
import { totalOf } from './sums.js';

/** What a page hands on to the next is called like a charge in some languages ("Transport"), or like a debt ("Balance carried forward"). */
const MISNAMED = new Set<AmountKind>(['due', 'previous', 'total']);

/**
 * Amounts between the lines that say what the lines above come to are subtotals, whatever they are called; and no debt from
 * before stands between them.
 */
export const withCarriedSums = (amounts: LabelledAmount[], lines: DraftLine[]): LabelledAmount[] =>
  amounts.map((one) => (one.amount && isCarried(one.kind, one.amount, lines) ? { ...one, kind: 'net' } : one));

const isCarried = (kind: AmountKind, amount: ReadValue<Decimal>, lines: DraftLine[]): boolean =>
  (MISNAMED.has(kind) && isSumAboveLines(amount, lines)) || (kind === 'previous' && isBetweenLines(amount, lines));

export function isBetweenLines({ source }: ReadValue<Decimal>, lines: DraftLine[]): boolean {
  const above = linesAbove(source, lines).length;
  return above > 0 && above < lines.length;
}

export const isBelowLines = ({ source }: ReadValue<Decimal>, lines: DraftLine[]): boolean =>
  source.box !== null && linesAbove(source, lines).length === lines.length;

/** With more lines below. */
export function isSumAboveLines({ value, source }: ReadValue<Decimal>, lines: DraftLine[]): boolean {
  const above = linesAbove(source, lines);
  return above.length > 1 && above.length < lines.length && totalOf(above).equals(value);
}

export const linesAbove = (source: Source, lines: DraftLine[]): DraftLine[] =>
  lines.slice(0, lines.findLastIndex(({ lineTotal }) => lineTotal !== null && isBefore(lineTotal.source, source)) + 1);

const isBefore = (a: Source, b: Source): boolean =>
  a.page < b.page || (a.page === b.page && a.box !== null && b.box !== null && a.box.y < b.box.y);

/** Under each group of lines what these come to: together the groups are all lines. */
export function sectionsBetween(amounts: LabelledAmount[], lines: DraftLine[]): LabelledAmount[] {
  const sections: LabelledAmount[] = [];
  let from = 0;
  for (const one of amounts.filter(({ kind }) => kind === 'net' || kind === 'total')) {
    const to = one.amount ? linesAbove(one.amount.source, lines).length : from;
    if (to === from || !totalOf(lines.slice(from, to)).equals(one.amount!.value)) continue;
    sections.push(one);
    from = to;
  }
  return from === lines.length && sections.length > 1 ? sections : [];
}

/**
 * "Material 424.40 | Labour 1,563.00 | Travel 60.80" right above what all lines come to: they part the lines by what these are,
 * where together they are that sum and each is the sum of some lines.
 */
export function groupsAbove(amounts: LabelledAmount[], sum: Decimal, isSumOfLines: (value: Decimal) => boolean) {
  const at = amounts.findIndex(({ kind, amount }) => (kind === 'net' || kind === 'total') && amount?.value.equals(sum));
  const groups: LabelledAmount[] = [];
  let left = sum;
  for (const one of amounts.slice(0, Math.max(0, at)).reverse()) {
    if (one.amount?.value.isZero()) continue;
    if (!GROUPED.has(one.kind) || !one.amount || one.amount.value.compare(left) > 0) break;
    if (!isSumOfLines(one.amount.value)) break;
    groups.push(one);
    left = left.minus(one.amount.value);
    if (left.isZero()) return groups;
  }
  return [];
}
const GROUPED = new Set<AmountKind>(['net', 'charge', 'other', 'total']);
