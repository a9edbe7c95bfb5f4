import { groupWhile } from '../group-while.js';
import { around, bottom, isByOcr, right, sidewaysOverlap, type Box, type Word } from '../page-model.js';
import { fold } from './fold.js';
import { CURRENCY_CODES, CURRENCY_SIGNS, isNumberLike } from './numbers.js';
import { cellOf, type Cell } from './cells.js';
import type { TextLine } from './text-lines.js';
import { columnRoles, type ColumnRole } from './column-vocabulary.js';
import { isDueLabel } from './words/due-labels.js';

/** One column of a line table, as its heading says. */
export interface Column {
  /** The heading's place. */
  box: Box;
  heading: string;
  /** What the heading may mean, the usual meaning first; empty for headings we do not know. */
  roles: readonly ColumnRole[];
  /** Headings stacked over one another, each with a meaning of its own: the rows of a line follow the same order. */
  tiers: { heading: string; roles: readonly ColumnRole[] }[];
}

export interface TableHeader {
  columns: Column[];
  /** Indexes of the text lines that make up the heading. */
  firstLine: number;
  lastLine: number;
  /** The last line with figures, where these alone tell the table. */
  endLine?: number;
  /** Left of the headings stands a value: the page has a column of fields beside the table. */
  isBesideFields?: boolean;
  /** "Item" alone over the other headings: each line's name has a row of its own. */
  isNameApart?: boolean;
}

/** Headings need at least so many known columns to be a line table's. */
const MIN_KNOWN = 3;
/** Lines of one heading stand closer than this (in text heights). */
const HEADING_GAP = 0.75;
/** So many lines of a heading may stand above and below the line that it was found by. */
const MAX_TIERS = 3;

/** All line-table headings of a document: usually one, repeated on each page. */
export function findTableHeaders(lines: TextLine[]): TableHeader[] {
  const headers: TableHeader[] = [];
  for (let index = 0; index < lines.length; index++) {
    const header = headerAt(lines, index, (headers.at(-1)?.lastLine ?? -1) + 1);
    if (!header) continue;
    headers.push(header);
    index = header.lastLine;
  }
  return headers;
}

/** "Hex bolts M8 | Qty | Price | Amount" over the figures of each line: headings of its own. */
export function areRepeatedAmongLines(headers: TableHeader[], lines: TextLine[]): boolean {
  const own = new Set(headers.flatMap(({ firstLine, lastLine }) => lines.slice(firstLine, lastLine + 1)));
  const headings = new Set(
    [...own].flatMap(({ cells }) => cells.flatMap((cell) => (columnOf(cell).roles.length > 0 ? cell.folded : []))),
  );
  const repeatedOn = ({ cells }: TextLine): Set<string> =>
    new Set(cells.flatMap(({ folded }) => (headings.has(folded) ? folded : [])));
  return areNamed(headers) || lines.some((line) => !own.has(line) && repeatedOn(line).size >= MIN_KNOWN);
}

/** "Hex bolts | Qty | Price" and "Washers | Qty | Price" over figures: each line's name stands before its own headings. */
const areNamed = (headers: TableHeader[]): boolean =>
  headers.length > 1 &&
  headers.every(({ columns: [first] }) => first!.roles.length === 0) &&
  new Set(headers.map(({ columns: [first] }) => first!.heading)).size === headers.length;

function headerAt(lines: TextLine[], index: number, from: number): TableHeader | null {
  const line = lines[index]!;
  if (line.cells.some(isValue)) return headerBesideFields(line, lines[index - 1], index);
  if (known(line.cells.flatMap(columnsOf)).length < 2) return null;
  const whole = headingBlock(lines, index, from);
  const lastLine = lines.indexOf(whole.at(-1)!);
  const above = descriptionAbove(whole, lines, from);
  const block = whole.filter((other) => other !== above);
  const printed = asNames(asTotals(block.map(({ cells }) => cells.flatMap(columnsOf)).reduce(join)));
  const own = above ? asCodes(printed) : printed;
  const isNameApart = above !== undefined && own.every(({ roles }) => roles[0] !== 'description');
  const columns = isNameApart ? [setOver(above), ...own] : own;
  if (!isLineTable(columns) || isOfSlip(columns, whole)) return null;
  return { columns, firstLine: lines.indexOf(above ?? block[0]!), lastLine, isNameApart };
}

