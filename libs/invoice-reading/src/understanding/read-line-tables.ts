import { Decimal } from '../decimal.js';
import type { DraftLine } from '../draft.js';
import { isProved } from '../line-arithmetic.js';
import { readBlockLines } from './block-lines.js';
import { findFiguredTable } from './figured-table.js';
import { findTableHeaders } from './line-columns.js';
import { readTables } from './line-table.js';
import { readListedLines } from './listed-lines.js';
import type { DecimalMark } from './numbers.js';
import type { TextLine } from './text-lines.js';
import { tokensOf } from './tokens.js';

export interface LineTable {
  lines: DraftLine[];
  /** The text lines that are spent: headings and invoice lines. */
  used: Set<TextLine>;
  /** What stands beside the table on some of these. */
  beside: Map<TextLine, TextLine>;
  /** Of each line its text lines, where its words may stand above its figures. */
  blocks?: TextLine[][];
  /** No headings are printed. */
  headless: boolean;
  /** Two columns describe the lines: one of them may hold the codes. */
  isTwofold: boolean;
}

/**
 * The invoice lines of a document: under its headings, or where the figures alone make a list, a table or blocks. Blocks
 * take the place of what else was read where all of them multiply out and come to a sum that is printed outside.
 */
export function readLineTables(lines: TextLine[], mark: DecimalMark): LineTable {
  const printed = readTables(findTableHeaders(lines), lines, mark);
  if (isWhole(printed, lines, mark)) return printed;
  const usual = printed.lines.some(isProved) ? printed : readUnnamed(lines, mark, printed);
  const blocks = readBlockLines(lines, mark);
  if (!blocks || usual.lines.length === 0) return blocks ?? usual;
  if (!isWhole(blocks, lines, mark)) return usual;
  const isAsSure = blocks.headless || !usual.headless;
  const isEnough = isWhole(usual, lines, mark)
    ? isAsSure && [...blocks.used].every((line) => usual.used.has(line))
    : blocks.lines.length <= usual.lines.filter(isProved).length;
  return isEnough ? usual : blocks;
}

/** Where no headings are known. */
function readUnnamed(lines: TextLine[], mark: DecimalMark, printed: LineTable): LineTable {
  const figured = findFiguredTable(lines, mark);
  if (figured) return { ...readTables([figured], lines, mark), headless: !figured.isCertain };
  const list = readList(lines, mark);
  return list && (printed.lines.length === 0 || list.lines.every(isProved)) ? list : printed;
}

function readList(lines: TextLine[], mark: DecimalMark): LineTable | null {
  const list = readListedLines(lines, mark);
  return list && { ...list, beside: new Map(), headless: false, isTwofold: false };
}

function isWhole({ lines: own, used }: LineTable, lines: TextLine[], mark: DecimalMark): boolean {
  if (own.length === 0 || !own.every(isProved)) return false;
  const sum = Decimal.sum(own.map(({ lineTotal }) => lineTotal!.value));
  return lines.some(
    (line) =>
      !used.has(line) &&
      line.cells.some((cell) =>
        tokensOf(cell, mark).some((token) => token.kind === 'number' && token.value.equals(sum)),
      ),
  );
}
