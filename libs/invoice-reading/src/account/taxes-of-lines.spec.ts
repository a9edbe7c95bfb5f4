import { describe, expect, it } from '@jest/globals';
import { printedPage } from '../../test/documents/printed-page.js';
import { type Printed, printedInvoice, row, WITHOUT_SUMS } from '../../test/documents/printed-pdf.js';
import { prove } from '../proof.js';
import { understandPages } from '../understanding/understand-pages.js';

const read = (printed: Printed[]) =>
  prove(understandPages({ kind: 'pages', pages: [printedPage(printed)], attachments: [] }));

/** Rows of the sums, from the first on. */
const sums = (...rows: [label: string, amount: string][]): Printed[] =>
  rows.flatMap(([label, amount], index) =>
    row(250 + 14 * index, [
      [340, label],
      [480, amount],
    ]),
  );

/** 20 × 1.25 and 2 × 80.00 with more columns before the line totals, and these sums. */
const columns = (cells: [x: number, heading: string, first: string, second: string][], more: Printed[]): Printed[] =>
  printedInvoice(WITHOUT_SUMS, [
    ...[180, 200, 220].flatMap((y, at) =>
      row(
        y,
        cells.map(([x, ...texts]) => [x, texts[at]!]),
      ),
    ),
    ...more,
  ]);

const taxed = (tax: string, total: string): Printed[] =>
  columns(
    [[420, 'Tax', '$2.50', '$16.00']],
    sums(['Subtotal', '$185.00'], ['Shipping', '$10.00'], ['Tax', tax], ['Grand total', total]),
  );

/** 1.25 with its tax of 10 % is 1.38. */
const perUnit = (first: string): Printed[] =>
  columns(
    [
      [230, 'Tax', '10%', '10%'],
      [415, 'Price (inc)', '$1.38', '$88.00'],
      [530, 'Total (inc)', first, '$176.00'],
    ],
    sums(['Subtotal', '$185.00'], ['VAT 10%', '$18.60'], ['Total', '$203.60']),
  );

const underUnknownWords = (base: string): Printed[] =>
  columns([], sums(['Subtotal', '$185.00'], [`+10.00% zur kvalto ${base}`, '$18.50'], ['Total', '$203.50']));

const tableOfTaxes = (base: string): Printed[] =>
  columns(
    [],
    [
      ...row(240, [
        [60, 'Kvalto'],
        [290, 'Brimu'],
        [370, 'Zelkor'],
        [480, 'Tarbin'],
      ]),
      ...row(252, [
        [60, 'S'],
        [290, '10 %'],
        [370, base],
        [480, '$18.50'],
      ]),
      ...sums(['', ''], ['Subtotal', '$185.00'], ['VAT', '$18.50'], ['Total', '$203.50']),
    ],
  );

const columnSums = (discounts: string): Printed[] =>
  printedInvoice({ ...WITHOUT_SUMS, '$25.00': '$24.00', '$160.00': '$156.00' }, [
    ...row(180, [
      [420, 'Discount'],
      [520, 'VAT'],
    ]),
    ...row(200, [
      [420, '1.00'],
      [520, '$2.40'],
    ]),
    ...row(220, [
      [420, '4.00'],
      [520, '$15.60'],
    ]),
    ...row(240, [
      [300, 'Total:'],
      [420, discounts],
      [480, '$180.00'],
      [520, '$18.00'],
      [560, '$198.00'],
    ]),
  ]);

const named = (without: string, including: string, total = '$203.50'): Printed[] =>
  columns([], sums([without, '$185.00'], ['VAT 10 %', '$18.50'], [including, total]));

/** Sums of kinds of lines over what all lines come to. */
const grouped = (tools: string): Printed[] =>
  columns(
    [],
    sums(
      ['Material (net)', '$25.00'],
      ['Tools (net)', tools],
      ['Net', '$185.00'],
      ['VAT 10%', '$18.50'],
      ['Total', '$203.50'],
    ),
  );

const sentBy = (tax: string, total: string): Printed[] =>
  columns([], sums(['Subtotal', '$185.00'], ['Sales tax, 10%', tax], ['UPS Ground', '$42.00'], ['Total', total]));

/** 20 × 1.25 less a tenth, which is printed below what it comes to. */
const discounted = (share: string): Printed[] =>
  printedInvoice(
    { '$25.00': '$22.50', '$185.00': '$182.50', 'Sales Tax 10%': null, '$18.50': null, '$203.50': '$182.50' },
    [
      [420, 180, 'Discount', 8],
      [420, 200, '2.50', 8],
      [420, 209, `(${share})`, 8],
      [420, 220, '0.00', 8],
    ],
  );

