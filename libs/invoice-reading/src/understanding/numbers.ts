import { Decimal } from '../decimal.js';

/** Which sign separates the decimals in one document; the other one, a space or an apostrophe groups thousands. */
export type DecimalMark = '.' | ',';

/**
 * The currencies that amounts are printed with, by code (ISO 4217), the commonest first. Those that are words of goods as well
 * ("GEL", "TOP", "CUP", "ALL", "PEN", "LAK", "MOP", "SOS", the gauge "AWG" of wires) are left out.
 */
export const CURRENCY_CODES = [
  'USD|EUR|GBP|CAD|AUD|JPY|CHF|INR|NZD|SGD|HKD|SEK|NOK|DKK|PLN|CZK|HUF|RON|BGN|TRY|MXN|BRL|ARS|CLP|COP|ZAR|AED|SAR|ILS',
  'THB|MYR|IDR|PHP|TWD|KRW|CNY|AFN|AMD|AOA|AZN|BAM|BBD|BDT|BHD|BIF|BMD|BND|BOB|BSD|BTN|BWP|BYN|BZD|CDF|CRC|CVE|DJF',
  // Of a protected origin is "Prosciutto DOP 24 mesi".
  'DOP(?! (?:\\d+ )?[a-zà-ÿ])|DZD|EGP|ERN|ETB|FJD|GHS|GMD|GNF|GTQ|GYD|HNL|HTG|IQD|IRR|ISK|JMD|JOD|KES|KGS|KHR|KMF|KWD|KYD|KZT|LBP|LKR|LRD|LSL',
  'LYD|MAD|MDL|MGA|MKD|MMK|MNT|MRU|MUR|MVR|MWK|MZN|NAD|NGN|NIO|NPR|OMR|PAB|PGK|PKR|PYG|QAR|RSD|RUB|RWF|SBD|SCR|SDG|SRD',
  'SSP|SYP|SZL|TJS|TMT|TND|TTD|TZS|UAH|UGX|UYU|UZS|VES|VND|VUV|WST|XAF|XCD|XOF|XPF|YER|ZMW',
].join('|');
/** What stands for a currency beside its amounts; in "HX2 9TL" and "RM18 7EB" it is of a postcode, in "LEI010" of a code. */
export const CURRENCY_SIGNS = [
  String.raw`R(?= ?\d[\d ,.]*[.,]\d\d$)|[A-Z]{1,3}\$|[$€£¥₹₦₱₫฿₪₴₽₸₾₼₡₲₵₺]|Rs\.?|[Kk]r\.?|S/\.?(?! ?[A-Za-z]|\d{4,}(?![\d.]))`,
  String.raw`zł|Kč|Kz|грн\.?|(?<![A-Z]{1,2}\d[A-Z\d]? \d)TL(?!\d+(?!\d|[.,]\d))|[Ll]ei|LEI(?!0\d)|Ft|лв\.?|(?:RM(?!\d{1,2} \d[A-Z]{2}(?![A-Z\d]))|KSh|Ksh|Rp\.?|Dhs?\.?|SFr\.?)(?= ?\d|$)|BD(?= ?\d[\d,]*\.\d{3}(?!\d))`,
  // "Fr. 12.03.2026" is a Friday; "Preis (Fr.)" is none.
  String.raw`Fr\.(?= ?-?\d[\d'’]*\.\d\d(?![.\d]))|(?<=\()Fr\.(?=\))`,
  // "CENA (ZŁ)", in headings of capitals; "(FT)" may be feet.
  String.raw`(?<=\()(?:ZŁ|KČ|KR\.?|ЛВ\.?)(?=\))|(?<=[ÁÉÓÖŐÜŰ].*\()FT(?=\))`,
].join('|');
const CURRENCY = String.raw`(?:${CURRENCY_SIGNS}|${CURRENCY_CODES})`;
/** A code or a sign, and nothing else. */
export const CURRENCY_ALONE = new RegExp(`^${CURRENCY}$`);
const DIGITS = String.raw`\d[\d.,'’\u00a0\u202f ]*`;
/** "EUR (76,50)", "(76,50) EUR" and "(EUR 76,50)". */
const NUMBER = new RegExp(
  String.raw`^(?:${CURRENCY} ?(?=\())?(?<open>\()?(?<sign>[-–−+])?\s*(?:${CURRENCY})?\s*(?<sign2>[-–−+])?\s*(?<digits>${DIGITS})(?<trailing>[-–−])?\s*(?<close>\))?\s*(?:${CURRENCY})?(?<close2>\))?$`,
);

/**
 * What makes letters those of a code or of a pallet, set close behind them: "TL-7192", "TRY-L", "MNT-ASC-01", "EUR-Palette". What is taken off
 * has cents or air: "TL-71,92", "TL -71".
 */
export const CODE_GOES_ON = String.raw`(?:[-/]\d+(?![\d.,]*\d)|-\p{Lu}{1,2}(?!\p{L})|(?:-\p{Lu}+)+-\d|\. ?[Nn][Oo][.:]|[- ][Pp]al(?:l?[ae]t|ad|og|l(?!\p{L}))\p{L}*)`;
/** "Palette EUR", "Seria ARS nr. 0000912"; "| CRC Guimarães |" is a register with its town. */
export const NO_CURRENCY_BEFORE = String.raw`(?<![Pp]al(?:l?[ae]t|ad|og)\p{L}{0,4} |(?<!\p{L})[Ss]eri[ae]s?:? )(?<![|·•] ?(?=[A-Z]{3} \p{Lu}\p{Ll}+ ?(?:[|·•]|$)))`;
const CODE = new RegExp(String.raw`^\p{Lu}+${CODE_GOES_ON}`, 'u');

