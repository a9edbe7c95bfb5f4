import { describe, expect, it } from '@jest/globals';
import { codesOf } from '../../test/documents/doubts-of.js';
import { printedPage } from '../../test/documents/printed-page.js';
import { type Printed, printedInvoice, row, WITHOUT_SUMS } from '../../test/documents/printed-pdf.js';
import { prove } from '../proof.js';
import { understandPages } from './understand-pages.js';

const read = (printed: Printed[]) => {
  const draft = understandPages({ pages: [printedPage(printed)], kind: 'pages', attachments: [] });
  const proof = prove(draft);
  const [number, date, vendor] = [draft.invoiceNumber, draft.invoiceDate, draft.vendorName].map((of) => of?.value);
  const [total, tax] = [proof.totalAmount, proof.taxAmount].map((of) => of?.value.toString());
  const codes = proof.lines.map(({ sku }) => sku?.value);
  return { status: proof.status, number, date, vendor, currency: draft.currency?.value, total, tax, codes };
};
const DATE = 'Invoice Date: 17 March 2026';

describe('The head', () => {
  it('what has a value of its own is no label of the date below it', () => {
    const under = (above: string) => read(printedInvoice({ [DATE]: '17 March 2026' }, [[340, 67, above, 6]]));
    expect(under('Order #1187')).toMatchObject({ status: 'completed', date: '2026-03-17' });
    expect(under('Order date').status).toBe('needs_review');
  });

  it('what an invoice comes to is not its number', () => {
    const paper = printedInvoice({}, [[50, 300, 'This invoice 203.50']]);
    expect(read(paper)).toMatchObject({ status: 'completed', number: 'INV-20417' });
  });
});

describe('Figures before the label of an amount that is still to pay', () => {
  const paper = (tax: string, paid: string): Printed[] =>
    printedInvoice({ Total: null, '$203.50': null }, [
      ...row(330, [
        [50, 'VAT %'],
        [100, 'Net'],
        [150, 'VAT'],
        [370, 'Total'],
        [480, '$203.50'],
      ]),
      ...row(342, [
        [50, '10 %'],
        [100, '185.00'],
        [150, '18.50'],
        [370, 'Deposit paid'],
        [480, '$-60.00'],
      ]),
      ...row(354, [
        [100, '185.00'],
        [150, tax],
        [370, `Still to be paid ${paid}`],
      ]),
    ]);
  it('are the sums of the columns over them, and no rest', () => {
    expect(read(paper('18.50', '$143.50')).status).toBe('completed');
    expect(read(paper('18.60', '$143.50')).status).toBe('needs_review');
    expect(read(paper('18.50', '$203.50')).status).toBe('needs_review');
  });
});

describe('A sentence below the terms of payment', () => {
  it('tells no payment, though it names a day and an amount', () => {
    const paper = (amount: string) =>
      read(
        printedInvoice({}, [
          [50, 150, 'Betaling binnen 14 dagen na factuurdatum.', 8],
          [50, 162, `Wij verzoeken u ${amount} voor 31-03-2026 over te maken op onze rekening.`, 8],
        ]),
      ).status;
    expect(['$203.50', '$213.50'].map(paper)).toEqual(['completed', 'needs_review']);
  });
});

describe('What is taxed, in the heading over the tax', () => {
  it('is told by the brackets behind it', () => {
    const paper = (tax: string) =>
      read(
        printedInvoice(WITHOUT_SUMS, [
          ...row(330, [
            [200, 'Total excl. VAT'],
            [300, 'VAT 10 % (Base 185.00)'],
            [440, 'Total incl. VAT'],
          ]),
          ...row(342, [
            [210, '$185.00'],
            [320, tax],
            [450, '$203.50'],
          ]),
        ]),
      ).status;
    expect(['$18.50', '$18.40'].map(paper)).toEqual(['completed', 'needs_review']);
  });
});

describe('The amount in words', () => {
  const said = (dollars: string): Printed[] =>
    printedInvoice({ Subtotal: null, '$185.00': null }, [
      [50, 253, `In words: two hundred ${dollars} dollars and`],
      [370, 253, 'Sub Total'],
      [480, 253, '$185.00'],
      [50, 265, 'fifty cents only'],
    ]);

  it('is found among the sentences of one row, its label without a colon', () => {
    const paper = (dollars: string) =>
      read(
        printedInvoice({}, [
          [50, 300, `Net 30 Total in words Two hundred ${dollars} and 50/100 dollars Thanks for choosing us.`],
        ]),
      ).status;
    expect(['three', 'nine'].map(paper)).toEqual(['completed', 'needs_review']);
  });

  it('goes on below its own beginning, not with the sums beside it', () => {
    expect(read(said('three')).status).toBe('completed');
    expect(read(said('nine')).status).toBe('needs_review');
  });

  it('goes on below a row of the sums beside it, too', () => {
    const apart = (cents: string): Printed[] =>
      printedInvoice({ Subtotal: null, '$185.00': null }, [
        [50, 248, 'In words: two hundred three dollars and', 10],
        [370, 257, 'Sub Total', 8],
        [480, 257, '$185.00', 8],
        [50, 266, `${cents} cents only`, 10],
      ]);
    expect(read(apart('fifty')).status).toBe('completed');
    expect(read(apart('sixty')).status).toBe('needs_review');
  });
});

