import { describe, expect, it } from '@jest/globals';
import { printedPage } from '../../test/documents/printed-page.js';
import { type Printed, printedInvoice, row } from '../../test/documents/printed-pdf.js';
import { valuesOf } from '../../test/documents/values-of.js';
import { prove } from '../proof.js';
import { understandPages } from './understand-pages.js';

const read = (printed: Printed[]) => {
  const draft = understandPages({ pages: [printedPage(printed)], kind: 'pages', attachments: [] });
  const proof = prove(draft);
  return {
    ...{ status: proof.status, number: draft.invoiceNumber?.value, vendor: draft.vendorName?.value },
    lines: valuesOf(proof.lines),
  };
};
const statusOf = (printed: Printed[]) => read(printed).status;

describe('A till roll', () => {
  const roll = (changes: Record<string, string> = {}): Printed[] =>
    (
      [
        [20, 13, 'Northgate Fasteners Ltd'],
        [20, 25, '12 Mill Road'],
        [20, 37, '70174 Stuttgart'],
        [20, 49, 'USt-IdNr. DE291642212'],
        [20, 70, 'Quittung'],
        [20, 85, 'Bon-Nr.'],
        [160, 85, '122625'],
        [20, 97, 'Rechnungsdatum'],
        [160, 97, '17.03.2026'],
        [20, 120, '20 Pck. x 1,25 €'],
        [20, 131, 'Still water 12 x 1 l'],
        [170, 131, '25,00 A'],
        [20, 142, '2 x 80,00 €'],
        [20, 153, 'Cordless drill'],
        [165, 153, '160,00 B'],
        [20, 180, 'Rechnungsbetrag'],
        [165, 180, '185,00 €'],
        [20, 195, 'Bar'],
        [165, 195, '200,00 €'],
        [20, 207, 'Rückgeld'],
        [170, 207, '15,00 €'],
        ...row(225, [
          [40, 'USt. %'],
          [100, 'Netto'],
          [165, 'USt.'],
        ]),
        ...row(237, [
          [20, 'A'],
          [40, '7%'],
          [100, '23,36'],
          [165, '1,64'],
        ]),
        ...row(249, [
          [20, 'B'],
          [40, '19%'],
          [100, '134,45'],
          [165, '25,55'],
        ]),
      ] as Printed[]
    ).map(([x, y, text, size]): Printed => [x, y, changes[text] ?? text, size]);

  it('counts over each name, letters behind the amounts, a table of taxes by these letters and what came back of the cash', () => {
    expect(read(roll())).toEqual({
      ...{ status: 'completed', number: '122625', vendor: 'Northgate Fasteners Ltd' },
      lines: [
        [null, 'Still water 12 x 1 l', '20', '1.25', '25.00'],
        [null, 'Cordless drill', '2', '80.00', '160.00'],
      ],
    });
  });

  it('may give back more than the goods cost, where that is called change', () => {
    const given = { '200,00 €': '400,00 €', '15,00 €': '215,00 €' };
    expect([given, { ...given, Rückgeld: 'Zelkor' }].map((changes) => statusOf(roll(changes)))).toEqual([
      'completed',
      'needs_review',
    ]);
  });

  it.each([
    ['15,00 €', '16,00 €'],
    ['134,45', '135,45'],
    ['2 x 80,00 €', '3 x 80,00 €'],
    ['25,55', '24,55'],
  ])('is reviewed where something of it does not fit: %s is %s', (text, other) =>
    expect(statusOf(roll({ [text]: other }))).toBe('needs_review'),
  );

  it('without the title of a receipt its number is nothing that the paper is known by', () =>
    expect(statusOf(roll({ Quittung: 'Guten Tag' }))).toBe('needs_review'));
});

describe('A list', () => {
  const NO_TABLE = {
    ...{ Description: null, Qty: null, 'Unit Price': null, Amount: null, '20': null, '2': null },
    ...{ '$1.25': null, '$80.00': null, '$25.00': null, '$160.00': null, 'Hex bolt M8': null, 'Cordless drill': null },
  };
  const list = (first: string, second: string, amounts: [string, string] = ['$25.00', '$160.00']): Printed[] =>
    printedInvoice(NO_TABLE, [
      [50, 180, 'Hex bolt M8'],
      [480, 180, amounts[0]],
      [50, 192, first, 8],
      [50, 210, 'Cordless drill'],
      [480, 210, amounts[1]],
      [50, 222, second, 8],
    ]);

  it('of names with code, count, price, discount and rate below them', () => {
    const paper = list(
      'Artikelnummer 1892.50 20 pcs × $1.25 VAT 10 %',
      'Artikelnummer 5771.80 2 pcs × $100.00 – 20 % VAT 10 %',
    );
    expect(read(paper)).toMatchObject({
      status: 'completed',
      lines: [
        ['1892.50', 'Hex bolt M8', '20', '1.25', '25.00'],
        ['5771.80', 'Cordless drill', '2', '100.00', '160.00'],
      ],
    });
    expect(statusOf(list('20 × $1.25 VAT 10 %', '2 × $100.00 – 10 % VAT 10 %'))).toBe('needs_review');
    expect(statusOf(list('Artikelnummer 1892.50 20 × $1.25', '2 × $80.00'))).toBe('needs_review');
  });

  it('counts in the decimals of money, at prices with more of them', () =>
    expect(read(list('20.00 × 1.2493', '13.98 × 11.446')).lines.map(([, , ...figures]) => figures)).toEqual([
      ['20.00', '1.2493', '25.00'],
      ['13.98', '11.446', '160.00'],
    ]));

  it('whose counts stand below, with a word, and the prices beside the amounts', () => {
    const paper = (count: string) => [
      ...list('Quantity: 20', count),
      ...(['$1.25', '$80.00'] as const).map((price, at): Printed => [400, 180 + 30 * at, price]),
    ];
    expect(read(paper('Quantity: 2')).lines).toEqual([
      [null, 'Hex bolt M8', '20', '1.25', '25.00'],
      [null, 'Cordless drill', '2', '80.00', '160.00'],
    ]);
    expect(statusOf(paper('Quantity: 2'))).toBe('completed');
    expect(statusOf(paper('Quantity: 3'))).toBe('needs_review');
  });
});

