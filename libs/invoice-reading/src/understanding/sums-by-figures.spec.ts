import { describe, expect, it } from '@jest/globals';
import { printedPage } from '../../test/documents/printed-page.js';
import { type Printed, printedInvoice, row, WITHOUT_SUMS } from '../../test/documents/printed-pdf.js';
import { prove } from '../proof.js';
import { understandPages } from './understand-pages.js';

const read = (printed: Printed[]) => {
  const draft = understandPages({ kind: 'pages', pages: [printedPage(printed)], attachments: [] });
  const { status, totalAmount, taxAmount } = prove(draft);
  return { status, total: totalAmount?.value.toString(), tax: taxAmount?.value.toString() };
};
const PROVED = { status: 'completed', total: '203.50', tax: '18.50' };
const cells = (y: number, xs: number[], texts: string[]): Printed[] =>
  row(
    y,
    texts.flatMap((text, at): [number, string][] => (text ? [[xs[at]!, text]] : [])),
  );

describe('Tables of taxes', () => {
  it('have their own heading for the tax, though another stands on the same line beside them', () => {
    const paper = (rate: string): Printed[] =>
      printedInvoice({}, [
        ...cells(300, [50, 100, 160, 220, 370, 480], ['Code', 'Base', 'Rate', 'Tax amount', 'Total VAT', '$18.50']),
        ...cells(314, [370, 480], ['Gross', '$203.50']),
        ...cells(330, [50, 100, 160, 220], ['C10', '185.00', rate, '18.50']),
      ]);
    expect(read(paper('10.00'))).toEqual(PROVED);
    expect(read(paper('12.00')).status).toBe('needs_review');
  });

  it('say what the lines come to beside what is taxed, the same where nothing is taken off', () => {
    const paper = (lines: string): Printed[] =>
      printedInvoice({}, [
        ...cells(
          310,
          [50, 130, 190, 270, 350],
          ['MVA-identifikator', 'MVA %', 'Linjebeløp', 'MVA-grunnlag', 'MVA-beløp'],
        ),
        ...cells(322, [50, 135, 195, 275, 360], ['Høy', '10', lines, '185.00', '18.50']),
        ...cells(334, [50, 195, 275, 360], ['Totalt', lines, '185.00', '18.50']),
      ]);
    expect(read(paper('185.00'))).toEqual(PROVED);
    expect(read(paper('195.00')).status).toBe('needs_review');
  });

  it('may stand above a total before tax and the tax of all', () => {
    const paper = (net: string): Printed[] =>
      printedInvoice(WITHOUT_SUMS, [
        ...cells(250, [50, 150, 250, 350], ['Tax detail', 'Rate', 'Base', 'Tax']),
        ...cells(262, [50, 150, 250, 350], ['Goods', '10 %', '$185.00', '$18.50']),
        ...cells(300, [370, 480], ['Total (without tax)', net]),
        ...cells(315, [370, 480], ['Total tax', '$18.50']),
        ...cells(330, [370, 480], ['Total', '$203.50']),
      ]);
    expect(read(paper('$185.00'))).toEqual(PROVED);
    expect(read(paper('$175.00')).status).toBe('needs_review');
  });

  it('tell what each figure is by base, tax and both, and end in a row of sums without a name', () => {
    const paper = (last: string[], untaxed = '25.00'): Printed[] =>
      printedInvoice(WITHOUT_SUMS, [
        ...cells(250, [50, 110, 215, 340, 480], ['TAX', '% Base amount', 'Tax amount', 'Total', 'Curr.']),
        ...cells(262, [55, 100, 200, 300, 420], ['VAT', '10.00', '160.00', '16.00', '176.00']),
        ...cells(274, [55, 100, 200, 300, 420], ['VAT', '0.00', '25.00', '0.00', untaxed]),
        ...cells(286, [200, 300, 420], last),
        [50, 320, 'Please transfer the amount due to our account.', 8],
      ]);
    expect(read(paper(['185.00', '16.00', '201.00 USD']))).toEqual({
      ...{ status: 'completed', total: '201.00', tax: '16.00' },
    });
    expect(read(paper(['185.00', '16.00', '202.00 USD'])).status).toBe('needs_review');
    expect(read(paper(['185.00', '16.00', '201.00 USD'], '26.00')).status).toBe('needs_review');
  });
});

