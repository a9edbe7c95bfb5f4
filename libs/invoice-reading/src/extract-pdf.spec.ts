import { describe, expect, it } from '@jest/globals';
import { printedInvoice, printedPdf, type PrintOptions, type Printed } from '../test/documents/printed-pdf.js';
import { extractInvoice } from './extract-invoice.js';
import type { ExtractedInvoice, FailedExtraction } from './extraction.js';
import { NeedsOcr } from './unreadable.js';

const read = async (words: Printed[], options?: PrintOptions) =>
  (await extractInvoice(await printedPdf(words, options))) as ExtractedInvoice;
const failed = async (bytes: Uint8Array) => (await extractInvoice(bytes)) as FailedExtraction;
const codes = ({ warnings }: ExtractedInvoice) => warnings.map(({ code }) => code);

describe('Reading a PDF with a text layer', () => {
  it('completes an invoice whose header is plain and whose figures agree', async () => {
    const invoice = await read(printedInvoice());
    expect(invoice).toMatchObject({
      status: 'completed',
      warnings: [],
      invoiceNumber: 'INV-20417',
      invoiceDate: '2026-03-17',
      vendorName: 'Northgate Fasteners Ltd',
      currency: 'USD',
      totalAmount: 20_350,
      taxAmount: 1850,
      lines: [
        { description: 'Hex bolt M8', quantity: 20, unitPrice: 125, lineTotal: 2500, needsReview: false },
        { description: 'Cordless drill', quantity: 2, unitPrice: 8000, lineTotal: 16_000, needsReview: false },
      ],
    });
  });

  it('says before any OCR that it needs some, where it is asked for none', async () => {
    const words = printedInvoice();
    for (const options of [{ scan: true }, { nameless: '-' }]) {
      const reading = extractInvoice(await printedPdf(words, options), { ocr: false });
      await expect(reading).rejects.toThrow(NeedsOcr);
    }
    const plain = await printedPdf(words);
    expect(await extractInvoice(plain, { ocr: false })).toEqual(await extractInvoice(plain));
  });

  it('tells of each value where it stands and how sure it is', async () => {
    const { data } = await read(printedInvoice());
    expect(data.fields.invoiceNumber).toMatchObject({ value: 'INV-20417', page: 1 });
    expect(data.fields.currency).toMatchObject({ value: 'USD', checks: ['two-places-agree'] });
    const { box, confidence } = data.lines[0]!.lineTotal!;
    expect(box!.x).toBeCloseTo(480, 0);
    expect(box!.y).toBeGreaterThan(195);
    expect(box!.y).toBeLessThan(208);
    expect(confidence).toBeGreaterThan(0);
    expect(data.equation).toBe('185.00 + 18.50 = 203.50');
  });

  describe('asks for a review', () => {
    it('when a line does not multiply out, with the reason on that line', async () => {
      const invoice = await read(printedInvoice({ '20': '21' }));
      expect(invoice.status).toBe('needs_review');
      expect(invoice.lines.map(({ needsReview }) => needsReview)).toEqual([true, false]);
      expect(invoice.lines[0]!.reviewNotes).toBe('21 × $1.25 is $26.25, but the line says $25.00.');
    });

    it('when the lines do not add up to the total, be it by a cent', async () => {
      const invoice = await read(printedInvoice({ '$203.50': '$203.51' }));
      expect(invoice.status).toBe('needs_review');
      expect(codes(invoice)).toEqual(['does-not-add-up']);
    });

    it.each([
      ['invoice number', { 'Invoice Number: INV-20417': null }],
      ['invoice date', { 'Invoice Date: 17 March 2026': null }],
      ['name of the vendor', { 'Northgate Fasteners Ltd': null, '12 Mill Road, Springfield': null }],
      ['total', { Total: null, '$203.50': null }],
    ])('when the %s is missing', async (what, changes) => {
      const invoice = await read(printedInvoice(changes));
      expect(invoice.status).toBe('needs_review');
      expect(invoice.warnings.map(({ message }) => message)).toContain(`The ${what} was not found.`);
    });

    it('when a date may be read in two ways', async () => {
      const invoice = await read(printedInvoice({ 'Invoice Date: 17 March 2026': 'Invoice Date: 04/05/2026' }));
      expect(invoice.status).toBe('needs_review');
      expect(invoice.warnings).toContainEqual({
        code: 'ambiguous-date',
        message: 'The date 04/05/2026 may be 2026-05-04 or 2026-04-05.',
        field: 'invoiceDate',
      });
    });

    it('when two invoice numbers are printed', async () => {
      const invoice = await read(printedInvoice({}, [[50, 700, 'Invoice Number: INV-20418']]));
      expect(codes(invoice)).toEqual(['several-numbers', 'several-references']);
    });

    it('when it is a credit note', async () => {
      const invoice = await read(printedInvoice({}, [[300, 20, 'CREDIT NOTE', 18]]));
      expect(codes(invoice)).toEqual(['credit-note']);
    });

    it('when goods are returned', async () => {
      const changes = {
        '2': '-2',
        '$160.00': '-$160.00',
        '$185.00': '-$135.00',
        '$18.50': '-$13.50',
        '$203.50': '-$148.50',
      };
      const invoice = await read(printedInvoice(changes));
      expect(invoice.status).toBe('needs_review');
      expect(codes(invoice)).toContain('not-positive');
    });

    it('when the dollars may be of another country', async () => {
      const invoice = await read(printedInvoice({ '12 Mill Road, Springfield': '12 Mill Road, Toronto, Canada' }));
      expect(invoice.warnings.map(({ field }) => field)).toEqual(['currency']);
    });

    it('when only the receiver is named in print, as under a logo', async () => {
      const changes = { 'Northgate Fasteners Ltd': null, '12 Mill Road, Springfield': null, 'Bill to:': null };
      const invoice = await read(printedInvoice(changes));
      expect(invoice.status).toBe('needs_review');
      expect(invoice.warnings.map(({ field }) => field)).toContain('vendorName');
    });

    it('when the only other company is the bank, or stands further down', async () => {
      const withoutVendor = { 'Northgate Fasteners Ltd': null, '12 Mill Road, Springfield': null };
      for (const printed of [
        [50, 40, 'Quayside Bank Ltd'],
        [50, 780, 'Delivered by Swift Parcels Ltd'],
      ] as Printed[]) {
        const invoice = await read(printedInvoice(withoutVendor, [printed]));
        expect(invoice.warnings.map(({ field }) => field)).toEqual(['vendorName']);
      }
    });

    it.each(['PROFORMA INVOICE', 'Facture pro forma', 'Order Confirmation', 'Angebot', 'Estado de cuenta', 'Pakbon'])(
      'when it says %s',
      async (title) => {
        expect(codes(await read(printedInvoice({}, [[300, 20, title, 18]])))).toEqual(['no-invoice']);
      },
    );

    it('when nothing on the paper says that it is an invoice', async () => {
      const changes = {
        'Invoice Number: INV-20417': 'Number: 20417',
        'Invoice Date: 17 March 2026': 'Date: 17 March 2026',
      };
      expect(codes(await read(printedInvoice(changes)))).toContain('no-invoice');
    });

    it('when it is marked as a draft', async () => {
      expect(codes(await read(printedInvoice({}, [[300, 20, 'DRAFT', 18]])))).toEqual(['not-valid']);
    });

    it('when what follows the word invoice may be a count or a year', async () => {
      const invoice = await read(printedInvoice({ 'Invoice Number: INV-20417': 'Invoice 2026' }));
      expect(invoice.warnings.map(({ field }) => field)).toEqual(['invoiceNumber']);
    });

    it('when a letter cannot be told', async () => {
      const invoice = await read(printedInvoice({ 'Invoice Number: INV-20417': 'Invoice Number: INV\u0000-20417' }));
      expect(invoice.status).toBe('needs_review');
      expect(JSON.stringify(invoice)).not.toContain('\\u0000');
    });

    it('when there are no lines', async () => {
      const invoice = await read([[50, 50, 'Dear Sir or Madam, we thank you for your order.']]);
      expect(invoice.status).toBe('needs_review');
      expect(codes(invoice)).toContain('no-lines');
    });
  });

  describe('is sure of the invoice number', () => {
    it('when it stands under the title with nothing but "No."', async () => {
      const words = printedInvoice({ 'Invoice Number: INV-20417': null }, [
        [340, 20, 'INVOICE', 18],
        [340, 60, 'No. 2026-417'],
      ]);
      expect(await read(words)).toMatchObject({ status: 'completed', invoiceNumber: '2026-417' });
    });

    it('when it stands further down under a row of headings', async () => {
      const words = printedInvoice({ 'Invoice Number: INV-20417': null, 'Invoice Date: 17 March 2026': null }, [
        [250, 60, 'Date'],
        [340, 60, 'Invoice Number'],
        [450, 60, 'Order'],
        [250, 100, '17 March 2026'],
        [340, 100, 'INV-20417'],
        [450, 100, 'PO 77'],
      ]);
      expect(await read(words)).toMatchObject({
        status: 'completed',
        invoiceNumber: 'INV-20417',
        invoiceDate: '2026-03-17',
      });
    });

    it('but not when two numbers are named so vaguely', async () => {
      const words = printedInvoice({ 'Invoice Number: INV-20417': null }, [
        [340, 20, 'INVOICE', 18],
        [340, 60, 'No. 2026-417'],
        [340, 90, 'No. 5512'],
      ]);
      expect((await read(words)).warnings.map(({ field }) => field)).toEqual(['invoiceNumber']);
    });
  });

  it('takes no due date for the invoice date', async () => {
    const invoice = await read(printedInvoice({ 'Invoice Date: 17 March 2026': 'Date due 16 April 2026' }));
    expect(invoice.status).toBe('needs_review');
  });

  it('knows the sender by the line over the address window, without headings', async () => {
    const words = printedInvoice(
      { 'Northgate Fasteners Ltd': null, '12 Mill Road, Springfield': null, 'Bill to:': null },
      [[50, 108, 'Northgate Fasteners Ltd · Mill Road 12 · 62701 Springfield', 7]],
    );
    expect(await read(words)).toMatchObject({ status: 'completed', vendorName: 'Northgate Fasteners Ltd' });
  });

  describe('finds the code of a line', () => {
    it('in brackets or with a label in the description', async () => {
      const words = printedInvoice({ 'Hex bolt M8': '[HX-08] Hex bolt M8' }, [[50, 231, 'Item code: DR-14']]);
      const { lines } = await read(words);
      expect(lines.map(({ sku, description }) => [sku, description])).toEqual([
        ['HX-08', 'Hex bolt M8'],
        ['DR-14', 'Cordless drill'],
      ]);
    });

    it("in the supplier's column before the customer's", async () => {
      const { lines } = await read(
        printedInvoice({}, [
          [150, 180, 'Your item no.'],
          [225, 180, 'Our item no.'],
          [150, 200, 'C-1'],
          [225, 200, 'HX-08'],
          [150, 220, 'C-2'],
          [225, 220, 'DR-14'],
        ]),
      );
      expect(lines.map(({ sku }) => sku)).toEqual(['HX-08', 'DR-14']);
    });
  });

  it('counts what is printed as the quantity in front of the description when the line multiplies out with it', async () => {
    const { lines } = await read(printedInvoice({ '20': null, 'Hex bolt M8': '20 Hex bolts' }));
    expect(lines[0]).toMatchObject({ quantity: 20, description: 'Hex bolts', needsReview: false });
  });

  it('takes the discount below a line off that line, and asks', async () => {
    const changes = { '$185.00': '$182.50', '$18.50': '$18.25', '$203.50': '$200.75' };
    const invoice = await read(
      printedInvoice(changes, [
        [50, 211, 'less 10% discount'],
        [480, 211, '-$2.50'],
      ]),
    );
    expect(invoice.lines.map(({ lineTotal }) => lineTotal)).toEqual([2250, 16_000]);
    expect(invoice).toMatchObject({ status: 'needs_review', totalAmount: 20_075 });
    expect(invoice.lines[0]!.reviewNotes).toBe('A discount of -$2.50 is printed below this line.');
  });

  it('finds the quantity under a heading that nobody knows when the lines multiply out with it', async () => {
    const invoice = await read(printedInvoice({ Qty: 'Kpl' }));
    expect(invoice.lines.map(({ quantity }) => quantity)).toEqual([20, 2]);
  });

  it('finds lines whose figures stand between two lines of text', async () => {
    const body = (text: string, y: number): Printed[] => [
      [50, y - 6, text],
      [50, y + 6, 'in a box of cardboard'],
    ];
    const words = printedInvoice({ 'Hex bolt M8': null, 'Cordless drill': null }).map(([x, y, text]): Printed =>
      y >= 200 ? [x, y + (y >= 220 ? 20 : 10), text] : [x, y, text],
    );
    const invoice = await read([...words, ...body('Hex bolt M8', 210), ...body('Cordless drill', 240)]);
    expect(invoice.status).toBe('completed');
    expect(invoice.lines.map(({ description }) => description)).toEqual([
      'Hex bolt M8 in a box of cardboard',
      'Cordless drill in a box of cardboard',
    ]);
  });

  it('finds the lines of a table without headings, or under foreign ones, by what its columns hold', async () => {
    const bare = { Description: null, Qty: null, 'Unit Price': null, Amount: null };
    const foreign = { Description: 'Megnevezés', Qty: 'Menny.', 'Unit Price': 'Egységár', Amount: 'Érték' };
    for (const headings of [bare, foreign]) {
      const invoice = await read(printedInvoice(headings));
      expect(invoice.status).toBe('completed');
      expect(invoice.lines.map(({ quantity, unitPrice, lineTotal }) => [quantity, unitPrice, lineTotal])).toEqual([
        [20, 125, 2500],
        [2, 8000, 16_000],
      ]);
    }
  });

  it('asks where nothing tells the quantity from the price', async () => {
    const headings = { Description: null, Qty: null, 'Unit Price': null, Amount: null };
    const invoice = await read(
      printedInvoice({ ...headings, '20': '20.00', '$1.25': '1.25', '2': '2.00', '$80.00': '80.00' }),
    );
    expect(codes(invoice)).toEqual(['no-headings']);
  });

  it('reads a name with its address on one line without the address', async () => {
    const changes = {
      'Northgate Fasteners Ltd': 'Northgate Fasteners Ltd, 12 Mill Road, Springfield',
      '12 Mill Road, Springfield': null,
    };
    expect(await read(printedInvoice(changes))).toMatchObject({ vendorName: 'Northgate Fasteners Ltd' });
  });

  it('is not sure of a company that is printed without an address', async () => {
    const invoice = await read(printedInvoice({ '12 Mill Road, Springfield': null }));
    expect(invoice.warnings.map(({ field }) => field)).toEqual(['vendorName']);
  });

  it('is not sure of the order of day and month where VAT is paid in dollars', async () => {
    const changes = { 'Invoice Date: 17 March 2026': 'Invoice Date: 04/05/2026', 'Sales Tax 10%': 'VAT 10%' };
    expect(codes(await read(printedInvoice(changes)))).toEqual(['ambiguous-date']);
  });

  it('takes freight and discounts into account', async () => {
    const changes = { '$18.50': '$19.00', '$203.50': '$209.00' };
    const invoice = await read(
      printedInvoice(changes, [
        [370, 236, 'Shipping'],
        [480, 236, '$15.00'],
        [370, 295, 'Discount'],
        [480, 295, '-$10.00'],
      ]),
    );
    expect(invoice).toMatchObject({ status: 'completed', totalAmount: 20_900, taxAmount: 1900 });
  });

  it('does not take an amount due with an old balance for the total', async () => {
    const invoice = await read(
      printedInvoice({}, [
        [370, 295, 'Previous balance'],
        [480, 295, '$100.00'],
        [370, 310, 'Amount due'],
        [480, 310, '$303.50'],
      ]),
    );
    expect(invoice).toMatchObject({ status: 'completed', totalAmount: 20_350 });
  });

  it('reads prices that include the tax', async () => {
    const changes = { 'Sales Tax 10%': 'VAT 10%', '$185.00': '$168.18', Subtotal: 'Net amount', '$18.50': '$16.82' };
    const invoice = await read(printedInvoice({ ...changes, '$203.50': '$185.00' }));
    expect(invoice).toMatchObject({ status: 'completed', totalAmount: 18_500, taxAmount: 1682 });
  });

  it.each([
    { size: 14, status: 'completed' },
    { size: 10, status: 'needs_review' },
  ])(
    'takes the name over an address, in letters of $size points, for the sender: $status',
    async ({ size, status }) => {
      const words = printedInvoice({ 'Northgate Fasteners Ltd': null, '12 Mill Road, Springfield': '12 Mill Road' }, [
        [50, 40, 'Northgate Fasteners', size],
        [50, 72, 'Springfield, IL 62701'],
      ]);
      expect(await read(words)).toMatchObject({ status, vendorName: 'Northgate Fasteners' });
    },
  );

  it('takes no large title over the name for the sender', async () => {
    const words = printedInvoice({ 'Northgate Fasteners Ltd': null, '12 Mill Road, Springfield': null }, [
      [50, 20, 'Fakturapapier', 20],
      [50, 46, 'Northgate Fasteners'],
      [50, 58, '12 Mill Road'],
      [50, 70, 'Springfield, IL 62701'],
    ]);
    expect((await read(words)).warnings.map(({ field }) => field)).toEqual(['vendorName']);
  });

  it('takes nobody for the receiver who only stands on the line of that heading, far away', async () => {
    const words = printedInvoice({ 'Northgate Fasteners Ltd': null, '12 Mill Road, Springfield': null }, [
      [340, 92, 'Northgate Fasteners Ltd', 14],
      [340, 110, '12 Mill Road, Springfield'],
    ]);
    expect(await read(words)).toMatchObject({ status: 'completed', vendorName: 'Northgate Fasteners Ltd' });
  });

  it('knows the currency by the heading over the amounts', async () => {
    const words = printedInvoice({ Amount: 'Amount NZD' }).map(([x, y, text, size]): Printed => [
      x,
      y,
      text.replace('$', ''),
      size,
    ]);
    expect(await read(words)).toMatchObject({ status: 'completed', currency: 'NZD' });
  });

  it('knows whose dollars they are by the label of the total', async () => {
    const words = printedInvoice({
      '12 Mill Road, Springfield': '100 King St, Toronto, ON M5X 1A9',
      Total: 'Total CAD',
    });
    expect(await read(words)).toMatchObject({ status: 'completed', currency: 'CAD' });
  });

  it('reads rupees, and a total with the number of pieces before it', async () => {
    const words = printedInvoice({
      '12 Mill Road, Springfield': '12 Mill Road, Pune 411001, India',
      Total: 'Total  22 nos',
    });
    const inRupees = words.map(([x, y, text, size]): Printed => [x, y, text.replace('$', 'Rs. '), size]);
    expect(await read(inRupees)).toMatchObject({ status: 'completed', currency: 'INR', totalAmount: 20_350 });
  });

  it('knows the currency by its code in a column of its own', async () => {
    const words = printedInvoice().flatMap(([x, y, text, size]): Printed[] =>
      text.startsWith('$')
        ? [[x, y, text.slice(1), size], ...(x === 480 ? [[530, y, 'EUR'] as Printed] : [])]
        : [[x, y, text, size]],
    );
    expect(await read(words)).toMatchObject({ currency: 'EUR', totalAmount: 20_350 });
  });

  it('counts yen in yen, which have no cents', async () => {
    const yen = (text: string): string => text.replace('$', '').replace('.', ',') + '0 JPY';
    const words = printedInvoice().map(([x, y, text, size]): Printed => [
      x,
      y,
      /^\$/.test(text) ? yen(text) : text,
      size,
    ]);
    const { currency, totalAmount, lines } = await read(words);
    expect({ currency, totalAmount, lines: lines.map(({ lineTotal }) => lineTotal) }).toEqual({
      currency: 'JPY',
      totalAmount: 203_500,
      lines: [25_000, 160_000],
    });
  });

  it('keeps prices with more than two decimals exact', async () => {
    const invoice = await read(printedInvoice({ '20': '1000', '$1.25': '$0.025' }));
    expect(invoice.status).toBe('completed');
    expect(invoice.lines[0]).toMatchObject({ quantity: 1000, unitPrice: 3, lineTotal: 2500 });
    expect(invoice.data.lines[0]!.unitPrice!.value).toBe('0.025');
  });

  it('leaves out sub-lines that only explain a line', async () => {
    const invoice = await read(
      printedInvoice({}, [
        [58, 234, 'Incl. copyright fee'],
        [300, 234, '1'],
        [480, 234, '$3.50'],
      ]),
    );
    expect(invoice.status).toBe('completed');
    expect(invoice.lines).toHaveLength(2);
  });

  describe('fails with the reason', () => {
    it('for a PDF with a password', async () => {
      const { status, reason } = await failed(await printedPdf(printedInvoice(), { password: 'secret' }));
      expect({ status, reason }).toEqual({ status: 'failed', reason: 'The PDF is protected by a password.' });
    });

    it('for a damaged PDF', async () => {
      const { reason } = await failed(Buffer.from('%PDF-1.7\nthis is not the rest of a PDF'));
      expect(reason).toBe('The PDF is damaged and cannot be read.');
    });

    it('for an empty file', async () => {
      expect((await failed(new Uint8Array())).reason).toBe('The file is empty.');
    });

    it('for a PDF without text', async () => {
      expect((await failed(await printedPdf([]))).reason).toBe('The PDF holds no text.');
    });

    it('for a scan of nothing, and for a damaged picture', async () => {
      expect((await failed(await printedPdf([], { scan: true }))).reason).toBe('The PDF holds no text.');
      const gif = Buffer.from('GIF89a\x01\0\x01\0\0\0\0;', 'latin1');
      expect((await failed(gif)).reason).toBe('The picture is damaged and cannot be read.');
    });

    it('for more than 50 pages', async () => {
      const { reason } = await failed(await printedPdf([[50, 50, 'page']], { pages: 51 }));
      expect(reason).toBe('The document has 51 pages; at most 50 can be read.');
    });
  });

  it('looks at the picture of a hyphen that the font has no name for', async () => {
    const invoice = await read(printedInvoice(), { nameless: '-' });
    expect(invoice).toMatchObject({ status: 'completed', invoiceNumber: 'INV-20417' });
  });

  it('is never completed with other values because a part of it is missing', async () => {
    // Whatever could take a missing value's place: an account below the number, a payment's date, fees among the lines.
    const words = printedInvoice(
      {
        'Invoice Number: INV-20417': 'Invoice Number:',
        'Invoice Date: 17 March 2026': null,
        'Hex bolt M8': 'Printing fee',
      },
      [
        [440, 60, 'INV-20417'],
        [340, 75, 'IBAN GB33BUKB20201555555555'],
        [340, 95, 'Invoice Date:'],
        [440, 95, '17 March 2026'],
        [50, 330, 'Payment'],
        [150, 330, 'Date'],
        [250, 330, 'Amount'],
        [50, 345, 'Bank transfer'],
        [150, 345, '12 March 2026'],
        [250, 345, '$203.50'],
      ],
    );
    const whole = await read(words);
    expect(whole.status).toBe('completed');
    for (const [index, [, , missing]] of words.entries()) {
      const rest = await read(words.filter((_, other) => other !== index));
      if (rest.status === 'completed') expect({ missing, ...facts(rest) }).toEqual({ missing, ...facts(whole) });
    }
  });
});

const facts = ({ invoiceNumber, invoiceDate, currency, totalAmount, taxAmount, lines }: ExtractedInvoice) => ({
  ...{ invoiceNumber, invoiceDate, currency, totalAmount, taxAmount },
  lines: lines.map(({ quantity, unitPrice, lineTotal }) => [quantity, unitPrice, lineTotal]),
});
