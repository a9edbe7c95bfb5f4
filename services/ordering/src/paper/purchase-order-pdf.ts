import type { PaperSize } from '#contracts';
import type { Party, PurchaseOrder } from './purchase-order.js';
import type { Run } from './set-text.js';
import { type Column, Sheet, type Style } from './sheet.js';

const GREY = '#5f6b7a';
const RULE = '#c8ced6';
const BODY: Style = { size: 9 };
const SMALL: Style = { size: 8, colour: GREY };
const LABEL: Style = { size: 8, weight: 'bold', colour: GREY };
const STRONG: Style = { size: 9, weight: 'bold' };

const SIZES = { a4: 'A4', letter: 'LETTER' } as const;
const GAP = 10;
const PADDING = 5;

type Align = 'left' | 'right';
interface TableColumn extends Column {
  title: string;
  align: Align;
}

/** As wide as what stands in them, within these points; the product has what is left. */
const COLUMNS: { title: string; align: Align; most?: number }[] = [
  { title: '#', align: 'right', most: 30 },
  { title: 'SKU', align: 'left', most: 110 },
  { title: 'Product', align: 'left' },
  { title: 'Quantity', align: 'right', most: 60 },
  { title: 'Unit price', align: 'right', most: 96 },
  { title: 'Amount', align: 'right', most: 96 },
];

/** The order as PDF: A4 or US letter, as many pages as it takes, each with the head of the table and its number. */
export function purchaseOrderPdf(order: PurchaseOrder, paper: PaperSize): Promise<Buffer> {
  return new PurchaseOrderWriter(order, paper).write();
}

class PurchaseOrderWriter {
  private readonly sheet: Sheet;
  private readonly money: Intl.NumberFormat;
  private readonly rows: string[][];
  private readonly columns: TableColumn[];

  constructor(
    private readonly order: PurchaseOrder,
    paper: PaperSize,
  ) {
    const { orderNumber, buyer, currency } = order;
    this.sheet = new Sheet({
      size: SIZES[paper],
      info: { Title: `Purchase order ${orderNumber}`, Author: buyer.name, Creator: 'Tradeyard', Producer: 'Tradeyard' },
    });
    this.money = new Intl.NumberFormat('en-US', { style: 'currency', currency });
    this.rows = order.lines.map(({ sku, name, quantity, price, subtotal }, index) => [
      String(index + 1),
      sku,
      name,
      quantity.toLocaleString('en-US'),
      this.amount(price),
      this.amount(subtotal),
    ]);
    this.columns = place(this.sheet, this.rows);
  }

  write(): Promise<Buffer> {
    this.head();
    this.parties();
    this.table();
    this.totals();
    this.notes();
    const { orderNumber, buyer } = this.order;
    return this.sheet.finish(
      (page, pages) => ({ left: `${orderNumber} · ${buyer.name}`, right: `Page ${page} of ${pages}` }),
      SMALL,
    );
  }