describe('Sums of lines that have their taxes in them', () => {
  const XS = [50, 240, 300, 370, 430, 500];
  const discounted = (subtotal: string, discount: string): Printed[] =>
    printedInvoice(
      {
        ...WITHOUT_SUMS,
        ...{ Description: null, Qty: null, 'Unit Price': null, Amount: null, 'Hex bolt M8': null, '20': null },
        ...{ '$1.25': null, '$25.00': null, 'Cordless drill': null, '2': null, '$80.00': null, '$160.00': null },
      },
      [
        ...cells(180, XS, ['Description', 'Qty', 'Price', 'Discount', 'Tax', 'Amount']),
        ...cells(200, XS, ['Fascia sign', '1', '$640.00', '--', '+ $128.00', '$768.00']),
        ...cells(214, XS, ['Window vinyl', '4', '$48.00', '-$19.20', '+ $34.56', '$207.36']),
        ...cells(228, XS, ['Safety manual', '3', '$12.00', '--', '--', '$36.00']),
        ...cells(250, [370, 500], ['Subtotal', subtotal]),
        ...cells(264, [370, 500], ['Discount', discount]),
        ...cells(278, [370, 500], ['Tax', '+$162.56']),
        ...cells(292, [370, 500], ['Total', '$1011.36']),
      ],
    );

  it('are those of prices before discounts and taxes, and of both', () => {
    const sums = { status: 'completed', total: '1011.36', tax: '162.56' };
    expect(read(discounted('$868.00', '-$19.20'))).toEqual(sums);
    expect(read(discounted('$868.00', '-$19.30')).status).toBe('needs_review');
    expect(read(discounted('$866.00', '-$19.20')).status).toBe('needs_review');
  });

  const rated = (first: string, second: string): Printed[] =>
    printedInvoice(
      {
        ...WITHOUT_SUMS,
        ...{ Description: null, Qty: null, 'Unit Price': null, Amount: null, 'Hex bolt M8': null, '20': null },
        ...{ '$1.25': null, '$25.00': null, 'Cordless drill': null, '2': null, '$80.00': null, '$160.00': null },
      },
      [
        ...cells(180, XS, ['Description', 'Qty', 'Base', 'VAT %', 'VAT', 'Total']),
        ...cells(200, XS, ['Honey', '60', '8880.00', '12%', '1065.60', '9945.60']),
        ...cells(214, XS, ['Mead', '24', '4536.00', '21%', '952.56', '5488.56']),
        ...cells(228, XS, ['Candles', '40', '2880.00', '21%', '604.80', '3484.80']),
        ...cells(250, [370, 500], ['Base (21%)', first]),
        ...cells(264, [370, 500], ['Base (12%)', second]),
        ...cells(278, [370, 500], ['VAT', '$2622.96']),
        ...cells(292, [370, 500], ['Total', '$18918.96']),
      ],
    );

  it('are what is taxed at each rate, with one tax of all', () => {
    const sums = { status: 'completed', total: '18918.96', tax: '2622.96' };
    expect(read(rated('$7416.00', '$8880.00'))).toEqual(sums);
    expect(read(rated('$8880.00', '$7416.00')).status).toBe('needs_review');
  });
});

describe('Lines', () => {
  it('print no more than an amount and its tax, with days among their words', () => {
    const paper = (words: string): Printed[] =>
      printedInvoice({
        Qty: null,
        '20': null,
        '2': null,
        'Unit Price': 'VAT',
        '$1.25': '$2.50',
        '$80.00': '$16.00',
        'Hex bolt M8': words,
      });
    expect(read(paper('Crew, 18 May 2026 to 24 May 2026'))).toEqual(PROVED);
    expect(read(paper('Crew, 18 hours')).status).toBe('needs_review');
  });

  it('are one each where no quantity is printed, and each price is the amount beside it', () => {
    const paper = (price: string): Printed[] =>
      printedInvoice({ Qty: null, '20': null, '2': null, '$1.25': '$25.00', '$80.00': price });
    expect(read(paper('$160.00'))).toEqual(PROVED);
    expect(read(paper('$80.00')).status).toBe('needs_review');
  });

  it('have a discount in the row below, with its share in hundredths', () => {
    const paper = (share: string): Printed[] =>
      printedInvoice({ '$1.25': '$1.5625' }, [[50, 209, `Zelkor ${share}`, 8]]);
    expect(read(paper('20,00%'))).toEqual(PROVED);
    expect(read(paper('Sconto 20,00%'))).toEqual(PROVED);
    expect(read(paper('Sconto 10,00%')).status).toBe('needs_review');
  });
});

it('The total due stands under its words in a row of headings over other facts', () => {
  const paper = (heading: string): Printed[] =>
    printedInvoice({ Total: null, '$203.50': null }, [
      ...cells(300, [50, 250, 480], ['Payment info', 'Due by', heading]),
      ...cells(314, [50, 250, 480], ['Account: 128164', '17 April 2026', '$203.50']),
    ]);
  expect(read(paper('Total due'))).toEqual(PROVED);
  expect(read(paper('Credit limit')).status).toBe('needs_review');
});
