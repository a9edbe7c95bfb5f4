import type { Decimal } from '../decimal.js';
import type { DraftLine } from '../draft.js';
import { around } from '../page-model.js';
import { withAmountsUnderRates } from './amounts-under-rates.js';
import {
  areDescribedTwice,
  areMarkedOtherwise,
  areNumberedByWords,
  areNumberedOddly,
  withCodeColumn,
} from './code-columns.js';
import { withCodeNumbers } from './code-numbers.js';
import { chooseColumns } from './column-choice.js';
import { withLeftEdges } from './column-edges.js';
import { partCountedPrices } from './counted-prices.js';
import { toAllowance, toDraftLine } from './draft-lines.js';
import { areCodesAbove, withCodes, withCodesAbove, withCodesBelow, withCodesOfOneShape } from './line-codes.js';
import { withHalfRows } from './half-rows.js';
import { type HeadedLines, withNamesInHeadings } from './heading-names.js';
import { type Column, namesCodesToo, type TableHeader } from './line-columns.js';
import type { DecimalMark } from './numbers.js';
import { repeatedFeet } from './page-feet.js';
import { ROWS_OVERLEAF, withNameOverleaf } from './names-overleaf.js';
import { withPriceUnits } from './price-units.js';
import { groupRows, isWrappedText, type RowGroup } from './row-groups.js';
import { withShareBelow } from './shares-below.js';
import { withoutSidebar } from './sidebar.js';
import { untilTotals, withoutSubtotals, withoutSums } from './table-ends.js';
import { withoutNotes, withoutTitles } from './table-notes.js';
import { asName, asWords, toTableRow, type TableRow } from './table-rows.js';
import type { TextLine } from './text-lines.js';
import { withUnheadedCounts } from './unheaded-counts.js';

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
  /** Each value has its own label: a line without a code has none. */
  isLabelled?: boolean;
  /** Two columns describe the lines: one of them may hold the codes. */
  isTwofold: boolean;
}

/** The invoice lines under each of these headings. */
export function readTables(headers: TableHeader[], lines: TextLine[], mark: DecimalMark): LineTable {
  const table: LineTable = { lines: [], used: new Set(), beside: new Map(), headless: false, isTwofold: false };
  const feet = repeatedFeet(lines);
  const parts: HeadedLines[] = [];
  const totals: Decimal[] = [];
  for (const [index, printed] of headers.entries()) {
    const end = headers[index + 1]?.firstLine ?? lines.length;
    const widened = { ...printed, columns: withLeftEdges(printed.columns, lines.slice(printed.lastLine + 1, end)) };
    const { header, inside, beside } = withoutSidebar(widened, lines.slice(printed.firstLine, end));
    const originals = new Map([...inside].map(([line, part]) => [part, [line]]));
    const printedAs = (line: TextLine): TextLine[] => originals.get(line) ?? [line];
    const own: LineTable = { lines: [], used: new Set(), beside, headless: false, isTwofold: false };
    // The head of the next page stands above its own headings.
    const [first, following] = [lines[header.lastLine]!.page, lines[end]?.page];
    const below = lines
      .slice(header.lastLine + 1, end)
      .filter((line) => !table.used.has(line) && !feet.has(line) && (line.page === first || line.page !== following))
      .flatMap((line) => inside.get(line) ?? (beside.has(line) ? [] : line));
    // Rows of units may stand between the headings and their numbers.
    const numbered = below.slice(0, UNIT_ROWS + 1).findIndex(numbersColumns);
    const rows = withHalfRows(below.slice(numbered + 1));
    for (const [row, parts] of rows) originals.set(row, parts.flatMap(printedAs));
    const body = [...rows.keys()];
    const { header: whole, parted } = partCountedPrices(withUnheadedCounts(header, body), body);
    for (const [line, part] of parted) originals.set(part, printedAs(line));
    const overleaf = (headers[index + 1]?.lastLine ?? lines.length) + 1;
    readBody(
      whole,
      body.map((line) => parted.get(line) ?? line),
      lines.slice(overleaf, overleaf + ROWS_OVERLEAF).filter(({ page }) => page === lines[overleaf]?.page),
      mark,
      own,
      totals,
    );
    table.lines.push(...own.lines);
    totals.push(...own.lines.flatMap(({ lineTotal }) => lineTotal?.value ?? []));
    table.isTwofold ||= own.isTwofold;
    // Headings over no line may be those of the sums.
    if (own.lines.length === 0) continue;
    const headings = lines.slice(header.firstLine, header.lastLine + 1);
    parts.push({ headings, lines: own.lines });
    const used = [...headings, ...own.used];
    for (const line of used.flatMap(printedAs)) table.used.add(line);
    for (const [line, part] of beside) table.beside.set(line, part);
  }
  return { ...table, lines: withCodesOfOneShape(withNamesInHeadings(parts)) };
}

