import { describe, expect, it } from '@jest/globals';
import type { Word } from '../page-model.js';
import { withoutHours } from './measures.js';
import type { DecimalMark } from './numbers.js';
import { cellOf } from './cells.js';
import { tokensOf } from './tokens.js';

/** Words of six units' height, so many units apart, as OCR finds them or as a text layer has them. */
function wordsOf(texts: string[], gap: number, isSeen = false): Word[] {
  let x = 0;
  return texts.map((text) => {
    const box = { x, y: 0, width: text.length * 2.5, height: 6 };
    x += box.width + gap;
    return { text, page: 1, box, ...(isSeen && { confidence: 0.9 }) };
  });
}

function figures(texts: string[], gap: number, isSeen: boolean, mark: DecimalMark = '.'): string[] {
  return tokensOf(cellOf(wordsOf(texts, gap, isSeen)), mark).map((token) =>
    token.kind === 'number' ? token.value.toString() : token.text,
  );
}

describe('Groups of a number set apart by spaces', () => {
  it.each([
    { texts: ['7', '047.32'], gap: 3.2, isSeen: true, read: ['7047.32'] },
    { texts: ['R', '14', '764.82'], gap: 3.2, isSeen: true, read: ['14764.82'] },
    { texts: ['R14', '764.82'], gap: 1.8, isSeen: false, read: ['14764.82'] },
    { texts: ['7', '047.32'], gap: 4, isSeen: true, read: ['7', '047.32'] },
    { texts: ['7', '547.32'], gap: 3.2, isSeen: false, read: ['7', '547.32'] },
  ])('$texts, $gap apart, seen by OCR: $isSeen', ({ texts, gap, isSeen, read }) => {
    expect(figures(texts, gap, isSeen)).toEqual(read);
  });

  it('of rands stand behind their letter, with a comma before the cents', () => {
    expect(figures(['R1', '130,43'], 1.8, false, ',')).toEqual(['1130.43']);
    expect(figures(['R1', '130'], 1.8, false, ',')).toEqual(['R1', '130']);
  });

  it('of thousands make no percentage', () => {
    expect(figures(['20.000', '%'], 1.8, false, ',')).toEqual(['20.000']);
    expect(figures(['20.000', '€'], 1.8, false, ',')).toEqual(['20000']);
  });

  it('a speck behind an amount is no part of it', () => {
    expect(figures(['12.99.', '€'], 1.8, true)).toEqual(['12.99']);
  });

  it('a code that begins with an R is no amount', () => {
    expect(figures(['R14', 'bearing'], 1.8, false)).toEqual(['R14 bearing']);
  });
});

describe('A rate', () => {
  it('may lead to a note', () => {
    expect(figures(['Tax', '(8%)*'], 1.8, false)).toEqual(['Tax', '8']);
    expect(figures(['5%:'], 1.8, false)).toEqual(['5']);
    expect(figures(['ALV', '25.5', '%,', 'veroton'], 1.8, false)).toEqual(['ALV', '25.5', 'veroton']);
  });
});

describe('The sign of an amount', () => {
  it('stands with the currency, or by itself before it', () => {
    expect(figures(['+£', '198.56'], 1.8, false)).toEqual(['198.56']);
    expect(figures(['+', '£128.00'], 1.8, false)).toEqual(['128.00']);
    expect(figures(['-£', '19.20'], 1.8, false)).toEqual(['-19.20']);
    expect(figures(['Vinyl', '+', 'frame'], 1.8, false)).toEqual(['Vinyl + frame']);
  });
});

describe('What stands behind two times of a day', () => {
  const left = (...texts: string[]) => withoutHours(tokensOf(cellOf(wordsOf(texts, 1.8)), '.')).map(({ kind }) => kind);

  it('is the hours between them, and no amount', () => {
    expect(left('07:45–11:00', '3.25', 'hrs')).toEqual(['text', 'text']);
    expect(left('07:45–11:00', '3.75', 'hrs')).toEqual(['text', 'number', 'text']);
  });
});
