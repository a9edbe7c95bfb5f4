import { describe, expect, it } from '@jest/globals';
import { printedPage } from '../test/documents/printed-page.js';
import { type Printed, printedInvoice, row } from '../test/documents/printed-pdf.js';
import { prove } from './proof.js';
import { understandPages } from './understanding/understand-pages.js';

interface Statement {
  of: string;
  /** What the paper prints; the invoice with two lines, if nothing else is said. */
  printed: Printed[];
  paper?: Printed[];
  /** One printed text, and what contradicts the rest in its place. */
  changes: [was: string, now: string][];
}

const at = (y: number, text: string, x = 50): Printed => [x, y, text, 8];
const sums = row(330, [
  [300, '10 %'],
  [350, '185.00'],
  [420, '18.50'],
  [490, '203.50'],
]);
const sumsHead = row(318, [
  [300, 'VAT %'],
  [350, 'Net'],
  [420, 'VAT'],
  [490, 'Gross'],
]);

/** Prices with the tax in them, as a till prints them. */
const tillRoll: Printed[] = [
  [50, 40, 'Northgate Fasteners Ltd', 14],
  [50, 60, '12 Mill Road, Springfield'],
  [50, 80, 'Invoice No: INV-20417'],
  [50, 95, 'Date: 17 March 2026'],
  [340, 80, 'Bill to:'],
  [340, 95, 'Harbour Workshop Inc.'],
  ...row(130, [
    [50, 'Description'],
    [200, 'Qty'],
    [260, 'Price'],
    [330, 'Amount'],
  ]),
  ...row(145, [
    [50, 'Hex bolt M8'],
    [200, '2'],
    [260, '4.37'],
    [330, '8.74'],
  ]),
  ...row(160, [
    [50, 'Wood screw'],
    [200, '1'],
    [260, '9.91'],
    [330, '9.91'],
  ]),
  ...row(180, [
    [50, 'Total'],
    [330, '$18.65'],
  ]),
  ...row(210, [
    [50, 'VAT %'],
    [200, 'Net'],
    [330, 'VAT'],
  ]),
  ...row(222, [
    [50, '22 %'],
    [200, '15.29'],
    [330, '3.36'],
  ]),
];

/** What is metered stands over its figures. */
const metered: Printed[] = [
  ...printedInvoice().filter(([, y]) => y < 180),
  ...row(180, [
    [50, 'Description'],
    [300, 'Qty'],
    [370, 'Unit Price'],
    [480, 'Amount'],
  ]),
  at(196, 'Electricity by night'),
  at(206, 'Meter 1EK788: previous reading 39 510, present reading 41 538 kWh'),
  ...row(216, [
    [300, '2028'],
    [370, '$0.50'],
    [480, '$1014.00'],
  ]),
  ...row(250, [
    [370, 'Total'],
    [480, '$1014.00'],
  ]),
];

