import { describe, expect, it } from '@jest/globals';
import type { Word } from '../../page-model.js';
import { withoutMarginText } from './margin-text.js';

const column = (x: number, ...texts: string[]): Word[] =>
  texts.map((text, at) => ({ text, page: 1, confidence: 0.8, box: { x, y: 200 + 20 * at, width: 6, height: 8 } }));
const textsOf = (words: Word[]): string[] => withoutMarginText(words, 595).map(({ text }) => text);

describe('Text along the edge of a page', () => {
  it('is no part of the rows that it stands before', () => {
    const rows = column(60, 'TB100A4', 'ARNR2', 'Netto', 'Brutto');
    expect(textsOf([...column(24, 'H', 'E', '§', '2', 'a', '[3'), ...rows])).toEqual(rows.map(({ text }) => text));
  });

  it('is not what positions, longer codes and signs within the page are', () => {
    expect(textsOf(column(30, '1', '2', '3', '4', '5'))).toHaveLength(5);
    expect(textsOf(column(24, 'A-1', 'B-2', 'C-3', 'D-4'))).toHaveLength(4);
    expect(textsOf(column(120, 'A', 'B', 'C', 'D'))).toHaveLength(4);
    expect(textsOf(column(24, 'A', 'B'))).toHaveLength(2);
  });
});
