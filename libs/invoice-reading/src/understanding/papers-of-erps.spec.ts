import { describe, expect, it } from '@jest/globals';
import { printedPage } from '../../test/documents/printed-page.js';
import { type Printed, printedInvoice, row } from '../../test/documents/printed-pdf.js';
import { prove } from '../proof.js';
import { understandPages } from './understand-pages.js';

const read = (printed: Printed[]) => {
  const draft = understandPages({ kind: 'pages', pages: [printedPage(printed)], attachments: [] });
  const { status, lines, warnings } = prove(draft);
  return {
    status,
    currency: draft.currency?.value,
    codes: lines.map(({ sku }) => sku?.value ?? null),
    doubts: warnings.map(({ code }) => code),
  };
};
const statusOf = (printed: Printed[]) => read(printed).status;
const at10 = (y: number, ...cells: [number, string][]): Printed[] => row(y, cells, 10);
const IN_FRANCS = {
  ...{ '$1.25': '1.25', '$80.00': '80.00', '$25.00': '25.00', '$160.00': '160.00' },
  ...{ '$185.00': '185.00', 'Sales Tax 10%': 'VAT 10%', '$18.50': '18.50', Total: 'Total CHF', '$203.50': '203.50' },
};
const WITHOUT_SIGNS = { ...IN_FRANCS, Total: 'Total' };

describe('A discount in a line of its own', () => {
  const reduced = (name: string, quantity = '-1'): Printed[] =>
    printedInvoice(
      { '$185.00': '$165.00', '$18.50': '$16.50', '$203.50': '$181.50' },
      at10(235, [50, name], [300, quantity], [370, quantity === '-1' ? '$20.00' : '$10.00'], [480, '$-20.00']),
    );

  it.each(['Discount', 'Mengenrabatt', 'Discount comercial', 'Mennyiségi engedmény', 'Remise'])(
    'is taken off once, whichever figure has the sign: %s',
    (name) => expect(statusOf(reduced(name))).toBe('completed'),
  );

  it('is no return', () => {
    expect(statusOf(reduced('Cordless drill'))).toBe('needs_review');
    expect(statusOf(reduced('Discount card', '-2'))).toBe('needs_review');
  });
});

describe('Lines in Swiss francs', () => {
  const rounded = (price: string, sum: string, others = IN_FRANCS): Printed[] =>
    printedInvoice({ ...others, '$1.25': price, '$25.00': sum });

  it('may be rounded to five hundredths', () => {
    expect(statusOf(rounded('1.2488', '25.00'))).toBe('completed');
    expect(statusOf(rounded('1.2515', '25.00'))).toBe('needs_review');
    expect(statusOf(rounded('1.2488', '25.00', { ...IN_FRANCS, Total: 'Total EUR' }))).toBe('needs_review');
  });

  it('are exact where one of them has single hundredths', () => {
    const other = { ...IN_FRANCS, '$80.00': '79.99', '$160.00': '159.98', '$185.00': '184.98', '$18.50': '18.50' };
    expect(statusOf(rounded('1.25', '25.00', { ...other, '$203.50': '203.48' }))).toBe('completed');
    expect(statusOf(rounded('1.2488', '25.00', { ...other, '$203.50': '203.48' }))).toBe('needs_review');
  });
});

describe('A currency by its full name', () => {
  const named = (...cells: [number, string][]) => read(printedInvoice(WITHOUT_SIGNS, at10(295, ...cells)));

  it.each([
    ['U.S. Dollars', 'USD'],
    ['US Dollars', 'USD'],
    ['Canadian dollars', 'CAD'],
    ['Schweizer Franken', 'CHF'],
  ])('stands alone below the total: %s', (name, currency) =>
    expect(named([480, name])).toMatchObject({ status: 'completed', currency }),
  );

  it('is no other than that of the amounts', () => {
    expect(named([480, 'Dollars']).status).toBe('needs_review');
    expect(named([370, 'Total CHF'], [480, '203.50'], [540, 'U.S. Dollars']).status).toBe('needs_review');
  });
});

describe('Sums of a Swedish paper', () => {
  const sums = (fee: string, rounding: string, base = '25,60'): Printed[] =>
    printedInvoice(
      {
        ...{ Subtotal: fee, '$185.00': '1,00', 'Sales Tax 10%': 'Netto', '$18.50': '186,00' },
        ...{ Total: 'Moms', '$203.50': '25,65', '$1.25': '1,25', '$25.00': '25,00' },
        ...{ '$80.00': '80,00', '$160.00': '160,00' },
      },
      [
        ...at10(320, [50, `Moms 25% på ${base}: 6,40`]),
        ...at10(335, [50, 'Moms 12% på 160,40: 19,25']),
        ...at10(295, [370, 'Öresutj.'], [480, rounding]),
        ...at10(310, [370, 'ATT BETALA SEK'], [480, '212,00']),
      ],
    );

  it.each(['Exp.avg.', 'Fakt.avg', 'Expeditionsavgift'])(
    'has a charge, and rates apart from what is rounded: %s',
    (fee) => {
      expect(statusOf(sums(fee, '0,35'))).toBe('completed');
      expect(statusOf(sums('Konto', '0,35'))).toBe('needs_review');
      expect(statusOf(sums(fee, '0,35', '25,62'))).toBe('needs_review');
    },
  );
});

