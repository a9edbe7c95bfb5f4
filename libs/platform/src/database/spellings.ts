/** What a text is looked for by: as it is, for LIKE, or in all its spellings, as a regular expression. Indexes of trigrams serve both. */
export interface Spelling {
  isPlain: boolean;
  pattern: string;
  /** How else it may stand: like this, for LIKE, and then just so, as a regular expression. */
  apart?: { like: string; exact: string };
  /** A long number that is in all of its spellings, for LIKE: so few rows have it that all else is looked for in these. */
  number?: string;
}

/**
 * Codes and sizes are spelt in several ways: "HFM630", "HFM-630" and "HFM 630", "24V" and "24 V", "hx bolt" and "HX-bolt" are the
 * same. Between two digits every sign counts: 3.5 is not 35.
 */
export function spellingOf(text: string): Spelling {
  return oneLetter(text) ?? smallestCode(text) ?? spellingOfAny(text);
}

/** Every text has an "e" somewhere: what is meant is the "Shelf E". */
function oneLetter(text: string): Spelling | undefined {
  return /^\p{Script=Latin}$/u.test(text) ? { isPlain: false, pattern: `(^|\\W)${text}` } : undefined;
}

/**
 * A letter and a digit, such as M8: no index serves so short a text, and to compare every row with a regular expression takes
 * three times as long. What is not written in one is looked for by a sign between the two, and only then looked at: "M 8", but
 * not the "mm 8" of a length.
 */
function smallestCode(text: string): Spelling | undefined {
  const [, first, second] = /^(\p{L})[-_./]?(\p{N})$/u.exec(text) ?? /^(\p{N})[-_./]?(\p{L})$/u.exec(text) ?? [];
  if (!first || !second) return undefined;
  const exact = `${first}[-_./]${second}|(^|\\W)${first} ${second}`;
  return { isPlain: true, pattern: `%${first}${second}%`, apart: { like: `%${first}_${second}%`, exact } };
}

function spellingOfAny(text: string): Spelling {
  const sides = text.split(TIMES).map((side) => side.split(BREAK));
  const breaks = sides.reduce((sum, pieces) => sum + pieces.length - 1, 0);
  const isWhole = breaks === 0 || breaks > MOST_BREAKS || text.replace(NO_SIGNS, '').length < FEWEST_SIGNS;
  if (isWhole && sides.length === 1) return { isPlain: true, pattern: `%${likeLiteral(text)}%` };
  const spelt = isWhole
    ? text.split(TIMES).map(regularLiteral)
    : sides.map((pieces) => pieces.map(regularLiteral).join('[-_./ ]*'));
  const number = isWhole ? undefined : sides.flat().flatMap(numbersIn).find(isRare);
  return { isPlain: false, pattern: spelt.join(' ?[x×*] ?'), ...(number && { number: `%${number}%` }) };
}

function numbersIn(text: string): string[] {
  return text.match(/[0-9]+/g) ?? [];
}

/**
 * Every code of a catalogue may begin with "SKU-": an index of trigrams reads the list of all that do, to find the few that
 * have the number as well. Most numbers of six digits have four different trigrams, those that are mostly zeros fewer.
 */
function isRare(number: string): boolean {
  const trigrams = Array.from({ length: Math.max(0, number.length - 2) }, (_, at) => number.slice(at, at + 3));
  return new Set(trigrams).size >= RARE_TRIGRAMS;
}

/** What a measure is multiplied by: "M8x40", "M8 x 40" and "M8×40" are the same. */
export const TIMES = /(?<=\p{N})\s*[x×*]\s*(?=\p{N})/giu;

/** Where a separator may stand or not: between letters, or a letter and a digit. */
const BREAK =
  /(?<=\p{L})[-_./\s]+(?=[\p{L}\p{N}])|(?<=\p{N})[-_./\s]+(?=\p{L})|(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/u;

/** With more, the index of trigrams meets too many rows: "a1b2c3d4" is looked for as it is. */
const MOST_BREAKS = 2;
/** Of fewer, it has none: every row is compared, and with a regular expression that takes three times as long. */
const FEWEST_SIGNS = 3;
const RARE_TRIGRAMS = 4;
const NO_SIGNS = /[^\p{L}\p{N}]/gu;

/** Makes `%`, `_` and `\` mean themselves in LIKE. */
export function likeLiteral(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

/** Makes every sign mean itself in a regular expression. */
function regularLiteral(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