/** "25/02/2026 | Description | Qty | Unit price | Amount": below its label the first is a field in a column of the page. */
function headerBesideFields({ cells }: TextLine, above: TextLine | undefined, index: number): TableHeader | null {
  const [side, ...headings] = cells;
  const [label] = above?.cells ?? [];
  const isField =
    isValue(side!) && label !== undefined && Math.abs(label.box.x - side!.box.x) < 1 && !/\d/.test(label.text);
  if (!isField || headings.length === 0 || headings.some(isValue)) return null;
  const columns = headings.flatMap(columnsOf);
  const isTable =
    known(columns).length === columns.length &&
    columns.some(({ roles }) => roles[0] === 'description') &&
    isLineTable(columns) &&
    columns[0]!.box.x - right(side!.box) > FIELDS_APART;
  return isTable ? { columns, firstLine: index, lastLine: index, isBesideFields: true } : null;
}
/** In points. */
const FIELDS_APART = 20;

/** "Reference | Account no. | Due date | Amount": what is to be paid, and until when. */
const isOfSlip = (columns: Column[], block: TextLine[]): boolean =>
  columns.every(({ roles }) => !['quantity', 'unitPrice'].includes(roles[0] ?? '')) &&
  block.some(({ cells }) => cells.some(({ folded }) => isDueLabel(folded)));

/** "Item" alone over "# | Qty | Price | Total": each line's name stands over its figures. */
function descriptionAbove(block: TextLine[], lines: TextLine[], from: number): TextLine | undefined {
  const [first, ...lower] = block;
  const isOne = (line: TextLine | undefined): boolean =>
    line?.cells.length === 1 && columnOf(line.cells[0]!).roles[0] === 'description';
  // "Description of" over "goods" is one heading.
  const goesOn = (): boolean =>
    lower.some(({ cells }) =>
      cells.some((cell) => sidewaysOverlap(first!.cells[0]!.box, cell.box) > 0.3 && columnOf(cell).roles.length === 0),
    );
  if (block.length > 1 && isOne(first)) return goesOn() ? undefined : first;
  const index = lines.indexOf(first!);
  const above = index > from ? lines[index - 1] : undefined;
  const isNear = above?.page === first!.page && first!.box.y - bottom(above.box) < OVER_GAP * first!.box.height;
  return isNear && isOne(above) ? above : undefined;
}
/** In text heights. */
const OVER_GAP = 2.5;

/** "Description" alone over "Item | Qty | Price": the item is told by its code, since its name stands over its figures. */
const asCodes = (columns: Column[]): Column[] =>
  columns.map((column) =>
    column.roles[0] === 'description' && ITEM.test(fold(column.heading)) ? { ...column, roles: ['sku'] } : column,
  );
const ITEM = /^(?:item|article|artikel|artikkel|art|articolo|articulo|artigo|vare|tuote|towar|cikk|artikl|articol)$/;

/** Of its own width, it would take the figures below it. */
function setOver({ cells: [cell] }: TextLine): Column {
  const column = columnOf(cell!);
  return { ...column, box: { ...column.box, x: column.box.x - 2, width: 1 } };
}

/** Where neither quantities nor totals are printed, the price is what a line comes to. */
function asTotals(columns: Column[]): Column[] {
  if (columns.some(({ roles }) => roles.includes('quantity') || roles.includes('lineTotal'))) return columns;
  return columns.map((column) => (column.roles.includes('unitPrice') ? { ...column, roles: ['lineTotal'] } : column));
}

/**
 * "Nombre" is a number in French and a name in Spanish: beside another column of quantities it is the name, as "Artículo" is
 * beside "Código".
 */
function asNames(columns: Column[]): Column[] {
  const coded = columns.filter(({ roles }) => roles[0] === 'sku');
  const article = coded.find(({ roles }) => roles.includes('description'));
  if (article && coded.length > 1 && columns.every(({ roles }) => roles[0] !== 'description'))
    return columns.map((column) => (column === article ? { ...column, roles: ['description'] } : column));
  const counting = columns.filter(({ roles }) => roles[0] === 'quantity');
  const name = counting.find(({ roles }) => roles.includes('description'));
  if (!name || counting.length < 2 || columns.some(({ roles }) => roles[0] === 'description')) return columns;
  return columns.map((column) => (column === name ? { ...column, roles: ['description'] } : column));
}

/** "Quantity × price": whatever they are called, the sign says what both are. */
const COUNTED_PRICE = /\p{L}\S* × \p{L}/u;
const FACTORS: readonly ColumnRole[] = ['quantity', 'unitPrice'];