describe('What was paid', () => {
  const paid = (said: string, rest = 'Rest de plata: $183.50'): Printed[] =>
    printedInvoice({}, [...at10(310, [50, said]), ...at10(325, [50, rest])]);

  it.each(['Achitat cu OP 118 din 28/03/2026: $20.00', 'Din total s-a achitat avans $20.00 cu chitanta APB 771'])(
    'is told with the number of the receipt: %s',
    (said) => {
      expect(statusOf(paid(said))).toBe('completed');
      expect(statusOf(paid(said, 'Rest de plata: $185.50'))).toBe('needs_review');
    },
  );
});

describe('What is to be paid in so many days', () => {
  it('was not paid before', () => {
    const asked = (amount: string): Printed[] =>
      printedInvoice({}, [
        ...at10(310, [370, 'Forudbetalt'], [480, '-$20.00']),
        ...at10(325, [370, 'Rest til betaling'], [480, '$183.50']),
        ...at10(400, [50, `Betalingsbetingelser: netto 14 dage. Beløbet ${amount} USD indbetales til Spar Nord.`]),
      ]);
    expect(statusOf(asked('183.50'))).toBe('completed');
    expect(statusOf(asked('163.50'))).toBe('needs_review');
  });
});

describe('Codes under “Number” in full', () => {
  const coded = (...codes: string[]): Printed[] => [
    ...printedInvoice({ '$185.00': '$195.00', '$18.50': '$19.50', '$203.50': '$214.50' }),
    ...at10(235, [50, 'Washer'], [300, '8'], [370, '$1.25'], [480, '$10.00']),
    [6, 180, 'Nummer', 7],
    ...codes.map((code, at): Printed => [6, [200, 220, 235][at]!, code, 7]),
  ];

  it('are codes, and counts are none', () => {
    expect(read(coded('6308-C3', '51107', 'FRAGT'))).toMatchObject({ codes: ['6308-C3', '51107', 'FRAGT'] });
    expect(read(coded('1', '2', '3'))).toMatchObject({ codes: [null, null, null] });
  });
});

describe('A delivery note among the lines', () => {
  it.each(['Albarán 1 - 008512 de fecha', 'Bon de livraison BL 4471 en date du', 'DDT 4471 in data'])(
    'is not written long after the invoice: %s',
    (note) => {
      const dated = (day: string): Printed[] => printedInvoice({}, [[50, 210, `${note} ${day}`, 8]]);
      expect(statusOf(dated('26/02/2026'))).toBe('completed');
      expect(statusOf(dated('26/04/2026'))).toBe('needs_review');
    },
  );
});

describe('Names and codes in a row over their figures', () => {
  const line = (
    y: number,
    position: string,
    code: string,
    name: string,
    [count, price, amount]: string[],
  ): Printed[] => [
    ...row(y, [
      [50, position],
      [95, code],
      [180, name],
    ]),
    ...row(y + 14, [
      [150, `${count} pc`],
      [300, price!],
      [500, amount!],
    ]),
  ];
  const paper = (name: string, ...more: [number, string][]): Printed[] =>
    printedInvoice(
      {
        ...{ Description: null, Qty: null, 'Unit Price': null, Amount: null, 'Hex bolt M8': null, '20': null },
        ...{ '$1.25': null, '$25.00': null, 'Cordless drill': null, '2': null, '$80.00': null, '$160.00': null },
      },
      [
        ...row(150, [
          [50, 'Pos.'],
          [95, 'Material'],
          [180, 'Description'],
        ]),
        ...row(163, [
          [150, 'Quantity'],
          [300, 'Price'],
          [500, 'Amount'],
        ]),
        ...line(184, '000010', '10023877', name, ['20', '1.25', '25.00']),
        ...row(184, more),
        ...line(218, '000020', '10024410', 'Cordless drill', ['2', '80.00', '160.00']),
      ],
    );

  it('may hold figures that stand under a heading of these', () => {
    expect(read(paper('Oil seal for pumps and valves NBR 75 Shore'))).toMatchObject({
      status: 'completed',
      codes: ['10023877', '10024410'],
    });
    expect(statusOf(paper('Oil seal', [300, '75.00']))).toBe('needs_review');
  });
});
