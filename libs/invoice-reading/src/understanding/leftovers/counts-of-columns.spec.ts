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
