import type { DraftLine } from '../draft.js';
import { isProved } from '../line-arithmetic.js';
import type { ColumnChoice } from './column-choice.js';
import { areDates } from './item-codes.js';
import type { Column } from './line-columns.js';
import type { TableRow } from './table-rows.js';
import { readText } from './tokens.js';

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
    if (different.size !== lines.length || !areCodes || areDates(texts)) continue;
    return lines.map((line, at) => ({ ...withoutLeading(line, codes[at]!.text), sku: readText([codes[at]!]) }));
  }
  return lines;
}

/** A code that begins with a nought is no number, and was read as a word of the line. */
function withoutLeading(line: DraftLine, code: string): DraftLine {
  const { description } = line;
  if (!description?.value.startsWith(`${code} `)) return line;
  const value = description.value.slice(code.length + 1);
  return { ...line, description: { ...description, value, text: value } };
}
