import type { AmountBeside, DraftLine } from '../draft.js';
import { isProved, multipliesOut } from '../line-arithmetic.js';
import { around, bottom, type Word } from '../page-model.js';
import { columnRoles, skuRank, type ColumnRole } from './column-vocabulary.js';
import { fold } from './fold.js';
import { withCodes } from './line-codes.js';
import type { LineTable } from './line-table.js';
import type { DecimalMark } from './numbers.js';
import { cellOf } from './cells.js';
import { type TextLine, wordsOn } from './text-lines.js';
import { readNumber, readText, textToken, tokensOf, type NumberToken } from './tokens.js';

/** A label and its value on one text line: "Quantity: 6.00". */
interface LabelledLine {
  /** Folded. */
  label: string;
  value: Word[];
  /** In a cell of its own. */
  isApart: boolean;
  /** Without the colon that ends labels: it goes on below. */
  isOpen?: boolean;
}

interface Field extends LabelledLine {
  /** Over fields that are set in: "Item code" over "Type: own", "Value: OL-60". */
  heading: TextLine | null;
}

/** The text lines of one invoice line, from that which counts it. */
interface PrintedRecord {
  lines: TextLine[];
  fields: Field[];
  /** The label of what stands above that. */
  name: string | undefined;
}

/** "Line no.: 2", or "Item 2" over the fields. */
interface Count {
  label: string;
  value: number;
}

/**
 * The invoice lines where each is a record of fields under each other, as stylesheets of electronic invoices print them: "Line no.: 1",
 * "Description: …", "Quantity: 6.00", or below "Item 1 | Price details" in two columns. Null where nothing is counted
 * so, or fewer than half of the records multiply out.
 */
export function readRecordLines(lines: TextLine[], mark: DecimalMark): LineTable | null {
  const records = recordsOf(lines);
  const read = records.map((record) => toLine(record, mark));
  if (read.length === 0 || read.filter(isProved).length * 2 < read.length) return null;
  const blocks = records.map((record) => record.lines);
  return {
    lines: withCodes(read),
    used: new Set(blocks.flat()),
    blocks,
    beside: new Map(),
    headless: false,
    isTwofold: false,
    isLabelled: true,
  };
}

/** "Label: value", or the label and the value in cells of their own. */
function fieldOf(line: TextLine): LabelledLine | null {
  const [first, second] = line.cells;
  if (line.cells.length === 2 && !/\d/.test(first!.text)) {
    const isOpen = !first!.text.endsWith(':');
    return { label: fold(first!.text.replace(/:$/, '')), value: [...second!.words], isApart: true, isOpen };
  }
  if (line.cells.length > 1) return null;
  const at = first!.words.findIndex(({ text }) => text.endsWith(':'));
  const value = first!.words.slice(at + 1);
  return at < 0 || value.length === 0 ? null : { label: labelOf(first!.words.slice(0, at + 1)), value, isApart: false };
}

const labelOf = (words: Word[]): string =>
  fold(
    words
      .map(({ text }) => text)
      .join(' ')
      .replace(/:$/, ''),
  );

/** The records that a label counts from one on; what follows the last of them is of other fields than theirs. */
function recordsOf(lines: TextLine[]): PrintedRecord[] {
  const counts = countedFrom(lines.map(countOf));
  const columns = counts.map((count) => (headedBy(lines[count]!) ? lines[count]!.cells.map(({ box }) => box.x) : []));
  const names = namesAbove(lines, counts);
  const starts = names?.rows ?? counts;
  const fieldsOf = (line: TextLine, at: number): LabelledLine[] =>
    inColumns([line], columns[at]!).flatMap((part) => fieldOf(part) ?? []);
  const heads = starts.slice(0, -1).map((start, at) => lines.slice(start, starts[at + 1]));
  const labels = new Set(
    heads.flatMap((own, at) => own.flatMap((line) => fieldsOf(line, at))).map(({ label }) => label),
  );
  return starts.map((start, at) => {
    const fields = (): LabelledLine[][] => lines.map((line, index) => (index < start ? [] : fieldsOf(line, at)));
    const end = starts[at + 1] ?? (starts.length > 1 ? endOf(fields(), start, labels) : endOfOnly(fields(), start));
    const own = lines.slice(start, end);
    return { lines: own, fields: toFields(inColumns(own, columns[at]!)), name: names?.label };
  });
}