/** A line table says what, and how much it comes to. */
function isLineTable(columns: Column[]): boolean {
  const roles = new Set(columns.flatMap((column) => column.roles));
  const money = columns.filter(({ roles }) => roles.includes('unitPrice') || roles.includes('lineTotal'));
  const isPlain =
    columns.length === 2 && columns[0]!.roles[0] === 'description' && columns[1]!.roles[0] === 'lineTotal';
  if (isPlain) return true;
  // "Amount" may be how many, unless taxes stand beside it: a table of these names no goods.
  const isOfTaxes = columns.some(({ roles: [role] }) => role === 'tax');
  const countsOrNames = ({ roles: [role] }: Column): boolean => role === 'quantity' || role === 'description';
  if (isOfTaxes && !columns.some(countsOrNames)) return false;
  const count = known(columns).length + (columns.some(({ roles }) => roles === FACTORS) ? 1 : 0);
  return count >= MIN_KNOWN && money.length > 0 && (roles.has('description') || roles.has('quantity'));
}

const known = (columns: Column[]): Column[] => columns.filter(({ roles }) => roles.length > 0);

/** Values below a heading are numbers; a heading has none, unless it is one like "Price per 100". */
const isValue = (cell: Cell): boolean =>
  isNumberLike(cell.text) || (/\d{2,}|\d ?%/.test(cell.text) && columnOf(cell).roles.length === 0);

/** The line with its close neighbours that hold no values. */
function headingBlock(lines: TextLine[], index: number, from: number): TextLine[] {
  const joins = (upper: TextLine | undefined, lower: TextLine | undefined): boolean =>
    upper !== undefined &&
    lower !== undefined &&
    upper.page === lower.page &&
    lower.box.y - bottom(upper.box) < HEADING_GAP * Math.min(upper.box.height, lower.box.height);
  let first = index;
  while (first > from && index - first < MAX_TIERS && joins(lines[first - 1], lines[first])) {
    if (lines[first - 1]!.cells.some(isValue) || isNote(lines[first - 1]!, lines[first]!)) break;
    first--;
  }
  let last = index;
  while (last - index < MAX_TIERS && joins(lines[last], lines[last + 1])) {
    if (lines[last + 1]!.cells.some(isValue) || beginsRows(lines, last + 1)) break;
    last++;
  }
  return lines.slice(first, last + 1);
}

/** Words that no heading has, and closer to the row below than to the heading: the first line's, set over its figures. */
function beginsRows(lines: TextLine[], index: number): boolean {
  const [above, words, below] = [lines[index - 1]!, lines[index]!, lines[index + 1]];
  const isCloserBelow = below?.page === words.page && (below.box.y - words.box.y) * CLOSER < words.box.y - above.box.y;
  return isCloserBelow && known(words.cells.flatMap(columnsOf)).length === 0;
}
const CLOSER = 1.2;

/** "All amounts in EUR" stands over several headings, and is part of none. */
const isNote = ({ cells: [note, ...others] }: TextLine, headings: TextLine): boolean =>
  note !== undefined &&
  others.length === 0 &&
  headings.cells.filter(({ box }) => box.x < right(note.box) && right(box) > note.box.x).length > 1;

/** Joins the columns of two heading lines: what stands over something else completes it, the rest are columns. */
function join(upper: Column[], lower: Column[]): Column[] {
  let grown = upper;
  for (const column of lower) {
    const hits = grown.filter((other) => sidewaysOverlap(other.box, column.box) > 0.3);
    const hit = hits.find((other) => sidewaysOverlap(other.box, column.box) > 0.6) ?? hits[0];
    grown = hit ? grown.map((other) => (other === hit ? stack(hit, column) : other)) : [...grown, column];
  }
  return grown.sort((a, b) => a.box.x - b.box.x);
}

function stack(upper: Column, lower: Column): Column {
  const heading = joinHeadings([upper.heading, lower.heading]);
  const joint = headingRoles(heading);
  const box = around([upper.box, lower.box]);
  if (joint.length > 0) return { heading, box, roles: joint, tiers: [{ heading, roles: joint }] };
  // "GTIN" over "Customer's code", "Supplier's code" over "Description".
  const tiers = [...upper.tiers, ...lower.tiers];
  const known = tiers.filter(({ roles }) => roles.length > 0);
  const areTexts = known.length === tiers.length && known.every(({ roles }) => TEXTS.has(roles[0]!));
  const roles = known[0]?.roles ?? [];
  return { heading, box, roles, tiers: areTexts ? tiers : [{ heading, roles }] };
}

const TEXTS = new Set<ColumnRole>(['sku', 'description']);

function joinHeadings([upper, lower]: string[]): string {
  return upper!.endsWith('-') ? upper!.slice(0, -1) + lower! : `${upper} ${lower}`;
}

