import { describe, expect, it } from '@jest/globals';
import { printedPage } from '../../test/documents/printed-page.js';
import { type Printed, printedInvoice, row, WITHOUT_SUMS } from '../../test/documents/printed-pdf.js';
import { prove } from '../proof.js';
import { understandPages } from './understand-pages.js';

const read = (printed: Printed[]) => {
  const draft = understandPages({ kind: 'pages', pages: [printedPage(printed)], attachments: [] });
  return { draft, ...prove(draft) };
};
const problemsOf = (printed: Printed[]) => read(printed).warnings.map(({ message }) => message);

/** The printed invoice with two rates of tax, 10 % of 25.00 and 20 % of 160.00, and its sums set otherwise. */
const withRates = (sums: Printed[]): Printed[] =>
  printedInvoice(WITHOUT_SUMS, [[430, 180, 'VAT %'], [440, 200, '10'], [440, 220, '20'], ...sums]);

describe('Several rates of tax', () => {
  const inOneRow = (base: string, tax: string): Printed[] =>
    withRates([
      ...row(260, [
        [50, 'Goods'],
        [110, 'Base 10%'],
        [190, 'VAT 10%'],
        [270, 'Base 20%'],
        [350, 'VAT 20%'],
        [430, 'VAT in all'],
        [510, 'Total USD'],
      ]),
      ...row(272, [
        [50, '185.00'],
        [110, '25.00'],
        [190, '2.50'],
        [270, base],
        [350, tax],
        [430, '34.50'],
        [510, '219.50'],
      ]),
    ]);

  it('in a row of headings that name them twice, over what is taxed and the tax', () => {
    expect(problemsOf(inOneRow('160.00', '32.00'))).toEqual([]);
  });

  it.each([
    ['150.00', '30.00'],
    ['160.00', '30.00'],
    ['150.00', '32.00'],
  ])('are reviewed where they are of something else: %s, %s', (base, tax) =>
    expect(read(inOneRow(base, tax)).status).toBe('needs_review'),
  );

  it('may be summed up in a row that nobody knows the name of', () => {
    const summed = (net: string, tax: string): Printed[] =>
      withRates([
        ...[
          ['Rate', 'Net', 'VAT', 'With VAT'],
          ['10 %', '25.00', '2.50', '27.50'],
          ['20 %', '160.00', '32.00', '192.00'],
          ['Zelkor', net, tax, '219.50'],
        ].flatMap((cells, at) =>
          row(
            250 + 14 * at,
            cells.map((text, column) => [50 + 80 * column, text]),
          ),
        ),
        [400, 326, 'Rounding'],
        [510, 326, '0.50'],
        [400, 340, 'Total USD'],
        [510, 340, '220.00'],
      ]);
    expect(problemsOf(summed('185.00', '34.50'))).toEqual([]);
    expect(problemsOf(summed('185.00', '35.40'))).not.toEqual([]);
    expect(problemsOf(summed('158.00', '34.50'))).not.toEqual([]);
  });

  /** Left a table under words of no language; right the sums, on the same lines. */
  const besideSums = (rows: [string, string, string][]): Printed[] =>
    withRates([
      ...row(250, [
        [50, 'Kvalto brimu'],
        [370, 'Subtotal'],
        [480, '185.00'],
      ]),
      ...row(262, [
        [50, 'Zelkor'],
        [120, 'Vlenti'],
        [190, 'Stelka'],
        [370, 'VAT'],
        [480, '34.50'],
      ]),
      ...rows.flatMap(([rate, base, tax], at) => [
        ...row(274 + 12 * at, [
          [50, rate],
          [120, base],
          [190, tax],
        ]),
        ...(at === 0
          ? row(274, [
              [370, 'Total'],
              [480, '219.50'],
            ])
          : row(286, [
              [370, 'Amount due'],
              [480, '$219.50'],
            ])),
      ]),
    ]);

  it('in a table beside the sums, whatever stands over it', () => {
    expect(
      problemsOf(
        besideSums([
          ['10%', '25.00', '2.50'],
          ['20%', '160.00', '32.00'],
        ]),
      ),
    ).toEqual([]);
    expect(
      problemsOf(
        besideSums([
          ['VAT (10.00)', '25.00', '2.50'],
          ['VAT (20.00)', '160.00', '32.00'],
        ]),
      ),
    ).toEqual([]);
  });

  it.each([
    [
      ['10%', '20.00', '2.00'],
      ['20%', '160.00', '32.00'],
    ],
    [
      ['10%', '25.00', '2.50'],
      ['20%', '160.00', '30.00'],
    ],
    [
      ['10%', '25.00', '2.50'],
      ['15%', '160.00', '24.00'],
    ],
  ] as [string, string, string][][])('in a table beside the sums that says otherwise are reviewed: %s, %s', (...rows) =>
    expect(read(besideSums(rows)).status).toBe('needs_review'),
  );
});

