import PDFDocument from 'pdfkit';
import { buffer } from 'node:stream/consumers';
import { type Language, LANGUAGES, type Words } from './languages.js';
import { type InvoiceSpec, type SpecLine, totalsOf } from './invoice-spec.js';

/** How an invoice is set. */
export interface Layout {
  language: Language;
  /** Where the vendor's name stands. */
  letterhead: 'left' | 'right' | 'sender-line';
  columns: 'description-first' | 'position-first' | 'quantity-first';
  /** Headings over two lines. */
  tallHeadings: boolean;
  /** Currency sign with every amount. */
  signs: boolean;
  rowsPerPage: number;
  /** Lines under each description. */
  notes: boolean;
}

export const PLAIN: Layout = {
  language: 'en',
  letterhead: 'left',
  columns: 'description-first',
  tallHeadings: false,
  signs: true,
  rowsPerPage: 22,
  notes: false,
};

const SIGN = { USD: '$', EUR: '€', GBP: '£' } as const;
const LEFT = 50;
const RIGHT = 545;

interface Column {
  heading: string;
  x: number;
  width: number;
  align: 'left' | 'right';
  value(line: SpecLine, index: number): string;
}

/** Sets the invoice as a PDF with a text layer. */
export async function invoicePdf(
  spec: InvoiceSpec,
  layout: Layout = PLAIN,
  attachments: Record<string, string> = {},
): Promise<Buffer> {
  const document = new PDFDocument({ size: 'A4', margin: 40, autoFirstPage: false });
  const words = LANGUAGES[layout.language];
  const amount = (cents: number): string => money(cents, words, layout.signs ? SIGN[spec.currency] : '');
  const columns = columnsOf(layout, words, amount);
  for (let start = 0; start < spec.lines.length; start += layout.rowsPerPage) {
    document.addPage();
    const page = spec.lines.slice(start, start + layout.rowsPerPage);
    let y = heading(document, spec, layout, words);
    y = tableHeading(document, columns, layout, y);
    for (const [index, line] of page.entries()) y = tableRow(document, columns, line, start + index, layout, y);
    const isLast = start + page.length === spec.lines.length;
    if (isLast) totals(document, spec, words, amount, y + 12);
    else text(document, words.continued, LEFT, y + 12);
  }
  for (const [name, content] of Object.entries(attachments)) document.file(Buffer.from(content), { name });
  document.end();
  return buffer(document);
}

function heading(document: PDFKit.PDFDocument, spec: InvoiceSpec, layout: Layout, words: Words): number {
  const street = words.street;
  if (layout.letterhead === 'sender-line') {
    text(document, `${spec.vendor} - ${street} - 10115 ${words.city}`, LEFT, 60, 7);
  } else {
    const x = layout.letterhead === 'left' ? LEFT : 380;
    text(document, spec.vendor, x, 45, 14);
    text(document, street, x, 64);
    text(document, `10115 ${words.city}`, x, 77);
  }
  const meta = layout.letterhead === 'right' ? LEFT : 340;
  text(document, words.title, meta, 115, 16);
  for (const [index, [label, value]] of [
    [words.number, spec.number],
    [words.date, words.writeDate(spec.date)],
    [words.customerNumber, 'C-7781'],
  ].entries()) {
    text(document, label!, meta, 140 + index * 14);
    text(document, value!, meta + 105, 140 + index * 14);
  }
  const to = layout.letterhead === 'right' ? 340 : LEFT;
  text(document, words.billTo, to, 115, 8);
  text(document, spec.buyer, to, 128);
  text(document, '7 Quay Street', to, 141);
  text(document, `IBAN DE02120300000000202051   BIC BYLADEM1001   ${words.vatId}: DE999999999`, LEFT, 795, 7);
  if (spec.currency !== 'USD' || !layout.signs) text(document, `${words.currency}: ${spec.currency}`, meta, 182);
  return 225;
}

function columnsOf(layout: Layout, words: Words, amount: (cents: number) => string): Column[] {
  const make = (heading: string, x: number, width: number, align: Column['align'], value: Column['value']) => ({
    heading,
    x,
    width,
    align,
    value,
  });
  const quantity = (x: number) => make(words.quantity, x, 45, 'right', (line) => String(line.quantity));
  const money = [
    make(words.unitPrice, 385, 75, 'right', (line) => amount(line.unitPrice)),
    make(words.lineTotal, 470, 75, 'right', (line) => amount(line.lineTotal)),
  ];
  const sku = (x: number) => make(words.sku, x, 70, 'left', (line) => line.sku);
  const description = (x: number) => make(words.description, x, 190, 'left', (line) => line.description);
  const position = make(words.position, LEFT, 25, 'left', (_line, index) => String(index + 1));
  return {
    'description-first': [description(LEFT), sku(250), quantity(325), ...money],
    'position-first': [position, sku(80), description(160), quantity(335), ...money],
    'quantity-first': [quantity(LEFT - 15), sku(95), description(180), ...money],
  }[layout.columns];
}

function tableHeading(document: PDFKit.PDFDocument, columns: Column[], { tallHeadings }: Layout, y: number): number {
  document.font('Helvetica-Bold');
  for (const { heading, x, width, align } of columns) {
    const parts = tallHeadings ? heading.split(' ') : [heading];
    for (const [index, part] of parts.slice(0, 2).entries()) {
      const rest = index === 1 ? parts.slice(1).join(' ') : part;
      text(document, rest, x, y + (index + 2 - Math.min(2, parts.length)) * 11, 9, { width, align });
    }
  }
  document.font('Helvetica');
  return y + 36;
}

function tableRow(
  document: PDFKit.PDFDocument,
  columns: Column[],
  line: SpecLine,
  index: number,
  layout: Layout,
  y: number,
): number {
  for (const { x, width, align, value } of columns) text(document, value(line, index), x, y, 9, { width, align });
  if (!layout.notes) return y + 17;
  const description = columns.find(({ value }) => value(line, index) === line.description)!;
  text(document, 'Batch 2026 7, checked', description.x, y + 11, 9);
  return y + 30;
}

function totals(
  document: PDFKit.PDFDocument,
  spec: InvoiceSpec,
  words: Words,
  amount: (cents: number) => string,
  top: number,
): void {
  const { net, tax, total } = totalsOf(spec);
  const rows: [string, number][] = [
    [words.net, net],
    ...(spec.freight ? [[words.freight, spec.freight] as [string, number]] : []),
    ...(spec.taxPercent ? [[`${words.tax} ${spec.taxPercent}%`, tax] as [string, number]] : []),
    [words.total, total],
  ];
  for (const [index, [label, cents]] of rows.entries()) {
    text(document, label, 320, top + index * 15);
    text(document, amount(cents), 445, top + index * 15, 10, { width: 100, align: 'right' });
  }
  text(document, words.thanks, LEFT, top + rows.length * 15 + 20, 8);
}

function text(
  document: PDFKit.PDFDocument,
  content: string,
  x: number,
  y: number,
  size = 10,
  options: { width?: number; align?: 'left' | 'right' } = {},
): void {
  document.fontSize(size).text(content, x, y, { lineBreak: false, width: RIGHT - x, ...options });
}

function money(cents: number, { decimalMark, groupMark, signBehind }: Words, sign: string): string {
  const [whole, fraction] = (cents / 100).toFixed(2).split('.');
  const grouped = whole!.replace(/\B(?=(\d{3})+$)/g, groupMark);
  const number = `${grouped}${decimalMark}${fraction}`;
  if (!sign) return number;
  return signBehind ? `${number} ${sign}` : `${sign}${number}`;
}
