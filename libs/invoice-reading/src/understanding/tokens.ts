import type { Decimal } from '../decimal.js';
import type { Check, ReadValue } from '../draft.js';
import { around, right, type Box, type Word } from '../page-model.js';
import { CURRENCY_ALONE, CURRENCY_CODES, CURRENCY_SIGNS, parseNumber, type DecimalMark } from './numbers.js';
import { type Cell, textOfWords } from './cells.js';

/** A printed number with the currency sign or percent sign that belongs to it. */
export interface NumberToken {
  kind: 'number';
  value: Decimal;
  percent: boolean;
  text: string;
  words: Word[];
  box: Box;
}

export interface TextToken {
  kind: 'text';
  text: string;
  words: Word[];
  box: Box;
}

export type Token = NumberToken | TextToken;

/** "-€ 12,50", "+£ 198.56": the sign stands with the currency. */
const SIGNED_CURRENCY = new RegExp(String.raw`^[-–−+]?(?:${CURRENCY_SIGNS}|${CURRENCY_CODES})$`);
const SIGN_ONLY = /^[-–−+]$/;
/** "(-)0.27". */
const ENCLOSED_SIGN = /^\(([-–−])\)(?=\d)/;
/** Groups of one number stand closer (in text heights) than two numbers do; what OCR finds is only as high as its figures. */
const GROUP_GAP = 0.4;
const SEEN_GROUP_GAP = 0.6;

/** The numbers of a cell. */
export const numberTokensIn = (cell: Cell, mark: DecimalMark): NumberToken[] =>
  tokensOf(cell, mark).filter((token) => token.kind === 'number');

/** A cell as numbers and the text between them. */
export function tokensOf(cell: Cell, mark: DecimalMark): Token[] {
  const tokens: Token[] = [];
  let between: Word[] = [];
  const endText = (): void => {
    if (between.length > 0) tokens.push(textToken(between));
    between = [];
  };
  for (let index = 0; index < cell.words.length;) {
    const number = numberAt(cell.words, index, mark);
    if (number) {
      endText();
      tokens.push(number);
    } else between.push(cell.words[index]!);
    index += number ? number.words.length : 1;
  }
  endText();
  return tokens;
}

/** Words as they follow each other; at least one. */
export const textToken = (words: Word[]): TextToken => ({
  kind: 'text',
  words,
  text: textOfWords(words),
  box: around(words.map(({ box }) => box)),
});

/** The longest run of words from `start` that is one number: "$ 1 234.50", "- 5,00 €", "10 %". */
function numberAt(words: Word[], start: number, mark: DecimalMark): NumberToken | null {
  let end = start;
  while (end - start < 2 && isPrefix(words[end]?.text)) end++;
  const first = words[end];
  if (!first || first.isCode || !/\d/.test(first.text)) return null;
  const base = groupedEnd(words, end, mark);
  for (const last of [base + 1, base]) {
    if (last > base && !isSuffix(words[last], words[base]!)) continue;
    const run = words.slice(start, last + 1);
    const percent = /%\*?\)?[:*.,;]*$/.test(run.at(-1)!.text) || /^\(?%\d/.test(run[0]!.text);
    const text = textOfWords(run)
      .replace(ENCLOSED_SIGN, '$1')
      .replace(/[,;:]$|(?<=[.,]\d\d)\.(?=$| )/, '')
      .replace(TAX_CLASS, '')
      .replace(PER_UNIT, '');
    const value = percent ? parseShare(shareIn(text), mark) : parseEither(text, mark);
    if (value) return { kind: 'number', value, percent, text, words: run, box: around(run.map(({ box }) => box)) };
  }
  return null;
}

/** "51.56T": set close behind an amount, a letter names the tax that it bears. */
const TAX_CLASS = /(?<=[.,]\d\d)[A-Z*]$/;

/** "4.80/box", "31,80 Kč/kg": the unit of a price, set close behind it; "HUF/EUR" is a rate. */
const PER_UNIT = /(?<=\d[.,]\d{2,4}|[^\s\d/]{1,4})\/(?!\p{Lu}{3}(?!\p{L}))\p{L}{1,10}[²³]?\.?$/u;

