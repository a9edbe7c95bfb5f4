import { describe, expect, it } from '@jest/globals';
import { DomainError } from '#platform';
import { cleanText } from './clean-text.js';

describe('clean text', () => {
  it('trims text everywhere in a body', () => {
    expect(cleanText({ name: '  Bolt ', items: [{ notes: '\tsoft ' }], price: 3 })).toEqual({
      name: 'Bolt',
      items: [{ notes: 'soft' }],
      price: 3,
    });
  });

  it('takes away marks that turn the direction of text, and keeps those that letters need', () => {
    expect(cleanText({ text: 'invoice\u202egpj.exe', name: 'شركة\u200f می\u200cخواهم' })).toEqual({
      text: 'invoicegpj.exe',
      name: 'شركة\u200f می\u200cخواهم',
    });
  });

  it.each([
    ['admin\u200b', 'admin'],
    ['\ufeffad\u00admin\u2060', 'admin'],
    ['ad\u200dm\u200ein\u200f', 'admin'],
    ['bell\u0007 and\u0085 whistle\ttwo\nlines', 'bell and whistle\ttwo\nlines'],
    ['👩\u200d🔧 ❤\ufe0f', '👩\u200d🔧 ❤\ufe0f'],
  ])('takes away signs that nobody sees: %j', (text, clean) => {
    expect(cleanText({ text })).toEqual({ text: clean });
  });

  it.each(['\u200b', '\u200d\u200c', '\u3164', '\u2800 \u00a0', '\u034f\ufe0f'])(
    'of nothing visible is none: %j',
    (text) => {
      expect(cleanText({ text })).toEqual({ text: '' });
    },
  );

  it.each([
    ['Bra\u0301nd', 'Br\u00e1nd'],
    ['e\u200b\u0301tienne', '\u00e9tienne'],
    ['\u1112\u1161\u11ab', '\ud55c'],
  ])('writes the letters of %j in one way, so that one name is one text', (text, clean) => {
    expect(cleanText({ text })).toEqual({ text: clean });
  });

  it('keeps the blanks of passwords', () => {
    expect(cleanText({ confirmPassword: ' a b\u202e ' })).toEqual({ confirmPassword: ' a b\u202e ' });
  });

  it('refuses NUL with the field it stands in', () => {
    expect(() => cleanText({ name: 'a\0b' })).toThrow(DomainError);
  });

  it.each(['constructor', 'toString', 'hasOwnProperty', 'valueOf', '__defineGetter__'])(
    'refuses %s, which no class tells from its own fields, at any depth',
    (name) => {
      const body = JSON.parse(`{"items":[{"${name}":"x"}]}`) as unknown;
      expect(() => cleanText(body)).toThrow(`Unknown field: ${name}`);
    },
  );

  it('refuses absurd nesting', () => {
    let body: unknown = 'end';
    for (let i = 0; i < 20; i++) body = { body };
    expect(() => cleanText(body)).toThrow('The request is nested too deeply');
  });
});