describe('A table of taxes whose first row names a charge', () => {
  const shop = (tax: string): Printed[] =>
    withRates([
      ...row(250, [
        [50, 'Goods and shipping'],
        [160, '20.000 %'],
        [215, '$165.00'],
        [280, tax],
      ]),
      ...row(258, [
        [370, 'Goods'],
        [480, '$185.00'],
      ]),
      ...row(266, [
        [50, 'Goods'],
        [160, '10.000 %'],
        [219, '$25.00'],
        [284, '$2.50'],
      ]),
      ...row(276, [
        [370, 'Shipping'],
        [488, '$5.00'],
      ]),
      ...row(290, [
        [370, 'Total tax'],
        [484, '$35.50'],
      ]),
      ...row(304, [
        [370, 'Total'],
        [480, '$225.50'],
      ]),
    ]);

  it('is told by the rows below it, beside other sums', () => {
    expect(problemsOf(shop('$33.00'))).toEqual([]);
    expect(read(shop('$32.00')).status).toBe('needs_review');
  });
});

describe('Sums beside the first row of a table of taxes', () => {
  const strip = (total: string): Printed[] =>
    withRates([
      ...row(250, [
        [50, 'Rate'],
        [120, 'Taxable'],
        [200, 'Tax'],
        [290, 'Total goods'],
        [390, 'Total tax'],
        [490, 'Invoice total USD'],
      ]),
      ...row(261, [
        [50, '20%'],
        [120, '160.00'],
        [200, '32.00'],
        [290, '185.00'],
        [390, '34.50'],
        [490, total],
      ]),
      ...row(272, [
        [50, '10%'],
        [120, '25.00'],
        [200, '2.50'],
      ]),
    ]);

  it('end where its rows go on alone', () => {
    expect(problemsOf(strip('219.50'))).toEqual([]);
    expect(read(strip('220.50')).status).toBe('needs_review');
  });
});

describe('Headings of a table of taxes', () => {
  const recap = (heading: string, tax: string): Printed[] =>
    withRates([
      ...row(250, [
        [370, 'Total tax'],
        [484, '$34.50'],
      ]),
      ...row(262, [
        [370, 'Total'],
        [480, '$219.50'],
      ]),
      ...row(300, [
        [50, 'Mva-ID'],
        [150, heading],
        [250, 'Linjebeløp'],
        [350, 'Mva-grunnlag'],
        [450, 'Mva-beløp'],
      ]),
      ...row(312, [
        [50, 'MVA10'],
        [150, '10'],
        [250, '25.00'],
        [350, '25.00'],
        [450, '2.50'],
      ]),
      ...row(324, [
        [50, 'MVA20'],
        [150, '20'],
        [250, '160.00'],
        [350, '160.00'],
        [450, tax],
      ]),
    ]);

  it.each(['Mva-prosent', 'Momsprocent', 'Btw-percentage'])('may call rates shares: %s', (heading) => {
    expect(problemsOf(recap(heading, '32.00'))).toEqual([]);
    expect(read(recap(heading, '31.00')).status).toBe('needs_review');
  });
});

