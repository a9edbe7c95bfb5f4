import { describe, expect, it } from '@jest/globals';
import { printedPage } from '../../test/documents/printed-page.js';
import { type Printed, printedInvoice, row, WITHOUT_SUMS } from '../../test/documents/printed-pdf.js';
import { prove } from '../proof.js';
import { understandPages } from './understand-pages.js';

const read = (printed: Printed[]) => {
  const draft = understandPages({ kind: 'pages', pages: [printedPage(printed)], attachments: [] });
  return { draft, ...prove(draft) };
};

/** Without the sums, whose place is taken by others. */
const UNSUMMED = {
  ...WITHOUT_SUMS,
};

/** The tax has no rate anywhere: of three columns each follows from the other two. */
const netTaxAndBoth = (both: string): Printed[] =>
  printedInvoice({ Amount: null, '$25.00': null, '$160.00': null, 'Sales Tax 10%': 'Sales Tax' }, [
    ...row(180, [
      [430, 'Net'],
      [480, 'Tax'],
      [525, 'Total'],
    ]),
    ...row(200, [
      [430, '$25.00'],
      [480, '$2.50'],
      [525, both],
    ]),
    ...row(220, [
      [430, '$160.00'],
      [480, '$16.00'],
      [525, '$176.00'],
    ]),
    ...row(240, [
      [50, 'Saw blade'],
      [300, '1'],
      [370, '$15.00'],
      [430, '$15.00'],
      [480, '$1.50'],
      [525, '$16.50'],
    ]),
  ]).map(([x, y, text, size]): Printed => {
    const sums: Record<string, string> = { '$185.00': '$200.00', '$18.50': '$20.00', '$203.50': '$220.00' };
    return [x, y > 245 ? y + 20 : y, sums[text] ?? text, size];
  });

/** A tenth off the 185.00. */
const discounted = (off: string, more: [number, string][] = []): Printed[] =>
  printedInvoice({ 'Sales Tax 10%': 'Total discounts (-10 %)', '$18.50': off, '$203.50': '$166.50' }, row(272, more));

const paidThenTotal = (left: string): Printed[] => [
  ...row(300, [
    [370, 'Payment/Credit Applied'],
    [480, '50.00'],
  ]),
  ...row(320, [
    [370, 'TOTAL'],
    [480, `$${left}`],
  ]),
];

/** Of the first line 8 000 and 2 160. */
const inForints = (both: string): Printed[] =>
  [
    row(180, [
      [50, 'Tétel'],
      [250, 'Menny.'],
      [300, 'Egységár'],
      [370, 'Nettó érték'],
      [440, 'ÁFA érték'],
      [510, 'Bruttó érték'],
    ]),
    row(200, [
      [50, 'Asztalterítő'],
      [250, '2 db'],
      [300, '4 000 Ft'],
      [370, '8 000 Ft'],
      [440, '2 160 Ft'],
      [510, both],
    ]),
    row(220, [
      [50, 'Függöny'],
      [250, '4 db'],
      [300, '9 000 Ft'],
      [370, '36 000 Ft'],
      [440, '9 720 Ft'],
      [510, '45 720 Ft'],
    ]),
    row(240, [
      [50, 'Takaró'],
      [250, '2 db'],
      [300, '8 000 Ft'],
      [370, '16 000 Ft'],
      [440, '4 320 Ft'],
      [510, '20 320 Ft'],
    ]),
    row(280, [
      [370, 'Nettó összesen'],
      [510, '60 000 Ft'],
    ]),
    row(295, [
      [370, 'ÁFA összesen'],
      [510, '16 200 Ft'],
    ]),
    row(310, [
      [370, 'Bruttó végösszeg'],
      [510, '76 200 Ft'],
    ]),
  ]
    .flat()
    .concat(printedInvoice().filter(([, y]) => y < 180));

