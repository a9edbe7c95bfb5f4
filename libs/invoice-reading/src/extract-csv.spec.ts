import { describe, expect, it } from '@jest/globals';
import iconv from 'iconv-lite';
import { extractInvoice } from './extract-invoice.js';
import type { ExtractedInvoice, FailedExtraction } from './extraction.js';
import type { Knowledge } from './knowledge.js';
import { MAX_LETTERS } from './readers/limits.js';

const read = async (text: string | Buffer) => (await extractInvoice(Buffer.from(text))) as ExtractedInvoice;

const PLAIN = [
  'Invoice Number,INV-7',
  'Invoice Date,2026-03-17',
  'Vendor,Northgate Fasteners Ltd',
  'Currency,EUR',
  'SKU,Description,Qty,Unit Price,Line Total',
  'HX-08,"Hex bolt, M8",20,1.25,25.00',
  'DR-14,Cordless drill,2,80.00,160.00',
  ',Subtotal,,,185.00',
  ',VAT 10%,,,18.50',
  ',Total,,,203.50',
].join('\n');

const TRUTH = {
  status: 'completed',
  invoiceNumber: 'INV-7',
  invoiceDate: '2026-03-17',
  vendorName: 'Northgate Fasteners Ltd',
  currency: 'EUR',
  totalAmount: 20_350,
  taxAmount: 1850,
  lines: [
    { sku: 'HX-08', description: 'Hex bolt, M8', quantity: 20, unitPrice: 125, lineTotal: 2500 },
    { sku: 'DR-14', description: 'Cordless drill', quantity: 2, unitPrice: 8000, lineTotal: 16_000 },
  ],
};

/** One row a line, with the fields of the paper on each. */
const repeated = (lines: string[], headings = 'Invoice Number,Invoice Date,Vendor,Currency') =>
  [
    `${headings},SKU,Description,Quantity,Unit Price,Line Total,Total`,
    ...lines.map((line) => `INV-7,2026-03-17,Northgate Fasteners Ltd,EUR,${line},30.00`),
  ].join('\n');

