import type { DraftLine } from '../draft.js';
import { isProved } from '../line-arithmetic.js';
import type { ColumnChoice } from './column-choice.js';
import { areDates, countsLines } from './item-codes.js';
import type { Column } from './line-columns.js';
import type { TableRow } from './table-rows.js';
import { readText, type TextToken, type Token } from './tokens.js';

/** No amount, and longer than what counts the lines. */
const LONG_CODE = /^(?!\d+[.,]\d{2}$)(?=.*\d)[\p{Lu}\d][\p{Lu}\d\-._/]{3,}$/u;

/** "107" left of everything else, where it does not count the lines. */
function areShortCodes(texts: string[]): boolean {
  if (!texts.every((text) => /^[1-9]\d{1,3}$/.test(text))) return false;
  const steps = texts.slice(1).map((text, at) => Number(text) - Number(texts[at]));
  return steps.some((step) => step !== steps[0]);
}

/** Not one found among the words of the description. */
const hasOwnCode = ({ sku, description }: DraftLine): boolean =>
  sku !== null && (sku.source.box?.x ?? 0) < (description?.source.box?.x ?? Infinity);

/**
 * A column under a heading that nobody knows, which no sum needs, with another number or code on each line: the codes.
 * `anchors` are the rows of the lines' figures, one each.
 */
export function withCodeNumbers(
  lines: DraftLine[],
  anchors: TableRow[],
  columns: Column[],
  choice: ColumnChoice,
): DraftLine[] {
  if (lines.length < 2 || lines.some((line) => hasOwnCode(line) || !isProved(line))) return lines;
  const spent = new Set<number>(Object.values(choice));
  for (const [index, { roles }] of columns.entries()) {
    if (roles.length > 0 || spent.has(index)) continue;
    const codes = anchors.flatMap(({ numbers, texts }) => numbers.get(index) ?? texts.get(index)?.[0] ?? []);
    const different = new Set(codes.map(({ text }) => text));
    const texts = [...different];
    const areCodes = texts.every((text) => LONG_CODE.test(text)) || (index === 0 && areShortCodes(texts));
    // "000010", "000020" count the lines.
    const isCounter = /^0/.test(texts[0]!) && countsLines(texts);
    if (different.size !== lines.length || !areCodes || areDates(texts) || isCounter) continue;
    return coded(lines, codes);
  }
  return withCodesSetApart(lines, anchors, columns);
}

/** "4464K14 | Pipe fitting" under "Product" on each line, the codes in a column of their own and the names in one. */
function withCodesSetApart(lines: DraftLine[], anchors: TableRow[], columns: Column[]): DraftLine[] {
  const named = columns.findIndex(({ roles }) => roles[0] === 'description');
  const cells = anchors.map(({ texts }) => texts.get(named) ?? []);
  const codes = cells.flatMap(([code]) => code ?? []);
  const different = new Set(codes.map(({ text }) => text));
  const isApart =
    cells.every(({ length }) => length === 2) &&
    [0, 1].every((at) => areInLine(cells.map((row) => row[at]!))) &&
    different.size === lines.length &&
    [...different].every((text) => LONG_CODE.test(text)) &&
    !areDates([...different]);
  if (!isApart || lines.some(({ sku }) => sku !== null)) return lines;
  return coded(lines, codes);
}
const areInLine = ([first, ...others]: TextToken[]): boolean =>
  others.every(({ box }) => Math.abs(box.x - first!.box.x) < 1);

/** The lines with these codes, one each. */
const coded = (lines: DraftLine[], codes: Token[]): DraftLine[] =>
  lines.map((line, at) => ({ ...withoutLeading(line, codes[at]!.text), sku: readText([codes[at]!]) }));

/** A code that begins with a nought, or stands before the name, was read as a word of the line. */
function withoutLeading(line: DraftLine, code: string): DraftLine {
  const { description } = line;
  if (!description?.value.startsWith(`${code} `)) return line;
  const value = description.value.slice(code.length + 1);
  return { ...line, description: { ...description, value, text: value } };
}