describe('Days to pay on', () => {
  const instalments = (...parts: string[]): Printed[] =>
    printedInvoice(
      {},
      parts.flatMap((amount, at) =>
        row(320 + 12 * at, [
          [50, `${30 - at}/0${at + 4}/2026`],
          [150, amount],
        ]),
      ),
    );

  it('with their amounts are no part of the sums where they come to the total', () => {
    expect(problemsOf(instalments('101.75', '101.75'))).toEqual([]);
    expect(problemsOf(instalments('100.00', '50.00', '53.50'))).toEqual([]);
  });

  it('are none where one amount was paid before, and the other is left', () => {
    const parts = (paid: string, left: string): Printed[] => [
      ...row(295, [
        [330, 'Anzahlung vom 3. Februar 2026'],
        [480, `- $${paid}`],
      ]),
      ...row(310, [
        [370, 'Amount due'],
        [480, `$${left}`],
      ]),
      ...row(600, [
        [50, '16 April 2026'],
        [200, `$${left}`],
      ]),
    ];
    expect(problemsOf(printedInvoice({}, parts('50.00', '153.50')))).toEqual([]);
    expect(read(printedInvoice({}, parts('50.00', '135.50'))).status).toBe('needs_review');
  });

  it('that come to something else are reviewed', () => {
    expect(read(instalments('101.75', '101.85')).status).toBe('needs_review');
    expect(read(instalments('100.00', '50.00', '50.00')).status).toBe('needs_review');
  });
});

describe('Payments', () => {
  const paid = (first: string, due = '$103.50'): Printed[] =>
    printedInvoice({}, [
      ...row(300, [
        [50, `2 April 2026 – EFT – $${first}`],
        [370, 'Paid to date'],
        [480, '$100.00'],
      ]),
      ...row(312, [
        [50, '9 April 2026 – Visa – $40.00'],
        [370, 'Balance due'],
        [480, due],
      ]),
    ]);

  it('in several parts are what the sums say was paid', () => {
    expect(problemsOf(paid('60.00'))).toEqual([]);
    expect(read(paid('50.00')).status).toBe('needs_review');
    expect(read(paid('60.00', '$113.50')).status).toBe('needs_review');
  });
});

describe('Units', () => {
  it.each([
    ['20 Unité(s)', '$1.25'],
    ['20', '$1.25/box'],
  ])('stand close to the figures: %s, %s', (quantity, price) => {
    expect(problemsOf(printedInvoice({ '20': quantity, '$1.25': price }))).toEqual([]);
  });
});

describe('A tax in two parts', () => {
  /** Columns of both on every line, and a row of sums below. */
  const withParts = (second: string, total: string): Printed[] =>
    printedInvoice(
      { ...WITHOUT_SUMS, Amount: 'Net', '$25.00': '25.00', '$160.00': '160.00', '$1.25': '1.25', '$80.00': '80.00' },
      [
        ...row(
          180,
          [
            [520, 'CGST Amount'],
            [570, 'SGST Amount'],
            [640, 'Total'],
          ],
          10,
        ),
        ...row(
          200,
          [
            [520, '2.25'],
            [570, '2.25'],
            [640, '29.50'],
          ],
          10,
        ),
        ...row(
          220,
          [
            [520, '14.40'],
            [570, '14.40'],
            [640, '188.80'],
          ],
          10,
        ),
        ...row(
          240,
          [
            [300, 'Total'],
            [480, '185.00'],
            [520, '16.65'],
            [570, second],
            [640, total],
          ],
          10,
        ),
        [50, 300, 'Currency: USD'],
      ],
    );

  it('is what its columns come to', () => {
    expect(problemsOf(withParts('16.65', '218.30'))).toEqual([]);
  });

  it('is reviewed where one of them does not', () => {
    expect(read(withParts('16.95', '218.60')).status).toBe('needs_review');
    expect(read(withParts('16.65', '219.30')).status).toBe('needs_review');
  });
});

describe('Columns of words', () => {
  const kinds = (first: string, second: string): Printed[] =>
    printedInvoice({}, [
      [180, 180, 'Item'],
      [180, 200, first],
      [180, 220, second],
    ]);

  it('of which one recurs tell no code', () => {
    expect(problemsOf(kinds('Sales', 'Sales'))).toEqual([]);
    expect(read(kinds('Sales', 'Repairs')).warnings).toMatchObject([{ code: 'unsure-codes' }]);
  });
});

