import { type Box, isByOcr } from '../page-model.js';
import type { Cell } from './cells.js';
import type { TextLine } from './text-lines.js';

/** An account: in groups of four, or as long as those of its country. "GB5202385765AEUI" is the number of an invoice. */
export function isIban(text: string): boolean {
  const account =
    /^([A-Z]{2})(?: (?=\d\d(?: [A-Z\d]{4}){3}))?\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,3})?(?![A-Z0-9])/.exec(text);
  if (!account) return false;
  const isGrouped = account[0].includes(' ');
  return isGrouped || account[0].length === IBAN_LENGTHS[account[1]!];
}
const IBAN_LENGTHS: Record<string, number> = {
  ...{ AT: 20, BE: 16, BG: 22, CH: 21, CY: 28, CZ: 24, DE: 22, DK: 18, EE: 20, ES: 24, FI: 18, FR: 27, GB: 22, GR: 27 },
  ...{ HR: 21, HU: 28, IE: 22, IS: 26, IT: 27, LI: 21, LT: 20, LU: 20, LV: 21, MC: 27, MT: 31, NL: 18, NO: 15, PL: 28 },
  ...{ PT: 25, RO: 24, SE: 24, SI: 19, SK: 24, SM: 27, TR: 26 },
};

/** Every account on these lines, also one that goes on in the next row. */
export const ibansOn = (lines: TextLine[]): string[] =>
  lines.flatMap(({ cells }, index) => cells.flatMap((cell) => ibansFrom(cell, lines[index + 1])));

/** Those that begin in the cell and perhaps go on in the row below. */
export function ibansFrom(cell: Cell, next: TextLine | undefined): string[] {
  const begun = BEGUN.exec(cell.text)?.[0];
  const below = begun && next?.cells.find(({ box }) => areOneColumn(cell.box, box));
  return ibansIn(cell, below && !isWhole(begun) ? `${cell.text} ${below.text}` : cell.text);
}
/** Flush left, or set to the same middle. */
const areOneColumn = (a: Box, b: Box): boolean =>
  Math.min(Math.abs(a.x - b.x), Math.abs(a.x + a.width / 2 - (b.x + b.width / 2))) < 1;
const BEGUN = /(?<![A-Z\d])[A-Z]{2}\d{2}(?: [A-Z\d]{4})+$/;

/**
 * Every account in a cell, without spaces and without a word right behind it; OCR may have misread its letters. What is called an IBAN
 * is one even where a digit of it is missing.
 */
export function ibansIn({ words, text: own }: Cell, text = own): string[] {
  const isRead = isByOcr(words);
  const plain = text.replace(CREDITOR, '');
  const ibans = [...plain.matchAll(ACCOUNT)].flatMap(({ 0: account, index }) => {
    const iban = account.replaceAll(' ', '').slice(0, IBAN_LENGTHS[account.slice(0, 2)]);
    // At the end of a line the last groups may stand below.
    const isBroken = index + account.length === plain.length && lacking(iban) >= GROUP;
    const isCalledSo = !isRead && !isBroken && isIban(account) && CALLED.test(plain.slice(0, index));
    return isWhole(iban) || isCalledSo ? [iban] : [];
  });
  return isRead ? ibans.map(withLettersTold) : ibans;
}
/** "IBAN DK50 0040 0440 1162" over "43, account holder": the figures with which the account in the row above ends. */
export function restOfIban({ text }: Cell, above: TextLine | undefined): string {
  const begun = BEGUN.exec(above?.cells.at(-1)?.text ?? '')?.[0];
  const rest = /^(?:[A-Z\d]{4} )*[A-Z\d]{1,4}(?![A-Z\d])/.exec(text)?.[0];
  return begun && rest && isCheckedIban(begun + rest) && isWhole(begun + rest) ? rest : '';
}
const lacking = (account: string): number =>
  (IBAN_LENGTHS[account.slice(0, 2)] ?? NaN) - account.replaceAll(' ', '').length;
const isWhole = (account: string): boolean => lacking(account) === 0;
const GROUP = 4;
const CALLED = /\bIBAN[:.]? ?$/;

