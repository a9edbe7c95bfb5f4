import { describe, expect, it } from '@jest/globals';
import { shownText } from './document-text';

const bytes = (text: string) => new TextEncoder().encode(text);

describe('the text of a document', () => {
  it('is shown line by line as it is', () => {
    expect(shownText(bytes('a,b\r\n1,2\n'))).toEqual({ lines: ['a,b', '1,2', ''], isOriginal: true });
  });

  it('is read in the encoding that XML declares', () => {
    const latin = '<?xml version="1.0" encoding="ISO-8859-1"?><n>Müller</n>';
    expect(shownText(Uint8Array.from(latin, (letter) => letter.charCodeAt(0))).lines[0]).toContain('Müller');
  });

  it('is indented where XML has no line breaks', () => {
    const long = 'x'.repeat(2000);
    expect(shownText(bytes(`<a><b n="1"><c>1</c><d/></b><e>${long}</e></a>`))).toEqual({
      lines: ['<a>', '  <b n="1">', '    <c>1</c>', '    <d/>', '  </b>', `  <e>${long}</e>`, '</a>'],
      isOriginal: false,
    });
  });
});
