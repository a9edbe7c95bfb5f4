import { constants, deflateRawSync } from 'node:zlib';

const MEGABYTE = 1024 * 1024;
const CHUNK = 8;

/** A spreadsheet whose texts, or whose sheet, unpack to so many megabytes of blanks, from a file of a few. */
export function zipBomb(part: 'texts' | 'sheet', megabytes: number): Buffer {
  return packed(
    stored(`${SHEET}<row r="1"><c r="A1" t="s"><v>0</v></c></row>`, part === 'sheet' ? megabytes : 0, SHEET_END),
    stored('<sst><si><t>SKU</t></si>', part === 'texts' ? megabytes : 0, '</sst>'),
  );
}

/** A spreadsheet of one sheet, whatever its rows are: what no program would write. */
export const workbook = (rows: string, texts = '<sst/>'): Buffer =>
  packed(stored(SHEET + rows + SHEET_END), stored(texts));

const SHEET = '<worksheet><sheetData>';
const SHEET_END = '</sheetData></worksheet>';

function packed(sheet: Stored, texts: Stored): Buffer {
  const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const relationships = (...targets: [string, string][]): string =>
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${targets
      .map(([name, target], n) => `<Relationship Id="rId${n + 1}" Type="${type}/${name}" Target="${target}"/>`)
      .join('')}</Relationships>`;
  return zip([
    ['[Content_Types].xml', stored('<Types/>')],
    ['_rels/.rels', stored(relationships(['officeDocument', 'xl/workbook.xml']))],
    ['xl/workbook.xml', stored('<workbook><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>')],
    [
      'xl/_rels/workbook.xml.rels',
      stored(relationships(['worksheet', 'worksheets/sheet1.xml'], ['sharedStrings', 'sharedStrings.xml'])),
    ],
    ['xl/sharedStrings.xml', texts],
    ['xl/worksheets/sheet1.xml', sheet],
  ]);
}

interface Stored {
  packed: Buffer;
  bytes: number;
}

/** `head`, so many megabytes of blanks, `tail`: blocks of deflate may follow each other, and the same one many times. */
function stored(head: string, megabytes = 0, tail = ''): Stored {
  const flushed = (text: string | Buffer): Buffer => deflateRawSync(text, { finishFlush: constants.Z_FULL_FLUSH });
  const blanks = megabytes > 0 ? flushed(Buffer.alloc(CHUNK * MEGABYTE, ' ')) : Buffer.alloc(0);
  const repeats = megabytes / CHUNK;
  const packed = [flushed(head), ...Array.from({ length: repeats }, () => blanks), deflateRawSync(tail)];
  return { packed: Buffer.concat(packed), bytes: Buffer.byteLength(head) + megabytes * MEGABYTE + tail.length };
}

function zip(entries: [string, Stored][]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, { packed, bytes }] of entries) {
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(bytes, 18);
    facts.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), facts, Buffer.from(name), packed]);
    const end = Buffer.alloc(14);
    end.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), facts, end, Buffer.from(name));
    locals.push(local);
    offset += local.length;
  }
  const listed = Buffer.concat(directory);
  const last = Buffer.alloc(18);
  last.writeUInt16LE(entries.length, 4);
  last.writeUInt16LE(entries.length, 6);
  last.writeUInt32LE(listed.length, 8);
  last.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, listed, Buffer.from('PK\x05\x06', 'latin1'), last]);
}