/** Two lines, one more that costs its price, and under each group what it comes to. */
const sections = (second: string): Printed[] =>
  printedInvoice(WITHOUT_SUMS, [
    ...row(234, [
      [50, 'Subtotal'],
      [300, '22 hours'],
      [480, '$185.00'],
    ]),
    ...row(246, [
      [50, 'Object storage: February'],
      [370, '$41.60'],
      [480, '$41.60'],
    ]),
    ...row(258, [
      [50, 'Subtotal'],
      [480, second],
    ]),
    ...row(280, [
      [370, 'Balance due'],
      [480, '$226.60'],
    ]),
  ]);

/** The first line is not taxed, the second one prints its total with the tax. */
function withTaxesInside(total: '$176.00' | '$174.00'): Printed[] {
  const [tax, gross] = total === '$176.00' ? (['$16.00', '$201.00'] as const) : (['$14.00', '$199.00'] as const);
  return printedInvoice({ '$160.00': total, 'Sales Tax 10%': 'Tax', '$18.50': tax, '$203.50': gross });
}

const withParts = (taxed: string): Printed[] =>
  printedInvoice({ '$160.00': '$176.00', 'Sales Tax 10%': null, '$18.50': null, '$203.50': '$201.00' }, [
    ...row(257, [
      [370, 'Total Gravado'],
      [480, taxed],
    ]),
    ...row(265, [
      [370, 'Total Exento'],
      [480, '$25.00'],
    ]),
    ...row(273, [
      [370, 'Total Impuestos'],
      [480, '$16.00'],
    ]),
  ]);

const ofClasses = (first: string, second: string): Printed[] =>
  columns(
    [[420, 'Class', first, second]],
    [
      ...row(245, [
        [300, 'Tax class “standard rate”: 10% of 25.00'],
        [465, 'A'],
        [480, '$2.50'],
      ]),
      ...row(257, [
        [300, 'Tax class “reduced rate”: 5% of 160.00'],
        [465, 'B'],
        [480, '$8.00'],
      ]),
      ...row(270, [
        [370, 'Total'],
        [480, '$195.50'],
      ]),
    ],
  );

const ratesAlone = (total: string): Printed[] => columns([[420, 'VAT', '10%', '5%']], sums(['Total', total]));

const taxOf = (base: string): Printed[] =>
  columns([], sums(['Net', '$185.00'], [`Moms 10% (beräknad på ${base} USD):`, '18.50 USD'], ['Total', '$203.50']));

/** Each class with what agrees, and the same with another figure in it. */
const CLASSES: [what: string, agrees: Printed[], contradicts: Printed[]][] = [
  [
    'amounts of tax on the lines, and a charge that is taxed as they are',
    taxed('$19.50', '$214.50'),
    taxed('$19.90', '$214.90'),
  ],
  ['a price with tax that is rounded for one unit, and taken so many times', perUnit('$27.60'), perUnit('$27.80')],
  [
    'a rate before words of no language, with what it is taken of and its tax',
    underUnknownWords('185.00'),
    underUnknownWords('165.00'),
  ],
  [
    'a table of taxes in the columns of the lines, whatever its headings',
    tableOfTaxes('$185.00'),
    tableOfTaxes('$165.00'),
  ],
  ['a row of what all columns come to, discounts among them', columnSums('5.00'), columnSums('6.00')],
  ['kinds of lines with sums of their own', grouped('$160.00'), grouped('$150.00')],
  [
    'what is sent under a name that nobody knows, beside the tax of the goods',
    sentBy('$18.50', '$245.50'),
    sentBy('$19.50', '$246.50'),
  ],
  ['groups of lines, of which one has a single line that costs its price', sections('$41.60'), sections('$42.60')],
  ['a tax with what it is taken of and its currency in brackets', taxOf('185.00'), taxOf('165.00')],
  ['line totals with a tax that no column prints', withTaxesInside('$176.00'), withTaxesInside('$174.00')],
  ['lines that are taxed, and those that are not', withParts('$160.00'), withParts('$185.00')],
  ['the class of a tax, which its lines have', ofClasses('A', 'B'), ofClasses('B', 'B')],
  ['rates of the lines and no sum but the total', ratesAlone('$195.50'), ratesAlone('$194.50')],
  ['a discount with its share below it', discounted('10%'), discounted('15%')],
  ...(
    [
      ['Iš viso be PVM:', 'Viso su PVM:'],
      ['Skupaj brez DDV', 'Skupaj z DDV'],
      ['Belopp utan moms', 'Belopp med moms'],
      ['Сума без ДДС', 'Сума с ДДС'],
      ['Suma be PVM', 'Viso'],
      ['Zwischentotal', 'Rechnungstotal inkl. MwSt.'],
      ['Kopsumma bez PVN (USD)', 'Summa apmaksai ar PVN (USD)'],
    ] as const
  ).map(([without, including]): [string, Printed[], Printed[]] => [
    `sums without the tax and with it: ${without}`,
    named(without, including),
    named(without, including, '$205.50'),
  ]),
];

