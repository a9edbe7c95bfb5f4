import { inflateSync } from 'node:zlib';

const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;

/**
 * A TrueType font out of its WOFF wrapping, as https://www.w3.org/TR/WOFF lays it out. Read as WOFF, the font's reader
 * inflates a table again for each glyph: seconds for a few words of a large font.
 */
export function unwrapWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const directory = Buffer.alloc(SFNT_HEADER + count * SFNT_ENTRY);
  const tables: Buffer[] = [];
  let offset = directory.length;
  const power = Math.floor(Math.log2(count));
  directory.writeUInt32BE(woff.readUInt32BE(4), 0);
  directory.writeUInt16BE(count, 4);
  directory.writeUInt16BE(2 ** power * SFNT_ENTRY, 6);
  directory.writeUInt16BE(power, 8);
  directory.writeUInt16BE((count - 2 ** power) * SFNT_ENTRY, 10);
  for (let i = 0; i < count; i++) {
    const from = WOFF_HEADER + i * WOFF_ENTRY;
    const to = SFNT_HEADER + i * SFNT_ENTRY;
    const table = tableAt(woff, from);
    woff.copy(directory, to, from, from + 4); // the tag
    woff.copy(directory, to + 4, from + 16, from + 20); // the checksum
    directory.writeUInt32BE(offset, to + 8);
    directory.writeUInt32BE(table.length, to + 12);
    const padding = Buffer.alloc(-table.length & 3);
    tables.push(table, padding);
    offset += table.length + padding.length;
  }
  return Buffer.concat([directory, ...tables]);
}

function tableAt(woff: Buffer, entry: number): Buffer {
  const [offset, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(entry + field)) as [
    number,
    number,
    number,
  ];
  const bytes = woff.subarray(offset, offset + packed);
  return packed < length ? inflateSync(bytes) : bytes;
}
