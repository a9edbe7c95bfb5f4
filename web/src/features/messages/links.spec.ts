import { describe, expect, it } from '@jest/globals';
import { piecesOf } from './links';

const links = (text: string) => piecesOf(text).flatMap(({ href }) => href ?? []);

describe('addresses in a message', () => {
  it('are links, and the text around them stays as it is', () => {
    expect(piecesOf('See https://example.com/a?b=1, then http://example.org.')).toEqual([
      { text: 'See ' },
      { text: 'https://example.com/a?b=1', href: 'https://example.com/a?b=1' },
      { text: ', then ' },
      { text: 'http://example.org', href: 'http://example.org/' },
      { text: '.' },
    ]);
  });

  it('may hold brackets of their own', () => {
    expect(links('(https://example.com/a_(b))')).toEqual(['https://example.com/a_(b)']);
    expect(links('(see https://example.com/a)')).toEqual(['https://example.com/a']);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'ftp://example.com',
    '//example.com',
    'example.com',
    'https://',
    'https://[',
  ])('%s is no link', (text) => {
    expect(links(text)).toEqual([]);
    expect(
      piecesOf(text)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
  });

  it('lose nothing of the text, whatever it is', () => {
    const text = '<b>https://a.example</b> "https://b.example" https://c.example/…\nhttps://d.example';
    expect(
      piecesOf(text)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
    expect(links(text)).toEqual([
      'https://a.example/',
      'https://b.example/',
      new URL('https://c.example/…').href,
      'https://d.example/',
    ]);
  });
});
