import { describe, expect, it } from '@jest/globals';
import { codesOf, foot } from '../../test/documents/doubts-of.js';
import { printedPage } from '../../test/documents/printed-page.js';
import { type Printed, printedInvoice, row, WITHOUT_SUMS } from '../../test/documents/printed-pdf.js';
import { prove } from '../proof.js';
import { understandPages } from '../understanding/understand-pages.js';
import { saysAmount } from './amount-in-words.js';

const read = (printed: Printed[]) => {
  const proof = prove(understandPages({ kind: 'pages', pages: [printedPage(printed)], attachments: [] }));
  return { status: proof.status, total: proof.totalAmount?.text, tax: proof.taxAmount?.text };
};

/** Two lines of one table: what stands in each column, from the left. */
const table = (columns: [x: number, heading: string, first: string, second: string][], sums: Printed[]): Printed[] =>
  printedInvoice(
    {
      ...WITHOUT_SUMS,
      ...{
        Description: null,
        Qty: null,
        'Unit Price': null,
        Amount: null,
        'Hex bolt M8': null,
        'Cordless drill': null,
      },
      ...{ '20': null, '2': null, '$1.25': null, '$25.00': null, '$80.00': null, '$160.00': null },
    },
    [
      ...columns.flatMap(([x, ...cells]): Printed[] => cells.map((text, at): Printed => [x, 180 + at * 20, text, 8])),
      ...sums,
    ],
  );
const GOODS: [number, string, string, string][] = [
  [50, 'Description', 'Hex bolt M8', 'Cordless drill'],
  [220, 'Qty', '20', '2'],
  [260, 'Unit Price', '$1.25', '$80.00'],
];

describe('A line that takes a discount off', () => {
  const paper = (name: string, count: string, price: string): Printed[] =>
    printedInvoice({ '$185.00': '$175.00', '$18.50': '$17.50', '$203.50': '$192.50' }, [
      [50, 235, name],
      [300, 235, count],
      [370, 235, price],
      [480, 235, '$-10.00'],
    ]);
  it.each(['Korting vaste klant', 'Rabat jf. aftale', 'Reklamační sleva', 'Customer discount'])('%s', (name) => {
    expect(read(paper(name, '1', '$-10.00')).status).toBe('completed');
  });
  it.each([
    ['Retour statiegeld', '1', '$-10.00'],
    ['Hex bolt M8, returned', '1', '$-10.00'],
  ])('is no return: %s', (name, count, price) => {
    expect(read(paper(name, count, price)).status).toBe('needs_review');
  });
});

describe('A discount over the net amount', () => {
  const paper = (tax: string, total: string, ...more: Printed[]) =>
    read(
      printedInvoice(WITHOUT_SUMS, [
        ...row(250, [
          [370, 'Subtotal'],
          [480, '$185.00'],
        ]),
        ...row(262, [
          [370, 'Discount 10 %'],
          [480, '$-18.50'],
        ]),
        ...more,
        ...row(286, [
          [370, 'VAT 20 %'],
          [480, tax],
        ]),
        ...row(298, [
          [370, 'Total'],
          [480, total],
        ]),
      ]),
    ).status;
  const net = row(274, [
    [370, 'Total excl. VAT'],
    [480, '$166.50'],
  ]);

  it('is taken off what is taxed', () => {
    expect(paper('$33.30', '$199.80', ...net)).toBe('completed');
    expect(paper('$37.00', '$203.50', ...net)).toBe('needs_review');
  });

  it('may be granted on the goods alone, where no net amount says what is taxed', () => {
    expect(paper('$37.00', '$203.50')).toBe('completed');
  });
});

describe('The amounts in a row of a tax table', () => {
  const paper = (tax: string, total: string) =>
    read(
      printedInvoice({ ...WITHOUT_SUMS, Amount: null }, [
        ...row(180, [
          [430, 'VAT'],
          [470, 'Net'],
          [520, 'Gross'],
        ]),
        ...row(330, [
          [50, 'VAT %'],
          [100, 'Net'],
          [150, 'VAT'],
          [370, 'Net total'],
          [480, '$185.00'],
        ]),
        ...row(342, [
          [50, '10 %'],
          [100, '185.00'],
          [150, tax],
          [370, 'Total'],
          [480, total],
        ]),
      ]),
    ).status;
  it('come to the rate but for rounding on each line', () => {
    expect(paper('18.50', '$203.50')).toBe('completed');
    expect(paper('18.52', '$203.52')).toBe('needs_review');
  });
});

describe('Codes for the rates of lines', () => {
  const paper = (second: string, base: string): Printed[] =>
    table(
      [...GOODS, [370, 'Total', '$25.00', '$160.00'], [480, 'TVA', '1', second]],
      [
        ...row(250, [
          [50, 'Code'],
          [100, 'Base HT'],
          [170, 'Taux'],
          [230, 'Montant TVA'],
          [370, 'Total HT'],
          [480, '$185.00'],
        ]),
        ...row(265, [
          [50, '1'],
          [100, base],
          [170, '20.00 %'],
          [230, '$5.00'],
          [370, 'Total TVA'],
          [480, '$13.80'],
        ]),
        ...row(280, [
          [50, '2'],
          [100, '$160.00'],
          [170, '5.50 %'],
          [230, '$8.80'],
          [370, 'Total TTC'],
          [480, '$198.80'],
        ]),
      ],
    );
  it('stand in the table of taxes', () => {
    expect(read(paper('2', '$25.00'))).toMatchObject({ status: 'completed', tax: '$13.80' });
    expect(read(paper('1', '$25.00')).status).toBe('needs_review');
  });
});

