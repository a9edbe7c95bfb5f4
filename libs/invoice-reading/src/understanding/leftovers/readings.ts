import { Decimal } from '../../decimal.js';
import type { Doubt } from '../../draft.js';
import { groupWhile } from '../../group-while.js';
import { bottom, sidewaysOverlap } from '../../page-model.js';
import type { Cell } from '../cells.js';
import { withoutDates } from '../dates.js';
import type { DecimalMark } from '../numbers.js';
import { textOf, type TextLine } from '../text-lines.js';
import { numberTokensIn } from '../tokens.js';
import type { Printed } from './leftovers.js';

/** "previous reading 44,411, present reading 49,085": they differ by what one of the lines is of. */
export function leftReadings({ table, tail, lines, isBelow, read, mark }: Printed): Doubt[] {
  const quantities = read.lines.flatMap(({ quantity }) => quantity?.value.abs().toNumber() ?? []);
  const rows = new Set([...table, ...tail, ...lines.filter(isBelow)]);
  const cells = [...rows].flatMap((line) => line.cells);
  const left = cells.flatMap((cell, at) => {
    if (!METER.test(cell.folded) && cell.text.search(READING) < 0) return [];
    const whole = inParagraph(cells.slice(at, at + READING_CELLS));
    if (!METER.test(cell.folded) && !FROM_TO.test(whole)) return [];
    // "Counter: before 41,877 | now 43,032".
    const next = cells[at + 1];
    const inRow = next?.page === cell.page && Math.abs(next.box.y - cell.box.y) < 1 ? `${cell.text} ${next.text}` : '';
    // What is counted may stand right below the readings.
    const [text = ''] = [cell.text, whole, inRow].filter((one) => readingsIn(one).length === 2);
    const [first, second] = readingsIn(text);
    const isWrong = first !== undefined && second !== undefined && !quantities.includes(Math.abs(second - first));
    return isWrong ? text : [];
  });
  return [
    ...left,
    ...otherThanFields(lines, quantities),
    ...[lines, table].flatMap((some) => otherThanColumns(some, mark)),
  ]
    .slice(0, 1)
    .map((text) => ({
      code: 'line-note',
      message: `“${text}”: the readings do not differ by the quantity of a line.`,
    }));
}

/**
 * "Previous index | 1 342" over "New index | 1 428": they differ by what is said below them, or by what a line is of, where one
 * of these is near it; kilowatt hours may be made of cubic metres.
 */
function otherThanFields(lines: TextLine[], quantities: number[]): string[] {
  const readings = lines.map((line) => {
    const label = line.cells.findIndex(({ folded }) => METER.test(folded));
    const [reading, ...more] =
      label < 0 ? [] : line.cells.slice(label, label + 2).flatMap(({ text }) => readingsIn(text));
    return more.length === 0 ? reading : undefined;
  });
  return readings.slice(1).flatMap((second, at) => {
    const first = readings[at];
    if (first === undefined || second === undefined || first === second) return [];
    const below = lines.slice(at + 2, at + 2 + ROWS_BELOW).flatMap((line) => wholeIn(textOf(line)));
    const apart = Math.abs(second - first);
    const near = [...below, ...quantities].filter((one) => Math.abs(one - apart) < apart / 2);
    return near.length > 0 && !near.includes(apart) ? `${textOf(lines[at]!)}, ${textOf(lines[at + 1]!)}` : [];
  });
}
const ROWS_BELOW = 2;

/** "Previous reading | New reading | Used" over 48,211, 51,077 and 2,866, or over these, a factor and what comes of both. */
const otherThanColumns = (rows: TextLine[], mark: DecimalMark): string[] =>
  rows.flatMap((heading, at) => {
    const [first, second, ...more] = heading.cells.filter(({ text, folded }) => METER.test(folded) && !/\d/.test(text));
    if (!first || !second || more.length > 0) return [];
    const below = rows.slice(at + 1, at + 1 + MOST_METERS).filter(({ page }) => page === heading.page);
    return below.flatMap((row) => {
      const from = row.cells.findIndex(({ box }) => sidewaysOverlap(box, first.box) > 0);
      const [before, now, ...rest] = row.cells.slice(Math.max(0, from)).flatMap((cell) => numberTokensIn(cell, mark));
      const isOfBoth = from >= 0 && now && sidewaysOverlap(now.box, second.box) > 0;
      if (!isOfBoth || rest.length === 0 || rest.length > FACTOR_AND_USE) return [];
      const used = now.value.minus(before!.value).abs();
      const factors = [Decimal.of('1'), ...rest.map(({ value }) => value)];
      const isUsed = rest.some(({ value }) => factors.some((factor) => used.times(factor).equals(value)));
      return isUsed ? [] : [textOf(row)];
    });
  });
const MOST_METERS = 30;
const FACTOR_AND_USE = 2;

const wholeIn = (text: string): number[] =>
  [...withoutDates(text).matchAll(/(?<![\d.,])\d{1,3}(?:[ .’']?\d{3})*(?![\d.,])/g)].map(([figure]) =>
    Number(figure.replace(/\D/g, '')),
  );

const readingsIn = (text: string): number[] =>
  [...withoutDates(text).matchAll(READING)].map(([figure]) => Number(figure.replace(/\D/g, '')));
/** As many as the words of both readings may go on in. */
const READING_CELLS = 8;
/** With the rows that its words go on in. */
const inParagraph = (cells: Cell[]): string =>
  groupWhile(
    cells,
    ({ page, box }, last) =>
      page === last.page && Math.abs(box.x - last.box.x) < 1 && box.y - bottom(last.box) < 0.6 * box.height,
  )[0]!
    .map(({ text }) => text)
    .join(' ');

/** Whole, and of more than two figures; what has letters is the meter itself, and "800 x 2000" how large something is. */
const READING = /(?<![\p{L}\d.,/-]|[x×] ?)(?:\d{1,3}(?:[ .,’']\d{3})+|\d{3,})(?![\p{L}\d/-]|[.,]\d| ?[x×] ?\d)/gu;
/** "From 47,337 to 52,591 kWh", "was 17,761, now 22,142 kWh". */
const FROM_TO = new RegExp(
  `${READING.source},? (?:\\p{L}+ ){1,3}(?:${READING.source}) ?(?:[km]?wh|m3|m³)(?!\\p{L})`,
  'iu',
);
/** Folded. */
const METER =
  /(?:^| )(?:meter(?= \S*\d{4})|readings?|(?:zahler)?stand|stav|lukema\p{L}*|releve|index|lettura|lectura|stan|allas\p{L}*|stanje|ενδειξη|citire\p{L}*|avlasning|aflaesning|malarstallning|leitura|rodmen\p{L}*|naut|endeks|beginstand|eindstand)(?= |$)/u;