/** "Description: Hex bolts" over "Line no.: 1": where all records are named before they are counted, they begin with their names. */
function namesAbove(lines: TextLine[], counts: number[]): { label: string; rows: number[] } | null {
  const names = counts.map((count) => {
    const row = lines.slice(0, count).findLastIndex((line) => fieldOf(line) !== null);
    return { row, field: row < count - NAME_ROWS || row < 0 ? null : fieldOf(lines[row]!) };
  });
  const [{ label } = { label: '' }] = names.flatMap(({ field }) => field ?? []);
  const roles = columnRoles(label);
  const isName = roles.includes('description') || (roles.length === 0 && counts.length > 1);
  const areNamed = names.every(({ field }) => field?.label === label && /\p{L}{3}/u.test(cellOf(field.value).text));
  return isName && areNamed ? { label, rows: names.map(({ row }) => row) } : null;
}
const NAME_ROWS = 3;

/** The lines of the first column, then those of the second, by where their headings begin. */
function inColumns(lines: TextLine[], starts: number[]): TextLine[] {
  if (starts.length < 2) return lines;
  return starts.flatMap((start, at) =>
    lines.flatMap((line) => {
      const end = starts[at + 1] ?? Infinity;
      const cells = line.cells.filter(({ box }) => (at === 0 || box.x > start - 1) && box.x < end - 1);
      return cells.length > 0 ? { ...line, cells, box: around(cells.map(({ box }) => box)) } : [];
    }),
  );
}

/** "Item 2" as a heading, perhaps beside another one. */
function headedBy({ cells }: TextLine): Count | null {
  const [, label = '', value] = /^(\p{L}[\p{L}. ]*?) (\d{1,4})$/u.exec(cells[0]!.text) ?? [];
  const isHeading =
    columnRoles(fold(label)).includes('position') && cells.slice(1).every(({ text }) => !/[\d:]/.test(text));
  return isHeading && cells.length <= MOST_COLUMNS ? { label: fold(label), value: Number(value) } : null;
}
const MOST_COLUMNS = 2;

function countOf(line: TextLine): Count | null {
  const field = fieldOf(line);
  const isCount = field && field.value.length === 1 && /^\d{1,4}$/.test(field.value[0]!.text);
  return isCount ? { label: field.label, value: Number(field.value[0]!.text) } : headedBy(line);
}

/** Where one label has 1, 2, 3 … as its values. */
function countedFrom(counts: Array<Count | null>): number[] {
  const starts = new Map<string, number[]>();
  for (const [index, count] of counts.entries()) {
    if (!count) continue;
    const own = starts.get(count.label) ?? [];
    starts.set(count.label, own);
    if (count.value === own.length + 1) own.push(index);
  }
  const counted = [...starts].filter(([label, own]) => {
    const roles = columnRoles(label);
    return own.length > 0 && (roles.includes('position') || (own.length > 1 && roles.length === 0));
  });
  return counted.map(([, own]) => own).reduce((a, b) => (b.length > a.length ? b : a), []);
}

/** The last record goes on as long as its labels are those of the others. */
function endOf(fields: LabelledLine[][], start: number, labels: ReadonlySet<string>): number {
  const next = fields.findIndex((some, index) => index > start && some.some(({ label }) => !labels.has(label)));
  return fields.slice(0, next < 0 ? undefined : next).findLastIndex((some) => some.length > 0) + 1;
}

/** A record alone ends with the fields that follow its amount. */
function endOfOnly(fields: LabelledLine[][], start: number): number {
  const amount = fields.findIndex(
    (some, index) =>
      index > start &&
      some.some(({ label, value }) => columnRoles(label).includes('lineTotal') && /\d/.test(value[0]!.text)),
  );
  const end = fields.findIndex((some, index) => index > amount && some.length === 0);
  return amount < 0 ? start + 1 : end < 0 ? fields.length : end;
}

/**
 * Words without a label head the fields set in below them, or go on with the field above; a label alone has no value.
 */
function toFields(lines: TextLine[]): Field[] {
  const fields: Field[] = [];
  const found = lines.map(fieldOf);
  let heading: TextLine | null = null;
  /** The last line of the field above, while nothing else has come between. */
  let above: TextLine | null = null;
  for (const [index, line] of lines.entries()) {
    const field = found[index];
    if (heading && line.box.x <= heading.box.x) heading = null;
    const goesOn: boolean = !field && above !== null && isNext(above, line) && !isNoteOn(fields.at(-1)!, line);
    above = field || goesOn ? line : null;
    if (field) fields.push({ ...field, heading });
    else if (isRestOfLabel(fields.at(-1), lines[index - 1], line)) {
      const open = fields.at(-1)!;
      fields.splice(-1, 1, { ...open, label: `${open.label} ${labelOf(wordsOn(line))}`, isOpen: false });
    } else if (line.cells.at(-1)!.text.endsWith(':')) above = null;
    else if (found[index + 1] && lines[index + 1]!.box.x > line.box.x) heading = line;
    else if (goesOn) fields.at(-1)!.value.push(...wordsOn(line));
  }
  return fields;
}