describe('Line totals with a rate of tax in them', () => {
  const paper = (rate: string): Printed[] =>
    table(
      [
        ...GOODS.slice(0, 1),
        [220, 'Qty', '100', '1'],
        [260, 'Unit Price', '1.00', '0.31'],
        [330, 'DPH %', '21.00', rate],
        [400, 'DPH', '21.00', '0.00'],
        [480, 'Total', '$121.00', '$0.31'],
      ],
      [
        ...row(250, [
          [50, 'Součet položek'],
          [330, '$100.31'],
          [400, '$21.00'],
          [480, '$121.31'],
        ]),
        ...row(280, [
          [370, 'CELKEM'],
          [480, '$121.31'],
        ]),
      ],
    );
  it('and one of nothing', () => {
    expect(read(paper('0.00')).status).toBe('completed');
    expect(read(paper('21.00')).status).toBe('needs_review');
  });
});

describe('A row of sums below the columns of tax and total', () => {
  const paper = (tax: string): Printed[] =>
    table(
      [
        ...GOODS,
        [320, 'Net Amount', '$25.00', '$160.00'],
        [400, 'Tax Amount', '$4.50', '$28.80'],
        [480, 'Total Amount', '$29.50', '$188.80'],
      ],
      row(250, [
        [50, 'TOTAL:'],
        [400, tax],
        [480, '$218.30'],
      ]),
    );
  it('says what the tax is', () => {
    expect(read(paper('$33.30'))).toEqual({ status: 'completed', total: '$218.30', tax: '$33.30' });
    expect(read(paper('$33.50')).status).toBe('needs_review');
  });
});

describe('Totals without the tax beside those with it', () => {
  const paper = (shipping: string, total: string): Printed[] =>
    table(
      [
        ...GOODS,
        [320, 'VAT', '10%', '20%'],
        [380, 'Total excl. VAT', '$25.00', '$160.00'],
        [480, 'Total incl. VAT', '$27.50', '$192.00'],
      ],
      [
        ['Subtotal', '$219.50'],
        ['Shipping', shipping],
        ['VAT 20%', '$34.00'],
        ['VAT 10%', '$2.50'],
        ['Total', total],
      ].flatMap((cells, at) =>
        row(250 + at * 13, [
          [370, cells[0]!],
          [480, cells[1]!],
        ]),
      ),
    );
  it('are those of the sums, with the tax of what is charged', () => {
    expect(read(paper('$12.00', '$231.50'))).toEqual({ status: 'completed', total: '$231.50', tax: '$34.00 + $2.50' });
    expect(read(paper('$15.00', '$234.50')).status).toBe('needs_review');
  });
});

describe('The rate of the head', () => {
  const paper = (rate: string): Printed[] =>
    table(
      [...GOODS, [370, 'Total', '$25.03', '$160.03'], [480, 'TVA', '$4.76', '$30.41']].map(([x, ...cells], at) =>
        at === 2 ? [260, 'Unit Price', '$1.2515', '$80.015'] : [x, ...cells],
      ) as [number, string, string, string][],
      [
        [50, 150, `Cota TVA: ${rate}`],
        ...row(250, [
          [300, 'Total'],
          [370, '$185.06'],
          [480, '$35.17'],
        ]),
        ...row(280, [
          [300, 'Total de plata'],
          [480, '$220.23'],
        ]),
      ],
    );
  it('is that of the tax of each line', () => {
    expect([paper('19%'), paper('9%')].map((printed) => read(printed).status)).toEqual(['completed', 'needs_review']);
  });
});

describe('What is counted and spelled', () => {
  it('packaging that comes back is no article', () => {
    const counted = (count: number) =>
      codesOf(foot(`Aantal artikelregels: ${count}`), { 'Cordless drill': 'Statiegeld fust' });
    expect([counted(2), counted(1), counted(3)].map((codes) => codes === '')).toEqual([true, true, false]);
  });

  it('Romanian deeds say "una mie"', () => {
    expect(
      saysAmount('una mie saptezeci si sase lei si 95 bani', { abs: () => ({ toHundredths: () => 107695 }) } as never),
    ).toBe(true);
    expect(
      saysAmount('una mie saptezeci si opt lei si 95 bani', { abs: () => ({ toHundredths: () => 107695 }) } as never),
    ).toBe(false);
  });

  it('a total before discounts is one, and no discount', () => {
    const before = (amount: string) =>
      read(
        printedInvoice(
          { Subtotal: 'Total before discount', '$185.00': amount, '$18.50': '$17.50', '$203.50': '$192.50' },
          [
            ...row(
              257,
              [
                [370, 'Discount'],
                [480, '-$10.00'],
              ],
              8,
            ),
          ],
        ),
      ).status;
    expect([before('$185.00'), before('$195.00')]).toEqual(['completed', 'needs_review']);
  });
});
