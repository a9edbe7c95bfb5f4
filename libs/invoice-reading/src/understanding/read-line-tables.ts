import { Decimal } from '../decimal.js';
import { isProved } from '../line-arithmetic.js';
import { readBlockLines } from './block-lines.js';
import { readCountedEntries } from './counted-entries.js';
import { findFiguredTable } from './figured-table.js';
import { areRepeatedAmongLines, findTableHeaders } from './line-columns.js';
import { readTables, type LineTable } from './line-table.js';
import { readListedLines } from './listed-lines.js';
import { readRecordLines } from './record-lines.js';
import type { DecimalMark } from './numbers.js';
import type { TextLine } from './text-lines.js';
import { type NumberToken, numberTokensIn } from './tokens.js';

/**
 * The invoice lines of a document: under its headings, in records, or where the figures alone make a list, a table or blocks. Blocks
 * take the place of what else was read where all of them multiply out and come to a sum that is printed outside.
 */
export function readLineTables(lines: TextLine[], mark: DecimalMark): LineTable {
  const headers = findTableHeaders(lines);
  const ownBlocks = areRepeatedAmongLines(headers, lines) ? readBlockLines(lines, mark) : null;
  if (ownBlocks && isWhole(ownBlocks, lines, mark)) return ownBlocks;
  const printed = readTables(headers, lines, mark);
  if (isWhole(printed, lines, mark)) return printed;
  const records = readRecordLines(lines, mark);
  if (records) return records;
  const usual = printed.lines.some(isProved) ? printed : readUnnamed(lines, mark, printed);
  // Blocks would have to come to such a sum; looking for them costs more than all else.
  if (usual.lines.length > 0 && usual.lines.every(isProved) && !hasAmountOutside(usual, lines, mark)) return usual;
  const blocks = readBlockLines(lines, mark);
  if (!blocks && usual.lines.length === 0) {
    const counted = readCountedEntries(lines, mark);
    return counted && isWhole(counted, lines, mark) ? counted : usual;
  }
  if (!blocks || usual.lines.length === 0) return blocks ?? usual;
  if (!isWhole(blocks, lines, mark)) return usual;
  const isAsSure = blocks.headless || !usual.headless;
  const isEnough = isWhole(usual, lines, mark)
    ? isAsSure && [...blocks.used].every((line) => usual.used.has(line))
    : blocks.lines.length <= usual.lines.filter(isProved).length;
  return isEnough ? usual : withLostCodes(blocks, usual);
}

/** Blocks know no columns: codes that the headings tell, or that one of two columns of words may hold, may be lost. */
const withLostCodes = (blocks: LineTable, usual: LineTable): LineTable => ({
  ...blocks,
  isTwofold:
    blocks.isTwofold ||
    ((usual.isTwofold || usual.lines.some(({ sku }) => sku)) && blocks.lines.some(({ sku }) => !sku)),
});

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

function isWhole(table: LineTable, lines: TextLine[], mark: DecimalMark): boolean {
  if (table.lines.length === 0 || !table.lines.every(isProved)) return false;
  const sum = Decimal.sum(table.lines.map(({ lineTotal }) => lineTotal!.value));
  return numbersOutside(table, lines, mark).some(({ value }) => value.equals(sum));
}

const hasAmountOutside = (table: LineTable, lines: TextLine[], mark: DecimalMark): boolean =>
  numbersOutside(table, lines, mark).some(({ value }) => value.decimals === 2);

const numbersOutside = ({ used }: LineTable, lines: TextLine[], mark: DecimalMark): NumberToken[] =>
  lines.filter((line) => !used.has(line)).flatMap(({ cells }) => cells.flatMap((cell) => numberTokensIn(cell, mark)));
