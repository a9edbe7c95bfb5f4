/** What a text is looked for by: as it is, for LIKE, or in all its spellings, as a regular expression. Indexes of trigrams serve both. */
export interface Spelling {
  isPlain: boolean;
  pattern: string;
}

/**
 * Codes and sizes are spelt in several ways: "HFM630", "HFM-630" and "HFM 630", "24V" and "24 V", "hx bolt" and "HX-bolt" are the
 * same. Between two digits every sign counts: 3.5 is not 35.
 */
export function spellingOf(text: string): Spelling {
  const pieces = text.split(BREAK);
  const isPlain =
    pieces.length === 1 || pieces.length > MOST_PIECES || text.replace(NO_SIGNS, '').length < FEWEST_SIGNS;
  return isPlain
    ? { isPlain: true, pattern: `%${likeLiteral(text)}%` }
    : { isPlain: false, pattern: pieces.map(regularLiteral).join('[-_./ ]*') };
}

/** Where a separator may stand or not: between letters, or a letter and a digit. */
const BREAK =
  /(?<=\p{L})[-_./\s]+(?=[\p{L}\p{N}])|(?<=\p{N})[-_./\s]+(?=\p{L})|(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/u;

/** Of more, the index of trigrams meets too many rows: "a1b2c3d4" is looked for as it is. */
const MOST_PIECES = 3;
/** Of fewer, it has none: every row is compared, and with a regular expression that takes three times as long. */
const FEWEST_SIGNS = 3;
const NO_SIGNS = /[^\p{L}\p{N}]/gu;

/** Makes `%`, `_` and `\` mean themselves in LIKE. */
export function likeLiteral(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

/** Makes every sign mean itself in a regular expression. */
function regularLiteral(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
