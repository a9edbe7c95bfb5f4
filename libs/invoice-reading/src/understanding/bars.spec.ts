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

  it('may be drawn by signs, which words are set close to', () => {
    const rows = ['│Text      │Symbol│  Qty│', '│Drill 3,0 │W0310 │   50│', '│Gloves    │RKS   │   60│'];
    const printed = ['┌──────────┬──────┬─────┐', rows[0]!, '├──────────┼──────┼─────┤', ...rows.slice(1)];
    // Of typewriter print each letter has a place of its own.
    const words = printed.flatMap((text, at) =>
      [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
        text: word,
        page: 1,
        box: { x: 50 + 5 * index, y: 50 + 12 * at, width: 5 * word.length, height: 8 },
      })),
    );
    const lines = textLines({ number: 1, width: 595, height: 842, words, scanned: false });
    expect(lines.map((line) => line.cells.map(({ text }) => text))).toEqual([
      ['Text', 'Symbol', 'Qty'],
      ['Drill 3,0', 'W0310', '50'],
      ['Gloves', 'RKS', '60'],
    ]);
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
