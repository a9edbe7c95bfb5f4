import { CODE_GOES_ON, CURRENCY_CODES, CURRENCY_SIGNS, NO_CURRENCY_BEFORE } from './numbers.js';

/** "AED8,584.00": only cents tell an amount from the digits of a code. */
const MONEY = String.raw`\d[\d.,'’]*[.,]\d\d(?!\d)`;
/** The letters of "TL-7192" and of "AB-TL" are those of a code. */
const notInCode = (names: string): string =>
  String.raw`${NO_CURRENCY_BEFORE}(?<!\p{L}[-/]?)(?:${names})(?!\p{L}|${CODE_GOES_ON})`;
export const CODES = new RegExp(
  String.raw`${notInCode(String.raw`(?:(?<!\d)|(?<=\d[.,]\d\d))(?:${CURRENCY_CODES})(?:(?!\d)|(?=${MONEY}))`)}|\bU\.S\.D\.|\bUS [Dd]ollars?\b`,
  'u',
);
export const SIGNS: Record<string, string> = {
  '€': 'EUR',
  '£': 'GBP',
  '₹': 'INR',
  US$: 'USD',
  CA$: 'CAD',
  C$: 'CAD',
  A$: 'AUD',
  AU$: 'AUD',
  R$: 'BRL',
  zł: 'PLN',
  ZŁ: 'PLN',
  Kč: 'CZK',
  KČ: 'CZK',
  Kz: 'AOA',
  TL: 'TRY',
  '₺': 'TRY',
  lei: 'RON',
  Lei: 'RON',
  LEI: 'RON',
  Ft: 'HUF',
  FT: 'HUF',
  R: 'ZAR',
  'S/': 'PEN',
  'S/.': 'PEN',
  лв: 'BGN',
  'лв.': 'BGN',
  ЛВ: 'BGN',
  'ЛВ.': 'BGN',
  RM: 'MYR',
  KSh: 'KES',
  Ksh: 'KES',
  Rp: 'IDR',
  'Rp.': 'IDR',
  Dh: 'AED',
  Dhs: 'AED',
  'Dhs.': 'AED',
  BD: 'BHD',
  'Fr.': 'CHF',
  SFr: 'CHF',
  'SFr.': 'CHF',
  S$: 'SGD',
  HK$: 'HKD',
  NT$: 'TWD',
  NZ$: 'NZD',
  MX$: 'MXN',
  '₦': 'NGN',
  '₱': 'PHP',
  '₫': 'VND',
  '฿': 'THB',
  '₪': 'ILS',
  '₴': 'UAH',
  грн: 'UAH',
  'грн.': 'UAH',
  '₽': 'RUB',
  '₸': 'KZT',
  '₾': 'GEL',
  '₼': 'AZN',
  '₡': 'CRC',
  '₲': 'PYG',
  '₵': 'GHS',
};
/** Signs that stand for one currency alone, or codes, as a part of a pattern. */
export const CLEAR_CURRENCY = [
  ...Object.keys(SIGNS).map((sign) => sign.replaceAll(/[$./]/g, String.raw`\$&`)),
  CURRENCY_CODES,
].join('|');
export const codeOf = (clear: string): string => SIGNS[clear] ?? clear;

export const SIGN = new RegExp(notInCode(CURRENCY_SIGNS), 'gu');
/** The code or sign of a currency in a text, as it is printed there. */
export const signIn = (text: string): string | undefined => CODES.exec(text)?.[0] ?? text.match(SIGN)?.[0];

export function codeIn(text: string): string | null {
  const code = CODES.exec(text)?.[0];
  return code ? (/^U\.?S/.test(code) ? 'USD' : code) : null;
}