describe('Reading a CSV', () => {
  it('has the delimiter of its headings, however many others the descriptions have', async () => {
    const described = (code: string) => `${code},${'stainless; A2; '.repeat(20)}${code},10,1.50,15.00`;
    const invoice = await read(repeated([described('HX-08'), described('HX-09')]));
    expect(invoice).toMatchObject({
      ...{ status: 'completed', invoiceNumber: 'INV-7', totalAmount: 3000 },
      lines: [{ sku: 'HX-08', quantity: 10, lineTotal: 1500 }, { sku: 'HX-09' }],
    });
  });

  it('names a vendor among the companies of many rows', async () => {
    const invoice = await read(
      repeated(Array.from({ length: 80 }, (_, row) => `HX-${row},Bolt for Harbour ${row} Ltd,1,1.50,1.50`)),
    );
    expect([invoice.vendorName, invoice.lines.length]).toEqual(['Northgate Fasteners Ltd', 80]);
  });

  it('is read by its head where no line of it is known', async () => {
    const rows = Array.from({ length: 40 }, (_, row) => `Note ${row},of nothing`);
    const placed = (at: number) => read(rows.toSpliced(at, 0, 'Invoice Number,INV-7').join('\n'));
    expect([(await placed(5)).invoiceNumber, (await placed(35)).invoiceNumber]).toEqual(['INV-7', null]);
  });

  it('finds fields above the table, columns by name, totals below', async () => {
    expect(await read(PLAIN)).toMatchObject({ ...TRUTH, warnings: [] });
  });

  it('takes a row below the first sum for a sum, whatever it is called', async () => {
    const [before, after] = PLAIN.split(',VAT');
    const text = `${before},Spring promo,,,-10.00\n,VAT 10%,,,17.50\n,Total,,,192.50`;
    expect(after).toBeDefined();
    expect(await read(text)).toMatchObject({ ...TRUTH, totalAmount: 19_250, taxAmount: 1750, warnings: [] });
    const open = (await read(text.replace('192.50', '202.50'))).warnings;
    expect(open.length).toBeGreaterThan(0);
  });

  it('finds columns in any order, and the invoice’s own fields where rows repeat them', async () => {
    const text = [
      'invoice_number,invoice_date,vendor,currency,line_total,quantity,unit_price,description,sku,total_tax,invoice_total',
      'INV-7,2026-03-17,Northgate Fasteners Ltd,EUR,25.00,20,1.25,"Hex bolt, M8",HX-08,18.50,203.50',
      'INV-7,2026-03-17,Northgate Fasteners Ltd,EUR,160.00,2,80.00,Cordless drill,DR-14,18.50,203.50',
    ].join('\r\n');
    expect(await read(text)).toMatchObject({ ...TRUTH, warnings: [] });
  });

  const SCOPED: Record<string, string> = {
    underscores:
      'invoice_number,invoice_date,issuer_name,invoice_currency,invoice_net_amount,invoice_tax_amount,invoice_total_amount,line_sku,line_description,line_quantity,line_unit_price,line_total',
    'a seller':
      'invoice_id,invoice_issue_date,seller_name,invoice_currency_code,invoice_subtotal,invoice_tax,invoice_total,line_item_code,line_item_name,line_qty,line_price,line_amount',
    points:
      'invoice.number,invoice.date,seller.name,invoice.currency,invoice.net,invoice.tax,invoice.total,item.sku,item.description,item.quantity,item.unitPrice,item.total',
    'camel case':
      'invoiceNumber,invoiceDate,sellerName,currency,invoiceNet,invoiceTax,invoiceTotal,lineSku,lineDescription,lineQuantity,lineUnitPrice,lineTotal',
    'a header':
      'header_invoice_no,header_invoice_date,header_vendor,header_currency,header_net,header_tax,header_total,line_item_sku,line_item_description,line_item_quantity,line_item_unit_price,line_item_line_total',
    positions:
      'inv_no,inv_date,supplier,inv_currency,inv_net,inv_vat,inv_total,position_code,position_desc,position_qty,position_price,position_net',
  };
  const scoped = (headings: string, total = '203.50'): string =>
    [
      headings,
      `INV-7,2026-03-17,Northgate Fasteners Ltd,EUR,185.00,18.50,${total},HX-08,"Hex bolt, M8",20,1.25,25.00`,
      `INV-7,2026-03-17,Northgate Fasteners Ltd,EUR,185.00,18.50,${total},DR-14,Cordless drill,2,80.00,160.00`,
    ].join('\n');

  it.each(Object.entries(SCOPED))(
    'tells by prefixes what belongs to the invoice and what to its lines: %s',
    async (_, headings) => {
      expect(await read(scoped(headings))).toMatchObject({ ...TRUTH, warnings: [] });
      expect((await read(scoped(headings, '213.50'))).status).toBe('needs_review');
    },
  );

  it('takes the receiver among prefixed columns for no sender, and other papers for no invoice', async () => {
    const row = (code: string, figures: string): string =>
      `INV-7,2026-03-17,Northgate Fasteners Ltd,DE318447120,Harbour Workshop GmbH,EUR,203.50,18.50,${code},${figures}`;
    const rows = [row('HX-08', '"Hex bolt, M8",20,1.25,25.00'), row('DR-14', 'Cordless drill,2,80.00,160.00')];
    const columns = 'number,date,seller_name,seller_vat_id,buyer_name,currency,total,tax';
    const lines = 'line_sku,line_description,line_quantity,line_price,line_total';
    const invoice = `invoice_${columns.replace('total,', 'invoice_total,')},${lines}`;
    expect(await read([invoice, ...rows].join('\n'))).toMatchObject({ ...TRUTH, warnings: [] });
    for (const prefix of ['order_', 'document_']) {
      expect((await read([`${prefix}${columns},${lines}`, ...rows].join('\n'))).status).toBe('needs_review');
    }
  });

  it('uses what the buyer knows of who sells to them, where no column says it', async () => {
    const text = PLAIN.replace('Vendor,Northgate', 'Northgate');
    const extract = (knowledge?: Knowledge) => extractInvoice(Buffer.from(text), { knowledge });
    expect((await extract()).status).toBe('needs_review');
    expect(await extract({ suppliers: ['Northgate Fasteners'] })).toMatchObject({ ...TRUTH, warnings: [] });
    expect((await extract({ company: ['Northgate Fasteners'] })).status).toBe('needs_review');
  });

  it('reads semicolons, comma decimals, German words and Windows letters', async () => {
    const text = [
      'Rechnungsnummer;INV-7',
      'Rechnungsdatum;17.03.2026',
      'Lieferant;Müller Schrauben GmbH',
      'Währung;EUR',
      'Art.-Nr.;Bezeichnung;Menge;Einzelpreis;Gesamtpreis',
      'HX-08;Schraube für Möbel;20;1,25;25,00',
      'DR-14;Akkubohrer;2;1.080,00;2.160,00',
      ';Nettobetrag;;;2.185,00',
      ';MwSt. 10%;;;218,50',
      ';Gesamtbetrag;;;2.403,50',
    ].join('\r\n');
    const invoice = await read(iconv.encode(text, 'windows-1252'));
    expect(invoice).toMatchObject({
      status: 'completed',
      vendorName: 'Müller Schrauben GmbH',
      totalAmount: 240_350,
      lines: [{ description: 'Schraube für Möbel' }, { unitPrice: 108_000 }],
    });
  });

  it('reads tabs in UTF-16, as spreadsheets save them', async () => {
    const text = PLAIN.replaceAll('"Hex bolt, M8"', 'Hex bolt M8').replaceAll(',', '\t');
    const invoice = await read(iconv.encode(text, 'utf-16le', { addBOM: true }));
    expect(invoice).toMatchObject({ status: 'completed', totalAmount: 20_350 });
  });

  it('reads of a cell as much as a line is described by', async () => {
    const invoice = await read(PLAIN.replace('Cordless drill', 'x'.repeat(1_000_000)));
    expect(invoice).toMatchObject({ status: 'completed', totalAmount: 20_350 });
    expect(invoice.lines[1]!.description).toBe('x'.repeat(MAX_LETTERS));
  });

  it('keeps leading zeros of codes', async () => {
    const invoice = await read(PLAIN.replace('HX-08', '00042'));
    expect(invoice.lines[0]!.sku).toBe('00042');
  });

  const COLUMNS = 'Invoice Number,Invoice Date,Vendor,Currency,SKU,Description,Quantity,Unit Price,Line Total';
  const START = 'INV-7,2026-03-17,3M,EUR';

  it('takes the vendor that a label names, whatever the name looks like', async () => {
    const rows = `${COLUMNS},Grand Total\n${START},HX-08,Hex bolt,20,1.25,25.00,25.00`;
    expect(await read(rows)).toMatchObject({ status: 'completed', vendorName: '3M' });
    expect(await read(rows.replace('Vendor', 'supplier_name'))).toMatchObject({
      status: 'completed',
      vendorName: '3M',
    });
  });

  it('tells totals that every row repeats from the totals of lines by what multiplies out', async () => {
    const rows = [
      `${COLUMNS},Subtotal,VAT,Total`,
      `${START},HX-08,Hex bolt,20,1.25,25.00,50.00,5.00,55.00`,
      `${START},HX-09,Hex bolt long,10,2.50,25.00,50.00,5.00,55.00`,
    ];
    expect(await read(rows.join('\n'))).toMatchObject({
      ...{ status: 'completed', totalAmount: 5500, taxAmount: 500 },
      lines: [{ lineTotal: 2500 }, { lineTotal: 2500 }],
    });
  });

  it('adds up the tax of the lines, or applies their rate, only where that leads to the total', async () => {
    const taxed = (heading: string, first: string, second: string, total: string) =>
      read(
        [
          `${COLUMNS},${heading},Invoice Total`,
          `${START},HX-08,Hex bolt,20,1.25,25.00,${first},${total}`,
          `${START},DR-14,Drill,1,80.00,80.00,${second},${total}`,
        ].join('\n'),
      );
    expect(await taxed('Tax', '2.50', '8.00', '115.50')).toMatchObject({ status: 'completed', taxAmount: 1050 });
    expect(await taxed('VAT rate', '10', '10', '115.50')).toMatchObject({ status: 'completed', taxAmount: 1050 });
    expect(await taxed('VAT rate', '10', '20', '123.50')).toMatchObject({ status: 'completed', taxAmount: 1850 });
    expect((await taxed('Tax', '2.50', '8.00', '115.51')).status).toBe('needs_review');
    expect((await taxed('VAT rate', '10', '20', '115.50')).status).toBe('needs_review');
  });

  it('finds labels right of their amounts, and amounts without cents', async () => {
    const rows = [
      ...['Invoice Number,INV-7', 'Invoice Date,2026-03-17', 'Vendor,3M', 'Currency,EUR'],
      ...['Line Total,Unit Price,Quantity,Description', '25.50,25.50,1,Hex bolts', '80,40,2,Drill'],
      ...['105.50,,,Subtotal', '12,,,Freight', '117.50,,,Grand Total'],
    ];
    expect(await read(rows.join('\n'))).toMatchObject({ status: 'completed', totalAmount: 11_750 });
  });

  it('asks for a review of credit notes', async () => {
    const rows = `Document Type,${COLUMNS},Total due\nCredit Note,${START},HX-08,Hex bolt,20,1.25,25.00,25.00`;
    expect((await read(rows)).warnings.map(({ code }) => code)).toEqual(['credit-note']);
  });

  it('asks for a review when there is a table and nothing else', async () => {
    const invoice = await read('Item Code,Description,Quantity,Unit Price,Total\n001,Laptop,2,1500,3000\n');
    expect(invoice).toMatchObject({ status: 'needs_review', lines: [{ quantity: 2, lineTotal: 300_000 }] });
  });

  it('asks for a review when a quantity has another unit than its price', async () => {
    const invoice = await read(PLAIN.replace('DR-14,Cordless drill,2,', 'DR-14,Copper tape,2000 g,'));
    expect(invoice.status).toBe('needs_review');
    expect(invoice.lines[1]!.needsReview).toBe(true);
  });

  it('asks for a review when it holds several invoices', async () => {
    const text = [
      'invoice_number,invoice_date,vendor,currency,sku,description,quantity,unit_price,line_total,invoice_total',
      'INV-7,2026-03-17,Northgate Fasteners Ltd,EUR,A,Hex bolt,20,1.25,25.00,185.00',
      'INV-8,2026-03-17,Northgate Fasteners Ltd,EUR,B,Drill,2,80.00,160.00,185.00',
    ].join('\n');
    const invoice = await read(text);
    expect(invoice.status).toBe('needs_review');
    expect(invoice.warnings.map(({ code }) => code)).toContain('several-invoices');
  });

  it('asks for a review when the meaning of the columns is unknown', async () => {
    const invoice = await read('alpha,beta,gamma\n1,2,2\n3,4,12\n');
    expect(invoice).toMatchObject({ status: 'needs_review', lines: [] });
  });

  it('asks for a review when decimals and thousands cannot be told apart', async () => {
    const text = PLAIN.replace('20,1.25,25.00', '1,"1,250","1,250"')
      .replace('2,80.00,160.00', '1,"2,500","2,500"')
      .replace('185.00', '"3,750"')
      .replace(',VAT 10%,,,18.50\n', '')
      .replace('203.50', '"3,750"');
    const invoice = await read(text);
    expect(invoice.warnings.map(({ code }) => code)).toContain('uncertain-numbers');
  });

  it('fails when there is no table', async () => {
    const extraction = await extractInvoice(Buffer.from('hello'));
    expect(extraction.status).not.toBe('completed');
    expect(((await extractInvoice(Buffer.from('\n\n'))) as FailedExtraction).reason).toBe('The file holds no table.');
  });
});
