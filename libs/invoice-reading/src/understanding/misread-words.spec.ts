import { describe, expect, it } from '@jest/globals';
import type { Word } from '../page-model.js';
import { foldWord, foldWords, withoutRules, withWordsMended } from './misread-words.js';
import * as chargeWords from './words/charge-words.js';
import * as discountWords from './words/discount-words.js';
import * as partyWords from './words/party-words.js';
import * as paymentWords from './words/payment-words.js';
import * as netWords from './words/net-words.js';
import * as sumWords from './words/sum-words.js';
import * as taxWords from './words/tax-words.js';

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
    ['llosé', 'ilosc'],
    ['zaptaty', 'zaplaty'],
    ['Totai', 'total'],
    ['Rate', 'rate'],
    ['Date', 'date'],
    ['Bolt', 'bolt'],
  ])("a picture's %s is %s", (read, meant) => {
    expect(foldWord(word(read, 0.8))).toBe(meant);
  });

  it('of words that follow each other, each', () => {
    expect(foldWords(['Pr.', 'Unitéario:'].map((text) => word(text, 0.8)))).toBe('pr unitario');
    expect(foldWords(['Pr.', 'Unitéario:'].map((text) => word(text)))).toBe('pr uniteario');
  });

  it('believes the letters of a text layer', () => {
    expect(foldWord(word('Quantlty'))).toBe('quantlty');
  });

  // Of what stands in a pattern: longer than a stem, which has an ending behind it.
  it('takes no word that headings and labels are known by for another', () => {
    const sources = Object.values({
      ...partyWords,
      ...netWords,
      ...sumWords,
      ...taxWords,
      ...chargeWords,
      ...discountWords,
      ...paymentWords,
    })
      .filter((value): value is RegExp => value instanceof RegExp)
      .map(({ source }) => source);
    const words = new Set(
      sources.flatMap((source) => source.match(/(?<![a-z\\\])?*])[a-z]{6,}(?![a-z?*([\\])/g) ?? []),
    );
    expect(words.size).toBeGreaterThan(400);
    expect([...words].filter((known) => foldWord(word(known, 0.8)) !== known)).toEqual([]);
  });
});

describe('withoutRules', () => {
  it('leaves out what was read from ruling lines', () => {
    const words = ['|', '12.50|', '[8318', '[FURN_7777]', '__', 'Bolt'].map((text) => word(text, 0.9));
    expect(withoutRules(words).map(({ text }) => text)).toEqual(['12.50', '8318', '[FURN_7777]', 'Bolt']);
  });

  it('leaves the sign between two figures, unless it was hardly read', () => {
    const read = (sure: number) => withoutRules([word('2', 0.9), word('=', sure), word('6,78', 0.9)]).length;
    expect([read(0.95), read(0.6)]).toEqual([3, 2]);
  });

  it('leaves out the stroke that parts two fields, which was hardly read', () => {
    const at = (text: string, x: number, confidence = 0.9): Word => ({
      ...word(text, confidence),
      box: { x, y: 0, width: text.length === 1 ? 2 : 20, height: 10 },
    });
    const read = (stroke: Word) => withoutRules([at('DE242163999', 0), at('Steuernummer:', 29), stroke]).length;
    expect([read(at('I', 24, 0.56)), read(at('I', 24, 0.9)), read(at('I', 90, 0.56))]).toEqual([2, 3, 3]);
  });

  it('leaves a text layer as it is', () => {
    expect(withoutRules([word('|')])).toHaveLength(1);
  });
});

describe('withWordsMended', () => {
  const read = (text: string, confidence?: number): string =>
    withWordsMended(text.split(' ').map((one) => word(one, confidence)))
      .map(({ text: mended }) => mended)
      .join(' ');

  it.each([
    ['Northgate Sp. z 0.0.', 'Northgate Sp. z o.o.'],
    ['Northgate s.r.0.', 'Northgate s.r.o.'],
    ['Filter 0.0.', 'Filter 0.0.'],
    ['Montefalco S.rl', 'Montefalco S.r.l.'],
    ['Montefalco Sp.A.', 'Montefalco S.p.A.'],
    ['Terme SPA', 'Terme SPA'],
    ['Somes S.R.L.', 'Somes S.R.L.'],
    ['Goethestrafe 137', 'Goethestraße 137'],
    ['RingstraBe 4', 'Ringstraße 4'],
    ['SchillerstralRe 3', 'Schillerstraße 3'],
    ['Lange Vertragsstrafe', 'Lange Vertragsstrafe'],
    ['Alimentacién Norte', 'Alimentación Norte'],
    ['recién', 'recién'],
    ['30, Juni 2024', '30. Juni 2024'],
    ['30, Juni', '30, Juni'],
    ['Unit 30, Park 2024', 'Unit 30, Park 2024'],
    ['33,32¢€', '33,32€'],
    ['LV.A. 21', 'I.V.A. 21'],
    ['LVA 21', 'LVA 21'],
  ])("a picture's %s is %s", (seen, meant) => {
    expect(read(seen, 0.8)).toBe(meant);
  });

  it('believes the letters of a text layer', () => {
    expect(read('Northgate Sp. z 0.0.')).toBe('Northgate Sp. z 0.0.');
  });
});
