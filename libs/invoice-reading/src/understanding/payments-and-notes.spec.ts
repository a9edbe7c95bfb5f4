import { describe, expect, it } from '@jest/globals';
import { codesOf, foot } from '../../test/documents/doubts-of.js';
import { printedPage } from '../../test/documents/printed-page.js';
import { type Printed, printedInvoice, row } from '../../test/documents/printed-pdf.js';
import { readPrinted } from '../../test/documents/read-printed.js';
import { right } from '../page-model.js';
import { kindOfLabel } from './label-segments.js';

const statusOf = (extra: Printed[], changes: Record<string, string | null> = {}) =>
  readPrinted(printedInvoice(changes, extra)).status;

describe('What is left after a payment', () => {
  const paid: Printed[] = [
    [370, 295, 'Paid 02/03/2026'],
    [480, 295, '-$100.00'],
    [370, 310, 'Balance due'],
    [480, 310, '$103.50'],
  ];
  it.each([
    ['$103.50', 'completed'],
    ['$203.50', 'needs_review'],
    ['$130.50', 'needs_review'],
  ])('is what a slip with a day to pay on asks for: %s', (amount, status) => {
    const slip: Printed[] = [
      [50, 400, 'Payment'],
      ...row(412, [
        [50, 'Reference'],
        [200, 'Due date'],
        [480, 'Amount'],
      ]),
      ...row(424, [
        [50, 'INV-20417'],
        [200, '16 April 2026'],
        [480, amount],
      ]),
    ];
    expect(statusOf([...paid, ...slip])).toBe(status);
  });

  it.each(['Betalingsoplysninger', 'Betalingsinformasjon', 'Betalningsinformation'])(
    'is not what stands under a heading of how to pay: %s',
    (heading) => {
      const over: Printed[] = [
        [340, 100, heading],
        [340, 112, '$203.50 betales senest 28.03.2026'],
      ];
      expect([statusOf(over), kindOfLabel('Betaling'), kindOfLabel(heading)]).toEqual(['completed', 'paid', null]);
    },
  );

  it('stands below what was paid on a day, beside a sentence', () => {
    const beside = (left: string): Printed[] => [
      [50, 295, 'Thanks for your business!'],
      [330, 295, 'AMOUNT PAID 11/03/2026'],
      [480, 295, '-$100.00'],
      [330, 310, 'AMOUNT OUTSTANDING'],
      [480, 310, left],
    ];
    expect(codesOf(beside('$103.50'))).toBe('');
    expect(statusOf(beside('$130.50'))).toBe('needs_review');
  });

  it('may be asked for in parts that come to the total', () => {
    const parts = (cash: string): Printed[] => [
      [50, 310, `Due in cash: ${cash}`],
      [370, 310, 'Due by transfer: $153.50'],
      [370, 325, 'Total due: $203.50'],
    ];
    expect(statusOf(parts('$50.00'))).toBe('completed');
    expect(statusOf(parts('$60.00'))).toBe('needs_review');
  });

  it('says that a part was paid, which may be before the order', () => {
    const [inPart, inFull] = [
      ['-$100.00', '$103.50'],
      ['-$203.50', '$0.00'],
    ].map(([amount, rest]): Printed[] => [
      [340, 90, 'Order Date: 10 March 2026'],
      [340, 295, 'Paid on 2 March 2026'],
      [480, 295, amount!],
      [370, 310, 'Remains for you'],
      [480, 310, rest!],
    ]);
    expect(statusOf(inPart!)).toBe('completed');
    expect(codesOf(inFull!)).toBe('early-payment');
  });
});

describe('An amount that begins the row of a sentence', () => {
  const widthOf = (text: string) => Math.max(...printedPage([[0, 0, text, 8]]).words.map(({ box }) => right(box)));
  const capital = (named: string, isCentred: boolean): Printed[] => {
    const begun = `Northgate Fasteners Ltd, registered in Springfield under number 441, ${named}`;
    const rest = '2,500.00 USD fully paid';
    const indent = isCentred ? (widthOf(begun) - widthOf(rest)) / 2 : 0;
    return [...row(700, [[50, begun]]), ...row(709, [[50 + indent, rest]])];
  };
  it.each([false, true])('is named in the row above, flush with it or to its middle: %s', (isCentred) => {
    expect(statusOf(capital('share capital', isCentred))).toBe('completed');
    expect(statusOf(capital('kvalto brelin', isCentred))).toBe('needs_review');
  });
});

it.each(['net 30', 'Netto 14'])('Days are no sum, whatever stands over them: %s', (terms) => {
  const under = (text: string): Printed[] => [
    [340, 100, 'Syarat'],
    [340, 112, text],
  ];
  expect([statusOf(under(terms)), statusOf(under(`${terms}.50`))]).toEqual(['completed', 'needs_review']);
});

