import { describe, expect, it } from '@jest/globals';
import { codesOf, foot } from '../../../test/documents/doubts-of.js';
import { type Printed, row, WITHOUT_SUMS } from '../../../test/documents/printed-pdf.js';

describe('Check digits of references, beside an account with the right ones', () => {
  it.each([
    ['Denmark', 'IBAN DK50 0040 0440 1162 43', '+71<000044712003340+84711266<', '+71<000044712003343+84711266<'],
    ['Sweden', 'Bankgiro: 5477-1209', 'OCR-nummer: 1182604338', 'OCR-nummer: 1182604331'],
    [
      'Switzerland',
      'IBAN CH93 0076 2011 6238 5295 7',
      '00 00000 00044 71020 26004 09128',
      '00 00000 00044 71020 26004 09121',
    ],
  ])('%s', (_, account, right, wrong) => {
    expect(codesOf(foot(account, right))).toBe('');
    expect(codesOf(foot(account, wrong))).toBe('check-digits');
    // Of papers that print invented numbers nothing is said.
    expect(
      codesOf(
        foot(
          account.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10)),
          wrong,
        ),
      ),
    ).not.toContain('check-digits');
  });
});

describe('Figures left of the quantities', () => {
  const paper = (first: string[], second: string[], third: string[]): string =>
    codesOf(
      [
        ...row(180, [
          [180, 'S'],
          [220, 'M'],
          [260, 'L'],
        ]),
        ...[first, second, third].flatMap((parts, at) =>
          row(
            200 + 20 * at,
            parts.map((text, part): [number, string] => [180 + 40 * part, text]),
          ),
        ),
        ...row(
          240,
          [
            [50, 'Drill bit'],
            [300, '9'],
            [370, '$5.00'],
            [480, '$45.00'],
          ],
          10,
        ),
      ],
      {
        ...{ Subtotal: null, 'Sales Tax 10%': null, Total: null, '$18.50': null, '$185.00': null, '$203.50': null },
      },
    );

  it.each([
    ['come to them', ['8', '12', '–'], ['1', '–', '1'], ['4', '3', '2'], ['4', '3', '3']],
    ['lead to them as so many of so many', ['4', '5'], ['1', '2'], ['3', '3'], ['3', '4']],
  ])('%s on each line, where they do so on the others', (_, first, second, right, wrong) => {
    expect(paper(first, second, right)).not.toContain('line-note');
    expect(paper(first, second, wrong)).toContain('line-note');
    // Where most lines do not, they are something else.
    expect(paper(first, wrong, wrong)).not.toContain('line-note');
  });
});

describe('Counts', () => {
  const under = (text: string): string => codesOf([[50, 231, text, 8]]);
  it.each(['3 daily', '3 per day', '3 täglich', '3 diarias', '3 par jour'])(
    'so many a day on so many days: %s',
    (said) => {
      const days = (last: string): string => codesOf([[50, 209, `11/05 – ${last}, ${said.replace('3', '2')}`, 8]]);
      expect([days('20/05'), days('21/05')]).toEqual(['', 'line-note']);
      expect(codesOf([[50, 209, '11/05 – 21/05, 2 lots', 8]])).toBe('');
    },
  );

  it('in the words of a column are what stands in it', () => {
    const said = (text: string): string =>
      codesOf([[240, 180, 'Trays'], [240, 200, '40'], [240, 220, '70'], ...foot(text)]);
    expect(said('Delivered with 110 trays.')).toBe('');
    expect(said('Delivered with 106 trays.')).toBe('piece-count');
    expect(said('Delivered with 106 boxes.')).toBe('');
  });

  it('of samples are those that head the lines', () => {
    const said = (count: number): string =>
      codesOf([
        [50, 165, `Samples tested: ${count} – received on 10 March 2026`, 8],
        [50, 192, 'Sample C25/4471 – well'],
        [50, 211, 'Sample C25/4472 – pipe'],
        ...foot('Sample C25/4473 – basin'),
      ]);
    expect(said(3)).toBe('');
    expect(said(4)).toBe('left-count');
  });

  it('of colours in print are of nothing else', () => {
    expect(codesOf(foot('Printing: chest, 3 colours, on both sides.'))).toBe('');
    expect(codesOf(foot('Printing: chest, 3 pieces, on both sides.'))).toBe('left-count');
  });

  it('figures of a size are no readings of a meter', () => {
    expect(under('Pull-up banner 800 x 2000 incl. stand')).toBe('');
    expect(under('Electricity, reading 800 to 2000')).toBe('line-note');
  });
});

