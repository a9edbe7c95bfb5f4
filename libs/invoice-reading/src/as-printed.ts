import type { Decimal } from './decimal.js';
import type { ReadValue } from './draft.js';

/** What stands before and behind a number: "$", "€", "USD", "CHF". */
const AROUND_NUMBER = /^[-–]?([^\d-]*)[-–]?\d[\d.,'’]*(?:[ \u00a0\u202f]\d[\d.,]*)*(.*)$/;
const COMMA_BEFORE_DECIMALS = /,\d{1,2}(?!\d)/;

/** An amount in the manner of one that is printed: with its currency, and the comma where that has one before its decimals. */
export function asPrinted(amount: Decimal, { text }: ReadValue<Decimal>): string {
  const [, before = '', behind = ''] = AROUND_NUMBER.exec(text) ?? [];
  const number = COMMA_BEFORE_DECIMALS.test(text) ? String(amount.abs()).replace('.', ',') : String(amount.abs());
  return `${amount.isNegative() ? '-' : ''}${before}${number}${behind}`;
}
