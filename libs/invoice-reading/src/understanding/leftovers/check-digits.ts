import type { Doubt } from '../../draft.js';
import { ibansOn, isCheckedIban, withoutIbans } from '../iban.js';
import { WITH_COUNTRY } from '../tax-numbers.js';
import { textOf, type TextLine } from '../text-lines.js';
import type { Printed } from './leftovers.js';
import { registeredIn } from './registrations.js';
import { isCheckedTaxNumber } from './tax-check-digits.js';

/**
 * One account, tax number or number of a register whose check digits are wrong. On specimens they are often invented, and those of
 * taxes and registers may be of a kind that has none: two others must tell that they were meant to be right, for an account, to which
 * nobody can pay then, one. A number with two check digits is wrong by itself.
 */
export function leftCheckDigits({ lines, read: { invoiceNumber } }: Printed): Doubt[] {
  const accounts = new Set(ibansOn(lines));
  // The invoice's own number may be shaped like one: "FI20250118".
  const numbers = taxNumbersOn(lines).filter((number) => !isPlaceholder(number) && number !== invoiceNumber?.value);
  const right = numbers.filter((number) => isCheckedTaxNumber(number));
  const [wrong, ...more] = [
    ...[...accounts].filter((account) => !isCheckedIban(account)),
    ...numbers.filter((number) => isCheckedTaxNumber(number) === false),
  ];
  if (!wrong || more.length > 0) return [];
  const told = right.length + [...accounts].filter(isCheckedIban).length;
  const isToldSo = accounts.has(wrong) ? told > 0 : right.length > 1 || OF_TWO_DIGITS.test(wrong);
  return isToldSo ? [{ code: 'check-digits', message: `The check digits of ${wrong} are wrong.` }] : [];
}

/** Australia's numbers have two of them, the first two. */
const OF_TWO_DIGITS = /^AU/;

/** With their country before them, each once: "CVR 29403118" is DK29403118. */
function taxNumbersOn(lines: TextLine[]): string[] {
  const numbers = lines.flatMap((line, index) => [
    ...[...withoutIbans(textOf(line)).matchAll(WITH_COUNTRY)].map(([number]) => number),
    ...line.cells.flatMap((cell, at) =>
      registeredIn(cell, line.cells[at + 1], lines[index + 1]).flatMap(({ register, id }) =>
        register in COUNTRIES ? `${COUNTRIES[register]}${id}` : /^[A-Z]{2}$/.test(register) ? `${register}${id}` : [],
      ),
    ),
  ]);
  return [...new Set(numbers.map((number) => number.replace(/[ .-]/g, '').replace(/^(?=\d{9}MVA$)/, 'NO')))];
}

/** Whose tax numbers have the digits of a register. */
const COUNTRIES: Record<string, string> = {
  ...{ CVR: 'DK', 'Y-tunnus': 'FI', NIP: 'PL', IČO: 'CZ', OIB: 'HR', 'P. IVA': 'IT', ЕИК: 'BG', ΑΦΜ: 'EL', VKN: 'TR' },
  ...{ ABN: 'AU', NIPC: 'PT' },
};

/** "DE123456789" stands for any number. */
const isPlaceholder = (number: string): boolean =>
  /(\d)\1{5}/.test(number) || [...number].some((_, at) => IN_ORDER.includes(number.slice(at).padEnd(6).slice(0, 6)));
const IN_ORDER = '012345678901 9876543210';