const STATEMENTS: Statement[] = [
  { of: 'the rate of a row with its tax', printed: [...sumsHead, ...sums], changes: [['10 %', '11 %']] },
  { of: 'a tax whose mark has slipped', printed: [...sumsHead, ...sums], changes: [['18.50', '1.850']] },
  {
    of: 'what is taxed, where prices have the tax in them',
    paper: tillRoll,
    printed: [],
    changes: [
      ['15.29', '15.28'],
      ['3.36', '3.37'],
    ],
  },
  {
    of: 'the day to pay until',
    printed: [at(90, 'Due date: 31 March 2026', 340), at(330, 'Payment terms: 14 days')],
    changes: [
      ['Due date: 31 March 2026', 'Due date: 1 April 2026'],
      ['Due date: 31 March 2026', 'Due date: 30 March 2026'],
      ['Payment terms: 14 days', 'Payment terms: 15 days'],
    ],
  },
  {
    of: 'days that stand alone',
    printed: [at(90, 'Due date: 31 March 2026', 340), at(330, 'Bank transfer 14 days')],
    changes: [['Bank transfer 14 days', 'Bank transfer 15 days']],
  },
  {
    of: 'a day to pay until that is moved over the weekend',
    printed: [at(90, 'Due date: 30 March 2026', 340), at(330, 'Payment terms: 11 days')],
    changes: [['Due date: 30 March 2026', 'Due date: 27 March 2026']],
  },
  {
    of: 'a month',
    printed: [at(90, 'Due date: 17 April 2026', 340), at(330, 'Payment terms: 30 days')],
    changes: [['Due date: 17 April 2026', 'Due date: 18 April 2026']],
  },
  {
    of: 'an early payment',
    printed: [at(330, '2 % discount (4.07) if paid by 25 March 2026, then 199.43')],
    changes: [
      [
        '2 % discount (4.07) if paid by 25 March 2026, then 199.43',
        '2 % discount (4.08) if paid by 25 March 2026, then 199.43',
      ],
      [
        '2 % discount (4.07) if paid by 25 March 2026, then 199.43',
        '2 % discount (4.07) if paid by 25 March 2026, then 199.44',
      ],
    ],
  },
  {
    of: 'a tax number with its country and without',
    printed: [at(330, 'VAT ID: PL6960718946'), at(342, 'NIP: 696-071-89-46')],
    changes: [['NIP: 696-071-89-46', 'NIP: 696-071-89-47']],
  },
  ...[
    'Total quantity: 22',
    'Summe Menge: 22 Stk',
    'Antal i alt: 22 stk.',
    'Celkový počet 22 ks',
    'Yhteensä määrä: 22',
  ].map((text): Statement => ({ of: text, printed: [at(330, text)], changes: [[text, text.replace('22', '23')]] })),
  {
    of: 'an amount with the day to pay it until',
    printed: [at(90, 'Due date: 31 March 2026', 340), at(165, '$203.50, due 31 March 2026')],
    changes: [
      ['$203.50, due 31 March 2026', '$213.50, due 31 March 2026'],
      ['$203.50, due 31 March 2026', '$203.50, due 30 March 2026'],
    ],
  },
  {
    of: 'the order, in Norwegian',
    printed: [at(90, 'Din ordre bestilt 3. mars 2026', 340)],
    changes: [['Din ordre bestilt 3. mars 2026', 'Din ordre bestilt 3. juni 2026']],
  },
  {
    of: 'the order, in a field and in a sentence',
    printed: [at(90, 'Užsakymo data: 2026-03-03', 340), at(105, 'Pagal Jūsų užsakymą WEB669216, 2026-03-03.', 340)],
    changes: [['Užsakymo data: 2026-03-03', 'Užsakymo data: 2026-03-04']],
  },
  {
    of: 'a number within a tax number',
    printed: [at(330, 'GSTIN: 24GVNCA6835E1ZB'), at(342, 'PAN: GVNCA6835E')],
    changes: [['PAN: GVNCA6835E', 'PAN: GVNCA6836E']],
  },
  {
    of: 'a day of the calendar',
    printed: [at(90, 'Due date: 31 March 2026', 340)],
    changes: [['Due date: 31 March 2026', 'Due date: 32 March 2026']],
  },
  {
    of: 'a short number to pay with',
    paper: printedInvoice({ 'Invoice Number: INV-20417': 'Invoice Number: 4270' }),
    printed: [at(330, 'Payment reference: 4270')],
    changes: [['Payment reference: 4270', 'Payment reference: 4670']],
  },
  {
    of: 'the name of the sender',
    printed: [at(90, 'Northgate Fasteners Ltd')],
    changes: [['Northgate Fasteners Ltd', 'Southgate Fasteners Ltd']],
  },
  {
    of: 'the readings of a meter',
    paper: metered,
    printed: [],
    changes: [
      [
        'Meter 1EK788: previous reading 39 510, present reading 41 538 kWh',
        'Meter 1EK788: previous reading 39 510, present reading 41 638 kWh',
      ],
    ],
  },
];

const proofOf = (printed: Printed[]) =>
  prove(understandPages({ kind: 'pages', pages: [printedPage(printed)], attachments: [] }));
const printOf = ({ paper = printedInvoice(), printed }: Statement): Printed[] => [...paper, ...printed];

/** The last place where it is printed: the first one may be the field itself. */
function changed(printed: Printed[], was: string, now: string): Printed[] {
  const last = printed.findLastIndex(([, , text]) => text === was);
  return printed.map((one, index) => (index === last ? [one[0], one[1], now, one[3]] : one));
}

describe('What an invoice says once more', () => {
  it.each(STATEMENTS)('$of: is completed where it agrees', (statement) => {
    expect(proofOf(printOf(statement)).warnings).toEqual([]);
  });

  it.each(STATEMENTS)('$of: is reviewed where it does not', (statement) => {
    const unseen = statement.changes.filter(
      ([was, now]) => proofOf(changed(printOf(statement), was, now)).status === 'completed',
    );
    expect(unseen).toEqual([]);
  });
});
