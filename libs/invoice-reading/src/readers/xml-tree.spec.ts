import { describe, expect, it } from '@jest/globals';
import iconv from 'iconv-lite';
import { Unreadable } from '../unreadable.js';
import { decodeXml, isXml } from './xml-text.js';
import { parseXml } from './xml-tree.js';

const tree = (xml: string | Buffer) => parseXml(decodeXml(Buffer.from(xml)));
const refusal = (xml: string | Buffer): string => {
  try {
    tree(xml);
  } catch (error) {
    if (error instanceof Unreadable) return error.message;
    throw error;
  }
  return 'none';
};

describe('The tree of an XML file', () => {
  it('has local names, text of all its parts, lines and attributes', () => {
    const root = tree('<a:x xmlns:a="urn:a" n="1">\n<a:y>1 &lt; <![CDATA[2 & 3]]></a:y></a:x>');
    expect([root.name, root.namespace, root.attribute('n')]).toEqual(['x', 'urn:a', '1']);
    expect(root.at('y')).toMatchObject({ text: '1 < 2 & 3', line: 2 });
    expect(root.at('y', 'z')).toBeNull();
    expect(root.at('other|y')?.line).toBe(2);
  });

  it.each([
    ['UTF-8', undefined],
    ['UTF-8', 'utf-8'],
    ['ISO-8859-1', 'latin1'],
    ['windows-1252', 'windows-1252'],
    ['UTF-16', 'utf-16'],
    ['UTF-16', 'utf-16be'],
  ])('is read in the encoding %s, written as %s', (declared, written = 'utf-8') => {
    const xml = `<?xml version="1.0" encoding="${declared}"?><n>Müller &amp; Söhne</n>`;
    const bytes = iconv.encode(xml, written, { addBOM: written.startsWith('utf-16') });
    expect(isXml(bytes)).toBe(true);
    expect(tree(bytes).text).toBe('Müller & Söhne');
  });

  it('may begin with a byte order mark', () => {
    expect(tree('\uFEFF<?xml version="1.0"?><n>é</n>').text).toBe('é');
  });

  it.each([
    ['entities that explode', '<!DOCTYPE n [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]><n>&b;</n>', /document type/],
    ['files from elsewhere', '<!DOCTYPE n [<!ENTITY x SYSTEM "file:///etc/passwd">]><n>&x;</n>', /document type/],
    ['an external document type', '<!DOCTYPE n SYSTEM "http://localhost/n.dtd"><n/>', /document type/],
    ['unknown entities', '<n>&nbsp;</n>', /damaged/],
    ['a cut end', '<n><m>1</m>', /damaged/],
    ['crossed elements', '<n><m></n></m>', /damaged/],
    ['prefixes of no namespace', '<a:n/>', /damaged/],
    ['deep nesting', '<n>'.repeat(100_000), /nested/],
    ['too many elements', `<n>${'<m/>'.repeat(300_001)}</n>`, /too many/],
    ['too much text', `<n>${' '.repeat(12_000_001)}</n>`, /too large/],
    [
      'bytes of another encoding',
      Buffer.from('<?xml version="1.0" encoding="UTF-8"?><n>M\xfcller</n>', 'latin1'),
      /encoding/,
    ],
    ['an encoding nobody knows', '<?xml version="1.0" encoding="klingon"?><n/>', /klingon/],
  ])('is refused with %s', (_what, xml, reason) => {
    expect(refusal(xml)).toMatch(reason);
  });

  it('is told from other text by how the file begins', () => {
    expect(
      ['<?xml version="1.0"?>', ' <a:Invoice xmlns:a="x">', '<!-- note --><n/>'].map((t) => isXml(Buffer.from(t))),
    ).toEqual([true, true, true]);
    expect(['a,<b>,c', '<5,10', '<!DOCTYPE html><html>', '< a'].map((t) => isXml(Buffer.from(t)))).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
});