describe('A table of what is taxed, its rate without a sign, and the tax', () => {
  const table = (tax: string): Printed[] =>
    withRates([
      ...row(250, [
        [50, 'Kvalto'],
        [150, 'Zelkor'],
        [250, 'Stelka'],
        [400, 'Total'],
      ]),
      ...row(262, [
        [50, '25.00'],
        [150, '10.00'],
        [250, '2.50'],
      ]),
      ...row(270, [[400, '219.50 USD']]),
      ...row(278, [
        [50, '160.00'],
        [150, '20.00'],
        [250, tax],
      ]),
    ]);

  it('is told by its figures', () => {
    expect(problemsOf(table('32.00'))).toEqual([]);
    expect(read(table('30.00')).status).toBe('needs_review');
  });
});

describe('A surcharge of the same base', () => {
  const grid = (surcharge: string, total: string): Printed[] =>
    printedInvoice(WITHOUT_SUMS, [
      ...row(260, [
        [50, 'Base'],
        [130, '% VAT'],
        [200, 'VAT'],
        [270, '% R.E.'],
        [340, 'R.E.'],
        [430, 'Invoice total'],
      ]),
      ...row(272, [
        [50, '185.00'],
        [130, '21.00'],
        [200, '38.85'],
        [270, '5.20'],
        [340, surcharge],
        [430, total],
      ]),
    ]);

  it('stands beside a tax whose heading has the rate in it', () => {
    const headed = (rate: string): Printed[] =>
      printedInvoice(WITHOUT_SUMS, [
        ...row(260, [
          [50, 'Base Imponible'],
          [160, `I.V.A. ${rate}`],
          [270, 'Recargo Eq.'],
          [430, 'Total Factura'],
        ]),
        ...row(272, [
          [50, '185.00'],
          [160, '38.85'],
          [270, '9.62'],
          [430, '$233.47'],
        ]),
      ]);
    expect(problemsOf(headed('21%'))).toEqual([]);
    expect(read(headed('10%')).status).toBe('needs_review');
  });

  it('stands behind the tax with its rate', () => {
    expect(problemsOf(grid('9.62', '$233.47'))).toEqual([]);
    expect(read(grid('9.92', '$233.77')).status).toBe('needs_review');
  });
});

describe('Discounts of discounts', () => {
  const cascade = (shares: string): Printed[] =>
    printedInvoice(
      {
        '$25.00': '$11.25',
        '$185.00': '$171.25',
        'Sales Tax 10%': 'Tax 20%',
        '$18.50': '$34.25',
        '$203.50': '$205.50',
      },
      [
        [430, 180, 'Disc.'],
        [430, 200, shares],
      ],
    );

  it('are what each leaves of the one before', () => {
    expect(problemsOf(cascade('50+10'))).toEqual([]);
    expect(['50+5', '50', '10+40'].map((shares) => read(cascade(shares)).status)).toEqual(
      Array(3).fill('needs_review'),
    );
  });
});

describe('A vendor without a legal form', () => {
  const letter = (holder: string, label = 'Titulaire du compte'): Printed[] => [
    ...printedInvoice({
      'Northgate Fasteners Ltd': null,
      '12 Mill Road, Springfield': null,
      'Bill to:': null,
      'Harbour Workshop Inc.': null,
    }),
    [50, 40, 'Invoice', 14],
    ...row(
      100,
      [
        [50, 'Atelier Pixel'],
        [340, 'Harbour Workshop'],
      ],
      10,
    ),
    ...row(
      112,
      [
        [50, '14 Mill Road'],
        [340, '4 Quay Street'],
      ],
      10,
    ),
    ...row(
      124,
      [
        [50, '33000 Bordeaux'],
        [340, '33420 Branne'],
      ],
      10,
    ),
    [50, 700, `${label} : ${holder}`, 8],
  ];

  it('is told by whose account it is', () => {
    const { draft, warnings } = read(letter('Atelier Pixel'));
    expect([draft.vendorName?.value, warnings]).toEqual(['Atelier Pixel', []]);
    expect(read(letter('Atelier Pixel', 'Betalningsmottagare')).status).toBe('completed');
    expect(read(letter('Charpentes Guilbault')).status).toBe('needs_review');
  });
});

