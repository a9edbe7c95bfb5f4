import { columnRoles } from './column-vocabulary.js';
import { fold } from './fold.js';
import type { GridRow } from './grid.js';
import { classifyAmountLabel } from './words/amount-labels.js';

/** A heading row in plain words, with the columns that are fields of the whole invoice. */
export interface PlainHeadings {
  heading: GridRow;
  fields: Set<number>;
}

const LINE = /^(?:line ?items?|lines?|items?|positions?|pos|rows?|details?) (?=\p{L})/u;
const HEADER = /^(?:header|head) (?=\p{L})/u;
/** A document's number alone may be that of an order. */
const INVOICE = /^(?:invoice|inv|bill) (?=\p{L})/u;
const DOCUMENT = /^(?:document|doc) (?=\p{L})/u;
const SELLER = /^(?:seller|issuer|vendor|supplier|biller|sender|from)(?: (.*))?$/;
const BUYER = /^(?:buyer|customer|client|recipient|bill to|ship to)(?: (.*))?$/;
const NAME = /^(?:name|company|company name|legal name)$/;

/** What follows the prefix of a line, in the words that are known of tables. */
const OF_LINE: [RegExp, string][] = [
  [/^(?:no|nr|num|number|id|index|pos|position)$/, 'Pos'],
  [/^(?:name|desc|text|title|label)$/, 'Description'],
  [/^(?:code|ref|reference)$/, 'Item code'],
  [/^(?:price|rate|net price|price net)$/, 'Unit price'],
  [/^(?:line )?(?:total|amount|sum|value|net|net (?:amount|total)|total net|subtotal|extension)$/, 'Line total'],
];
/** Likewise of the whole paper. */
const OF_PAPER: [RegExp, string][] = [
  [/^(?:no|nr|num|number|id|ref|reference)$/, 'number'],
  [/^(?:date|issue date|issued|issued (?:on|at)|date of issue)$/, 'date'],
  [/^(?:currency|currency code)$/, 'currency'],
  [/^(?:net|net (?:amount|total)|total net|subtotal|total excl(?: tax| vat)?)$/, 'net total'],
  [/^(?:tax|vat|(?:tax|vat) (?:amount|total)|total (?:tax|vat))$/, 'total tax'],
  [
    /^(?:total|total amount|amount|gross|gross (?:amount|total)|total gross|grand total|total incl(?: tax| vat)?)$/,
    'total',
  ],
];

/**
 * Exports of databases say with a prefix what a column belongs to: `line_sku`, `issuer_name`, `invoice.total`. Where the quantity
 * and another column are a line's by their prefix, all others are fields of the invoice. Null for other rows.
 */
export function plainHeadings(row: GridRow): PlainHeadings | null {
  const labels = row.cells.map(identifier);
  const ofLines = labels.filter((label) => LINE.test(label));
  const isScoped = ofLines.some((label) => QUANTITY.test(label)) && ofLines.length > 1;
  if (!isScoped || labels.some((label) => /\d/.test(label) || (!LINE.test(label) && isOfLines(label)))) return null;
  const fields = new Set(labels.flatMap((label, column) => (label !== '' && !LINE.test(label) ? [column] : [])));
  const cells = labels.map((label, column) => (fields.has(column) ? fieldIn(label) : lineField(label)));
  return { heading: { ...row, cells }, fields };
}

/** "item_code" and "line_total" are no prefixes where the quantity has none. */
const QUANTITY = / (?:qty|quantity|units|count|hours)$/;
const isOfLines = (label: string): boolean =>
  columnRoles(label).some((role) => role === 'quantity' || role === 'unitPrice') && !classifyAmountLabel(label);

/** `item.unitPrice` → "item unit price". */
const identifier = (text: string | null): string =>
  fold((text ?? '').replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[._]/g, ' '));

function lineField(label: string): string {
  let rest = label;
  while (LINE.test(rest)) rest = rest.replace(LINE, '');
  return worded(rest, OF_LINE) ?? rest;
}

function fieldIn(text: string): string {
  const label = text.replace(HEADER, '');
  const seller = SELLER.exec(label);
  if (seller) return !seller[1] || NAME.test(seller[1]) ? 'Vendor' : label;
  const buyer = BUYER.exec(label);
  if (buyer) return !buyer[1] || NAME.test(buyer[1]) ? 'Customer' : label;
  const [of] = [INVOICE, DOCUMENT].filter((prefix) => prefix.test(label));
  const rest = of ? label.replace(of, '') : label;
  const words = worded(rest, OF_PAPER) ?? rest;
  if (words === 'currency') return words;
  return of === INVOICE ? `invoice ${words}` : of === DOCUMENT ? `document ${words}` : words;
}

const worded = (label: string, words: [RegExp, string][]): string | undefined =>
  words.find(([pattern]) => pattern.test(label))?.[1];
