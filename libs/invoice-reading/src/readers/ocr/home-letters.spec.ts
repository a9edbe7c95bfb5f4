import { describe, expect, it } from '@jest/globals';
import type { Word } from '../../page-model.js';
import { homeLanguage } from './home-language.js';
import { unsurePlaces, withHomeLetters } from './home-letters.js';

const word = (text: string, x: number, confidence: number, y = 100): Word => ({
  ...{ text, page: 1, confidence },
  box: { x, y, width: 7 * text.length, height: 10 },
});

describe('The language of a paper', () => {
  it('is that of most accounts, tax numbers, e-mail and web addresses', () => {
    expect(homeLanguage(['DK12345678', 'faktura@norgaard.dk', 'www.kunde.de'])).toBe('dan');
    expect(homeLanguage(['sales@northgate.co.uk', 'www.norgaard.dk', 'GB29NWBK60161331926819'])).toBeNull();
    expect(homeLanguage(['Invoice', 'orders@northgate.com'])).toBeNull();
  });
});

describe('Letters that the English model has not learned', () => {
  const words = [word('Norgaard', 40, 0.6), word('ApS', 100, 0.96), word('Industrivej', 300, 0.95)];

  it('are looked for with their neighbours, where the reading is not sure', () => {
    expect(unsurePlaces(words)).toEqual([{ x: 40, y: 100, width: 81, height: 10 }]);
    expect(unsurePlaces([word('20417-1', 40, 0.6), word('ApS', 100, 0.96)])).toEqual([]);
    expect(unsurePlaces([word('1€O:', 40, 0.4)])).toHaveLength(1);
    expect(unsurePlaces([word('11€', 40, 0.4), word('€', 140, 0.4)])).toEqual([]);
  });

  it('are those of the same word elsewhere, however sure that seemed', () => {
    const twice = [...words, word('Norgaard', 40, 0.95, 700), word('Norgaards', 140, 0.95, 700)];
    const read = withHomeLetters(twice, unsurePlaces(twice), [[word('Nørgaard', 40, 0.55)]]);
    expect(read.map(({ text }) => text)).toEqual(['Nørgaard', 'ApS', 'Industrivej', 'Nørgaard', 'Norgaards']);
  });

  it('are those of the language where its model is surer of the same word', () => {
    const again = (...readings: Word[]) => withHomeLetters(words, unsurePlaces(words), [readings]);
    const textsOf = (all: Word[]) => all.map(({ text }) => text);
    const [name, form] = [word('Nørgaard', 40, 0.93), word('ÅpS', 100, 0.99)];
    expect(textsOf(again(name, form))).toEqual(['Nørgaard', 'ApS', 'Industrivej']);
    expect(again(name)[0]!.confidence).toBe(0.93);
    expect(textsOf(again(word('Nørgaard', 40, 0.4)))).toEqual(['Norgaard', 'ApS', 'Industrivej']);
    expect(textsOf(again(word('Nørgaard', 140, 0.93)))).toEqual(['Norgaard', 'ApS', 'Industrivej']);
    expect(textsOf(again())).toEqual(['Norgaard', 'ApS', 'Industrivej']);
  });
});