describe('A vendor who stands at the foot alone', () => {
  const letter = (more: Printed[], foot: Printed[]): Printed[] => [
    ...printedInvoice({
      'Northgate Fasteners Ltd': null,
      '12 Mill Road, Springfield': null,
      'Bill to:': null,
      'Harbour Workshop Inc.': null,
    }),
    ...row(60, [[50, 'Harbour Workshop Ltd']], 10),
    ...row(72, [[50, '4 Quay Street']], 10),
    ...row(84, [[50, '9000 Aalborg']], 10),
    ...row(96, [[50, 'CVR 77342273']], 10),
    ...more,
    ...foot,
  ];
  const foot: Printed[] = [
    [180, 780, 'Northgate Fasteners Ltd / 12 Mill Road / 7500 Holstebro', 8],
    [180, 790, 'CVR 31195705 / Tlf. 62 00 00 00 / office@example.dk', 8],
  ];

  it('with the address and all ways to be reached sent the paper', () => {
    const { warnings } = read(letter([], foot));
    expect(warnings).toEqual([]);
  });

  it('on one line with a way to be reached, and at the head, sent it as well, though the other prints a tax number', () => {
    const head: Printed[] = [
      [340, 30, 'Northgate Fasteners Ltd'],
      [340, 42, '12 Mill Road, 7500 Holstebro'],
    ];
    const [short] = row(790, [[180, 'Northgate Fasteners Ltd | BE 0287.671.316 | info@example.be']]);
    expect(read(letter(head, [short!])).warnings).toEqual([]);
  });

  it('is not told where the other can be reached as well, or another company stands there', () => {
    expect(read(letter([[50, 108, 'office@harbour.example']], foot)).status).toBe('needs_review');
    expect(read(letter([], [...foot, [180, 800, 'Blue Harbor Supply Ltd', 8]])).status).toBe('needs_review');
  });
});

describe('Rates of lines', () => {
  const rated = (...rates: [string, string]): Printed[] => [
    [430, 180, 'Tax'],
    [430, 200, rates[0]],
    [430, 220, rates[1]],
  ];

  it('may be printed in whole percents', () => {
    const sums = { 'Sales Tax 10%': 'VAT 10.5 %', '$18.50': '$19.43', '$203.50': '$204.43' };
    expect(problemsOf(printedInvoice(sums, rated('11%', '11%')))).toEqual([]);
    expect(read(printedInvoice(sums, rated('11%', '12%'))).status).toBe('needs_review');
  });

  it('are those of the sums, with all taxes once more below', () => {
    const sums: Printed[] = [
      [370, 295, 'Total taxes'],
      [480, 295, '$18.50'],
    ];
    expect(problemsOf(printedInvoice({}, [...rated('10 %', '10 %'), ...sums]))).toEqual([]);
    expect(read(printedInvoice({}, [...rated('10 %', '8 %'), ...sums])).status).toBe('needs_review');
  });
});

describe('Codes of the rates with their names', () => {
  /** The lines have codes; of the first rate are 185.00, of the second nothing. */
  const coded = (second: string): Printed[] =>
    printedInvoice({ 'Sales Tax 10%': 'VAT' }, [
      [430, 180, 'VAT'],
      [440, 200, second],
      [440, 220, '8'],
      ...row(310, [
        [50, 'VAT code'],
        [120, 'Rate'],
        [180, 'Base'],
        [250, 'VAT'],
      ]),
      ...row(322, [
        [50, '8 (high)'],
        [120, '10%'],
        [180, '185.00'],
        [250, '18.50'],
      ]),
      ...row(334, [
        [50, '9 (low)'],
        [120, '5%'],
        [180, '0.00'],
        [250, '0.00'],
      ]),
    ]);

  it('are those of the lines', () => {
    expect(problemsOf(coded('8'))).toEqual([]);
    expect(read(coded('9')).status).toBe('needs_review');
  });
});
