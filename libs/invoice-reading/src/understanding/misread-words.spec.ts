import { describe, expect, it } from '@jest/globals';
import type { Word } from '../page-model.js';
import { foldWord, withoutRules } from './misread-words.js';

const word = (text: string, confidence?: number): Word => ({
  text,
  page: 1,
  box: { x: 0, y: 0, width: 10, height: 10 },
  ...(confidence === undefined ? {} : { confidence }),
});

describe('foldWord', () => {
  it.each([
    ['Quantlty', 'quantity'],
    ['Descripton', 'description'],
    ['lnvoice', 'invoice'],
    ['Bezeichnunq', 'bezeichnung'],
    ['Qantité', 'quantite'],
    ['Rate', 'rate'],
    ['Date', 'date'],
    ['Bolt', 'bolt'],
  ])("a picture's %s is %s", (read, meant) => {
    expect(foldWord(word(read, 0.8))).toBe(meant);
  });

  it('believes the letters of a text layer', () => {
    expect(foldWord(word('Quantlty'))).toBe('quantlty');
  });
});

describe('withoutRules', () => {
  it('leaves out what was read from ruling lines', () => {
    const words = ['|', '12.50|', '[8318', '[FURN_7777]', '__', 'Bolt'].map((text) => word(text, 0.9));
    expect(withoutRules(words).map(({ text }) => text)).toEqual(['12.50', '8318', '[FURN_7777]', 'Bolt']);
  });

  it('leaves a text layer as it is', () => {
    expect(withoutRules([word('|')])).toHaveLength(1);
  });
});