/** Rates without their sign, left of the sums on the same lines. */
const taxTable = (base: string, more: [string, string][] = []): Printed[] =>
  printedInvoice(UNSUMMED, [
    ...row(300, [[50, 'VAT code'], [110, 'Rate'], [160, 'Goods'], [220, 'VAT'], ...at(270, more, 0)]),
    ...row(300, [
      [370, 'Goods total'],
      [480, '$185.00'],
    ]),
    ...row(312, [[50, 'S'], [110, '20.00'], [160, '160.00'], [220, '32.00'], ...at(270, more, 1)]),
    ...row(312, [
      [370, 'VAT'],
      [480, '$32.00'],
    ]),
    ...row(324, [
      [50, 'Z'],
      [110, '0.00'],
      [160, base],
      [220, '0.00'],
    ]),
    ...row(336, [
      [370, 'Invoice total'],
      [480, '$217.00'],
    ]),
  ]);
const at = (x: number, cells: [string, string][], which: 0 | 1): [number, string][] =>
  cells.map((cell) => [x, cell[which]]);

/** Net, tax and gross of a table's rates, with a row of their sums below. */
const ratesAndSums = (net: string, tax: string): Printed[] =>
  printedInvoice({ ...UNSUMMED, Total: 'Invoice total', '$203.50': '$203.50' }, [
    ...row(350, [
      [250, 'VAT rate'],
      [350, 'Net'],
      [450, 'VAT'],
    ]),
    ...row(362, [
      [250, '10%'],
      [350, '$185.00'],
      [450, '$18.50'],
    ]),
    ...row(374, [
      [250, 'Total'],
      [350, net],
      [450, tax],
    ]),
  ]);

/** A tax in two halves, in the sums and in a table of both. */
const halves = (state: string): Printed[] =>
  printedInvoice({ ...UNSUMMED, Total: 'Total', '$203.50': '$218.30' }, [
    ...row(255, [
      [370, 'Output CGST'],
      [480, '$16.65'],
    ]),
    ...row(267, [
      [370, 'Output SGST'],
      [480, '$16.65'],
    ]),
    ...row(350, [
      [50, 'Tax rate'],
      [150, 'Taxable Value'],
      [250, 'CGST'],
      [330, 'SGST'],
      [430, 'Total Tax Amount'],
    ]),
    ...row(362, [
      [50, '18%'],
      [150, '185.00'],
      [250, '16.65'],
      [330, state],
      [430, '33.30'],
    ]),
  ]);

/** Fields in a grid: each name at the left of its own, each amount at the right. */
const grid = (tax: string, total: string): Printed[] =>
  printedInvoice(UNSUMMED, [
    ...row(300, [
      [50, 'Goods value'],
      [150, 'Discount %'],
      [230, 'Discount amount'],
      [330, 'Taxable'],
      [410, '% VAT'],
      [450, 'VAT'],
    ]),
    ...row(312, [
      [110, '185.00'],
      [195, '10.00'],
      [292, '18.50'],
      [370, '166.50'],
      [412, '20'],
      [500, tax],
    ]),
    ...row(340, [
      [50, 'Payment due'],
      [330, 'INVOICE TOTAL USD'],
    ]),
    ...row(352, [
      [50, '16/04/2026'],
      [480, total],
    ]),
  ]);

/** The line of a tax alone, which says no more than the figures of the lines. */
const columnSums = (tax: string, total: string): Printed[] =>
  printedInvoice({ ...UNSUMMED, 'Unit Price': 'Price', Amount: 'Value' }, [
    ...row(180, [[530, 'VAT value']]),
    ...row(200, [[530, '$2.50']]),
    ...row(220, [[530, '$16.00']]),
    ...row(250, [
      [300, 'Total'],
      [480, '$185.00'],
      [530, tax],
    ]),
    ...row(280, [
      [300, 'Amount to pay'],
      [480, total],
    ]),
  ]);