describe('Days', () => {
  it.each([
    [
      'Terms: end of the month following the invoice, i.e. 30 April 2026',
      'Terms: end of the month following the invoice, i.e. 31 March 2026',
    ],
    ['Conditions : 30 jours fin de mois, soit le 30/04/2026', 'Conditions : 30 jours fin de mois, soit le 20/04/2026'],
    ['Betaling løbende måned + 14 dage, senest 14/04/2026', 'Betaling løbende måned + 14 dage, senest 12/04/2026'],
  ])('to pay until are at the end of a month where the terms say so: %s', (right, wrong) => {
    expect([right, wrong].map((text) => codesOf(foot(text)))).toEqual(['', 'due-date']);
  });

  it('behind the number of a paper and a day of the week are that paper’s', () => {
    expect(codesOf([[50, 165, 'Ticket HX/40118 Mon 9 Mar 26', 8]])).toBe('');
    expect(codesOf([[50, 165, 'Invoice INV-20417 Mon 9 Mar 26', 8]])).toContain('date');
  });

  it('of what was received are before those on which it was finished', () => {
    const said = (ended: string): string =>
      codesOf([[50, 165, `Water received on 10 March 2026, analyses concluded on ${ended}`, 8]]);
    expect([said('13 March 2026'), said('3 March 2026')]).toEqual(['', 'order-date']);
  });

  it('on which a job was completed are before the invoice', () => {
    const said = (day: string): string =>
      codesOf([[50, 165, `Job: Panel replacement, completed ${day}. Permit B25-1184.`, 8]]);
    expect([said('Monday, March 9, 2026'), said('Monday, March 30, 2026')]).toEqual(['', 'several-periods']);
  });

  it('of a debit order are of no order', () => {
    expect(codesOf(foot('Debit order runs on 30 March 2026.'))).toBe('');
    expect(codesOf(foot('Purchase order of 30 March 2026.'))).toBe('order-date');
  });
});

describe('What the buyer owes by its age', () => {
  const ages = (oldest: string, balance = '$615.50'): string => {
    const cells = (y: number, texts: string[]): Printed[] =>
      row(
        y,
        texts.map((text, at): [number, string] => [50 + 80 * at, text]),
      );
    return codesOf([
      ...cells(700, ['90+ days', '60 days', '30 days', 'Current', 'Balance']),
      ...cells(712, ['$0.00', oldest, '$100.00', '$203.50', balance]),
    ]);
  };

  it('comes to the balance, with this invoice in it', () => {
    expect(ages('$312.00')).toBe('');
    expect(ages('$212.00')).not.toBe('');
  });
});

describe('Hired days in columns of their own', () => {
  const paper = (...rows: string[][]): string =>
    codesOf(
      rows.flatMap((cells, at) =>
        row(
          200 + 20 * at,
          [
            ...cells.map((text, column): [number, string] => [130 + 58 * column, text]),
            ...(at === 2
              ? ([
                  [50, 'Tamper'],
                  [300, '1'],
                  [370, '$5.00'],
                  [480, '$5.00'],
                ] as [number, string][])
              : []),
          ],
          10,
        ),
      ),
      WITHOUT_SUMS,
    );

  it.each([
    ['06/07', '31/07', '26', '08/07', '24/07', '17'],
    ['01.10.2026', '30.10.2026', '30', '05.10.2026', '16.10.2026', '12'],
  ])('are those between their two days: %s – %s', (from, to, days, start, end, others) => {
    const [first, second] = [
      [from, to, days],
      [start, end, others],
    ];
    expect(paper(first, second, [from, to, days])).not.toContain('line-note');
    expect(paper(first, second, [from, to, String(Number(days) - 3)])).toContain('line-note');
  });
});

describe('Counts of a column, below the lines', () => {
  const paper = (text: string): string =>
    codesOf([[220, 180, 'Parcels'], [225, 200, '6'], [225, 220, '5'], ...foot(text)]);

  it.each([
    ['Total number of parcels: 11', 'Total number of parcels: 41'],
    ['Number of parcels in total : 11', 'Number of parcels in total : 10'],
  ])('come to what stands in it: %s', (right, wrong) => {
    expect(paper(right)).toBe('');
    expect(paper(wrong)).toContain('piece-count');
  });
});

describe('What a Swedish slip asks for in its row for machines', () => {
  it('is what is to be paid', () => {
    expect(codesOf(foot('# 4056271 # 203 50 0 > 54180724#41#'))).toBe('');
    expect(codesOf(foot('# 4056271 # 213 50 0 > 54180724#41#'))).toContain('payment-code');
  });
});

describe('The day of a delivery note', () => {
  it('is not after the invoice, also under the name of the note', () => {
    const note = (day: string): string =>
      codesOf([
        [50, 150, 'D.D.T.'],
        [50, 162, `n. 4402 del ${day}`],
      ]);
    expect(note('16/03/2026')).toBe('');
    expect(note('27/03/2026')).toContain('order-date');
  });
});

describe('When a technician worked', () => {
  const HOURLY = { 'Hex bolt M8': 'Technician, hours', '20': '4.5 h', '$1.25': '$42.00', '$25.00': '$189.00' };
  const SUMS = { '$185.00': '$349.00', '$18.50': '$34.90', '$203.50': '$383.90' };
  const paper = (text: string): string => codesOf(foot(text), { ...HOURLY, ...SUMS });

  it('is as long as the hours that are charged', () => {
    expect(paper('Work sheet 8823 of 14/03/2026: technician from 09:00 to 13:30.')).toBe('');
    expect(paper('Work sheet 8823 of 14/03/2026: technician from 09:00 to 12:00.')).toContain('left-count');
    // When somebody can be called is no work.
    expect(paper('Our office is open from 09:00 to 12:00.')).toBe('');
  });
});
