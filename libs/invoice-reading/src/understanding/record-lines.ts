import type { AmountBeside, DraftLine } from '../draft.js';
import { isProved, multipliesOut } from '../line-arithmetic.js';
import { bottom, type Word } from '../page-model.js';
import { columnRoles, skuRank, type ColumnRole } from './column-vocabulary.js';
import { fold } from './fold.js';
import { withCodes } from './line-codes.js';
import type { LineTable } from './line-table.js';
import type { DecimalMark } from './numbers.js';
import { cellOf, type TextLine, wordsOn } from './text-lines.js';
import { readNumber, readText, textToken, tokensOf, type NumberToken } from './tokens.js';

/** A label and its value on one text line: "Quantity: 6.00". */
interface LabelledLine {
  /** Folded. */
  label: string;
  value: Word[];
}

interface Field extends LabelledLine {
  /** Over fields that are set in: "Item code" over "Type: own", "Value: OL-60". */
  heading: TextLine | null;
}

/** The text lines of one invoice line, from that which counts it. */
interface PrintedRecord {
  lines: TextLine[];
  fields: Field[];
}

/**
 * The invoice lines where each is a record of fields under each other, as stylesheets of electronic invoices print them: "Line no.: 1",
 * "Description: …", "Quantity: 6.00". Null where nothing is counted so, or fewer than half of the records multiply out.
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
  };
}

/** "Label: value", or the label and the value in cells of their own. */
function fieldOf(line: TextLine): LabelledLine | null {
  const [first, second] = line.cells;
  if (line.cells.length === 2 && !/\d/.test(first!.text)) {
    return { label: fold(first!.text.replace(/:$/, '')), value: [...second!.words] };
  }
  if (line.cells.length > 1) return null;
  const at = first!.words.findIndex(({ text }) => text.endsWith(':'));
  const value = first!.words.slice(at + 1);
  return at < 0 || value.length === 0 ? null : { label: labelOf(first!.words.slice(0, at + 1)), value };
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
  const fields = lines.map(fieldOf);
  const starts = countedFrom(fields);
  const heads = starts.map((start, at) => fields.slice(start, starts[at + 1] ?? start + 1));
  const labels = new Set(heads.slice(0, -1).flatMap((own) => own.flatMap((field) => field?.label ?? [])));
  return starts.map((start, at) => {
    const end = starts[at + 1] ?? (starts.length > 1 ? endOf(fields, start, labels) : endOfOnly(fields, start));
    return toRecord(lines.slice(start, end), fields.slice(start, end));
  });
}

/** Where one label has 1, 2, 3 … as its values. */
function countedFrom(fields: Array<LabelledLine | null>): number[] {
  const starts = new Map<string, number[]>();
  for (const [index, field] of fields.entries()) {
    if (!field || field.value.length > 1 || !/^\d{1,4}$/.test(field.value[0]!.text)) continue;
    const own = starts.get(field.label) ?? [];
    starts.set(field.label, own);
    if (Number(field.value[0]!.text) === own.length + 1) own.push(index);
  }
  const counted = [...starts].filter(([label, own]) => {
    const roles = columnRoles(label);
    return own.length > 0 && (roles.includes('position') || (own.length > 1 && roles.length === 0));
  });
  return counted.map(([, own]) => own).reduce((a, b) => (b.length > a.length ? b : a), []);
}

/** The last record goes on as long as its labels are those of the others. */
function endOf(fields: Array<LabelledLine | null>, start: number, labels: ReadonlySet<string>): number {
  const isOther = (field: LabelledLine | null): boolean => field !== null && !labels.has(field.label);
  const next = fields.findIndex((field, index) => index > start && isOther(field));
  return fields.slice(0, next < 0 ? undefined : next).findLastIndex((field) => field !== null) + 1;
}

/** A record alone ends with the fields that follow its amount. */
function endOfOnly(fields: Array<LabelledLine | null>, start: number): number {
  const amount = fields.findIndex(
    (field, index) =>
      index > start &&
      field !== null &&
      columnRoles(field.label).includes('lineTotal') &&
      /\d/.test(field.value[0]!.text),
  );
  const end = fields.findIndex((field, index) => index > amount && field === null);
  return amount < 0 ? start + 1 : end < 0 ? fields.length : end;
}

/** Words without a label head the fields set in below them, or go on with the field above. */
function toRecord(lines: TextLine[], found: Array<LabelledLine | null>): PrintedRecord {
  const fields: Field[] = [];
  let heading: TextLine | null = null;
  for (const [index, line] of lines.entries()) {
    const field = found[index];
    if (heading && line.box.x <= heading.box.x) heading = null;
    if (field) fields.push({ ...field, heading });
    else if (found[index + 1] && lines[index + 1]!.box.x > line.box.x) heading = line;
    else if (index > 0 && isNext(lines[index - 1]!, line)) fields.at(-1)!.value.push(...wordsOn(line));
  }
  return { lines, fields };
}

function toLine({ fields }: PrintedRecord, mark: DecimalMark): DraftLine {
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
    .filter(({ number }) => !spent.includes(number) && !number.percent && number.value.decimals === 2)
    .map(({ field, number }): AmountBeside => ({ heading: field.label, isNamed: true, amount: readNumber(number) }));
  const text = (field: Field | undefined) => (field ? readText([textToken(field.value)]) : null);
  const number = (token: NumberToken | undefined) => (token ? readNumber(token) : null);
  return {
    sku: text(codeOf(fields)),
    description: text(
      fields.find((field) => rolesOf(field).includes('description') && !rolesOf(field).includes('position')),
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
  upper.page === lower.page && lower.box.y - bottom(upper.box) < lower.box.height;
