import { describe, expect, it } from '@jest/globals';
import { codesOf, foot } from '../../../test/documents/doubts-of.js';
import { type Printed, row } from '../../../test/documents/printed-pdf.js';

describe('A count below the lines', () => {
  const cartons: Printed[] = [
    ...row(180, [[240, 'Cartons']], 10),
    ...row(200, [[240, '3']], 10),
    ...row(220, [[240, '4']], 10),
  ];
  const group = (count: string): Printed[] =>
    row(234, [
      [50, 'Subtotal zelkor'],
      [241, count],
      [480, '$185.00'],
    ]);

  it('is what stands in its column', () => {
    const counted = ['7', '6'].map((count) => codesOf([...cartons, ...group(count)]));
    expect(counted).toEqual(['', expect.stringContaining('left-count')]);
  });

  it('is what stands in the column that it names', () => {
    const counted = [7, 6].map((count) => codesOf([...cartons, ...foot(`Total cartons delivered: ${count}`)]));
    expect(counted).toEqual(['', expect.stringContaining('left-count')]);
  });

  it('is the number of one of several fields in a row', () => {
    const fields = (last: string) =>
      codesOf(
        row(640, [
          [50, 'Kvalto 1'],
          [200, 'Kvalto 2'],
          [350, last],
        ]),
      );
    expect(['Kvalto 3', 'Kvalto 5', 'Zelkor 3'].map((last) => fields(last).includes('left-count'))).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('is the number of a section', () => {
    const section = (name: string) =>
      codesOf([
        ...row(191, [[50, 'Zelkor 1 – Fixings']], 7),
        ...row(211, [[50, 'Zelkor 4 – Tools']], 7),
        ...row(236, [
          [370, `Subtotal ${name}`],
          [480, '$160.00'],
        ]),
      ]);
    expect(['zelkor 4', 'zelkor 3'].map((name) => section(name).includes('left-count'))).toEqual([false, true]);
  });

  it('is wrong where the others of its column are not', () => {
    const paper = (all: string) =>
      codesOf([
        ...row(180, [[240, 'Cartons']], 10),
        ...row(200, [[240, '30']], 10),
        ...row(220, [[240, '40']], 10),
        ...row(
          211,
          [
            [50, 'Subtotal fixings'],
            [243, '30'],
          ],
          7,
        ),
        ...row(
          231,
          [
            [50, 'Subtotal tools'],
            [243, '40'],
          ],
          7,
        ),
        ...row(
          239,
          [
            [50, 'Total'],
            [243, all],
            [480, '$185.00'],
          ],
          7,
        ),
      ]);
    expect(paper('70')).toBe('');
    expect(paper('80')).toContain('piece-count');
  });
});

describe('A row or a strip below columns that count', () => {
  const cartons = (...below: Printed[]): string =>
    codesOf([
      ...row(180, [[240, 'Cartons']], 10),
      ...row(200, [[240, '3']], 10),
      ...row(220, [[240, '4']], 10),
      ...below,
    ]);

  it('says what each of them comes to', () => {
    const totals = (count: string): string =>
      cartons(
        ...row(
          236,
          [
            [50, 'Totals of cartons and units'],
            [240, count],
            [300, '22'],
          ],
          10,
        ),
      );
    expect([totals('7'), totals('8')]).toEqual(['', 'piece-count']);
  });

  it('says in a field what one comes to', () => {
    const field = (count: string): string =>
      cartons(
        ...row(620, [
          [50, 'Total cartons'],
          [150, 'Zelkor'],
        ]),
        ...row(632, [
          [60, count],
          [150, 'Kvalto'],
        ]),
      );
    expect([field('7'), field('12')]).toEqual(['', 'piece-count']);
  });

  it('has weights, which are no amounts', () => {
    const weights = (gross: string): string =>
      codesOf([
        ...row(300, [
          [50, 'Total parcels'],
          [150, 'Net weight kg'],
          [250, 'Tare kg'],
          [330, 'Gross weight kg'],
        ]),
        ...row(312, [
          [60, '77'],
          [150, '824.28'],
          [250, '64.00'],
          [330, gross],
        ]),
      ]);
    expect([weights('888.28'), weights('898.28')]).toEqual(['', expect.stringContaining('weights')]);
  });
});