function columnsOf(cell: Cell): Column[] {
  const parts = cutAtGaps(cell.words).map((words) => columnOf(cellOf(words)));
  if (parts.length > 1 && known(parts).length === parts.length) return parts;
  const whole = columnOf(cell);
  if (whole.roles.length > 0 || cell.words.length === 1) return [whole];
  const split = splitByVocabulary(cell.words)?.map((words) => columnOf(cellOf(words)));
  // "Discount Rate of", set apart, of which the second goes on in the row below; "Antal Enh" is a quantity with its unit.
  const isUnit = ({ roles }: Column, at: number): boolean =>
    roles.length === 0 && parts[at - 1]?.roles[0] === 'quantity';
  return split ?? (known(parts).length > 0 && !parts.some(isUnit) ? parts : [whole]);
}

/** In text heights: wider than a space. In pictures spaces are as wide as they happen to be seen. */
const HEADINGS_APART = 0.45;

const cutAtGaps = (words: Word[]): Word[][] =>
  isByOcr(words) || areTyped(words)
    ? [words]
    : groupWhile(
        words,
        ({ box, text }, last) =>
          box.x - right(last.box) < HEADINGS_APART * box.height || BETWEEN.test(text) || BETWEEN.test(last.text),
      );
/** Of letters of one width a space is as wide as any of them, and parts nothing. */
function areTyped(words: Word[]): boolean {
  const widths = words.map(({ text, box }) => box.width / text.length);
  const letter = widths[0]!;
  return (
    widths.every((width) => Math.abs(width - letter) < TYPED * letter) &&
    words.every(
      ({ box }, at) => at === 0 || Math.abs(box.x - right(words[at - 1]!.box) - letter) < TYPED_SPACE * letter,
    )
  );
}
const TYPED = 0.03;
const TYPED_SPACE = 0.15;
/** "Produkt / Leistung", "Cant. | Quantity", "Text – Product": one heading in two words, or in two languages. */
const BETWEEN = /^[/|–—]$/;

/**
 * "Item Code Unit Price" set closely is two headings: finds the cut where every part is a known one, if possible each of another
 * meaning: "No. | Item code", not "No. Item | code".
 */
function splitByVocabulary(words: Word[]): Word[][] | null {
  if (words.length === 0) return [];
  let found: Word[][] | null = null;
  for (let length = words.length; length > 0; length--) {
    const head = words.slice(0, length);
    if (BETWEEN.test(head.at(-1)!.text) || columnOf(cellOf(head)).roles.length === 0) continue;
    const rest = splitByVocabulary(words.slice(length));
    if (!rest) continue;
    const roles = [head, ...rest].map((part) => columnOf(cellOf(part)).roles[0]);
    if (new Set(roles).size === roles.length) return [head, ...rest];
    found ??= [head, ...rest];
  }
  return found;
}

function columnOf(cell: Cell): Column {
  const printed = COUNTED_PRICE.test(cell.text) ? FACTORS : headingRoles(cell.text);
  // Read from a picture, a letter may be wrong.
  const roles = printed.length > 0 ? printed : columnRoles(cell.folded);
  return { box: cell.box, heading: cell.text, roles, tiers: [{ heading: cell.text, roles }] };
}

/** What it is as a whole, or else what both sides of "Artículo / Descripción" are, or either of "Importe | Net amt". */
export function headingRoles(text: string): readonly ColumnRole[] {
  const whole = columnRoles(foldHeading(text));
  if (whole.length > 0 || !TRANSLATED.test(text)) return whole;
  const [first = [], ...others] = text
    .split(TRANSLATED)
    .map((part) => columnRoles(foldHeading(part)))
    .filter(({ length }) => length > 0);
  const shared = first.filter((role) => others.every((roles) => roles.includes(role)));
  // "Charges / description": what is charged, not how much.
  const described = first[0] === 'lineTotal' && others.find(([role]) => role === 'description');
  return shared.length > 0 ? shared : described || first;
}
const TRANSLATED = / [|/–—] /;

/** "Name / EAN": the words below are followed by codes. */
export function namesCodesToo({ heading, roles }: Column): boolean {
  const parts = heading.split(TRANSLATED).slice(1);
  return roles[0] === 'description' && parts.some((part) => columnRoles(foldHeading(part))[0] === 'sku');
}

const CURRENCY = new RegExp(
  String.raw`[([]?(?:\b(?:${CURRENCY_CODES})\b|[€$£])[)\]]?|[([](?:${CURRENCY_SIGNS})[)\]]`,
  'g',
);

const IN_CURRENCY = new RegExp(String.raw` (?:in|en|em|w|ve|v|u|i|în) (?=(?:${CURRENCY.source})$)`, 'i');

/** Currency in a heading says nothing about its column: "Amount (EUR)", "Prices in €". */
const foldHeading = (text: string): string => fold(text.replace(IN_CURRENCY, ' ').replace(CURRENCY, ' '));
