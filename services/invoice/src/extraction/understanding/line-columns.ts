import { around, bottom, sidewaysOverlap, type Box, type Word } from '../page-model.js';
import { fold } from './fold.js';
import { isNumberLike } from './numbers.js';
import { cellOf, type Cell, type TextLine } from './text-lines.js';
import { columnRoles, type ColumnRole } from './vocabulary.js';

/** One column of a line table, as its heading says. */
export interface Column {
  /** The heading's place. */
  box: Box;
  heading: string;
  /** What the heading may mean, the usual meaning first; empty for headings we do not know. */
  roles: ColumnRole[];
}

export interface TableHeader {
  columns: Column[];
  /** Indexes of the text lines that make up the heading. */
  firstLine: number;
  lastLine: number;
}

/** Headings need at least so many known columns to be a line table's. */
const MIN_KNOWN = 3;
/** Lines of one heading stand closer than this (in text heights). */
const HEADING_GAP = 0.75;

/** All line-table headings of a document: usually one, repeated on each page. */
export function findTableHeaders(lines: TextLine[]): TableHeader[] {
  const headers: TableHeader[] = [];
  for (let index = 0; index < lines.length; index++) {
    const header = headerAt(lines, index);
    if (!header) continue;
    headers.push(header);
    index = header.lastLine;
  }
  return headers;
}

function headerAt(lines: TextLine[], index: number): TableHeader | null {
  const line = lines[index]!;
  const main = line.cells.flatMap(columnsOf);
  if (known(main).length < 2 || line.cells.some(isValue)) return null;
  const block = headingBlock(lines, index);
  const columns = block.reduce<Column[]>((grown, other) => (other === line ? grown : grow(grown, other, line)), main);
  if (!isLineTable(columns)) return null;
  const firstLine = lines.indexOf(block[0]!);
  return { columns, firstLine, lastLine: firstLine + block.length - 1 };
}

/** A line table says what, and how much it comes to. */
function isLineTable(columns: Column[]): boolean {
  const roles = new Set(columns.flatMap((column) => column.roles));
  const money = columns.filter(({ roles }) => roles.includes('unitPrice') || roles.includes('lineTotal'));
  return known(columns).length >= MIN_KNOWN && money.length > 0 && (roles.has('description') || roles.has('quantity'));
}

const known = (columns: Column[]): Column[] => columns.filter(({ roles }) => roles.length > 0);

/** Values below a heading are numbers; a heading has none. */
const isValue = (cell: Cell): boolean => isNumberLike(cell.text) || /\d{2,}/.test(cell.text);

/** The line with its close neighbours that hold no values. */
function headingBlock(lines: TextLine[], index: number): TextLine[] {
  const joins = (upper: TextLine | undefined, lower: TextLine | undefined): boolean =>
    upper !== undefined &&
    lower !== undefined &&
    upper.page === lower.page &&
    lower.box.y - bottom(upper.box) < HEADING_GAP * Math.min(upper.box.height, lower.box.height);
  let first = index;
  while (index - first < 2 && joins(lines[first - 1], lines[first]) && !lines[first - 1]!.cells.some(isValue)) first--;
  let last = index;
  while (last - index < 2 && joins(lines[last], lines[last + 1]) && !lines[last + 1]!.cells.some(isValue)) last++;
  return lines.slice(first, last + 1);
}

/** Joins a neighbouring heading line: cells above or below a column complete its heading, others are columns. */
function grow(columns: Column[], line: TextLine, main: TextLine): Column[] {
  const above = line.box.y < main.box.y;
  let grown = columns;
  for (const cell of line.cells) {
    const hit = grown.find((column) => sidewaysOverlap(column.box, cell.box) > 0.3);
    if (!hit) {
      grown = [...grown, ...columnsOf(cell)];
      continue;
    }
    const heading = joinHeadings(above ? [cell.text, hit.heading] : [hit.heading, cell.text]);
    const roles = columnRoles(foldHeading(heading));
    const completed = { heading, box: around([hit.box, cell.box]), roles: roles.length > 0 ? roles : hit.roles };
    grown = grown.map((column) => (column === hit ? completed : column));
  }
  return grown.sort((a, b) => a.box.x - b.box.x);
}

function joinHeadings([upper, lower]: string[]): string {
  return upper!.endsWith('-') ? upper!.slice(0, -1) + lower! : `${upper} ${lower}`;
}

function columnsOf(cell: Cell): Column[] {
  const whole = columnOf(cell);
  if (whole.roles.length > 0 || cell.words.length === 1) return [whole];
  return splitByVocabulary(cell.words)?.map((words) => columnOf(cellOf(words))) ?? [whole];
}

/** "Item Code Unit Price" set closely is two headings: finds the cut where every part is a known one. */
function splitByVocabulary(words: Word[]): Word[][] | null {
  if (words.length === 0) return [];
  for (let length = words.length; length > 0; length--) {
    const head = words.slice(0, length);
    if (columnOf(cellOf(head)).roles.length === 0) continue;
    const rest = splitByVocabulary(words.slice(length));
    if (rest) return [head, ...rest];
  }
  return null;
}

const columnOf = (cell: Cell): Column => ({
  box: cell.box,
  heading: cell.text,
  roles: columnRoles(foldHeading(cell.text)),
});

/** Currency in a heading says nothing about its column: "Amount (EUR)". */
const foldHeading = (text: string): string =>
  fold(text.replace(/[([]?(?:USD|EUR|GBP|CAD|AUD|JPY|CHF|€|\$|£)[)\]]?/g, ' '));