describe('Taxes of lines', () => {
  it.each(CLASSES)('%s: is proved', (_what, agrees) => {
    expect(read(agrees).warnings).toEqual([]);
  });

  it.each(CLASSES)('%s: with another figure is reviewed', (_what, _agrees, contradicts) => {
    expect(read(contradicts).status).toBe('needs_review');
  });

  it('a sum without tax is no word that none is charged', () => {
    expect(read(named('Total without VAT', 'Total with VAT')).warnings).toEqual([]);
    expect(read([...named('Total without VAT', 'Total with VAT'), [50, 400, 'No VAT charged', 8]]).status).toBe(
      'needs_review',
    );
  });

  it('a delivery without tax is a charge, not a sum', () => {
    const paper = (delivery: string): Printed[] =>
      columns(
        [],
        sums(['Subtotal', '$185.00'], ['Piegāde bez PVN', delivery], ['Φ.Π.Α. 10%', '$19.00'], ['Total', '$209.00']),
      );
    expect(read(paper('$5.00')).warnings).toEqual([]);
    expect(read(paper('$6.00')).status).toBe('needs_review');
  });

  it.each(['PVM suma', 'VAT total', 'DPH celkem'])('%s is what the taxes come to', (label) => {
    expect(
      read(columns([], sums(['Subtotal', '$185.00'], [label, '$18.50'], ['Total', '$203.50']))).taxAmount?.text,
    ).toBe('$18.50');
  });

  it('sums of a table of taxes under the columns of quantity and price are no line', () => {
    const paper = columns(
      [],
      [
        ...row(250, [
          [50, 'Recap'],
          [340, 'Subtotal'],
          [480, '$185.00'],
        ]),
        ...row(262, [
          [50, 'Rate'],
          [300, 'Net'],
          [370, 'VAT'],
          [420, 'VAT in all'],
          [480, '$18.50'],
        ]),
        ...row(274, [
          [50, '10 %'],
          [300, '185.00'],
          [370, '18.50'],
        ]),
        ...row(286, [
          [50, 'TOTAL'],
          [300, '185.00'],
          [370, '18.50'],
          [420, 'To pay'],
          [480, '$203.50'],
        ]),
      ],
    );
    expect(read(paper).warnings).toEqual([]);
    expect(read(paper).lines).toHaveLength(2);
  });
});

describe('What is taxed at each of two rates', () => {
  const paper = (taxes: Printed[]): Printed[] =>
    printedInvoice(WITHOUT_SUMS, [
      ...sums(['Subtotal', '$185.00'], ['', ''], ['', ''], ['Total', '$213.50']).filter(([, , text]) => text !== ''),
      ...taxes,
    ]);
  const inTable = (base: string): Printed[] =>
    [
      ['Rate', 'Net', 'VAT'],
      ['20 %', base, '20.00'],
      ['10 %', '85.00', '8.50'],
    ].flatMap((cells, at) =>
      row(
        400 + 12 * at,
        cells.map((text, column): [number, string] => [50 + 70 * column, text]),
      ),
    );

  it('stands behind the rates, and once more in a table', () => {
    const said = (base: string) => [
      ...sums(['', ''], ['VAT 20 % ($100.00)', '$20.00'], ['VAT 10 % ($85.00)', '$8.50']).slice(2),
      ...inTable(base),
    ];
    expect(read(paper(said('100.00'))).warnings).toEqual([]);
    expect(read(paper(said('110.00'))).status).toBe('needs_review');
  });

  it.each(['ze základu', 'no', 'na', 'zelkor'])('stands behind whatever word leads to it: %s', (word) => {
    const said = (base: string) =>
      [
        ['20', base, '$20.00'],
        ['10', '85.00', '$8.50'],
      ].flatMap(([rate, of, tax], at) =>
        row(264 + 14 * at, [
          [300, `DPH ${rate} % ${word}`],
          [400, of!],
          [480, tax!],
        ]),
      );
    expect(read(paper(said('100.00'))).warnings).toEqual([]);
    expect(read(paper(said('90.00'))).status).toBe('needs_review');
  });
});

describe('All discounts', () => {
  const paper = (all: string): Printed[] =>
    printedInvoice({ '$25.00': '$20.00', ...WITHOUT_SUMS }, [
      [430, 180, 'Disc.'],
      [430, 200, '20%'],
      ...sums(
        ['Subtotal', '$180.00'],
        ['Discount 10 %', '-$18.00'],
        ['Crates returned', '-$7.00'],
        ['Total', '$155.00'],
      ),
      [50, 640, `Rabatt totalt: ${all}`, 8],
    ]);

  it('are those of the lines and that of their sum, but for what comes back', () => {
    expect(read(paper('$23.00')).warnings).toEqual([]);
    expect(read(paper('$12.00')).status).toBe('needs_review');
  });
});
