import iconv from 'iconv-lite';

const UTF16_SAMPLE = 2000;

/**
 * The text of a file that does not say how it is encoded: by its byte order mark; else UTF-8 if it is that; else UTF-16
 * if every other byte is 0, as in western text; else Windows-1252, which explains any byte.
 */
export function decodeText(bytes: Uint8Array): string {
  // Of Windows-1252, Node's own decoder knows in some versions no more than Latin-1: without “€” and curly quotes.
  return iconv.decode(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), encodingOf(bytes));
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (isMostlyZero(bytes, 1)) return 'utf-16le';
  if (isMostlyZero(bytes, 0)) return 'utf-16be';
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}

/** Of the even (0) or odd (1) bytes at the beginning. */
function isMostlyZero(bytes: Uint8Array, parity: 0 | 1): boolean {
  const sample = bytes.subarray(0, UTF16_SAMPLE);
  const zeros = sample.filter((byte, n) => byte === 0 && n % 2 === parity).length;
  return zeros * 4 > sample.length;
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