const UNIT_ROWS = 2;

/** "0 | 1 | 2 | 3 | 4 | 5 (3x4) | 6" under the headings counts the columns. */
function numbersColumns({ cells }: TextLine): boolean {
  const counts = cells.map(({ text }) => /^\(?(\d{1,2})\)?(?: ?(?:=|\().{1,12})?$/.exec(text)?.[1]);
  const [first] = counts;
  return (
    counts.length > 3 &&
    (first === '0' || first === '1') &&
    counts.every((count, index) => Number(count) === Number(first) + index)
  );
}

function readBody(
  printed: TableHeader,
  textLines: TextLine[],
  overleaf: TextLine[],
  mark: DecimalMark,
  table: LineTable,
  before: Decimal[],
): void {
  const own = withCodeColumn(printed.columns, textLines, mark, before.length);
  const { columns, rows } = withPriceUnits(
    own,
    textLines.map((line) => toTableRow(line, own, mark)),
  );
  const choice = chooseColumns(
    columns.map(({ roles }) => roles),
    rows.map(({ numbers }) => new Map([...numbers].map(([column, token]) => [column, token.value]))),
  );
  const asPrinted = (row: TableRow): TableRow => (printed.isNameApart ? asName(row, columns) : row);
  const whole = withAmountsUnderRates(rows, choice);
  const upTo = printed.endLine === undefined ? whole : withoutSums(whole, printed.endLine - printed.lastLine - 1);
  const body = withoutSubtotals(untilTotals(upTo, choice), choice, before)
    .map((row) => (isWrappedText(row, choice) ? asWords(row, columns) : row))
    .map(asPrinted);
  const heading = { box: around(own.map(({ box }) => box)), isNameApart: printed.isNameApart };
  const told = withoutNotes(groupRows(withoutTitles(body, printed.isNameApart), choice, heading));
  const groups = withNameOverleaf(
    told,
    overleaf.map((line) => asPrinted(toTableRow(line, columns, mark))),
    columns,
  );
  const lines: DraftLine[] = [];
  for (const { anchor, rows: wrapped, allowance, beginAbove = false } of groups) {
    const below = wrapped.filter((row) => row !== anchor).map((row) => row.line);
    const line = withShareBelow(toDraftLine({ anchor, rows: wrapped, beginAbove }, columns, choice), below, mark);
    lines.push(allowance ? { ...line, allowance: toAllowance(allowance, choice) } : line);
    for (const row of allowance ? [...wrapped, allowance] : wrapped) table.used.add(row.line);
  }
  const anchors = groups.map(({ anchor }) => anchor);
  table.isTwofold = [areDescribedTwice, areNumberedByWords, areNumberedOddly].some((areUnsure) =>
    areUnsure(anchors, columns),
  );
  table.isTwofold ||= areMarkedOtherwise(anchors, columns, mark);
  const coded = withCodes(withCodeNumbers(lines, anchors, columns, choice));
  const over = groups.map((group) => wordOver(group, columns));
  table.isTwofold ||= areCodesAbove(coded, over) === 'perhaps';
  const withAllCodes = withCodesBelow(withCodesAbove(coded, over), groups.map(wordBelow));
  table.isTwofold ||= columns.some(namesCodesToo) && withAllCodes.some(({ sku }) => sku === null);
  table.lines.push(...withAllCodes);
}

/** The one word of the description beside the figures, where it goes on in the rows below. */
function wordOver({ anchor, rows }: RowGroup, columns: Column[]): string {
  const at = columns.findIndex(({ roles }) => roles[0] === 'description');
  const [own, ...more] = anchor.texts.get(at) ?? [];
  const goesOn = rows.slice(rows.indexOf(anchor) + 1).some(({ texts }) => texts.has(at));
  return goesOn && own?.words.length === 1 && more.length === 0 ? own.text : '';
}

/** The one word of the one row below the figures. */
function wordBelow({ anchor, rows }: RowGroup): string {
  const [below, ...more] = rows.slice(rows.indexOf(anchor) + 1);
  const texts = below && more.length === 0 && below.numbers.size === 0 ? [...below.texts.values()].flat() : [];
  return texts.length === 1 && texts[0]!.words.length === 1 ? texts[0]!.text : '';
}