/** "NL15ZZZ050412880000": who takes the money by direct debit (SEPA creditor identifier), for the most part without a code of the business. */
const CREDITOR = /(?<![A-Z\d])[A-Z]{2}\d{2} ?ZZZ[A-Z\d ]{8,28}(?![A-Z\d])/g;
export const withoutIbans = (text: string): string => text.replace(ACCOUNT, (iban) => (isIban(iban) ? '' : iban));
/** "PL 61 1090 1014 …" stands apart from its country. */
const ACCOUNT =
  /(?<![A-Z\d])(?:[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){2,7}|[A-Z]{2} \d{2}(?: [A-Z\d]{4}){3,7})(?: ?[A-Z\d]{1,4})?(?![A-Z\d])/g;

/** With how many letters the accounts of a country begin; all other signs are digits (ISO 13616). */
const LETTERS_FIRST: Record<string, number> = {
  ...Object.fromEntries('AT BE CZ DE DK EE ES FI HR HU LT NO PL PT SE SI SK'.split(' ').map((country) => [country, 0])),
  ...{ IT: 1, SM: 1, GB: 4, IE: 4, NL: 4 },
};
const AS_DIGIT: Record<string, string> = { O: '0', I: '1', S: '5', B: '8', Z: '2' };
const AS_LETTER = Object.fromEntries(Object.entries(AS_DIGIT).map(([letter, digit]) => [digit, letter]));

/** "IT59 0061 7501…": where only a letter may stand, a nought is an O, if the check digits are right then. */
function withLettersTold(iban: string): string {
  const letters = LETTERS_FIRST[iban.slice(0, 2)];
  if (letters === undefined || isCheckedIban(iban)) return iban;
  const [first, rest] = [iban.slice(4, 4 + letters), iban.slice(4 + letters)];
  const told =
    iban.slice(0, 4) +
    first.replace(/\d/g, (digit) => AS_LETTER[digit] ?? digit) +
    rest.replace(/[A-Z]/g, (letter) => AS_DIGIT[letter] ?? letter);
  return isCheckedIban(told) ? told : iban;
}

/** Whether the check digits are right, as those of an IBAN (ISO 13616) or of a creditor reference "RF…" (ISO 11649). */
export function isCheckedIban(text: string): boolean {
  const plain = text.replaceAll(' ', '');
  const turned = `${plain.slice(4)}${plain.slice(0, 4)}`;
  return [...turned].reduce((rest, sign) => Number(`${rest}${parseInt(sign, 36)}`) % 97, 0) === 1;
}

/** Of the registry of IBANs and of what is written about them: whoever invents a paper copies such a one. */
export const isPublishedExample = (iban: string): boolean => EXAMPLES.has(iban);
const EXAMPLES = new Set([
  ...['AT611904300234573201', 'BE68539007547034', 'BE71096123456769', 'BG80BNBG96611020345678'],
  ...['CH9300762011623852957', 'CY17002001280000001200527600', 'CZ6508000000192000145399', 'DE89370400440532013000'],
  ...['DE75512108001245126199', 'DK5000400440116243', 'EE382200221020145685', 'ES9121000418450200051332'],
  ...['FI2112345600000785', 'FR1420041010050500013M02606', 'FR7630006000011234567890189', 'GB29NWBK60161331926819'],
  ...['GB82WEST12345698765432', 'GR1601101250000000012300695', 'HR1210010051863000160', 'IE29AIBK93115212345678'],
  ...['HU42117730161111101800000000', 'IT60X0542811101000000123456', 'LT121000011101001000', 'LU280019400644750000'],
  ...['LV80BANK0000435195001', 'MT84MALT011000012345MTLCAST001S', 'NL91ABNA0417164300', 'NL20INGB0001234567'],
  ...['NO9386011117947', 'PL61109010140000071219812874', 'PT50000201231234567890154', 'RO49AAAA1B31007593840000'],
  ...['SE4550000000058398257466', 'SI56191000000123438', 'SK3112000000198742637541', 'TR330006100519786457841326'],
]);
