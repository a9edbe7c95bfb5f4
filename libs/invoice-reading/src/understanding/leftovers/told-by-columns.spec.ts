import { describe, expect, it } from '@jest/globals';
import { codesOf, foot } from '../../../test/documents/doubts-of.js';
import { type Printed, row, WITHOUT_SUMS } from '../../../test/documents/printed-pdf.js';

const column = (x: number, heading: string, first: string, second: string): Printed[] => [
  [x, 180, heading],
  [x, 200, first],
  [x, 220, second],
];
/** A third line of 10 for 15.00 in all. */
const third = (...more: [x: number, text: string][]): Printed[] =>
  row(240, [[50, 'Washer'], [300, '10'], [370, '$1.50'], [480, '$15.00'], ...more], 10);
const TOTALS = { '$185.00': '$200.00', '$18.50': '$20.00', '$203.50': '$220.00' };
const SUMS_BELOW = {
  Subtotal: null,
  'Sales Tax 10%': null,
  Total: null,
  '$185.00': null,
  '$18.50': null,
  '$203.50': null,
};
const sums: Printed[] = [
  ['Subtotal', TOTALS['$185.00']],
  ['Sales Tax 10%', TOTALS['$18.50']],
  ['Total', TOTALS['$203.50']],
].flatMap(([label, amount], at): Printed[] => [
  [370, 270 + 15 * at, label!],
  [480, 270 + 15 * at, amount!],
]);

describe('A heading that says how many are in each', () => {
  const paper = (last: string): string =>
    codesOf([...column(200, 'Boxes of 2', '10', '1'), ...third([200, last]), ...sums], SUMS_BELOW);
  it('leads to all quantities', () => expect(paper('5')).toBe(''));
  it('leads to each', () => expect(paper('4')).toBe('line-note'));
});

describe('What was ordered', () => {
  const paper = (first: string, heading = 'Ordered'): string =>
    codesOf(column(200, heading, first, '2'), { Qty: 'Shipped' });
  it.each(['20', '24'])('may be sent in part: %s', (first) => expect(paper(first)).toBe(''));
  it('is no less than what is sent', () => expect(paper('18')).toBe('line-note'));

  it.each([
    ['Qty', 385, ['S', '18', '2'], ['B', '2', '0'], ['8', '2'], ['8', '1']],
    ['Shipped', 300, ['Ordered', '22', '2'], ['B', '2', '0'], ['12', '2'], ['12', '1']],
  ])('is what is sent and what is left, on all lines: %s', (heading, at, one, other, right, wrong) => {
    const [before, behind] = [at - 60, 350];
    const said = (last: string[]): string =>
      codesOf(
        [
          ...column(before, one[0]!, one[1]!, one[2]!),
          ...column(behind, other[0]!, other[1]!, other[2]!),
          ...third([before, last[0]!], [behind, last[1]!]),
          ...sums,
        ],
        { ...SUMS_BELOW, Qty: heading },
      );
    expect([said(right), said(wrong)]).toEqual(['', 'line-note']);
  });
});

describe('Serial numbers', () => {
  const paper = (...serials: string[]): string => codesOf([[50, 232, `Serial: ${serials.join(', ')}`, 8]]);
  it('are of one piece each', () => {
    expect(paper('PQ26-004417', 'PQ26-004418')).toBe('');
    expect(paper('PQ26-004417', 'PQ26-004417')).toBe('serial-numbers');
  });
});

describe('Deliveries below a line', () => {
  const paper = (second: string): string =>
    codesOf(
      [
        [50, 210, `Shipment PS-18: 12 PCS, PS-`, 7],
        [50, 218, `19: ${second} PCS`, 7],
      ],
      { '20': '20 PCS', 'Cordless drill': null, '2': null, '$80.00': null, '$160.00': null, ...AMOUNTS },
    );
  const AMOUNTS = { '$185.00': '$25.00', '$18.50': '$2.50', '$203.50': '$27.50' };
  it('come to its pieces', () => {
    expect(paper('8')).toBe('');
    expect(paper('9')).toBe('parts-of-line');
  });
});

