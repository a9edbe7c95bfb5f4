import type { Doubt, DraftLine } from '../../draft.js';
import { isLuhn } from './luhn.js';
import { ibansOn, isCheckedIban, isPublishedExample, withoutIbans } from '../iban.js';
import { WITH_COUNTRY } from '../tax-numbers.js';
import { textOf, type TextLine } from '../text-lines.js';
import type { Printed } from './leftovers.js';
import { isMultiple, paymentNumbersOn } from './payment-numbers.js';
import { registeredIn } from './registrations.js';
import { isCheckedIn, isCheckedTaxNumber } from './tax-check-digits.js';

interface Checked {
  number: string;
  isRight: boolean;
  /** By its name on the paper: numbers with a country are often invented. */
  register?: string;
  /** It has two check digits. */
  isSure?: boolean;
}

/**
 * One account, reference, tax number or number of a register whose check digits are wrong. On specimens they are often invented, and
 * those of taxes and registers may be of a kind that has none: two others must tell that they were meant to be right, or
 * one of the same register; for an account or a reference, with which nobody can pay then, any one. Whoever makes an account
 * of its own with right ones makes tax numbers with right ones. A tax number with two check digits is wrong by itself, and
 * one code of a line where two others are numbers of the trade.
 */
export function leftCheckDigits(printed: Printed): Doubt[] {
  const accounts = [...new Set(ibansOn(printed.lines))].map((number) => ({ number, isRight: isCheckedIban(number) }));
  const payment = paymentNumbersOn(printed);
  const taxed = taxNumbersOn(printed);
  const [paid, ...morePaid] = [...accounts, ...payment].filter(({ isRight }) => !isRight);
  const [tax, ...moreTaxes] = taxed.filter(({ isRight }) => !isRight);
  const isRight = (one: Checked): boolean => one.isRight;
  const isToldByTaxes = !tax && taxed.some(isRight);
  if (paid)
    return morePaid.length === 0 && (isToldByTaxes || [...accounts, ...payment].some(isRight)) ? [wrong(paid)] : [];
  const isTold =
    [...payment, ...taxed].filter(isRight).length > 1 ||
    taxed.some((one) => one.isRight && one.register !== undefined && one.register === tax?.register) ||
    accounts.some((one) => one.isRight && !isPublishedExample(one.number));
  if (tax && moreTaxes.length === 0 && (isTold || tax.isSure || hasRightCompany(tax.number, printed.lines)))
    return [wrong(tax)];
  const codes = tradeNumbersOf(printed.read.lines);
  const [code, ...moreCodes] = codes.filter((one) => !one.isRight);
  return code && moreCodes.length === 0 && codes.filter(isRight).length > 1 ? [wrong(code)] : [];
}
const wrong = ({ number }: Checked): Doubt => ({
  code: 'check-digits',
  message: `The check digits of ${number} are wrong.`,
});

/** "6417001204476": the codes of lines that may be numbers of the trade (GTIN of GS1, EAN, UPC). */
const tradeNumbersOf = (lines: DraftLine[]): Checked[] =>
  lines.flatMap(({ sku }) => {
    const number = sku && /^\d{8}$|^\d{12,14}$/.test(sku.value) ? sku.value : undefined;
    return number ? [{ number, isRight: isMultiple(number, 10, [3, 1]) }] : [];
  });

/** Each once, though a register and the tax may number a company alike. */
function taxNumbersOn({ lines, read: { invoiceNumber } }: Printed): Checked[] {
  const found = new Map<string, Checked>();
  for (const one of lines.flatMap((line, index) => checkedOn(line, lines[index + 1]))) {
    // The invoice's own number may be shaped like one: "FI20250118".
    if (!isPlaceholder(one.number) && one.number !== invoiceNumber?.value) found.set(one.number, one);
  }
  const numbers = [...found.keys()];
  const isWithin = (number: string): boolean =>
    numbers.some((other) => other.length > number.length && other.includes(number.replace(/^[A-Z]{2}(?=\d)/, '')));
  return [...found.values()].filter(({ number }) => !isWithin(number));
}

function checkedOn(line: TextLine, below: TextLine | undefined): Checked[] {
  const ofCountry = [...withoutIbans(textOf(line)).matchAll(WITH_COUNTRY)].map(([number]) => number);
  const registered = line.cells.flatMap((cell, at) => registeredIn(cell, line.cells[at + 1], below));
  const isCountry = (register: string): boolean => /^[A-Z]{2}$/.test(register) && register !== 'FN';
  const numbers = [
    ...ofCountry,
    ...registered.flatMap(({ register, id }) => (isCountry(register) ? `${register}${id}` : [])),
  ].map((number) => number.replace(/[ .-]/g, '').replace(/^(?=\d{9}MVA$)/, 'NO'));
  const checked = [
    ...numbers.map((number) => ({ number, isRight: isCheckedTaxNumber(number) })),
    ...registered.map(({ register, id }) => ({
      number: id,
      register,
      isRight: isCheckedIn(register, id),
      isSure: register === 'ABN',
    })),
  ];
  return checked.flatMap(({ isRight, ...one }) => (isRight === null ? [] : { ...one, isRight }));
}

/**
 * "FR29833201775" beside "RCS Lyon 833 201 775": where the number of the company is printed alone and has the right check
 * digit, only the two before it can be wrong.
 */
function hasRightCompany(number: string, lines: TextLine[]): boolean {
  const company = /^FR\d\d(\d{9})$/.exec(number)?.[1];
  if (company === undefined || !isLuhn(company)) return false;
  const alone = new RegExp(`(?<!\\d ?)${company.match(/\d{3}/g)!.join(' ?')}(?! ?\\d)`);
  return lines.some((line) => alone.test(textOf(line)));
}

/** "DE123456789" stands for any number. */
const isPlaceholder = (number: string): boolean =>
  /(\d)\1{5}/.test(number) || [...number].some((_, at) => IN_ORDER.includes(number.slice(at).padEnd(6).slice(0, 6)));
const IN_ORDER = '012345678901 9876543210';
