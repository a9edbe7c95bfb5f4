/** Enough of a file to compare with. */
const SHOWN = 100_000;
/** No person writes longer lines: a program left the line breaks out. */
const LONG_LINE = 2000;

export interface ShownText {
  lines: string[];
  /** False where line breaks were put in that the file does not have. */
  isOriginal: boolean;
}

/** A text file as lines to show, whatever its encoding; XML without line breaks is indented. */
export function shownText(bytes: Uint8Array): ShownText {
  const text = decode(bytes).slice(0, SHOWN);
  const lines = text.split(/\r\n|\r|\n/);
  if (!/^\s*</.test(text) || lines.every(({ length }) => length <= LONG_LINE)) return { lines, isOriginal: true };
  return { lines: indented(text), isOriginal: false };
}

function decode(bytes: Uint8Array): string {
  return new TextDecoder(utf16Of(bytes) ?? declaredOf(bytes) ?? 'utf-8').decode(bytes);
}

function utf16Of([first, second]: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}

/** The encoding that XML declares; what the browser does not know is shown as UTF-8. */
function declaredOf(bytes: Uint8Array): string | undefined {
  const prolog = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const declared = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([\w.-]+)["']/.exec(prolog)?.[1];
  return declared && /^(?:iso-8859-\d+|windows-125\d)$/i.test(declared) ? declared : undefined;
}

/** One element or value a line, indented by depth. */
function indented(xml: string): string[] {
  let depth = 0;
  return xml
    .replace(/>\s*</g, '>\n<')
    .split('\n')
    .map((line) => {
      if (/^<\//.test(line)) depth--;
      const shown = '  '.repeat(Math.max(0, depth)) + line;
      if (/^<[^/?!][^>]*[^/>]?>[^<]*$/.test(line) && !/\/>$/.test(line)) depth++;
      return shown;
    });
}