/** Each class with what agrees, and the same with another figure in it. */
const CLASSES: [what: string, agrees: Printed[], contradicts: Printed[]][] = [
  ['rates without their sign, in a table beside the sums', taxTable('25.00'), taxTable('35.00')],
  [
    'what else a table of taxes has is taxed with its tax, or must be explained',
    taxTable('25.00', [['Gross', '192.00']]),
    taxTable('25.00', [['Freight', '95.00']]),
  ],
  [
    'a row that sums up taxes and what they are taken of',
    ratesAndSums('$185.00', '$18.50'),
    ratesAndSums('$185.00', '$19.50'),
  ],
  ['two halves of a tax, named in the sums and again by their rate', halves('16.65'), halves('18.65')],
  ['a grid of fields with the rate in one of its own', grid('33.30', '199.80'), grid('36.63', '203.13')],
  [
    'a row below the columns says what the taxes of the lines come to',
    columnSums('$18.50', '$203.50'),
    columnSums('$19.50', '$204.50'),
  ],
  [
    'an amount beside its currency, though they stand in two cells, is one',
    printedInvoice(
      {},
      row(420, [
        [267, 'USD'],
        [298, '203.50'],
      ]),
    ),
    printedInvoice(
      {},
      row(420, [
        [267, 'USD'],
        [298, '188.45'],
      ]),
    ),
  ],
  [
    'a share that is kept back until a day, of an amount that is named',
    printedInvoice({}, [
      ...row(300, [
        [270, 'Retention 5% until handover (of $185.00)'],
        [480, '-$9.25'],
      ]),
      ...row(315, [
        [370, 'Amount due'],
        [480, '$194.25'],
      ]),
    ]),
    printedInvoice({}, [
      ...row(300, [
        [270, 'Retention 5% until handover (of $185.00)'],
        [480, '-$9.25'],
      ]),
      ...row(315, [
        [370, 'Amount due'],
        [480, '$203.50'],
      ]),
    ]),
  ],
  [
    'words far left of a label with its amount are no part of it',
    printedInvoice(
      { Total: null, '$203.50': null },
      row(290, [
        [50, 'Terms 30 days net'],
        [370, 'Total USD'],
        [480, '$203.50'],
      ]),
    ),
    printedInvoice(
      { Total: null, '$203.50': null },
      row(290, [
        [50, 'Terms 30 days net'],
        [370, 'Total USD'],
        [480, '$213.50'],
      ]),
    ),
  ],
  [
    'a charge without its tax',
    printedInvoice(
      { '$18.50': '$20.50', '$203.50': '$225.50' },
      row(258, [
        [370, 'Carriage net'],
        [480, '$20.00'],
      ]),
    ),
    printedInvoice(
      { '$18.50': '$20.50', '$203.50': '$225.50' },
      row(258, [
        [370, 'Carriage net'],
        [480, '$25.00'],
      ]),
    ),
  ],
  [
    'a count of items in brackets',
    printedInvoice({}, row(160, [[50, 'Items (2)']])),
    printedInvoice({}, row(160, [[50, 'Items (3)']])),
  ],
  [
    'a count of the lines of an order',
    printedInvoice({}, row(160, [[50, 'Order lines: 2']])),
    printedInvoice({}, row(160, [[50, 'Order lines: 3']])),
  ],
  [
    'a count of lines beside the subtotal, under the quantities',
    printedInvoice({}, row(250, [[270, 'Total lines: 2']])),
    printedInvoice({}, row(250, [[270, 'Total lines: 3']])),
  ],
  [
    'a count of what a column holds',
    printedInvoice({ Description: 'Consignment' }, row(320, [[50, 'Number of consignments: 2']])),
    printedInvoice({ Description: 'Consignment' }, row(320, [[50, 'Number of consignments: 3']])),
  ],
  [
    'the currency in a note, by its name',
    printedInvoice({}, row(320, [[50, 'All values are in US dollars.']])),
    printedInvoice({}, row(320, [[50, 'All values are in Euro.']])),
  ],
  [
    'the currency in a note, by its code',
    printedInvoice({}, row(320, [[50, 'All values are in US dollars (USD)']])),
    printedInvoice({}, row(320, [[50, 'All figures are in Euro (EUR)']])),
  ],
  [
    'the date in a sentence at the foot',
    printedInvoice({}, row(420, [[50, 'Pay online at example.com/i/61 · Invoice INV-20417 issued 17 March 2026']])),
    printedInvoice({}, row(420, [[50, 'Pay online at example.com/i/61 · Invoice INV-20417 issued 27 March 2026']])),
  ],
  ['net, tax and both of each line, without a rate', netTaxAndBoth('$27.50'), netTaxAndBoth('$72.50')],
  [
    'an amount in words as one word, behind a note',
    printedInvoice({}, row(420, [[50, 'Not: Yalnız İkiyüzüç Dolar elli Sent']])),
    printedInvoice({}, row(420, [[50, 'Not: Yalnız İkiyüzbeş Dolar elli Sent']])),
  ],
  [
    'an amount in words of an exporter',
    printedInvoice({}, row(420, [[50, 'SAY: US DOLLARS TWO HUNDRED AND THREE AND 50/100']])),
    printedInvoice({}, row(420, [[50, 'SAY: US DOLLARS FIVE HUNDRED AND THREE AND 50/100']])),
  ],
  [
    'the currency in brackets below the heading of the amounts',
    printedInvoice({ Total: 'TOTAL AMOUNT (USD)', '$203.50': '203.50' }, row(190, [[480, '(USD)']])),
    printedInvoice({ Total: 'TOTAL AMOUNT (USD)', '$203.50': '203.50' }, row(190, [[480, '(EUR)']])),
  ],
  ['a discount with its sign on the rate and on the amount', discounted('-$18.50'), discounted('-$13.50')],
  [
    'what is left after the discount',
    discounted('-$18.50', [
      [370, 'Total after discount'],
      [480, '$166.50'],
    ]),
    discounted('-$18.50', [
      [370, 'Total after discount'],
      [480, '$165.50'],
    ]),
  ],
  [
    'the tax that is due',
    printedInvoice(
      { 'Sales Tax 10%': 'Tax due' },
      row(258, [
        [370, 'Tax rate'],
        [480, '10.000%'],
      ]),
    ),
    printedInvoice(
      { 'Sales Tax 10%': 'Tax due' },
      row(258, [
        [370, 'Tax rate'],
        [480, '20.000%'],
      ]),
    ),
  ],
  [
    'a total less what was paid, which is called a total, too',
    printedInvoice({ Total: 'Total Invoice Amount' }, paidThenTotal('153.50')),
    printedInvoice({ Total: 'Total Invoice Amount' }, paidThenTotal('135.50')),
  ],
  ['net, tax and both of each line in a currency without cents', inForints('10 160 Ft'), inForints('10 610 Ft')],
  [
    'a telephone at the foot where amounts have no cents',
    [...inForints('10 160 Ft'), [50, 700, 'Northgate Fasteners Ltd'], [250, 700, '+36 1 776 7652']],
    [...inForints('10 160 Ft'), [50, 700, 'Northgate Fasteners Ltd'], [250, 700, '1 776 Ft']],
  ],
  [
    'an amount in words that no label announces',
    printedInvoice({}, row(420, [[50, 'Agreed: two hundred and three dollars and fifty cents.']])),
    printedInvoice({}, row(420, [[50, 'Agreed: two hundred and thirty-three dollars and fifty cents.']])),
  ],
];

describe('Sums in tables and grids', () => {
  it.each(CLASSES)('%s: is proved', (_what, agrees) => {
    expect(read(agrees).warnings).toEqual([]);
  });

  it.each(CLASSES)('%s: with another figure it is not', (_what, _agrees, contradicts) => {
    expect(read(contradicts).status).toBe('needs_review');
  });
});