/** "Item number of the | GB-1180" over "seller:". */
const isRestOfLabel = (field: Field | undefined, above: TextLine | undefined, { cells, box }: TextLine): boolean =>
  field?.isOpen === true &&
  above?.cells.length === 2 &&
  cells.length === 1 &&
  /^[^\d:]+:$/.test(cells[0]!.text) &&
  Math.abs(box.x - above.box.x) < 1;

/** In a column of their own values go on in it: what stands below the label is a note. */
const isNoteOn = ({ isApart, value }: Field, { box }: TextLine): boolean => isApart && box.x < value[0]!.box.x - 1;

function toLine({ fields, name }: PrintedRecord, mark: DecimalMark): DraftLine {
  const figures = fields.flatMap((field) => {
    const number = figureOf(field, mark);
    return number ? [{ field, number }] : [];
  });
  const inRole = (role: ColumnRole): NumberToken[] =>
    figures.flatMap(({ field, number }) => (rolesOf(field).includes(role) ? [number] : []));
  const [quantity, unitPrice] = [inRole('quantity')[0], inRole('unitPrice')[0]];
  const [discount, tax] = [inRole('discount')[0], inRole('tax')[0]];
  const totals = inRole('lineTotal');
  const isProduct = ({ value }: NumberToken): boolean =>
    !!quantity && !!unitPrice && multipliesOut(quantity.value, unitPrice.value, value, { discount: discount?.value });
  const lineTotal = totals.find(isProduct) ?? totals[0];
  const spent = [quantity, unitPrice, discount, tax, lineTotal];
  const beside = figures
    .filter(({ field }) => !rolesOf(field).includes('sku'))
    .filter(({ number }) => !spent.includes(number) && !number.percent && number.value.decimals === 2)
    .map(({ field, number }): AmountBeside => ({ heading: field.label, isNamed: true, amount: readNumber(number) }));
  const text = (field: Field | undefined) => (field ? readText([textToken(field.value)]) : null);
  const number = (token: NumberToken | undefined) => (token ? readNumber(token) : null);
  return {
    sku: text(codeOf(fields)),
    description: text(
      fields.find((field) => rolesOf(field).includes('description') && !rolesOf(field).includes('position')) ??
        fields.find(({ label }) => label === name),
    ),
    ...{ quantity: number(quantity), unitPrice: number(unitPrice), discount: number(discount) },
    ...{ tax: number(tax), lineTotal: number(lineTotal), beside },
  };
}

/** Nothing but a number, perhaps with its unit; a share, where the label says so: "VAT rate (%): 22.00". */
function figureOf({ label, value }: Field, mark: DecimalMark): NumberToken | null {
  const [number, unit, ...more] = tokensOf(cellOf(value), mark);
  const isAlone = more.length === 0 && (!unit || (unit.kind === 'text' && unit.words.length === 1));
  if (number?.kind !== 'number' || !isAlone) return null;
  return number.percent || !label.includes('%') ? number : { ...number, percent: true, text: `${number.text} %` };
}

/** The seller's own before that of the trade: "Item code" over "Type: EAN", "Value: 4012345678901" has the type beside it. */
function codeOf(fields: Field[]): Field | undefined {
  const coded = fields.filter((field) => field.value.length === 1 && rolesOf(field).includes('sku'));
  const typeOf = ({ heading }: Field): string =>
    heading === null ? '' : (coded.find((field) => field.heading === heading)?.value[0]!.text ?? '');
  return coded
    .filter((field, index) => field.heading === null || field.heading !== coded[index + 1]?.heading)
    .toSorted((a, b) => skuRank(fold(typeOf(a) || a.label)) - skuRank(fold(typeOf(b) || b.label)))[0];
}

/** Of the heading, where the label is only "Value", "Percentage", "Type", or of the label. */
function rolesOf({ label, heading }: Field): readonly ColumnRole[] {
  const over = heading ? columnRoles(heading.cells[0]!.folded) : [];
  return over.length > 0 ? over : columnRoles(label);
}

const isNext = (upper: TextLine, lower: TextLine): boolean =>
  upper.page === lower.page && lower.box.y > upper.box.y && lower.box.y - bottom(upper.box) < lower.box.height;