describe('The label of a sum', () => {
  it.each([
    ['Gesamtbetrag (netto)', 'net'],
    ['Total amount (excl. VAT)', 'net'],
    ['Warennettowert', 'net'],
    ['Gesamtbetrag (brutto)', 'total'],
    ['Amount due (net 30 days)', 'due'],
    ['Total (net weight 12 kg)', 'total'],
  ])('says in brackets or in one word whether it is before tax: %s', (label, kind) => {
    expect(kindOfLabel(label)).toBe(kind);
  });
});

describe('The day of a paper', () => {
  const dated = (changes: Record<string, string | null>, extra: Printed[] = []) =>
    readPrinted(printedInvoice(changes, extra)).date;
  it('is told in American order by the town behind its code', () => {
    const of = (town: string) =>
      dated({ 'Invoice Date: 17 March 2026': 'Invoice Date: 04/12/2026', '12 Mill Road, Springfield': town });
    expect(of('97212 Portland, OR')).toBe('2026-04-12');
    expect(readPrinted(printedInvoice({ 'Invoice Date: 17 March 2026': 'Invoice Date: 04/12/2026' })).status).toBe(
      'needs_review',
    );
  });

  it('stands behind a Ukrainian title, and not behind the number of a contract', () => {
    const titled = (title: string, number: string | null) =>
      readPrinted(
        printedInvoice({ 'Invoice Number: INV-20417': number, 'Invoice Date: 17 March 2026': null }, [
          [250, 90, title],
          [340, 105, 'Order of 2 February 2026'],
        ]),
      );
    const dated = { status: 'completed', date: '2026-09-07' };
    expect(titled('Рахунок-фактура № ЕК-0004417 від 7 вересня 2026 р.', null)).toMatchObject(dated);
    expect(titled('Договір № ЕК-0004417 від 7 вересня 2026 р.', 'Invoice Number: INV-20417').status).toBe(
      'needs_review',
    );
  });
});

describe('The label of a tax', () => {
  it('may go on behind its rate with what it is taken of', () => {
    const taxed = (label: string) => statusOf([[330, 265, label]], { 'Sales Tax 10%': null });
    expect(taxed('Sales tax 10 % on goods')).toBe('completed');
    expect(taxed('Sales tax 12 % on goods')).toBe('needs_review');
  });

  it('may end behind its rate with the word for a sum', () => {
    const named = (label: string, tax: string) => statusOf([], { 'Sales Tax 10%': label, '$18.50': tax });
    expect(named('ÁFA 10% összesen', '$18.50')).toBe('completed');
    expect(named('ÁFA 10% összesen', '$19.50')).toBe('needs_review');
  });
});

describe('What is said of the lines and the total in Ukrainian', () => {
  it('must be so', () => {
    const counted = (lines: number) => codesOf(foot(`Всього найменувань ${lines}, на суму 203,50 грн.`));
    expect([counted(2), counted(20)].map((codes) => codes.includes('item-count'))).toEqual([false, true]);
    const words = (of: string) => codesOf(foot(`${of} три гривень 50 копійок`));
    expect([words('Усього двісті'), words('Усього триста')].map((codes) => codes !== '')).toEqual([false, true]);
  });
});

describe('How many at which price', () => {
  it('leads to what is charged, whatever a line costs', () => {
    const charged = (count: number) =>
      statusOf(
        [
          [300, 265, `Crates ${count} × 1.25`],
          [480, 265, '$5.00'],
        ],
        { 'Sales Tax 10%': null, '$18.50': null, '$203.50': '$190.00' },
      );
    expect([charged(4), charged(6)]).toEqual(['completed', 'needs_review']);
  });
});

describe('Words of no tax', () => {
  it('are the name of a sum before it', () => {
    expect(codesOf([[290, 250, 'Veroton yhteensä / Total excl. VAT']], { Subtotal: null })).toBe('');
    expect(codesOf(foot('Veroton myynti, ei ALV'))).toContain('reverse-charge');
  });

  it('say of the receiver that he is not registered', () => {
    expect(codesOf([[50, 138, 'Not VAT registered']])).toBe('');
    expect(codesOf(foot('Not VAT registered'))).toBe('reverse-charge');
  });

  it('are said of goods where lines are not taxed', () => {
    const taxed = (rate: string, note: string) =>
      codesOf(
        [
          ...row(180, [[420, 'VAT %']], 10),
          ...row(200, [[420, rate]], 10),
          ...row(220, [[420, '10%']], 10),
          ...foot(note),
        ],
        { '$18.50': rate === '0%' ? '$16.00' : '$18.50', '$203.50': rate === '0%' ? '$201.00' : '$203.50' },
      );
    expect(taxed('0%', 'Bolts are exempt from VAT.')).toBe('');
    expect(taxed('10%', 'Bolts are exempt from VAT.')).toBe('reverse-charge');
    expect(taxed('0%', 'We are not registered for VAT.')).toBe('reverse-charge');
  });
});
