import { stdnum } from 'stdnum';
import { ibansOn, isCheckedIban } from '../iban.js';
import { findLabels } from '../labels.js';
import { textOf, type TextLine } from '../text-lines.js';
import type { Printed } from './leftovers.js';
import { isLuhn } from './luhn.js';

/** A number that money is paid to or with, and whether its check digits are right. */
export interface PaymentNumber {
  number: string;
  isRight: boolean;
}

/** Accounts in the form of their country, and references that have check digits. */
export function paymentNumbersOn({ lines, read: { invoiceNumber } }: Printed): PaymentNumber[] {
  const texts = lines.map((line) => textOf(line));
  const isFinnish = ibansOn(lines).some((iban) => /^(?:FI|EE)/.test(iban));
  const found = KINDS.flatMap(({ label, shape, isRight, isHome }) => {
    if (isHome && !isFinnish) return [];
    const numbers = label
      ? labelled(lines, label, shape)
      : texts.flatMap((text) => [...text.matchAll(shape)].map(([said, number = said]) => number));
    return numbers.map((number) => ({ number, isRight: isRight(number.replace(/[^A-Z\d-]/g, '')) }));
  });
  // Whoever asks for the number of the invoice prints no check digit.
  const others = found.filter(({ number }) => number.replaceAll(' ', '') !== invoiceNumber?.value);
  return [...new Map(others.map((one) => [one.number, one])).values()];
}

/** What has that shape behind each such label, beside it or below. */
export const labelled = (lines: TextLine[], label: RegExp, shape: RegExp): string[] =>
  findLabels(lines, label).flatMap(({ rest, next, below }) =>
    (rest ? [rest] : [next, below]).flatMap((place) => place?.text.match(shape)?.[0] ?? []).slice(0, 1),
  );

interface Kind {
  /** Folded; without one the shape alone tells. */
  label?: RegExp;
  shape: RegExp;
  /** Given the letters, digits and hyphens. */
  isRight: (number: string) => boolean;
  /** Only beside a Finnish or Estonian account. */
  isHome?: boolean;
}

/** The digits before the last, weighed by these in turn from the right, and the last come to a multiple. */
export const isMultiple = (number: string, of: number, weights: number[]): boolean =>
  [...number.slice(0, -1)]
    .reverse()
    .reduce((sum, digit, at) => sum + Number(digit) * weights[at % weights.length]!, Number(number.at(-1))) %
    of ===
  0;

/** The last two of twelve digits are the first ten modulo 97, or 97 where that is nought. */
const isBelgian = (number: string): boolean => Number(number.slice(10)) === (Number(number.slice(0, 10)) % 97 || 97);

/** Each digit leads from a carry to the next one (modulo 10, recursive), in the end to nought. */
const isSwiss = (number: string): boolean =>
  [...number].reduce((carry, digit) => CARRIES[(carry + Number(digit)) % 10]!, 0) === 0;
const CARRIES = [0, 9, 4, 6, 8, 2, 7, 1, 3, 5];

const KINDS: Kind[] = [
  // Creditor references (ISO 11649).
  {
    shape: /(?<![A-Z\d])RF\d{2}(?: ?[A-Z\d]{4}){1,5}(?: ?[A-Z\d]{1,4})?(?![A-Z\d])/g,
    isRight: isCheckedIban,
  },
  // Belgium's structured ones.
  { shape: /(?:\+{3}|\*{3}) ?(\d{3} ?\/ ?\d{4} ?\/ ?\d{5}) ?(?:\+{3}|\*{3})/g, isRight: isBelgian },
  // Finland's and Estonia's, in a sentence or on a slip.
  {
    shape: /(?<!\p{L})[Vv]iite(?:numero|number)?[.:]? ?((?:\d ?){4,20})$/gu,
    isRight: (number) => isMultiple(number, 10, [7, 3, 1]),
    isHome: true,
  },
  {
    label: /^viite(?:numero|nro)?(?= |$)/,
    shape: /^(?:\d ?){4,20}$/,
    isRight: (number) => isMultiple(number, 10, [7, 3, 1]),
    isHome: true,
  },
  // Those of Switzerland's QR bills, Denmark's slips and Norway's customers (KID).
  { shape: /(?<!\d)\d{2}(?: \d{5}){5}(?!\d)/g, isRight: isSwiss },
  { shape: /\+7[15]<\s?(\d{15,16})\+/g, isRight: isLuhn },
  // Those of Sweden (OCR), wherever they are asked for.
  { shape: /(?<!\p{L})OCR(?:[ -](?:nr|nummer))?[^\d\n]{0,25}?(\d{5,25})(?!\d)/gu, isRight: isLuhn },
  {
    label: /^kid(?:-?nummer)?(?= |$)/,
    shape: /^(?:\d ?){4,25}(?!\d)/,
    isRight: (number) => isLuhn(number) || isMultiple(number, 11, [2, 3, 4, 5, 6, 7]),
  },
  // "# 2041879 # 24971 00 4 > 5847124#41#": what a Swedish slip is read by.
  { shape: /# ?(\d{4,25}) ?#(?= ?\d{1,8} \d\d ?\d? ?>)/g, isRight: isLuhn },
  // Accounts of Norway, New Zealand and Poland, and giros of Sweden.
  {
    shape: /(?<![\d.,])\d{4}\.\d{2}\.\d{5}(?![\d.])/g,
    isRight: (number) => stdnum.NO!.kontonr!.validate(number).isValid,
  },
  {
    shape: /(?<![\d-])\d{2}-\d{4}-\d{7}-\d{2,3}(?![\d-])/g,
    isRight: (number) => stdnum.NZ!.bank!.validate(number).isValid,
  },
  {
    shape: /(?<![\p{L}\d]|(?<!\p{L})[A-Z]{2} )\d{2}(?: \d{4}){6}(?!\d| \d)/gu,
    isRight: (number) => isCheckedIban(`PL${number}`),
  },
  { label: /^(?:bankgiro|bg)(?:nr|nummer)?(?= |$)/, shape: /^\d{3,4}-\d{4}(?!\d)/, isRight: isLuhn },
  { label: /^(?:plusgiro|pg)(?:nr|nummer)?(?= |$)/, shape: /^\d[\d ]{0,8}-\d(?!\d)/, isRight: isLuhn },
];
