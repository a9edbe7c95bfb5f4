import { describe, expect, it } from '@jest/globals';
import { printedPage } from '../../test/documents/printed-page.js';
import { type Printed, printedInvoice, WITHOUT_SUMS } from '../../test/documents/printed-pdf.js';
import { prove } from '../proof.js';
import { readCsv } from '../readers/csv.js';
import { understandPages } from '../understanding/understand-pages.js';
import { understandTable } from '../understanding/understand-table.js';

const read = (printed: Printed[]) =>
  prove(understandPages({ kind: 'pages', pages: [printedPage(printed)], attachments: [] }));
const statusOf = (printed: Printed[]) => read(printed).status;

/** Lines of 185.00 that have the tax in them. */
const INCLUDED = { Subtotal: null, '$185.00': null, 'Sales Tax 10%': null, '$18.50': null, '$203.50': '$185.00' };
const TAXED = { 'Sales Tax 10%': null, '$18.50': null };

/** A row of the sums. */
const sum = (y: number, label: string, amount: string): Printed[] => [
  [370, y, label, 8],
  [480, y, amount, 8],
];

/** A third line, for totals of 285.00. */
const thirdLine: Printed[] = [
  [50, 241, 'Sawhorse'],
  [300, 241, '1'],
  [370, 241, '$100.00'],
  [480, 241, '$100.00'],
];
const MORE = { '$185.00': '$285.00', '$18.50': '$28.50', '$203.50': '$313.50' };

const slip = (name: string, amount: string): Printed[] => [
  [50, 700, 'IBAN', 8],
  [150, 700, 'GB29 NWBK 6016 1331 9268 19', 8],
  [50, 714, name, 8],
  [150, 714, amount, 8],
];

/** Over its amount, at the right of the head. */
const box = (amount: string): Printed[] => [
  [480, 128, 'Total of this invoice', 8],
  [480, 142, amount, 8],
];

/** Only the total is printed below two lines and what is taken off them. */
const UNTAXED = { ...INCLUDED, '$203.50': '$181.30' };
const discountLine = (said: string): Printed[] => [
  [50, 235, said],
  [480, 235, '-$3.70'],
];

/** Goods of 25.00 at 6 % and of 160.00 at 23 %, of which the latter are cheaper. */
const ofOneRate = (discount: string, tax: string, total: string): Printed[] =>
  printedInvoice(WITHOUT_SUMS, [
    [430, 180, 'VAT'],
    [430, 200, '6%'],
    [430, 220, '23%'],
    ...sum(250, 'Subtotal', '$185.00'),
    ...sum(262, 'Discount 5 %', discount),
    ...sum(274, 'VAT 6 %', '$1.50'),
    ...sum(286, 'VAT 23 %', tax),
    ...sum(298, 'Total', total),
  ]);

/** $185.00 of goods, less a discount, with freight. */
const adjusted = (net: string, tax: string, total: string, discount: string | null = '-$18.50'): Printed[] =>
  printedInvoice({ 'Sales Tax 10%': null, '$18.50': null, Total: null, '$203.50': null }, [
    ...(discount === null ? [] : sum(262, 'Discount 10 %', discount)),
    ...sum(274, 'Freight', '$15.00'),
    ...sum(286, 'Net', net),
    ...sum(298, 'Sales Tax 10%', tax),
    ...sum(310, 'Total', total),
  ]);

