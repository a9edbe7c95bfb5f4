import { describe, expect, it } from '@jest/globals';
import { detectKind, kindOfExtension } from './detect-type.js';

describe('detectKind', () => {
  it.each([
    ['a PDF', '%PDF-1.7\n...', 'pdf'],
    ['a PDF after some rubbish', '\r\n\r\n%PDF-1.4\n...', 'pdf'],
    ['a PNG', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01\0\0\0\x01\x08\0\0\0\0', 'png'],
    ['a JPEG', '\xff\xd8\xff\xe0\0\x10JFIF\0', 'jpeg'],
    ['a GIF', 'GIF89a\x01\0\x01\0', 'gif'],
    ['a WEBP', 'RIFF\x10\0\0\0WEBPVP8 ', 'webp'],
    ['text', 'a,b\n1,2\n', 'csv'],
    ['a program', '\x7fELF\x02\x01\x01\0\0\0\0\0', null],
    ['a ZIP', 'PK\x03\x04\x14\0\0\0\0\0', null],
    ['XML', '<?xml version="1.0"?><Invoice/>', 'xml'],
    ['XML without its prolog', '<Invoice xmlns="urn:x">', 'xml'],
    ['binary rubbish', 'abc\0\x01\x02', null],
    ['nothing', '', 'empty'],
  ])('goes by content: %s', async (_what, content, kind) => {
    expect(await detectKind(Buffer.from(content, 'latin1'))).toBe(kind);
  });
});

describe('kindOfExtension', () => {
  it('takes endings with or without dot, in any case', () => {
    const endings = ['pdf', '.PDF', 'JPG', 'jpeg', '.csv', 'tsv', 'XML'];
    expect(endings.map(kindOfExtension)).toEqual(['pdf', 'pdf', 'jpeg', 'jpeg', 'csv', 'csv', 'xml']);
    expect(['exe', '', 'pdf.exe', 'svg'].map(kindOfExtension)).toEqual([null, null, null, null]);
  });
});
