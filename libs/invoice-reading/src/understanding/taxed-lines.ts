import { Decimal } from '../decimal.js';
import { signed, totalOf } from '../account/sums.js';
import { isShare } from '../account/tax-rates.js';
import type { DraftLine, LabelledAmount } from '../draft.js';
import { sidewaysOverlap } from '../page-model.js';
import type { NotedLine } from './leftovers/noted-lines.js';

/**
 * "Yes" and "No" in a column, or "225.00T" beside "85.00": which lines are taxed, where those of one mark lead to the only
 * tax by its rate, with what is charged or without, and all lines do not.
 */
export function withTaxedLines(noted: NotedLine[], lines: DraftLine[], amounts: LabelledAmount[]): DraftLine[] {
  const [only, ...more] = amounts.filter(({ kind, amount }) => kind === 'tax' && amount && !amount.value.isZero());
  const { rate, amount: tax, others = [] } = only ?? {};
  const isPlain = noted.length === lines.length && lines.every((line) => !line.tax && line.lineTotal);
  if (!rate || !tax || more.length > 0 || others.length > 0 || !isPlain) return lines;
  const changes = amounts.filter(({ kind, amount }) => (kind === 'charge' || kind === 'discount') && amount);
  const isTaxed = (some: DraftLine[]): boolean =>
    [Decimal.zero, Decimal.sum(changes.map(signed))].some((more) => isShare(tax.value, rate, totalOf(some).plus(more)));
  if (isTaxed(lines)) return lines;
  const ways = marksOf(noted).flatMap((marks) =>
    [...new Set(marks)].map((own) => lines.filter((_, at) => marks[at] === own)),
  );
  const [taxed, ...different] = ways.filter(isTaxed);
  if (!taxed || different.some((some) => some.some((line, at) => line !== taxed[at]))) return lines;
  return lines.map((line) => {
    const value = taxed.includes(line) ? rate : Decimal.zero;
    return { ...line, tax: { ...line.lineTotal!, value, text: `${value}%` } };
  });
}

/** What each line has in a column of short words, or right behind a figure, where these are two words. */
function marksOf(noted: NotedLine[]): string[][] {
  const words = (noted[0]?.own ?? []).filter(({ text }) => MARK.test(text));
  const inColumns = words.map(({ box }) =>
    noted.map(({ own }) => own.find((cell) => sidewaysOverlap(cell.box, box) > 0)?.text ?? ''),
  );
  const behind = noted.map(({ own }) => own.map(({ text }) => BEHIND.exec(text)?.[1]).find(Boolean) ?? '');
  return [...inColumns, behind].filter(
    (marks) => new Set(marks).size === 2 && marks.every((mark) => mark.length <= MOST),
  );
}
const MOST = 4;
const MARK = /^\p{L}{1,4}$/u;
const BEHIND = /[.,]\d\d ?(\p{Lu}|\*)$/u;