/** Each class with what agrees, and the same with another figure in it. */
const CLASSES: [what: string, agrees: Printed[], contradicts: Printed[]][] = [
  [
    'a net below a discount and freight has both in it',
    adjusted('$181.50', '$18.15', '$199.65'),
    adjusted('$200.00', '$18.15', '$199.65'),
  ],
  [
    'a net below freight has it in it, where the tax is taken of it, too',
    adjusted('$200.00', '$20.00', '$220.00', null),
    adjusted('$185.00', '$20.00', '$220.00', null),
  ],
  ...(
    [
      ['Tax 10 % kvalto 185.00', 'Tax 10 % kvalto 158.00'],
      ['Tax 10 % (185.00)', 'Tax 10 % (158.00)'],
    ] as const
  ).map(([right, wrong]): [string, Printed[], Printed[]] => [
    `what a tax is taken of, behind its rate: ${right}`,
    printedInvoice({ 'Sales Tax 10%': right }),
    printedInvoice({ 'Sales Tax 10%': wrong }),
  ]),
  [
    'wages that the total has in it',
    printedInvoice({}, [[50, 640, 'Im Bruttobetrag sind Lohnkosten in Höhe von 90.00 enthalten.', 8]]),
    printedInvoice({}, [[50, 640, 'Im Bruttobetrag sind Kosten in Höhe von 90.00 enthalten.', 8]]),
  ],
  [
    'a discount on what is taxed at one rate',
    ofOneRate('-$8.00', '$34.96', '$213.46'),
    ofOneRate('-$7.00', '$35.19', '$214.69'),
  ],
  [
    'the wages of some lines, without tax',
    printedInvoice({}, [
      [50, 640, 'Zahlbar innerhalb von 14 Tagen ohne Abzug. Der Lohnanteil beträgt $160.00 netto.', 8],
    ]),
    printedInvoice({}, [
      [50, 640, 'Zahlbar innerhalb von 14 Tagen ohne Abzug. Der Lohnanteil beträgt $106.00 netto.', 8],
    ]),
  ],
  ...[
    'Price includes $16.82 VAT (10%)',
    'Hierin is $16.82 btw (10%) begrepen',
    'IVA (10 %) incluido en el total: $16.82',
    'Tax of $16.82 (10%) is included in the total',
    'w tym VAT 10%: $16.82',
  ].map((sentence): [string, Printed[], Printed[]] => [
    `tax that is included: ${sentence}`,
    printedInvoice(INCLUDED, [[370, 300, sentence]]),
    printedInvoice(INCLUDED, [[370, 300, sentence.replace('16.82', '18.82')]]),
  ]),
  [
    'the total before the tax that is included, with its rate',
    printedInvoice({ ...INCLUDED, Total: 'Totaal $185.00 (inclusief $16.82 10% btw)', '$203.50': null }),
    printedInvoice({ ...INCLUDED, Total: 'Totaal $195.00 (inclusief $17.73 10% btw)', '$203.50': null }),
  ],
  [
    'a total in large figures, far below its small label',
    printedInvoice({ ...INCLUDED, Total: null, '$203.50': null }, [
      [480, 300, 'TOTAL DUE', 8],
      [470, 340, '$185.00', 18],
    ]),
    printedInvoice({ ...INCLUDED, Total: null, '$203.50': null }, [
      [480, 300, 'TOTAL DUE', 8],
      [470, 340, '$195.00', 18],
    ]),
  ],
  [
    'what is carried over is all of the lines above, not the last ones',
    printedInvoice(MORE, [...thirdLine, ...sum(233, 'Report', '$185.00')]),
    printedInvoice(MORE, [...thirdLine, ...sum(233, 'Report', '$160.00')]),
  ],
  ...[
    ['Den Betrag von', 'erbitten wir bis 31.03.2026'],
    ['The amount of', 'is kindly expected by 31.03.2026'],
  ].map(([before, behind]): [string, Printed[], Printed[]] => [
    `what a sentence wants until a day is the total: ${before}`,
    printedInvoice({}, [[50, 420, `${before} $203.50 ${behind}.`, 8]]),
    printedInvoice({}, [[50, 420, `${before} $185.00 ${behind}.`, 8]]),
  ]),
  ...['Amount', 'Betrag', 'Bedrag', 'Importe', 'Kwota'].map((name): [string, Printed[], Printed[]] => [
    `the amount on a slip below the total is the total: ${name}`,
    printedInvoice({}, slip(name, '$203.50')),
    printedInvoice({}, slip(name, '$185.00')),
  ]),
  [
    'a discount in the table is its share of the lines, though no sum of these is printed',
    printedInvoice(UNTAXED, discountLine('Less 2% customer discount')),
    printedInvoice(UNTAXED, discountLine('Less 3% customer discount')),
  ],
  ['a total in a box over the lines', printedInvoice({}, box('$203.50')), printedInvoice({}, box('$185.00'))],
  [
    'sums of kinds of goods that are called totals',
    printedInvoice({}, [...sum(236, 'Total materials', '$25.00'), ...sum(243, 'Total tools', '$160.00')]),
    printedInvoice({}, [...sum(236, 'Total materials', '$25.00'), ...sum(243, 'Total tools', '$150.00')]),
  ],
  ...['Entrega urgente', 'Consegna espressa', 'Spoedlevering', 'Eilzustellung', 'Expressversand'].map(
    (name): [string, Printed[], Printed[]] => [
      `what is charged for haste: ${name}`,
      deposited(name, '$20.90', '$229.90'),
      deposited(name, '$20.90', '$228.90'),
    ],
  ),
  [
    'what rounds the total, in short',
    printedInvoice({ '$203.50': '$204.00' }, sum(324, 'Öresavr.', '$0.50')),
    printedInvoice({ '$203.50': '$204.00' }, sum(324, 'Öresavr.', '$0.70')),
  ],
  [
    'what a tax is taken of, in brackets of any name',
    printedInvoice({ 'Sales Tax 10%': 'Tax 10% (Basket 185.00)' }),
    printedInvoice({ 'Sales Tax 10%': 'Tax 10% (Basket 165.00)' }),
  ],
  [
    'a minus that stands with the currency, apart from its figure',
    printedInvoice({ ...TAXED, '$203.50': '$175.00' }, sum(265, 'Discount', '-$ 10.00')),
    printedInvoice({ ...TAXED, '$203.50': '$195.00' }, sum(265, 'Discount', '-$ 10.00')),
  ],
  [
    'what stands between the total and the rest was paid, whatever it is called',
    printedInvoice({}, [...sum(295, 'With us already', '-$80.00'), ...sum(310, 'Left to pay', '$123.50')]),
    printedInvoice({}, [...sum(295, 'With us already', '-$80.00'), ...sum(310, 'Left to pay', '$143.50')]),
  ],
  [
    'what is withheld below the total changes what is due, not the total',
    printedInvoice({}, [...sum(295, 'Withholding tax', '-$18.50'), ...sum(310, 'Amount due', '$185.00')]),
    printedInvoice({}, [...sum(295, 'Withholding tax', '-$18.50'), ...sum(310, 'Amount due', '$203.50')]),
  ],
  [
    'a sum of the lines above is carried over, though a charge is called so',
    printedInvoice({}, [...lineBelow(), ...sum(233, 'Transport', '$185.00')]),
    printedInvoice({}, [...lineBelow(), ...sum(233, 'Transport', '$165.00')]),
  ],
  ...['Kastenpfand', 'Bottle deposit', 'Statiegeld', 'Consignes', 'Cauzione vuoti'].map(
    (name): [string, Printed[], Printed[]] => [
      `a deposit on what the goods come in bears tax: ${name}`,
      deposited(name, '$20.90', '$229.90'),
      deposited(name, '$18.50', '$203.50'),
    ],
  ),
  [
    'a discount is spread over the bases of two rates as their lines are',
    discounted('Discount 5%', '-$9.25', '23.75', '$152.00'),
    discounted('Discount 5%', '-$9.25', '23.75', '$155.00'),
  ],
  [
    'a discount of which the parts of two rates are rounded',
    discounted('Discount 3.1%', '-$5.74', '24.22', '$155.04'),
    discounted('Discount 3.1%', '-$5.73', '24.22', '$155.04'),
  ],
  ['sums side by side under their headings, with the rate in one of them', inARow('$203.50'), inARow('$213.50')],
  [
    'a subtotal below the last line, which no line is missing from',
    printedInvoice({}, []),
    printedInvoice({ '$185.00': '$25.00' }, []),
  ],
  [
    'what is asked for is the rest, where a deposit was taken off',
    printedInvoice({ '$203.50': null, Total: null }, rest('$173.50')),
    printedInvoice({ '$203.50': null, Total: null }, rest('$203.50')),
  ],
  [
    'deposits that were paid',
    printedInvoice({}, [...sum(295, 'Zaplacené zálohy', '-$80.00'), ...sum(310, 'Celkem k úhradě', '$123.50')]),
    printedInvoice({}, [...sum(295, 'Zaplacené zálohy', '-$80.00'), ...sum(310, 'Celkem k úhradě', '$133.50')]),
  ],
  ['what is asked for below what is left to pay', askedBelow('$123.50'), askedBelow('$203.50')],
  [
    'a tax of what the totals say is taxed at its rate, where no line has one',
    printedInvoice({ ...INCLUDED, '$203.50': '$201.00' }, netsOfRates('$16.00')),
    printedInvoice({ ...INCLUDED, '$203.50': '$202.00' }, netsOfRates('$17.00')),
  ],
  ['a net total, as a bracket says', goodsOf('$168.18'), goodsOf('$158.18')],
  [
    'a sum without the tax, in short',
    printedInvoice({ Subtotal: 'Totalpris ex moms' }),
    printedInvoice({ Subtotal: 'Totalpris moms' }),
  ],
  ['what is charged below the total of taxed goods bears no tax', goodsOf('$168.18', 310), goodsOf('$168.18', 262)],
  [
    'a sum of the lines in their columns, in the plural of Romania',
    printedInvoice({ Subtotal: null, '$185.00': null }, subtotal('Subtotaluri -USD-')),
    printedInvoice({ Subtotal: null, '$185.00': null }, subtotal('Subtotaluri -USD-', '23')),
  ],
  [
    'a voucher is taken off what the lines cost with their tax',
    printedInvoice({ '$203.50': '$183.15' }, sum(272, 'Voucher Discount (X10 10%)', '-$20.35')),
    printedInvoice({ '$203.50': '$183.15' }, sum(272, 'Voucher Discount (X10 20%)', '-$20.35')),
  ],
  [
    'one discount, counted',
    printedInvoice({ ...TAXED, '$203.50': '$175.00' }, [...sum(265, 'Sample discount', '$10.00'), [440, 265, '1', 8]]),
    printedInvoice({ ...TAXED, '$203.50': '$175.00' }, [...sum(265, 'Sample discount', '$10.00'), [440, 265, '3', 8]]),
  ],
  [
    'what the paper comes to is no sum on the way to it',
    printedInvoice({ Total: 'Totale documento' }, sum(300, 'Amount due', '$203.50')),
    printedInvoice({ Subtotal: 'Totale documento', Total: 'Amount due' }),
  ],
  ['rates in a column without signs are those of the sums', rated('10.00'), rated('5.00')],
  [
    'groups of lines with totals of their own',
    printedInvoice({}, [...lineBelow(), ...sum(233, 'Group total', '$185.00')]),
    printedInvoice({}, [...lineBelow(), ...sum(233, 'Group total', '$195.00')]),
  ],
  ['the total of the last group stands right over that of all', groups('$100.00'), groups('$110.00')],
];

