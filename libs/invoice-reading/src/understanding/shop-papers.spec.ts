import { describe, expect, it } from '@jest/globals';
import { printedPage } from '../../test/documents/printed-page.js';
import { PLAINLY_DATED, type Printed, printedInvoice, row, SUMS } from '../../test/documents/printed-pdf.js';
import { prove } from '../proof.js';
import { understandPages } from './understand-pages.js';

const read = (printed: Printed[]) => {
  const draft = understandPages({ kind: 'pages', pages: [printedPage(printed)], attachments: [] });
  return { draft, ...prove(draft) };
};
const codesOf = (printed: Printed[]): string[] => read(printed).warnings.map(({ code }) => code);

const isHead = ([, y]: Printed): boolean => y < 170;
/** The head of a small invoice, its lines and sums to be printed otherwise. */
const head = (changes: Record<string, string | null> = {}): Printed[] => printedInvoice(changes).filter(isHead);

describe('Codes in a column of their own', () => {
  const lines = (last: [number, string][]): Printed[] => [
    ...head(),
    ...row(180, [
      [50, 'Art. no.'],
      [120, 'Description'],
      [300, 'Qty'],
      [370, 'Price'],
      [480, 'Amount'],
    ]),
    ...row(200, [
      [50, 'HB-8040'],
      [120, 'Hex bolt'],
      [300, '10'],
      [370, '$ 2.50'],
      [480, '$ 25.00'],
    ]),
    ...row(220, [
      [50, 'CD-1200'],
      [120, 'Cordless drill'],
      [300, '1'],
      [370, '$155.00'],
      [480, '$155.00'],
    ]),
    ...row(240, last),
    ...SUMS,
  ];
  const costs: [number, string][] = [
    [300, '1'],
    [370, '$ 5.00'],
    [480, '$ 5.00'],
  ];

  it('are not missing on a line that has none, such as shipping', () => {
    expect(codesOf(lines([[120, 'Shipping'], ...costs]))).toEqual([]);
  });

  it('may stand among the words of a line that has none in the column', () => {
    expect(codesOf(lines([[120, 'Shipping SP-2210'], ...costs]))).toEqual(['unsure-codes']);
  });
});

describe('Below the lines', () => {
  const foot = 'Address: Mill Road No: 11, 41400 Springfield';

  it('what stands at the foot is no line, though its figures stand under the headings', () => {
    const paper = printedInvoice(
      {},
      row(
        500,
        [
          [50, foot],
          [370, 'Tel: 472 897'],
          [480, '58 70'],
        ],
        10,
      ),
    );
    expect(read(paper).lines).toHaveLength(2);
  });

  it('another table begins with headings of its own', () => {
    const paper = printedInvoice({}, [
      ...row(380, [
        [50, 'Due date'],
        [300, 'Tax rate'],
        [370, 'Amount'],
        [480, 'Tax amount'],
      ]),
      ...row(396, [
        [50, '16/04/2026'],
        [300, 'VAT 10 %'],
        [370, '$185.00'],
        [480, '$18.50'],
      ]),
      ...row(412, [
        [50, 'IBAN'],
        [300, 'IT43 S050'],
        [370, '5499'],
        [480, '872'],
      ]),
    ]);
    expect(read(paper).lines).toHaveLength(2);
  });
});

describe('A share below the figures of a line', () => {
  const discounted = (share: string): Printed[] =>
    printedInvoice({ '20': '20', '$1.25': '$1.3889', '$25.00': '$25.00' }, row(209, [[300, share]]));

  it('is its discount where the line multiplies out with it', () => {
    expect(codesOf(discounted('Sconto 10%'))).toEqual([]);
    expect(codesOf(discounted('Sconto 12%'))).not.toEqual([]);
  });
});