describe('A period whose first day has no year', () => {
  const paper = (text: string): string => codesOf(foot(`Lieferzeitraum: ${text}`));
  it.each(['22.02. – 28.02.2026', '28.02.-13.03.2026', '28.12. – 03.01.2026'])('goes on: %s', (text) =>
    expect(paper(text)).toBe(''),
  );
  it.each(['22.02. – 19.02.2026', '13.03.-28.02.2026'])('ends before it begins: %s', (text) =>
    expect(paper(text)).toBe('period'),
  );
});

describe('Two numbers of one register', () => {
  it('are right both, or invented', () => {
    const paper = (first: string, second: string): string =>
      codesOf(foot(`Northgate Fasteners Ltd – CVR-nr. ${second}`), {
        'Harbour Workshop Inc.': `Harbour Workshop Inc. CVR-nr. ${first}`,
      });
    expect(paper('29441073', '38418823')).toBe('');
    expect(paper('29441073', '38418826')).toBe('check-digits');
    expect(paper('29441076', '38418826')).toBe('');
  });
});

describe('A sentence on the order', () => {
  it('counts its pieces', () => {
    expect(codesOf(foot('Ihre Bestellung umfasst 22 Artikel in 2 Positionen.'))).toBe('');
    expect(codesOf(foot('Ihre Bestellung umfasst 24 Artikel in 2 Positionen.'))).toBe('left-count');
  });
});

describe('Terms and the readings of a meter', () => {
  it('are told apart from dates', () => {
    const paper = (second: string): string =>
      codesOf(foot(`Meter reading 18,240 (30 Jun 2025, actual) · present reading ${second} (30 Sep 2025, actual)`));
    expect(paper('18,260')).toBe('');
    expect(paper('18,290')).toBe('line-note');
  });
  it('are days in Greek as well', () => {
    const paper = (days: number): string =>
      codesOf(foot(`Τρόπος πληρωμής: επί πιστώσει ${days} ημερών`, 'Λήξη: 16/04/2026'));
    expect(paper(30)).toBe('');
    expect(paper(60)).toBe('due-date');
  });
});

describe('Readings in columns over the lines', () => {
  const paper = (now: string, ...rest: string[]): string =>
    codesOf([
      ...row(140, [
        [50, 'Meter'],
        [150, 'Previous reading'],
        [230, 'New reading'],
        [300, 'Used'],
      ]),
      ...row(152, [
        [50, 'Shop'],
        [150, '48,211'],
        [230, now],
        ...rest.map((text, at): [number, string] => [300 + 60 * at, text]),
      ]),
    ]);
  it('differ by what was used, or by what comes to it with a factor', () => {
    expect([paper('48,231', '20'), paper('48,213', '10', '20')]).toEqual(['', '']);
    expect([paper('48,251', '20'), paper('48,214', '10', '20')]).toEqual(['line-note', 'line-note']);
  });
});

describe('A month', () => {
  it.each([
    ['September 2026 (01/09/2026 to 30/09/2026)', 'August 2026 (01/09/2026 to 30/09/2026)'],
    ['August 2025 (from 26/07/2025 to 25/08/2025)', 'September 2025 (from 26/07/2025 to 25/08/2025)'],
  ])('is that of the days beside it: %s', (right, wrong) => {
    const paper = (text: string): string => codesOf(foot(`Lieferzeitraum: ${text.replaceAll('2026', '2025')}`));
    expect([paper(right), paper(wrong)]).toEqual(['', 'several-periods']);
  });
});