/** Without a tax, what each of two groups comes to below its lines. */
function groups(labour: string): Printed[] {
  const total = (y: number, name: string, amount: string): Printed[] => [
    [50, y, name, 8],
    [480, y, amount, 8],
  ];
  return printedInvoice({ ...INCLUDED, '$203.50': '$285.00' }, [
    ...total(231, 'Total parts', '$185.00'),
    ...thirdLine,
    ...total(251, 'Total labour', labour),
  ]);
}

/** Crates beside the goods, and a tax of 10 % on both. */
function deposited(name: string, tax: string, total: string): Printed[] {
  return printedInvoice({ '$18.50': tax, '$203.50': total }, sum(257, name, '$24.00'));
}

/** In the fields of a payment, below its own heading. */
function askedBelow(amount: string): Printed[] {
  return printedInvoice({}, [
    ...sum(295, 'Paid', '-$80.00'),
    ...sum(310, 'Amount due', '$123.50'),
    [50, 340, 'Částka', 8],
    [50, 352, amount, 8],
  ]);
}

/** The lines are of two rates. */
function netsOfRates(tax: string): Printed[] {
  return [...sum(236, 'Subtotal 10%', '$160.00'), ...sum(248, 'Subtotal 0%', '$25.00'), ...sum(260, 'VAT 10%', tax)];
}

