import { areDates, isSize, isTradeNumber } from './item-codes.js';
import { areDifferent, withoutOthers } from './labelled-codes.js';

export interface Bracketed {
  name: string;
  code: string;
}

/**
 * The codes that end nearly all descriptions in brackets, another on each, with the names before them; null where a description has none.
 * Round brackets hold much else: there they begin with letters.
 */
export function codesInBrackets(texts: string[]): (Bracketed | null)[] | null {
  const found = texts.map((text) => {
    const last = lastInBrackets(text);
    const isCode = last && (CODE[text.at(-1)!]?.test(last.code) ?? false) && !isOther(last.code, text);
    return isCode ? last : null;
  });
  const codes = found.map((one) => one?.code ?? null);
  const some = codes.filter((code) => code !== null);
  const areSeries = some.filter((code) => /\d/.test(code)).length * 2 > some.length && !areDates(some);
  return areSeries && areDifferent(codes, texts.length) ? found : null;
}

/** "Hard hat, white (HH-V2W)", "Buty S3 [BW-1020]": the last word of a description, where it stands in brackets behind others. */
export function lastInBrackets(text: string): Bracketed | null {
  const at = text.lastIndexOf(' ');
  const code = /^(?:\[(.+)\]|\((.+)\))$/.exec(text.slice(at + 1));
  const name = text.slice(0, Math.max(0, at));
  return code && /\p{L}{2}/u.test(name) ? { name, code: (code[1] ?? code[2])! } : null;
}

/** "NS-4410", "RS-BIB", "BW771", by the bracket behind them. */
const CODE: Partial<Record<string, RegExp>> = {
  ']': /^(?=.{4})(?:[\p{Lu}\d]+(?:[-._][\p{Lu}\d]+)+|\p{Lu}{1,4}\d{3,}\p{Lu}{0,2}|\d{5,7})$/u,
  ')': /^(?=.{4})\p{Lu}(?:[\p{Lu}\d]*(?:[-._][\p{Lu}\d]+)+|\p{Lu}{0,3}\d{3,}\p{Lu}{0,2})$/u,
};
const isOther = (code: string, text: string): boolean =>
  isSize(code) || isTradeNumber(code) || NORM.test(code) || !withoutOthers(text).includes(code);
/** Norms, classes, colours and sizes that goods of many sellers have. */
export const NORM = /^(?:EN|DIN|ISO|IEC|ASTM|ANSI|BS|UNI|NF|PN|IP|RAL|NCS|EU|UK|US|DN|UN|CAT|LOT)-?\d/;