/** "(20 %)" is no negative number, and "VAT 20%:", "Tax (8%)*", "Tax (8%*)" and "… with VAT at 20%." have a rate. */
const shareIn = (text: string): string =>
  text
    .replace(/[:*.,;]+$/, '')
    .replace(/^\((.*)\)$/, '$1')
    .replace(/^%/, '')
    .replace(/\s*%\*?\)?$/, '');

/** A lone 12.50 among 12,50s can mean nothing else: groups have three digits. */
const parseEither = (text: string, mark: DecimalMark): Decimal | null =>
  parseNumber(text, mark) ??
  (/^\D*\d{1,9}[.,]\d{1,2}\D*$/.test(text) ? parseNumber(text, mark === ',' ? '.' : ',') : null);

/** "20.000 %" among 12,50s: nobody takes twenty thousand of a hundred. */
const parseShare = (text: string, mark: DecimalMark): Decimal | null =>
  parseEither(text, /^\D*\d{1,2}\.\d{3}$/.test(text) ? '.' : /^\D*\d{1,2},\d{3}$/.test(text) ? ',' : mark);

const isPrefix = (text: string | undefined): boolean =>
  text !== undefined &&
  text.length <= LONGEST_SIGN &&
  (SIGNED_CURRENCY.test(text) || SIGN_ONLY.test(text) || text === RAND);
/** A letter like others, unless an amount follows: only what is read with it tells. */
const RAND = 'R';

/** "CAD$", "-EUR". */
const LONGEST_SIGN = 4;

const isSuffix = (word: Word | undefined, before: Word): word is Word =>
  word !== undefined &&
  (/^%\)?[:*,;]*$/.test(word.text) || CURRENCY_ALONE.test(word.text.replace(/\)$/, '').replace(PER_UNIT, ''))) &&
  word.box.x - right(before.box) < before.box.height;

/** Where a number that is grouped by spaces ends: "12 345,67" is two words. */
function groupedEnd(words: Word[], start: number, mark: DecimalMark): number {
  if (!/^[-–−(]?[$€£¥R]?\d{1,3}$/.test(words[start]!.text)) return start;
  // The sign may stand behind it, and a sentence may end there.
  const group = mark === '.' ? /^\d{3}(?:\.\d+)?[-–−]?[€%)]?[.,;:]?$/ : /^\d{3}(?:,\d+)?[-–−]?[€%)]?[.,;:]?$/;
  let end = start;
  while (words[end + 1] && group.test(words[end + 1]!.text) && isClose(words[end]!, words[end + 1]!)) {
    end++;
    if (!/^\d{3}$/.test(words[end]!.text)) break;
  }
  return end;
}

/** Closer than the letters of a line, or as close as a typewriter sets all its words. */
function isClose(word: Word, next: Word): boolean {
  const gap = next.box.x - right(word.box);
  const letter = next.box.width / next.text.length;
  const isTyped =
    letter > TYPED * next.box.height && Math.abs(word.box.width / word.text.length - letter) < letter / 20;
  const widest = word.confidence === undefined ? GROUP_GAP : SEEN_GROUP_GAP;
  return gap < word.box.height * widest || (isTyped && gap < 1.1 * letter);
}
/** A point is as wide as a digit there: in text heights. */
const TYPED = 0.45;

/** How sure what is read of a line is, until it is proved. */
const READ = 0.7;

/** A printed number as a value that was read, not yet proved. */
export function readNumber(token: NumberToken): ReadValue<Decimal> {
  return {
    value: token.value,
    text: token.text,
    source: { page: token.words[0]!.page, box: token.box },
    confidence: READ,
  };
}

/** Printed words, or a number taken as a code, as one value; at least one token. */
export function readText(tokens: Token[], checks?: Check[]): ReadValue<string> {
  const text = tokens.map((token) => token.text).join(' ');
  const source = { page: tokens[0]!.words[0]!.page, box: around(tokens.map(({ box }) => box)) };
  return { value: text, text, source, confidence: READ, ...(checks && { checks }) };
}