/** Right below the lines, its name below theirs. */
function subtotal(name: string, pieces = '22'): Printed[] {
  return [
    [50, 236, name, 8],
    [300, 236, pieces, 8],
    [480, 236, '$185.00', 8],
  ];
}

/** Lines with their tax in them, and below or above their total what is charged for shipping. */
function goodsOf(net: string, shippingAt?: number): Printed[] {
  return printedInvoice(WITHOUT_SUMS, [
    ...sum(250, 'Sum of articles (net)', net),
    ...sum(274, 'plus 10% VAT', '$16.82'),
    ...sum(298, 'Sum of articles (gross)', '$185.00'),
    ...(shippingAt ? sum(shippingAt, 'Shipping cost', '$14.90') : []),
    ...sum(322, 'Grand total', shippingAt ? '$199.90' : '$185.00'),
  ]);
}

/** A deposit, and a sentence that asks for what it leaves. */
function rest(asked: string): Printed[] {
  return [
    [50, 250, `Deposit of $30.00 received 3/2/2026. Please remit the balance of ${asked} to us.`, 8],
    ...sum(280, 'Total', '$203.50'),
    ...sum(295, 'Payments/Credits', '-$30.00'),
    ...sum(310, 'Balance due', '$173.50'),
  ];
}

/** Lines whose rates stand under "VAT %" without a sign of their own. */
function rated(ofSecond: string): Printed[] {
  return printedInvoice({ 'Sales Tax 10%': 'Sales Tax 10.00%' }, [
    [430, 180, 'VAT %'],
    [430, 200, '10.00'],
    [430, 220, ofSecond],
    [50, 236, 'Spare bit', 8],
    [300, 236, '2', 8],
    [370, 236, '$0.00', 8],
    [430, 236, '10.00', 8],
    [480, 236, '$0.00', 8],
  ]);
}