describe('The state of an account beside the invoice', () => {
  const account = (paid: string): Printed[] =>
    printedInvoice(
      {},
      [
        ['Saldo Vormonat', '$90.10'],
        ['Zahlungen', paid],
        ['Neuer Saldo', '$203.50'],
      ].flatMap(([label, amount], at): Printed[] => [
        [50, 320 + 14 * at, label!],
        [200, 320 + 14 * at, amount!],
      ]),
    );

  it('is the invoice once more where all else was paid', () => {
    expect(statusOf(account('-$90.10'))).toBe('completed');
    expect(statusOf(account('-$80.10'))).toBe('needs_review');
  });
});

describe('Headings', () => {
  it('are known with the sign of any currency behind them', () => {
    const paper = printedInvoice({
      ...{ Description: 'Benämning', Qty: 'Kvantitet', 'Unit Price': 'Pris (kr)', Amount: 'Summa (kr)' },
      ...{ '20': '20,00', '$1.25': '1,2493', '$25.00': '24,99', '2': '2,00', '$80.00': '80,00', '$160.00': '160,00' },
      ...{ '$185.00': '184,99 kr', '$18.50': '18,50 kr', '$203.50': '203,49 kr' },
      '12 Mill Road, Springfield': '12 Mill Road, Sverige',
    });
    expect(read(paper).lines.map(([, , ...figures]) => figures)).toEqual([
      ['20.00', '1.2493', '24.99'],
      ['2.00', '80.00', '160.00'],
    ]);
  });
});

describe('Names over their figures, under a heading of their own', () => {
  const EMPTY = {
    ...{ Description: null, 'Hex bolt M8': null, 'Cordless drill': null, '20': null, '2': null, Qty: null },
    ...{ '$1.25': null, '$25.00': null, '$80.00': null, '$160.00': null, 'Unit Price': null, Amount: null },
  };
  const figures = (y: number, cells: string[]): Printed[] =>
    cells.map((text, at): Printed => [[50, 120, 370, 480][at]!, y, text]);
  const stacked = (code: string): Printed[] =>
    printedInvoice(EMPTY, [
      [50, 155, 'Item'],
      ...figures(172, ['#', 'Qty', 'Unit Price', 'Amount']),
      [50, 190, 'Hex bolt'],
      ...figures(201, ['10', '20', '$1.25', '$25.00']),
      [50, 216, 'Cordless drill'],
      [50, 227, code, 8],
      ...figures(236, ['20', '2', '$80.00', '$160.00']),
    ]);

  it('belong to the line below them, however many rows they have', () => {
    const { status, lines } = read(stacked('painted, with case'));
    expect(status).toBe('completed');
    expect(lines.map(([, name, ...rest]) => [name, ...rest])).toEqual([
      ['Hex bolt', '20', '1.25', '25.00'],
      ['Cordless drill painted, with case', '2', '80.00', '160.00'],
    ]);
  });

  it('are reviewed where only some say their code', () =>
    expect(statusOf(stacked('Item no. CD-1400'))).toBe('needs_review'));

  const coded = (names: [string, ...Printed[]][], y = 168): Printed[] =>
    printedInvoice(EMPTY, [
      [50, 155, 'Item'],
      ...row(
        y,
        [
          [50, 'No.'],
          [120, 'Code'],
          [220, 'Qty'],
          [260, 'Unit'],
          [370, 'Unit Price'],
          [480, 'Amount'],
        ],
        10,
      ),
      ...names.flatMap(([name, ...more], at): Printed[] => {
        const figures = [
          ['10', 'AB-2210', '20', 'box', '$1.25', '$25.00'],
          ['20', 'CD-1400', '2', 'pcs', '$80.00', '$160.00'],
        ][at]!;
        const top = 185 + 31 * at;
        const cells = figures.map((text, column): [number, string] => [[50, 120, 220, 260, 370, 480][column]!, text]);
        return [[50, top, name], ...more, ...row(top + 22, cells, 10)];
      }),
    ]);

  it('may wrap into places under other headings, and hold sizes and counts', () => {
    const names: [string, ...Printed[]][] = [
      ['Pallet wrap 50 m', [50, 197, '5 boxes of 4 pcs', 8]],
      ['Ratchet', [120, 216, 'strap 6 m, 2 t'], [50, 228, 'Colour: grey', 8]],
    ];
    const { status, lines } = read(coded(names));
    expect(status).toBe('completed');
    expect(lines.map(([code, name]) => [code, name])).toEqual([
      ['AB-2210', 'Pallet wrap 50 m 5 boxes of 4 pcs'],
      ['CD-1400', 'Ratchet strap 6 m, 2 t Colour: grey'],
    ]);
  });
});

describe('Days to pay until', () => {
  it('are told by terms, not by what the goods weigh net', () => {
    const paper = (weight: string) =>
      printedInvoice({}, [
        [340, 90, 'Due date: 16 April 2026'],
        [50, 320, weight],
      ]);
    expect(statusOf(paper('Net weight: netto 17 kg, tare 2 kg'))).toBe('completed');
    expect(statusOf(paper('netto 17 days'))).toBe('needs_review');
  });
});
