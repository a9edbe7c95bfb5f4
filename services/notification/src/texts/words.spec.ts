import { describe, expect, it } from '@jest/globals';
import { quoted, sentence } from './words.js';

describe('a sentence', () => {
  it('has figures that can be read', () => {
    expect(sentence`${1_234_567} of ${'Bolt 2000'} left; the threshold is ${500}.`).toBe(
      '1,234,567 of Bolt 2000 left; the threshold is 500.',
    );
  });

  it('isolates names that are written from right to left, and no others', () => {
    expect(sentence`${'שלום בע״מ'} ordered from ${'Acme'} for ${7}.`).toBe(
      '\u2068שלום בע״מ\u2069 ordered from Acme for 7.',
    );
    expect(sentence`${'شركة الأمل'} sent order ${'PO-1'}.`).toBe('\u2068شركة الأمل\u2069 sent order PO-1.');
    expect(sentence`${'Łódź & 東京'} declined.`).toBe('Łódź & 東京 declined.');
  });

  it('isolates what is quoted within its marks, once', () => {
    const told = sentence`${'Acme'} declined${quoted('מאוחר מדי.')}`;
    expect(told).toBe('Acme declined: “\u2068מאוחר מדי\u2069”.');
  });
});