/** The bolt with 20 % tax, the drill with 10 %, both less a discount; what is printed of the first base may vary. */
function discounted(label: string, discount: string, first: string, second: string): Printed[] {
  const cents = (text: string): number => Number(text.replace('$', ''));
  const net = 185 + cents(discount.replace('-$', '-'));
  const taxes = [cents(first) * 0.2, cents(second) * 0.1].map((tax) => tax.toFixed(2));
  const total = (net + Number(taxes[0]) + Number(taxes[1])).toFixed(2);
  return printedInvoice({ 'Sales Tax 10%': null, '$18.50': null, Total: null, '$203.50': null }, [
    [435, 180, 'VAT'],
    [435, 200, '20%'],
    [435, 220, '10%'],
    ...sum(262, label, discount),
    ...sum(274, 'Net amount', `$${net.toFixed(2)}`),
    ...sum(286, `VAT 20.00% on $${first}`, `$${taxes[0]}`),
    ...sum(298, `VAT 10.00% on ${second}`, `$${taxes[1]}`),
    ...sum(310, 'Total', `$${total}`),
  ]);
}

function inARow(total: string): Printed[] {
  const columns: [number, string, string][] = [
    [50, 'Goods value', '$185.00'],
    [180, 'Taxable', '$185.00'],
    [310, 'VAT 10%', '$18.50'],
    [440, 'Total due USD', total],
  ];
  return printedInvoice(
    WITHOUT_SUMS,
    columns.flatMap(([x, heading, amount]): Printed[] => [
      [x, 300, heading, 8],
      [x, 312, amount, 8],
    ]),
  );
}

