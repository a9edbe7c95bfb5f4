import { expect, it } from '@jest/globals';
import type { Word } from '../page-model.js';
import { textLines } from './text-lines.js';

it('a price centred between two lines of a description is on the line of neither, though OCR makes type a little large', () => {
  const seen = (text: string, x: number, y: number, height: number): Word => ({
    ...{ text, page: 1, confidence: 0.9 },
    box: { x, y, width: 40, height },
  });
  const words = [seen('Ball', 50, 311.6, 9), seen('36,25', 366, 316.4, 8.5), seen('bearing', 50, 321.2, 9)];
  const lines = textLines({ number: 1, width: 595, height: 842, words, scanned: true });
  expect(lines.map(({ cells }) => cells.map(({ text }) => text))).toEqual([['Ball'], ['36,25'], ['bearing']]);
});