describe('The period of the head', () => {
  const paper = (period: string, more: Printed[] = [], changes: Record<string, string> = {}): string =>
    codesOf([[340, 90, `Period: ${period}`], ...more], changes);
  const QUARTER = '01.10.2025 – 31.12.2025';
  const TWO_MONTHS = '01.10.2025 – 30.11.2025';

  it.each(['4th quarter 2025', 'Q4 2025', '4. Quartal 2025', 'IV kwartał 2025', '4e trimestre 2025'])(
    'is the whole of the quarter that begins with it: %s',
    (text) => {
      const quarter: Printed[] = [[50, 160, text]];
      expect([paper(QUARTER, quarter), paper(TWO_MONTHS, quarter)]).toEqual(['', 'several-periods']);
      // A contract may end within a quarter that it was in already.
      expect(paper('01.11.2025 – 31.12.2025', quarter)).toBe('');
    },
  );
  it.each(['Cuarto trimestre de 2025', 'Viertes Quartal 2025', 'quatrième trimestre 2025'])(
    'is of the quarter that the head names, also in words: %s',
    (text) => {
      const named = (other: string): string => paper(QUARTER, [[50, 100, text.replace(/^\S+/, other)]]);
      const [ordinal] = text.split(' ');
      expect(named(ordinal!)).toBe('');
      expect(named({ Cuarto: 'Tercer', Viertes: 'Drittes', quatrième: 'troisième' }[ordinal!]!)).toBe(
        'several-periods',
      );
      // Which one that is, no number says.
      expect(named('Letztes')).toBe('');
    },
  );
  it.each([
    ['days', '92 days'],
    ['months', '3 months'],
  ])('has as many %s as a line is of', (_, count) => {
    const amounts = { '2': count, '$80.00': count === '92 days' ? '$1.50' : '$46.00' };
    const sums = { '$160.00': '$138.00', '$185.00': '$163.00', '$18.50': '$16.30', '$203.50': '$179.30' };
    const changes = { ...amounts, ...sums };
    expect([paper(QUARTER, [], changes), paper(TWO_MONTHS, [], changes)]).toEqual(['', 'several-periods']);
  });
});

describe('Taxes at two rates, with a total that is rounded', () => {
  const rated = (second: string, third_: string): string =>
    codesOf(
      [
        ...row(180, [[440, 'VAT %']], 10),
        ...row(200, [[445, '20']], 10),
        ...row(220, [[445, second]], 10),
        ...third([445, third_]),
        ...row(
          300,
          [
            [300, 'VAT'],
            [370, 'Net'],
            [440, 'Tax'],
          ],
          10,
        ),
        ...row(
          315,
          [
            [300, '20 %'],
            [370, '$25.00'],
            [440, '$5.00'],
          ],
          10,
        ),
        ...row(
          330,
          [
            [300, '10 %'],
            [370, '$175.00'],
            [440, '$17.50'],
          ],
          10,
        ),
        ...row(
          350,
          [
            [370, 'Total VAT'],
            [480, '$22.50'],
          ],
          10,
        ),
        ...row(
          365,
          [
            [370, 'Rounding'],
            [480, '$0.50'],
          ],
          10,
        ),
        ...row(
          380,
          [
            [370, 'Total'],
            [480, '$223.00'],
          ],
          10,
        ),
      ],
      SUMS_BELOW,
    );
  it('are of the lines with these rates', () => {
    expect(rated('10', '10')).toBe('');
    expect(rated('10', '20')).toContain('left-rate');
  });
});

describe('Rates without their sign, below which all taxes are said once more', () => {
  const taxed = (codes: string[]): string =>
    codesOf(
      [
        ...row(180, [[430, 'VAT']]),
        ...codes.map((code, at): Printed => [430, 200 + 20 * at, code, 8]),
        ...row(240, [
          [50, 'Twine'],
          [300, '3'],
          [370, '$5.00'],
          [430, codes[0]!],
          [480, '$15.00'],
        ]),
        ...[
          ['Subtotal', '$200.00'],
          ['Total VAT', '$20.00'],
          ['Total', '$220.00'],
        ].flatMap(([label, sum], at) =>
          row(
            290 + 15 * at,
            [
              [370, label!],
              [480, sum!],
            ],
            10,
          ),
        ),
        ...row(350, [
          [50, 'VAT'],
          [120, 'Taxable'],
          [190, '%'],
          [250, 'Tax'],
        ]),
        ...row(362, [
          [50, codes[0]!],
          [120, '200.00'],
          [190, '10.00'],
          [250, '20.00'],
        ]),
      ],
      WITHOUT_SUMS,
    );
  it('are those of the sums, where most lines have these', () => {
    expect([taxed(['10', '10']), taxed(['10', '4'])]).toEqual(['', 'left-rate']);
  });
  it('may be the codes of the rates', () => {
    expect(taxed(['1', '1'])).toBe('');
  });
});