  private head(): void {
    const { sheet } = this;
    const { orderNumber, status, placedOn, currency, buyer } = this.order;
    const half = (sheet.width - GAP) / 2;
    const right: Column = { x: sheet.left + half + GAP, width: half };
    const title = status === 'draft' ? 'Draft purchase order' : 'Purchase order';
    const top = sheet.y;
    const name = sheet.writeText(buyer.name, { x: sheet.left, width: half }, top + 4, { size: 14, weight: 'bold' });
    let y = sheet.writeText(title, right, top, { size: 18, weight: 'bold', align: 'right' });
    y = sheet.writeText(orderNumber, right, y + 2, { ...STRONG, size: 11, align: 'right' });
    const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(placedOn));
    y = sheet.writeText(`${date} · ${capitalised(status)} · ${currency}`, right, y, { ...SMALL, align: 'right' });
    sheet.y = Math.max(name, y) + 18;
  }

  private parties(): void {
    const { sheet } = this;
    const half = (sheet.width - GAP * 2) / 2;
    const y = sheet.y;
    const buyer = this.party('Buyer', this.order.buyer, { x: sheet.left, width: half }, y);
    const supplier = this.party('Supplier', this.order.supplier, { x: sheet.left + half + GAP * 2, width: half }, y);
    sheet.y = Math.max(buyer, supplier) + 18;
  }

  private party(title: string, { name, person, address, email, phone }: Party, column: Column, y: number): number {
    y = this.sheet.writeText(title, column, y, LABEL);
    y = this.sheet.writeText(name, column, y + 2, STRONG);
    for (const text of [person, address, email, phone]) {
      if (text?.trim()) y = this.sheet.writeText(text.trim(), column, y, BODY);
    }
    return y;
  }

  private table(): void {
    this.tableHead();
    for (const texts of this.rows) this.row(texts);
  }

  private tableHead(): void {
    const { sheet } = this;
    for (const { title, align, ...column } of this.columns) {
      sheet.writeText(title, column, sheet.y, { ...LABEL, align });
    }
    sheet.y += sheet.heightOf(1, LABEL) + PADDING;
    sheet.rule(sheet.y, GREY);
  }

  private row(texts: string[]): void {
    const { sheet } = this;
    const cells: Run[][][] = texts.map((text, i) => sheet.lines(text, this.columns[i]!.width, BODY));
    const height = sheet.heightOf(Math.max(...cells.map((lines) => lines.length)), BODY) + 2 * PADDING;
    if (!sheet.hasRoom(height)) {
      this.nextPage();
      this.tableHead();
    }
    cells.forEach((lines, i) => {
      const { align, ...column } = this.columns[i]!;
      sheet.write(lines, column, sheet.y + PADDING, { ...BODY, align });
    });
    sheet.y += height;
    sheet.rule(sheet.y, RULE);
  }

  /** Kept together. */
  private totals(): void {
    const { sheet } = this;
    const { subtotal, tax, totalAmount } = this.order;
    const rows: [string, number, Style][] = [
      ['Subtotal', subtotal, BODY],
      ['Tax', tax, BODY],
      ['Total', totalAmount, { size: 11, weight: 'bold' }],
    ];
    if (!sheet.hasRoom(80)) this.nextPage();
    sheet.y += 8;
    const width = 230;
    const x = sheet.left + sheet.width - width;
    for (const [label, cents, style] of rows) {
      sheet.writeText(label, { x, width }, sheet.y, style);
      sheet.y = sheet.writeText(this.amount(cents), { x, width }, sheet.y, { ...style, align: 'right' }) + 4;
    }
  }

  private notes(): void {
    const { sheet } = this;
    const notes = this.order.notes?.trim();
    if (!notes) return;
    const column = { x: sheet.left, width: sheet.width };
    const lines = sheet.lines(notes, sheet.width, BODY);
    // A heading is not left alone at the foot of a page.
    if (!sheet.hasRoom(16 + sheet.heightOf(1, LABEL) + sheet.heightOf(Math.min(3, lines.length), BODY)))
      this.nextPage();
    else sheet.y += 16;
    sheet.y = sheet.writeText('Notes', column, sheet.y, LABEL) + 2;
    for (const line of lines) {
      if (!sheet.hasRoom(sheet.heightOf(1, BODY))) this.nextPage();
      sheet.y = sheet.write([line], column, sheet.y, BODY);
    }
  }

  private nextPage(): void {
    const { sheet } = this;
    sheet.newPage();
    const column = { x: sheet.left, width: sheet.width };
    sheet.y = sheet.writeText(`Purchase order ${this.order.orderNumber}, continued`, column, sheet.y, SMALL) + 8;
  }

  private amount(minorUnits: number): string {
    const { maximumFractionDigits = 2 } = this.money.resolvedOptions();
    return this.money.format(minorUnits / 10 ** maximumFractionDigits);
  }
}

function place(sheet: Sheet, rows: string[][]): TableColumn[] {
  const widths = COLUMNS.map(({ title, most }, i) => {
    if (most === undefined) return 0;
    const texts = rows.map((row) => sheet.widthOf(row[i]!, BODY));
    return Math.min(most, Math.ceil(Math.max(sheet.widthOf(title, LABEL), ...texts)));
  });
  const taken = widths.reduce((sum, width) => sum + width, 0) + GAP * (COLUMNS.length - 1);
  let x = sheet.left;
  return COLUMNS.map(({ title, align }, i) => {
    const width = widths[i] || sheet.width - taken;
    const column = { title, align, x, width };
    x += width + GAP;
    return column;
  });
}

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
