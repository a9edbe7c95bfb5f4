import PDFDocument from 'pdfkit';
import { buffer } from 'node:stream/consumers';
import { FREE_LABELS, type FreeLabels } from './free-labels.js';
import { type ColumnKind, type FreeInvoice, type FreeLine, freeTotals } from './free-invoice.js';
import { LANGUAGES, type Words } from './languages.js';

const CARRIER = 'Swift Parcels GmbH, Depot Nord';

/** As the terms say. */
const thirtyDaysAfter = (iso: string): string => new Date(Date.parse(iso) + 30 * 86_400_000).toISOString().slice(0, 10);
const LEFT = 45;
const RIGHT = 550;
const PAGE_END = 770;
const SIGN = { USD: '$', EUR: '€', GBP: '£' } as const;
/** Shares of the page's width. */
const WIDTHS: Record<ColumnKind, number> = {
  position: 28,
  sku: 62,
  description: 165,
  quantity: 48,
  unit: 36,
  unitPrice: 66,
  discount: 46,
  tax: 46,
  lineTotal: 72,
};
const TEXTS: ColumnKind[] = ['position', 'sku', 'description', 'unit'];

/** Sets the invoice as its style says. */
export function freeInvoicePdf(invoice: FreeInvoice): Promise<Buffer> {
  return new FreePrinter(invoice).print();
}

class FreePrinter {
  private readonly document = new PDFDocument({ size: 'A4', margin: 0, autoFirstPage: false });
  private readonly words: Words;
  private readonly columns: { kind: ColumnKind; x: number; width: number }[];
  private y = 0;

  constructor(private readonly invoice: FreeInvoice) {
    this.words = LANGUAGES[invoice.language];
    const { columns } = invoice.style;
    const scale = (RIGHT - LEFT) / columns.reduce((sum, kind) => sum + WIDTHS[kind], 0);
    let x = LEFT;
    this.columns = columns.map((kind) => {
      const width = WIDTHS[kind] * scale;
      x += width;
      return { kind, x: x - width, width: width - 8 };
    });
  }

  print(): Promise<Buffer> {
    const { lines, style } = this.invoice;
    let carried = 0;
    for (let start = 0; start < lines.length; start += style.rowsPerPage) {
      this.document.addPage();
      this.head(start === 0);
      if (style.headingAtAll && (start === 0 || style.headingOnEveryPage)) this.tableHead();
      if (start > 0 && style.carried) this.sum(this.label('carried'), carried);
      for (const [index, line] of lines.slice(start, start + style.rowsPerPage).entries()) {
        if (this.y > PAGE_END - 60) this.document.addPage() && (this.y = 60);
        this.row(line, start + index);
        carried += line.lineTotal;
      }
      const isLast = start + style.rowsPerPage >= lines.length;
      if (!isLast && style.carried) this.sum(this.label('carried'), carried);
      if (!isLast) this.text(this.words.continued, LEFT, this.y + 6, 7);
    }
    if (this.y > PAGE_END - 130) this.document.addPage() && (this.y = 60);
    this.totals();
    this.foot();
    this.document.end();
    return buffer(this.document);
  }

  /** The same part of one invoice is always called the same. */
  private label(part: keyof FreeLabels): string {
    const words = FREE_LABELS[this.invoice.language][part];
    return words[(this.invoice.style.wording + part.length) % words.length]!;
  }

  private head(isFirst: boolean): void {
    const { vendor, buyer, style, seed } = this.invoice;
    const { vendorPlace } = style;
    const x = vendorPlace === 'right' ? 370 : LEFT;
    const meta = vendorPlace === 'right' ? LEFT : 340;
    if (vendorPlace === 'left' || vendorPlace === 'right') this.block([vendor, this.words.street, this.town()], x, 40);
    if (vendorPlace === 'heading') this.block([this.label('from'), vendor, this.words.street, this.town()], x, 40);
    if (vendorPlace === 'sender-line') this.text(`${vendor} · ${this.words.street} · ${this.town()}`, LEFT, 118, 7);
    if (this.invoice.style.carrier === 'top') this.text(CARRIER, 200, 70, 8);
    const window = [buyer, `${10 + (seed % 80)} Quay Street`, `20095 ${this.words.city}`];
    if (vendorPlace !== 'sender-line') window.unshift(this.label('billTo'));
    this.block(window, vendorPlace === 'right' ? 340 : LEFT, 130);
    this.y = Math.max(this.meta(meta), 195) + 20;
    if (!isFirst) this.text(`${1 + (seed % 3)} / 4`, 520, 20, 7);
  }