/** The digits and sign of a printed amount or count, without its currency; null when it is not a number. */
function digitsOf(text: string): { digits: string; negative: boolean } | null {
  const plain = PLAIN_NUMBER.exec(text)?.[1];
  if (plain) return { digits: plain, negative: false };
  // Most words have no digit, and need not be tried against all that a number may look like.
  const groups = /\d/.test(text) ? NUMBER.exec(text.trim())?.groups : undefined;
  if (!groups || CODE.test(text)) return null;
  const minus = [groups.sign, groups.sign2, groups.trailing].some((sign) => sign && sign !== '+');
  return { digits: groups.digits!.trim(), negative: minus || Boolean(groups.open && (groups.close ?? groups.close2)) };
}

/** What most numbers look like, which need not be tried with all currencies before and behind them. */
const PLAIN_NUMBER = /^[$€£]?(\d[\d.,]*)$/;

/** Looks like a number in some style: what a number is exactly only `parseNumber` can say. */
export function isNumberLike(text: string): boolean {
  return digitsOf(text) !== null;
}

const GROUPED = {
  '.': /^\d{1,3}(?:([,'’\u00a0\u202f ])\d{3}(?:\1\d{3})*)?(?:\.\d+)?$/,
  // India groups lakhs by two.
  lakh: /^\d{1,2}(?:,\d{2})*,\d{3}(?:\.\d+)?$/,
  ',': /^\d{1,3}(?:([.'’\u00a0\u202f ])\d{3}(?:\1\d{3})*)?(?:,\d+)?$/,
} as const;
const PLAIN = { '.': /^\d+(?:\.\d+)?$/, ',': /^\d+(?:,\d+)?$/ } as const;

/** Longer ones are codes, not amounts or counts. */
const MAX_DIGITS = 12;

/** The value of a printed number under the document's style; null when it does not fit that style. */
export function parseNumber(text: string, mark: DecimalMark): Decimal | null {
  const parts = digitsOf(text);
  if (!parts) return null;
  const { digits, negative } = parts;
  const fits = PLAIN[mark].test(digits) || GROUPED[mark].test(digits) || (mark === '.' && GROUPED.lakh.test(digits));
  if (!fits) return null;
  if (/^0\d/.test(digits)) return null; // a code, or the rest of a number that was cut
  if (digits.replace(/[.,]\d*$/, '').replace(/\D/g, '').length > MAX_DIGITS) return null;
  const plain = digits.replace(mark === '.' ? /[^\d.]/g : /[^\d,]/g, '').replace(',', '.');
  const value = Decimal.of(plain);
  return negative ? value.negated() : value;
}

export interface NumberStyle {
  mark: DecimalMark;
  /** False when nothing in the document shows which style it is and some number depends on it. */
  certain: boolean;
}

/**
 * Decides by the numbers that can be read in one way only, such as 1.234,50 or 0,99. Amounts with two decimals come
 * first: version numbers and the like then have no say.
 */
export function decideNumberStyle(texts: string[]): NumberStyle {
  // The point behind "8." ends a sentence, or makes it the eighth.
  const numbers = texts.filter((text) => /[.,]\d/.test(text) && /[.,]\d/.test(digitsOf(text)?.digits ?? ''));
  const amounts = numbers.filter((text) => /[.,]\d\d$/.test(digitsOf(text)!.digits));
  const grouped = numbers.filter((text) => SIGNED_GROUP.test(text));
  const votes = countVotes([amounts, grouped, numbers].find((some) => some.length > 0) ?? []);
  const mark = votes[','] > votes['.'] ? ',' : '.';
  const settled = Math.min(votes[','], votes['.']) * 10 <= Math.max(votes[','], votes['.']);
  return { mark, certain: votes[','] + votes['.'] > 0 ? settled : votes.open === 0 };
}

/** No currency has three decimals on an invoice: $3,500 is grouped. */
const SIGNED_GROUP = new RegExp(
  String.raw`^(?:${CURRENCY})\s?[1-9]\d{0,2}(?<group>[.,])\d{3}$|^[1-9]\d{0,2}(?<group2>[.,])\d{3}\s?(?:${CURRENCY})$`,
);

function countVotes(numbers: string[]): Record<DecimalMark | 'open', number> {
  const votes = { '.': 0, ',': 0, open: 0 };
  for (const text of numbers) {
    const vote = voteOf(text);
    if (vote) votes[vote]++;
  }
  return votes;
}

/** Null for what is a number in neither style, such as "2023.01.16". */
function voteOf(text: string): DecimalMark | 'open' | null {
  const signed = SIGNED_GROUP.exec(text)?.groups;
  const group = signed?.group ?? signed?.group2;
  if (group) return group === ',' ? '.' : ',';
  const asPoint = parseNumber(text, '.') !== null;
  const asComma = parseNumber(text, ',') !== null;
  if (!asPoint && !asComma) return null;
  return asPoint && asComma ? 'open' : asPoint ? '.' : ',';
}

/** A figure with a currency is money, whatever stands beside it. */
export const WITH_CURRENCY = new RegExp(`${CURRENCY_SIGNS}|${CURRENCY_CODES}`);