describe('Sums', () => {
  const boxed = (base: string): Printed[] =>
    printedInvoice(WITHOUT_SUMS, [
      ...row(250, [
        [150, 'Net amount'],
        [280, `VAT 10% of ${base}`],
        [450, 'Total incl. VAT'],
      ]),
      ...row(265, [
        [165, '$185.00'],
        [310, '$18.50'],
        [475, '$203.50'],
      ]),
    ]);

  it('stand under headings with figures of their own', () => {
    expect(read(boxed('$185.00'))).toMatchObject({ status: 'completed', total: '203.50', tax: '18.50' });
    expect(read(boxed('$175.00')).status).toBe('needs_review');
  });

  it('terms in days behind a word for what is due are no amount', () => {
    const paper = printedInvoice({}, [[50, 300, 'Payment due 16 April 2026 (30 days from invoice date)', 8]]);
    expect(read(paper).status).toBe('completed');
  });

  it('nothing is left to pay only where all was paid', () => {
    const paid = (amount: string): Printed[] =>
      printedInvoice({}, [
        ...row(295, [
          [370, 'Received'],
          [480, amount],
        ]),
        ...row(310, [
          [370, 'Balance'],
          [480, '$0.00'],
        ]),
      ]);
    expect(read(paid('$203.50')).status).toBe('completed');
    expect(read(paid('$150.00')).status).toBe('needs_review');
  });
});

describe('A table of taxes by kind of goods', () => {
  const details = (base: string): Printed[] =>
    printedInvoice({ 'Sales Tax 10%': 'CGST @ 5%', '$18.50': '$9.25' }, [
      ...row(272, [
        [370, 'SGST @ 5%'],
        [480, '$9.25'],
      ]),
      ...row(310, [
        [50, 'HSN'],
        [150, 'Taxable value'],
        [250, 'CGST rate'],
        [310, 'Amount'],
        [370, 'SGST rate'],
        [430, 'Amount'],
        [490, 'Total tax'],
      ]),
      ...row(325, [
        [50, '7318'],
        [150, base],
        [250, '5%'],
        [310, '1.25'],
        [370, '5%'],
        [430, '1.25'],
        [490, '2.50'],
      ]),
      ...row(340, [
        [50, '8467'],
        [150, '160.00'],
        [250, '5%'],
        [310, '8.00'],
        [370, '5%'],
        [430, '8.00'],
        [490, '16.00'],
      ]),
      ...row(355, [
        [50, 'Total'],
        [150, '185.00'],
        [310, '9.25'],
        [430, '9.25'],
        [490, '18.50'],
      ]),
    ]);

  it('has no lines of the invoice, and must add up to its taxes', () => {
    expect(read(details('25.00'))).toMatchObject({ status: 'completed', total: '203.50', tax: '18.50' });
    expect(read(details('35.00')).status).toBe('needs_review');
  });
});

describe('Two taxes of one base', () => {
  const taxed = (rate: string): string =>
    codesOf(
      [
        ...row(272, [
          [370, 'VAT 5%'],
          [480, '$9.25'],
        ]),
        ...[180, 200, 220].flatMap((y, at) => row(y, [[430, at ? rate : 'Tax %']])),
      ],
      { 'Sales Tax 10%': 'Sales tax 5%', '$18.50': '$9.25' },
    );
  it('are together that of the lines', () => {
    expect([taxed('10%'), taxed('12%')]).toEqual(['', 'left-rate']);
  });
});

describe('Codes', () => {
  it('are the column of numbers under a heading that nobody knows, not those of the customs', () => {
    const paper = printedInvoice(
      { Description: 'Ordering key', 'Hex bolt M8': '2398417', 'Cordless drill': '1826622' },
      [
        [120, 180, 'Description'],
        [120, 200, 'Hex bolt M8'],
        [120, 210, 'Origin MY Comm. code 85425378', 7],
        [120, 220, 'Cordless drill'],
        [120, 230, 'Origin DE Comm. code 85339501', 7],
      ],
    );
    expect(read(paper)).toMatchObject({ status: 'completed', codes: ['2398417', '1826622'] });
  });
});

describe('The letters of a currency', () => {
  const coded = (first: string, second: string): Printed[] =>
    printedInvoice({}, [
      [240, 180, 'Code'],
      [240, 200, first],
      [240, 220, second],
    ]);

  it.each([
    ['TL-7192', 'TL-2210'],
    ['SEK-100', 'AB-204'],
    ['INR/40', 'PLN/41'],
    ['AB-TL 20', 'AB-R 21'],
  ])('are part of a code such as %s', (first, second) => {
    expect(read(coded(first, second))).toMatchObject({ status: 'completed', codes: [first, second], currency: 'USD' });
  });

  it('are a currency with an amount, whether or not it is taken off', () => {
    for (const amount of ['TL-71,92', '7192 TL', 'PLN -20']) {
      expect(read(printedInvoice({}, [[370, 310, amount]])).status).toBe('needs_review');
    }
  });
});