describe('Numbers', () => {
  const numbered = (number: string, more: Printed[] = []): ReturnType<typeof read> =>
    read(printedInvoice({ 'Invoice Number: INV-20417': number }, more));

  it.each([
    ['FV 42/04/2025', 'the forty-second of April'],
    ['FI20250118', 'one of the numbers of Finnish companies'],
  ])('“%s” may look like %s', (number) => {
    const { draft, warnings } = numbered(`Invoice Number: ${number}`);
    expect([draft.invoiceNumber?.value, ...warnings.map(({ message }) => message)]).toEqual([number]);
  });

  it('of Finnish companies are no number of an invoice', () => {
    expect(numbered('Invoice Number: FI20774740').draft.invoiceNumber?.value).not.toBe('FI20774740');
  });

  it('in a title are the order’s where a field says so, and another the invoice’s', () => {
    const title: Printed[] = [[340, 40, 'Invoice #3381', 14]];
    const order = row(90, [[340, 'Order No: 3381']], 10);
    expect(read(printedInvoice({}, [...title, ...order])).draft.invoiceNumber?.value).toBe('INV-20417');
    expect(codesOf(printedInvoice({}, [...title, ...order]))).toEqual([]);
    expect(codesOf(printedInvoice({}, title))).toContain('several-numbers');
  });

  it('are short only beside the date of the paper', () => {
    const under = (date: string): ReturnType<typeof read> =>
      read(
        printedInvoice({ 'Invoice Number: INV-20417': 'Invoice', 'Invoice Date: 17 March 2026': null }, [
          ...row(140, [
            [340, 'Document No.'],
            [440, date],
          ]),
          ...row(152, [
            [340, '77'],
            [440, '17/03/2026'],
          ]),
        ]),
      );
    expect(under('Date').draft.invoiceNumber?.confidence).toBeGreaterThan(0.8);
    expect(under('Printed').draft.invoiceNumber?.confidence ?? 0).toBeLessThan(0.8);
  });
});

const UNTAXED = { Subtotal: null, '$185.00': null, 'Sales Tax 10%': null, '$18.50': null };

describe('Amounts', () => {
  it('without cents have a dash for them', () => {
    const paper = printedInvoice({
      ...{ '$1.25': '1,25 Kč', '$25.00': '25,- Kč', '$80.00': '1 080,- Kč', '$160.00': '2 160,- Kč' },
      ...{ '$185.00': '2 185,- Kč', '$18.50': '218,50 Kč', '$203.50': '2 403,50 Kč' },
    });
    expect([codesOf(paper), read(paper).lines[1]!.lineTotal!.value.toString()]).toEqual([[], '2160.00']);
  });

  it.each(['Taxe totale', 'Totale tasse', 'Suma podatków'])('“%s” is a tax', (label) => {
    const { draft, warnings } = read(printedInvoice({ 'Sales Tax 10%': label }));
    expect([draft.amounts.find(({ label: own }) => own === label)?.kind, warnings]).toEqual(['tax', []]);
  });

  it('of lines alone are of all pieces where their sum says so, and of each in whole cents', () => {
    const unpriced = (total: string): Printed[] =>
      printedInvoice({ 'Unit Price': null, Amount: 'Price', '$1.25': null, '$80.00': null, '$160.00': total });
    const { lines, warnings } = read(unpriced('$160.00'));
    expect([warnings, lines.map(({ unitPrice }) => unitPrice?.value.toString())]).toEqual([[], ['1.25', '80.00']]);
    expect(codesOf(printedInvoice({ 'Unit Price': null, '$1.25': null, '$80.00': null, '2': '3' }))).not.toEqual([]);
  });

  it('of lines alone may be after a discount: one costs what is left of its price', () => {
    const reduced = (total: string, sum: string): Printed[] =>
      printedInvoice(
        { 'Unit Price': null, '$1.25': null, '$80.00': null, '$160.00': total, ...UNTAXED, '$203.50': sum },
        [...row(180, [[400, 'Discount %']]), ...row(220, [[400, '10%']])],
      );
    const { lines, warnings } = read(reduced('$144.00', '$169.00'));
    expect([warnings, lines.map(({ unitPrice }) => unitPrice?.value.toString())]).toEqual([[], ['1.25', '72.00']]);
    expect(codesOf(reduced('$144.01', '$169.01'))).not.toEqual([]);
  });

  it('below a rate are those of its lines', () => {
    const taxed = (tax: string): Printed[] =>
      printedInvoice({}, [
        ...row(180, [[430, 'Tax']]),
        ...row(200, [[430, '10%']]),
        ...row(220, [[430, '10%']]),
        ...row(400, [
          [50, 'Rate'],
          [150, 'Tax'],
          [250, 'Currency'],
        ]),
        ...row(414, [
          [50, '10%'],
          [150, tax],
          [250, 'USD'],
        ]),
      ]);
    expect(codesOf(taxed('18.50'))).toEqual([]);
    expect(codesOf(taxed('17.40'))).not.toEqual([]);
  });

  it('beside a size with a star are no prices for so many', () => {
    const services = printedInvoice({
      ...{ Qty: null, 'Unit Price': null, '20': null, '2': null, '$1.25': null, '$80.00': null },
      ...{ 'Hex bolt M8': 'Backup storage, 100 GB *', 'Cordless drill': 'Certificate *' },
    });
    expect(codesOf(services)).toEqual([]);
  });
});

