import { describe, expect, it } from '@jest/globals';
import { printedPage } from '../../test/documents/printed-page.js';
import type { Printed } from '../../test/documents/printed-pdf.js';
import { textLines } from './text-lines.js';

const cells = (printed: Printed[]): string[][] =>
  textLines(printedPage(printed)).map((line) => line.cells.map(({ text }) => text));
/** Each row with bars at the same places. */
const ruled = (rows: string[][]): Printed[] =>
  rows.flatMap((texts, row) =>
    texts.flatMap((text, at): Printed[] => [
      ...(at > 0 ? [[50 + at * 60 - 7, 50 + row * 12, '|', 8] as Printed] : []),
      [50 + at * 60, 50 + row * 12, text, 8],
    ]),
  );

describe('Bars one below the other', () => {
  it('part the cells of a table, and are no text', () => {
    const rows = [
      ['Text', 'Qty', 'Price'],
      ['Cable H07RN-F', '11 m', '2.4225'],
      ['Silicone', '10 pcs', '4.42'],
    ];
    expect(cells(ruled(rows))).toEqual(rows);
  });

  it('are those of a sentence where they stand in one row or two', () => {
    const text = 'Northgate Ltd | Mill Road 1 | Springfield';
    expect(
      cells([
        [50, 50, text, 8],
        [50, 62, text, 8],
      ]),
    ).toEqual([[text], [text]]);
  });
});