  private meta(x: number): number {
    const { number, date, style, currency } = this.invoice;
    const fields: [string, string][] = [
      [this.label('number'), number],
      [this.label('date'), this.date(date)],
      ...(style.noise
        ? ([
            [this.label('customer'), 'K-7781'],
            [this.label('order'), '4500-118'],
            [this.label('due'), this.date(thirtyDaysAfter(date))],
          ] as [string, string][])
        : []),
    ];
    const title = this.label('title');
    this.text(style.metaPlace === 'in-title' ? `${title} ${number}` : title, x, 100, 14);
    if (style.metaPlace === 'in-title') fields.shift();
    if (style.signs === 'none' || (currency === 'USD' && style.signs === 'symbol')) {
      fields.push([this.words.currency, currency]);
    }
    if (style.metaPlace === 'labels-above') {
      for (const [index, [label, value]] of fields.entries()) {
        const at = LEFT + index * 84;
        this.text(label, at, 200, 7);
        this.text(value, at, 211, 8);
      }
      return 225;
    }
    for (const [index, [label, value]] of fields.entries()) {
      this.text(label, x, 122 + index * 13, 9);
      this.text(value, x + 95, 122 + index * 13, 9);
    }
    return 122 + fields.length * 13;
  }

  private tableHead(): void {
    const part: Record<ColumnKind, keyof FreeLabels | null> = {
      position: null,
      sku: 'sku',
      description: 'description',
      quantity: 'quantity',
      unit: 'unit',
      unitPrice: 'unitPrice',
      discount: 'discount',
      tax: 'taxColumn',
      lineTotal: 'lineTotal',
    };
    this.document.font('Helvetica-Bold');
    for (const column of this.columns) {
      const name = part[column.kind];
      this.cell(name ? this.label(name) : this.words.position, column, Math.min(8, this.invoice.style.fontSize));
    }
    this.document.font('Helvetica');
    this.y += 18;
  }

  private row(line: FreeLine, index: number): void {
    const { style, taxPercent } = this.invoice;
    const [first, second] = this.descriptionRows(line);
    const values: Record<ColumnKind, string> = {
      position: String(index + 1),
      sku: line.sku,
      description: first!,
      quantity: this.number(line.quantity, Number.isInteger(line.quantity) ? 0 : 2),
      unit: line.unit,
      unitPrice: this.amount(line.unitPrice / 10_000, line.unitPrice % 100 === 0 ? 2 : 4),
      discount: line.discountPercent ? `${this.number(line.discountPercent, line.discountPercent % 1 ? 1 : 0)}%` : '',
      tax: `${taxPercent ?? 0}%`,
      lineTotal: this.amount(line.lineTotal / 100, 2),
    };
    for (const column of this.columns) this.cell(values[column.kind], column, style.fontSize);
    const below = this.columns.find(({ kind }) => kind === 'description')!;
    const further = [
      second,
      ...(style.skuPlace === 'below' ? [`${this.label('codeInText')} ${line.sku}`] : []),
      ...(style.notes ? ['Batch 2026 7, checked'] : []),
    ].filter((text) => text !== undefined);
    for (const text of further) {
      this.y += style.fontSize + 1.5;
      this.text(text, below.x, this.y, style.fontSize);
    }
    this.y += style.fontSize + 2 + style.rowGap;
  }

  private descriptionRows(line: FreeLine): string[] {
    const { skuPlace, wrapped } = this.invoice.style;
    const text = skuPlace === 'brackets' ? `[${line.sku}] ${line.description}` : line.description;
    return wrapped ? [text, 'zinc plated, 2 years'] : [text];
  }

  private sum(label: string, cents: number): void {
    const column = this.columns.find(({ kind }) => kind === 'lineTotal')!;
    const beside = this.columns.find(({ kind }) => kind === 'description')!;
    this.text(label, beside.x, this.y, 8);
    this.cell(this.amount(cents / 100, 2), column, 8);
    this.y += 16;
  }