describe('Days', () => {
  it.each([
    ['Please transfer the amount by 1 March 2026.', ['due-date']],
    ['Please transfer the amount by 16 April 2026.', []],
    ['Please transfer the amount within 10 days, by 16 April 2026.', ['due-date']],
    ['Payment must reach us by February 16, 2026.', ['due-date']],
    ['The amount will be debited on 11 February 2026.', ['due-date']],
    ['The amount will be debited on 11 April 2026.', []],
    ['Netto 30 dage - Forfalden d. 25-03-2026', ['due-date']],
    ['Netto 30 dage - Forfalden d. 16-04-2026', []],
  ])('“%s”', (text, codes) => {
    expect(codesOf(printedInvoice({}, [[50, 400, text]]))).toEqual(codes);
  });

  it('of the lines come before the invoice, as those of the others do', () => {
    const worked = (last: string): Printed[] => [
      ...head(),
      ...row(180, [
        [50, 'Date'],
        [150, 'Description'],
        [300, 'Qty'],
        [370, 'Price'],
        [480, 'Amount'],
      ]),
      ...row(200, [
        [50, '03/03/2026'],
        [150, 'Repair of a drill'],
        [300, '1'],
        [370, '$ 25.00'],
        [480, '$ 25.00'],
      ]),
      ...row(220, [
        [50, '14/03/2026'],
        [150, 'Repair of a saw'],
        [300, '1'],
        [370, '$155.00'],
        [480, '$155.00'],
      ]),
      ...row(240, [
        [50, last],
        [150, 'Visit on site'],
        [300, '1'],
        [370, '$ 5.00'],
        [480, '$ 5.00'],
      ]),
      ...SUMS,
    ];
    expect(codesOf(worked('16/03/2026'))).toEqual([]);
    expect(codesOf(worked('23/04/2026'))).toEqual(['several-periods']);
  });

  it('in a row of payments are those of what was paid', () => {
    const paid = (amount: string): Printed[] =>
      printedInvoice(PLAINLY_DATED, [
        ...row(400, [
          [50, 'Transaction'],
          [200, 'Gateway'],
          [300, 'Number'],
          [420, 'Sum'],
        ]),
        ...row(414, [
          [50, '19 March 2026'],
          [200, 'PayPal'],
          [300, 'MB884120917'],
          [420, amount],
        ]),
      ]);
    expect(codesOf(paid('$203.50'))).toEqual([]);
    expect(codesOf(paid(''))).toEqual(['left-date']);
  });
});

