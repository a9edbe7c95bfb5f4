import PDFDocument from 'pdfkit';

export interface DemoInvoice {
  number: string;
  date: string;
  vendor: string;
  vendorAddress: string;
  customer: string;
  /** Prices in cents. */
  lines: { sku: string; description: string; quantity: number; unitPrice: number }[];
}

const COLUMNS = [
  { title: 'SKU', x: 50, width: 80, align: 'left' },
  { title: 'Description', x: 135, width: 220, align: 'left' },
  { title: 'Qty', x: 360, width: 40, align: 'right' },
  { title: 'Unit price', x: 405, width: 65, align: 'right' },
  { title: 'Amount', x: 475, width: 70, align: 'right' },
] as const;

/** A supplier's invoice as one page of PDF with a text layer. */
export function invoicePdf(invoice: DemoInvoice): Promise<Buffer> {
  const doc = new PDFDocument({ size: 'A4', margin: 50 });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<Buffer>((resolve) => doc.on('end', () => resolve(Buffer.concat(chunks))));

  doc.font('Helvetica').fontSize(9).text('Sold by:', 50, 50);
  doc.font('Helvetica-Bold').fontSize(14).text(invoice.vendor, 50, 62);
  doc.font('Helvetica').fontSize(9).text(invoice.vendorAddress, 50, 80);
  doc.font('Helvetica-Bold').fontSize(20).text('INVOICE', 380, 50, { width: 165, align: 'right' });
  doc.font('Helvetica').fontSize(10);
  doc.text(`Invoice number: ${invoice.number}`, 345, 84, { width: 200, align: 'right' });
  doc.text(`Invoice date: ${invoice.date}`, 345, 98, { width: 200, align: 'right' });
  doc.text('Currency: USD', 345, 112, { width: 200, align: 'right' });
  doc.text('Bill to:', 50, 120).text(invoice.customer, 50, 134);

  let y = 180;
  const row = (cells: string[]): void => {
    COLUMNS.forEach((column, i) => doc.text(cells[i] ?? '', column.x, y, { width: column.width, align: column.align }));
    y += 20;
  };
  doc.font('Helvetica-Bold').fontSize(10);
  row(COLUMNS.map((column) => column.title));
  doc
    .moveTo(50, y - 6)
    .lineTo(545, y - 6)
    .lineWidth(0.5)
    .stroke();
  doc.font('Helvetica');
  for (const { sku, description, quantity, unitPrice } of invoice.lines) {
    row([sku, description, String(quantity), money(unitPrice), money(unitPrice * quantity)]);
  }
  const subtotal = invoice.lines.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0);
  const tax = Math.round(subtotal / 10);
  y += 10;
  for (const [label, amount] of [
    ['Subtotal', subtotal],
    ['Tax (10%)', tax],
    ['Total', subtotal + tax],
  ] as const) {
    doc.text(label, 380, y, { width: 90, align: 'right' });
    doc.text(money(amount), 475, y, { width: 70, align: 'right' });
    y += 18;
  }
  doc.text('Payment within 30 days.', 50, y + 20);
  doc.end();
  return done;
}

function money(cents: number): string {
  return (cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}
