import type { ReadValue } from '../draft.js';
import type { Decimal } from '../decimal.js';
import { isProved } from '../line-arithmetic.js';
import { fold } from './fold.js';
import { readLineTables } from './read-line-tables.js';
import { decideNumberStyle, type NumberStyle } from './numbers.js';
import { type TextLine, textsOf, wordsOn } from './text-lines.js';

/**
 * How the paper writes its numbers: by those that can be read in one way only or, where codes such as 9109.08 speak against
 * the amounts, by the style in which every line multiplies out.
 */
export function readNumberStyle(lines: TextLine[]): NumberStyle {
  const style = decideNumberStyle(lines.flatMap(wordsOn).flatMap(({ text, isCode }) => (isCode ? [] : text)));
  if (style.certain) return style;
  const proved = (['.', ','] as const).flatMap((mark) => {
    const table = readLineTables(lines, mark).lines;
    return table.length > 0 && table.every(isProved) ? [{ mark, table }] : [];
  });
  const [only, other] = proved;
  if (only && !other) return { mark: only.mark, certain: true };
  const areAlike =
    only?.table.length === other?.table.length &&
    only?.table.every(
      (line, at) =>
        isSame(line.quantity, other!.table[at]!.quantity) &&
        isSame(line.unitPrice, other!.table[at]!.unitPrice) &&
        isSame(line.lineTotal, other!.table[at]!.lineTotal),
    );
  if (areAlike) return { ...style, certain: true };
  return [withoutMeasures(lines), ofLastCells(lines), withoutCents(lines)].find(({ certain }) => certain) ?? style;
}

/** "4.25 h | 248,63 EUR": what is counted in hours may be written in another way than the money. */
function withoutMeasures(lines: TextLine[]): NumberStyle {
  const words = lines.flatMap(wordsOn);
  const money = words.filter((_, at) => !HOURS.test(fold(words[at + 1]?.text ?? '')));
  return decideNumberStyle(money.map(({ text }) => text));
}

/** Amounts end their rows, which codes and measures do not. */
const ofLastCells = (lines: TextLine[]): NumberStyle =>
  decideNumberStyle(lines.flatMap(({ cells }) => (cells.length > 2 ? cells.at(-1)!.text : [])));

/** "169.800 | 215.646 | HUF": of money without cents three digits behind each mark are thousands. */
function withoutCents(lines: TextLine[]): NumberStyle {
  const isWhole = textsOf(lines).some((text) => WITHOUT_CENTS.test(text));
  const ends = lines.flatMap(({ cells }) => (cells.length > 2 ? cells.at(-1)!.text : []));
  const marks = ends.filter((text) => /^\d[\d.,]*[.,]\d+$/.test(text)).map((text) => THOUSANDS.exec(text)?.[1]);
  const [mark] = marks;
  const areThousands = mark !== undefined && marks.every((other) => other === mark);
  return { mark: mark === '.' ? ',' : '.', certain: isWhole && areThousands };
}
const WITHOUT_CENTS = /^(?:HUF|Ft|ISK|VND|₫|IDR|Rp\.?|JPY|KRW|CLP|PYG)$/;
const THOUSANDS = /^\d{1,3}([.,])\d{3}(?:\1\d{3})*$/;

/** Forints are "Ft", which is a foot elsewhere: of units only these. Folded. */
const HOURS = /^(?:h|hrs?|hours?|std|stunden?|heures?|horas?|ore|uur|timer?|timmar|godz|hod)$/;

const isSame = (a: ReadValue<Decimal> | null, b: ReadValue<Decimal> | null): boolean =>
  a !== null && b !== null && a.value.equals(b.value);
