const END = 0x06054b50;
const ENTRY = 0x02014b50;
const END_BYTES = 22;
const LONGEST_COMMENT = 65_535;

/**
 * No table is packed to less than a hundredth: rows differ by their numbers at least. What is packed further makes a reader
 * search megabytes for the end of something.
 */
const MOST_RATIO = 100;
/** Below that, nothing is lost by it. */
const SMALL = 1024 * 1024;

/**
 * How many bytes a ZIP file says that it unpacks to, by its directory, and whether a part of it is packed as only a bomb is;
 * 0 where it has none that can be read. A reader that holds each entry to what it says needs no more to be safe.
 */
export function unpacking(bytes: Uint8Array): { size: number; isBomb: boolean } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const told = { size: 0, isBomb: false };
  const end = endOf(view);
  if (end === undefined) return told;
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== ENTRY) break;
    const size = view.getUint32(at + 24, true);
    told.size += size;
    if (size > SMALL && size > MOST_RATIO * view.getUint32(at + 20, true)) told.isBomb = true;
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return told;
}

function endOf(view: DataView): number | undefined {
  const first = Math.max(0, view.byteLength - END_BYTES - LONGEST_COMMENT);
  for (let at = view.byteLength - END_BYTES; at >= first; at--) if (view.getUint32(at, true) === END) return at;
  return undefined;
}