it('The tax of a line is its rate of it, though net, tax and gross agree', () => {
  const taxed = (tax: string, gross: string): Printed[] =>
    printedInvoice({}, [
      ...row(180, [
        [410, '%'],
        [435, 'Tax'],
        [530, 'Gross'],
      ]),
      ...row(200, [
        [410, '10%'],
        [435, '$2.50'],
        [530, '$27.50'],
      ]),
      ...row(220, [
        [410, '10%'],
        [435, tax],
        [530, gross],
      ]),
    ]);
  expect(read(taxed('$16.00', '$176.00')).status).toBe('completed');
  expect(read(taxed('$19.00', '$179.00')).status).toBe('needs_review');
});

describe('Codes under “No.” beside the position', () => {
  const numbered = (last: string): Printed[] => [
    ...head(),
    ...row(180, [
      [30, 'Pos'],
      [60, 'No.'],
      [130, 'Description'],
      [300, 'Qty'],
      [370, 'Price'],
      [480, 'Amount'],
    ]),
    ...row(200, [
      [30, '1'],
      [60, 'HB-8040'],
      [130, 'Hex bolt'],
      [300, '10'],
      [370, '$ 2.50'],
      [480, '$ 25.00'],
    ]),
    ...row(220, [
      [30, '2'],
      [60, last],
      [130, 'Set of candles'],
      [300, '2'],
      [370, '$80.00'],
      [480, '$160.00'],
    ]),
    ...SUMS,
  ];

  it('may be of letters alone', () => {
    const { lines, status } = read(numbered('KER-SET'));
    expect([status, ...lines.map(({ sku }) => sku?.value)]).toEqual(['completed', 'HB-8040', 'KER-SET']);
  });
});

describe('Taxes', () => {
  const rated = (first: string, second: string): Printed[] =>
    printedInvoice({ 'Sales Tax 10%': 'VAT 20 %', '$18.50': '$5.00', '$203.50': '$198.00' }, [
      ...row(180, [[430, 'VAT']]),
      ...row(200, [[430, first]]),
      ...row(220, [[430, second]]),
      ...row(274, [
        [370, 'VAT 5 %'],
        [480, '$8.00'],
      ]),
    ]);

  it('of two rates are those of the lines that have them', () => {
    expect(codesOf(rated('20 %', '5 %'))).toEqual([]);
    expect(codesOf(rated('5 %', '20 %'))).toContain('left-rate');
  });

  it('are of the rate that the head names', () => {
    const named = (rate: string): string[] =>
      codesOf(printedInvoice({ 'Sales Tax 10%': 'Sales Tax' }, [[50, 140, `VAT rate: ${rate}`]]));
    expect([named('10%'), named('8%')]).toEqual([[], ['left-rate']]);
  });
});

it('What is due is the same in the head and at the foot, where both are called the same', () => {
  const due = (amount: string): Printed[] =>
    printedInvoice({}, [
      [340, 100, `Amount due: ${amount}`],
      ...row(296, [
        [370, 'Paid by check'],
        [480, '-$50.00'],
      ]),
      ...row(310, [
        [370, 'Amount due'],
        [480, '$153.50'],
      ]),
    ]);
  expect(read(due('$153.50')).status).toBe('completed');
  expect(codesOf(due('$203.50'))).toContain('several-totals');
});

describe('A form of companies that wraps', () => {
  const named = (below: string): string | undefined =>
    read(
      printedInvoice(
        { 'Northgate Fasteners Ltd': 'Akdoruk Malzeme San. ve Tic. Ltd.', '12 Mill Road, Springfield': null },
        [
          [50, 56, below, 14],
          [50, 74, '12 Mill Road, Springfield'],
        ],
      ),
    ).draft.vendorName?.value;

  it('belongs to the name', () => {
    expect(named('Şti.')).toBe('Akdoruk Malzeme San. ve Tic. Ltd. Şti.');
    expect(named('Ostim')).toBe('Akdoruk Malzeme San. ve Tic. Ltd.');
  });
});