  private totals(): void {
    const { rebate, freight, paid, taxPercent, style } = this.invoice;
    const { goods, net, tax, total, open } = freeTotals(this.invoice);
    const taxed = taxPercent !== null;
    const sub = this.invoice.taxIncluded ? net : goods;
    const rows: [string, number][] = [
      ...(taxed || rebate || freight ? ([[this.label('net'), sub]] as [string, number][]) : []),
      ...(rebate ? ([[this.label('rebate'), -rebate]] as [string, number][]) : []),
      ...(freight ? ([[this.label('freight'), freight]] as [string, number][]) : []),
      ...(taxed ? ([[`${this.label('tax')} ${taxPercent}%`, tax]] as [string, number][]) : []),
      [this.label('total'), total],
      ...(paid
        ? ([
            [this.label('paid'), -paid],
            [this.label('open'), open],
          ] as [string, number][])
        : []),
    ];
    const x = style.totalsLeft ? LEFT : 320;
    this.y += 10;
    for (const [label, cents] of rows) {
      this.text(label, x, this.y, 9);
      this.text(this.amount(cents / 100, 2), x + 130, this.y, 9, { width: 95, align: 'right' });
      this.y += 14;
    }
  }

  private foot(): void {
    const { vendor, style } = this.invoice;
    for (const term of FREE_LABELS[this.invoice.language].terms) this.text(term, LEFT, (this.y += 11), 8);
    const web = vendor
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .split(' ')
      .slice(0, 2)
      .join('')
      .toLowerCase()
      .replace(/[^a-z]/g, '');
    const facts = [
      style.vendorPlace === 'footer' ? `${vendor}, ${this.words.street}, ${this.town()}` : null,
      style.webAddress && style.vendorPlace !== 'logo' ? `www.${web}.com   info@${web}.com` : null,
      `${this.words.vatId} DE999999999`,
      ...FREE_LABELS[this.invoice.language].bank,
    ].filter((fact) => fact !== null);
    if (style.carrier === 'foot') this.text(CARRIER, 330, 760, 8);
    for (const [index, fact] of facts.entries()) this.text(fact, LEFT, 785 + index * 9, 7);
  }

  private block(texts: string[], x: number, y: number): void {
    for (const [index, text] of texts.entries()) this.text(text, x, y + index * 12, index === 0 ? 9 : 9);
  }

  private town = (): string => `10115 ${this.words.city}`;

  private date(iso: string): string {
    const [year, month, day] = iso.split('-') as [string, string, string];
    const american = this.invoice.language === 'en' && this.invoice.currency === 'USD';
    return {
      local: this.words.writeDate(iso),
      iso,
      slashes: american ? `${month}/${day}/${year}` : `${day}/${month}/${year}`,
      points: `${day}.${month}.${year}`,
    }[this.invoice.style.dates];
  }

  private number(value: number, decimals: number): string {
    const [whole, fraction] = Math.abs(value).toFixed(decimals).split('.');
    const grouped = whole!.replace(/\B(?=(\d{3})+$)/g, this.words.groupMark);
    return `${value < 0 ? '-' : ''}${grouped}${fraction ? this.words.decimalMark + fraction : ''}`;
  }

  private amount(value: number, decimals: number): string {
    const number = this.number(value, decimals);
    const { style, currency } = this.invoice;
    if (style.signs === 'none') return number;
    if (style.signs === 'code') return this.words.signBehind ? `${number} ${currency}` : `${currency} ${number}`;
    return this.words.signBehind ? `${number} ${SIGN[currency]}` : `${SIGN[currency]}${number}`;
  }

  private cell(text: string, { kind, x, width }: { kind: ColumnKind; x: number; width: number }, size: number): void {
    if (text) this.text(text, x, this.y, size, { width, align: TEXTS.includes(kind) ? 'left' : 'right' });
  }

  private text(
    text: string,
    x: number,
    y: number,
    size: number,
    box: { width?: number; align?: 'left' | 'right' } = {},
  ): void {
    this.document.fontSize(size);
    // A cell that is too wide runs on to the left, as right-aligned amounts do.
    const width = this.document.widthOfString(text);
    const at = box.align === 'right' ? x + box.width! - width : x;
    this.document.text(text, at, y, { lineBreak: false });
  }
}