/** A third line, free of charge, so that the sums stay. */
function lineBelow(): Printed[] {
  return [
    [50, 242, 'Spare bit', 8],
    [300, 242, '2', 8],
    [370, 242, '$0.00', 8],
    [480, 242, '$0.00', 8],
  ];
}

describe('Sums of a class', () => {
  it.each(CLASSES)('%s: is proved', (_what, agrees) => {
    expect(read(agrees).warnings).toEqual([]);
  });

  it.each(CLASSES)('%s: with another figure is reviewed', (_what, _agrees, contradicts) => {
    expect(statusOf(contradicts)).toBe('needs_review');
  });

  it('the total is the invoice’s, not what is left of it', () => {
    const paid = [...sum(295, 'With us already', '-$80.00'), ...sum(310, 'Left to pay', '$123.50')];
    expect(read(printedInvoice({}, paid)).totalAmount?.text).toBe('$203.50');
  });

  it('a charge that has its own tax in it is no part of the lines', () => {
    expect(statusOf(printedInvoice({}, sum(300, 'Freight (incl. VAT)', '$12.50')))).toBe('needs_review');
  });
});

describe('A column of discounts', () => {
  const table = (heading: string, total: string): Printed[] =>
    printedInvoice(
      { '$25.00': total, '$185.00': '$182.50', 'Sales Tax 10%': null, '$18.50': null, '$203.50': '$182.50' },
      [
        [430, 180, heading],
        [430, 200, '10%'],
      ],
    );

  it.each(['Disc.', 'Less', 'Zniżka'])('is told by the lines that multiply out with it alone: %s', (heading) => {
    expect(statusOf(table(heading, '$22.50'))).toBe('completed');
    expect(statusOf(table(heading, '$25.00'))).toBe('needs_review');
  });
});

describe('A table file', () => {
  const csv = (number: string, total: string) =>
    prove(
      understandTable(
        readCsv(
          Buffer.from(
            `Fattura\nFornitore;Vetreria Nord S.r.l.\n${number}\nData fattura;12/05/2025\nValuta;EUR\n\n` +
              'Codice;Descrizione;Quantità;Prezzo unitario;Importo\nK-210;Bicchiere;3;"84,50";"253,50"\n' +
              `T-88;Caraffa;6;"39,95";"239,70"\n;Totale gruppo;;;"${total}"\nV-1;Vaso;2;"10,00";"20,00"\n` +
              ';Totale fattura;;;"513,20"',
          ),
        ),
      ),
    );

  it('names its number with one plain word below the title, and sums up groups of lines', () => {
    expect(csv('Numero;931/A', '493,20').warnings).toEqual([]);
    expect(csv('Numero;931/A', '483,20').status).toBe('needs_review');
    expect(csv('Numero;931/A\nNumero;913/A', '493,20').status).toBe('needs_review');
  });
});

describe('A column of the page beside half of the rows', () => {
  const page = (...more: Printed[]): Printed[] => [
    ...printedInvoice({ 'Invoice Number: INV-20417': null, 'Invoice Date: 17 March 2026': null }).map(
      ([x, y, text, size]): Printed => [x === 50 && y >= 180 ? 190 : x, y, text, size],
    ),
    [40, 172, 'Invoice Number', 8],
    [40, 187, 'INV-20417', 8],
    [40, 200, '17 March 2026', 8],
    [40, 210, 'Order number', 8],
    ...more,
  ];

  it('is no part of the table', () => {
    expect(read(page()).warnings).toEqual([]);
    expect(statusOf(page([40, 222, 'Invoice Date', 8], [40, 232, '18 March 2026', 8]))).toBe('needs_review');
  });
});
