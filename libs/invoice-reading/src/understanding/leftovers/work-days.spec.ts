import { describe, expect, it } from '@jest/globals';
import { codesOf } from '../../../test/documents/doubts-of.js';
import { type Printed, row, SUMS, WITHOUT_SUMS } from '../../../test/documents/printed-pdf.js';

const ASSEMBLY = { 'Cordless drill': 'Assembly', '2': '2 h' };

describe('Days of work', () => {
  const below = (...rows: [x: number, text: string][][]): string =>
    codesOf([...rows.flatMap((cells, at) => row(231 + 9 * at, cells, 7)), ...SUMS], { ...ASSEMBLY, ...WITHOUT_SUMS });

  it.each([
    ['in the cells of a grid', '03.03.2026 | 08:00–END | HOURS h'],
    ['behind a dash', '– 3 March 2026 | 08:00–END HOURS h'],
    ['without their hours', '03.03.2026 | 08:00–END'],
  ])('%s are those of their line', (_, day) => {
    const places = [50, 110, 170];
    const cells = (text: string) => text.split(' | ').map((one, at): [number, string] => [places[at]!, one]);
    const printed = (end: string, hours: string): string =>
      below(cells('02.03.2026 | 07:00–08:15 | 1.25 h'), cells(day.replace('END', end).replace('HOURS', hours)));
    expect(printed('08:45', '0.75')).toBe('');
    expect(printed('09:45', '1.75')).toContain('line-note');
  });

  it('may be wrapped before their hours or within their times', () => {
    const printed = (end: string): string =>
      below(
        [[50, '– 02.03.2026 07:00–08:15']],
        [[53, '1.25 h']],
        [
          [50, '– 3 March 2026'],
          [120, '08:00–'],
        ],
        [
          [50, end],
          [90, '0.75 h'],
        ],
      );
    expect(printed('08:45')).toBe('');
    expect(printed('09:45')).toContain('line-note');
  });

  it('may begin on the row of the figures', () => {
    const printed = (end: string): string =>
      codesOf(
        [
          [50, 208, 'Assembly', 7],
          ...row(
            220,
            [
              [50, '02.03.2026'],
              [110, '07:00–08:15'],
              [170, '1.25 h'],
            ],
            7,
          ),
          [50, 229, `03.03.2026 08:00–${end} 0.75 h`, 7],
        ],
        { 'Cordless drill': null, '2': '2 h' },
      );
    expect(printed('08:45')).not.toContain('line-note');
    expect(printed('09:45')).toContain('line-note');
  });

  it('are none where the row has an amount of its own', () => {
    const printed = below([
      [50, '02.03.2026'],
      [110, '07:00–08:15'],
      [170, '1.25 h'],
      [230, '99.80'],
    ]);
    expect(printed).toContain('unexplained-amount');
  });

  it('are no days to pay on below the terms of payment', () => {
    const printed = (day: string): string =>
      codesOf([[50, 160, 'Due in 10 days', 8], ...SUMS, [50, 268, day, 7]], { ...ASSEMBLY, ...WITHOUT_SUMS });
    expect(printed('02.03.2026 07:00–09:00 2 h')).not.toContain('due-date');
  });

  it('are no days of an order', () => {
    const ordered = (...more: Printed[]): string =>
      codesOf([[340, 90, 'Ordered on: 16 March 2026'], ...more], ASSEMBLY);
    expect(
      ordered([340, 231, '02.03.2026 07:00–08:15 1.25 h', 7], [340, 240, '03.03.2026 08:00–08:45 0.75 h', 7]),
    ).toBe('');
    expect(ordered([50, 640, 'Your order of 12 March 2026 is delivered in full.', 8])).toBe('order-date');
  });
});

describe('Days of work beside blocks of figures', () => {
  const NAMED_ABOVE = {
    ...{ Description: null, Qty: null, 'Unit Price': null, Amount: null },
    ...{ 'Hex bolt M8': null, '20': null, '$1.25': null, '$25.00': null },
    ...{ 'Cordless drill': null, '2': null, '$80.00': null, '$160.00': null },
  };
  const figures = (y: number, cells: [number, string][]): Printed[] => row(y, cells);
  const printed = (hours: string, end: string): string =>
    codesOf(
      [
        [50, 180, 'Hex bolt M8', 8],
        ...figures(190, [
          [300, 'Dala: 20 pcs'],
          [370, 'Vorn: 1.25'],
          [480, 'Mesk: 25.00'],
        ]),
        [50, 205, 'Assembly', 8],
        ...figures(214, [
          [300, 'Dala: 2 h'],
          [370, 'Vorn: 80.00'],
          [480, 'Mesk: 160.00'],
        ]),
        [54, 214, '02.03.2026 07:00–08:15 1.25 h', 8],
        [54, 223, `03.03.2026 08:00–${end} ${hours} h`, 8],
      ],
      NAMED_ABOVE,
    );

  it('go on below them', () => {
    expect(printed('0.75', '08:45')).not.toContain('line-note');
    expect(printed('1.75', '09:45')).toContain('line-note');
  });
});
