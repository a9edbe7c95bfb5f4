import { Decimal } from '../decimal.js';
import { signed, totalOf } from '../account/sums.js';
import { isShare, isWithin } from '../account/tax-rates.js';
import type { DraftLine, LabelledAmount } from '../draft.js';
import { sidewaysOverlap } from '../page-model.js';
import type { NotedLine } from './leftovers/noted-lines.js';
import { textOf, type TextLine } from './text-lines.js';

/**
 * "Yes" and "No" in a column, or "225.00T" beside "85.00": which lines are taxed, where those of one mark lead to the only
 * tax by its rate, which the paper may say of the mark, with what is charged or without, and all lines do not.
 */
export function withTaxedLines(
  noted: NotedLine[],
  lines: DraftLine[],
  amounts: LabelledAmount[],
  outside: TextLine[],
): DraftLine[] {
  const [only, ...more] = amounts.filter(({ kind, amount }) => kind === 'tax' && amount && !amount.value.isZero());
  const { amount: tax, others = [] } = only ?? {};
  const isPlain = noted.length === lines.length && lines.every((line) => !line.tax && line.lineTotal);
  if (!tax || more.length > 0 || others.length > 0 || !isPlain) return lines;
  const marked = marksOf(noted);
  const said = only!.rate ? null : rateSaid(marked, outside);
  const rate = only!.rate ?? said?.rate;
  if (!rate) return lines;
  const changes = amounts.filter(({ kind, amount }) => (kind === 'charge' || kind === 'discount') && amount);
  const isTaxed = (some: DraftLine[]): boolean =>
    [Decimal.zero, Decimal.sum(changes.map(signed))].some((more) =>
      [isShare, isWithin].some((leads) => leads(tax.value, rate, totalOf(some).plus(more))),
    );
  if (isTaxed(lines)) return lines;
  const ways = marked.flatMap((marks) =>
    [...new Set(marks)]
      .filter((own) => !said || own === said.mark)
      .map((own) => lines.filter((_, at) => marks[at] === own)),
  );
  const [taxed, ...different] = ways.filter(isTaxed);
  if (!taxed || different.some((some) => some.some((line, at) => line !== taxed[at]))) return lines;
  return lines.map((line) => {
    const value = taxed.includes(line) ? rate : Decimal.zero;
    return { ...line, tax: { ...line.lineTotal!, value, text: `${value}%` } };
  });
}

/** "GST = goods taxable at 10%, FRE = GST-free food": of one of the marks. */
function rateSaid(marked: string[][], outside: TextLine[]): { mark: string; rate: Decimal } | null {
  const marks = new Set(marked.flat().filter((mark) => MARK.test(mark)));
  const legends = [...marks].map((mark) => ({
    mark,
    legend: new RegExp(String.raw`(?<!\p{L})${mark} ?= ?[^%=\d]*(\d{1,2}(?:[.,]\d{1,2})?) ?%`, 'u'),
  }));
  const texts = marks.size > 0 ? outside.map(textOf) : [];
  const [said, ...more] = texts.flatMap((text) =>
    legends.flatMap(({ mark, legend }) => {
      const rate = legend.exec(text)?.[1];
      return rate ? [{ mark, rate: Decimal.of(rate.replace(',', '.')) }] : [];
    }),
  );
  return said && more.length === 0 ? said : null;
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
