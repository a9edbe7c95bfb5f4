import { describe, expect, it } from '@jest/globals';
import type { Word } from '../../page-model.js';
import { withPositionsApart } from './positions.js';

const word = (text: string, x: number, y: number): Word => ({
  ...{ text, page: 1, confidence: 0.9 },
  box: { x, y, width: 8 * text.length, height: 8 },
});
const textsOf = (words: Word[]): string[] => withPositionsApart(words).map(({ text }) => text);

describe('A position that runs into the code beside it', () => {
  it('is apart where the next one stands below, or the one before above', () => {
    const [first, code] = withPositionsApart([word('1TB100A4', 57, 100), word('2', 56, 120)]);
    expect([first!.text, code!.text, code!.box.x]).toEqual(['1', 'TB100A4', 65]);
    expect(textsOf([word('1', 57, 100), word('2ARN-20', 56, 120)])).toEqual(['1', '2', 'ARN-20']);
  });

  it.each<[string, Word[]]>([
    ['no position stands in its column', [word('1TB100A4', 57, 100), word('2', 90, 120)]],
    ['another position follows', [word('1TB100A4', 57, 100), word('3', 57, 120)]],
    ['the next one stands above', [word('2', 57, 80), word('1TB100A4', 57, 100)]],
    ['it is a size', [word('20kg', 57, 100), word('21', 57, 120)]],
  ])('is part of the code where %s', (_, words) => expect(textsOf(words)).toEqual(words.map(({ text }) => text)));
});
