import type { Doubt } from '../../draft.js';
import { fold } from '../fold.js';
import { ibansIn, isCheckedIban, withoutIbans } from '../iban.js';
import { WITH_COUNTRY } from '../tax-numbers.js';
import { textOf } from '../text-lines.js';
import type { Printed } from './leftovers.js';
import { isCheckedTaxNumber } from './tax-check-digits.js';

/** Numbers that follow from others on the paper, or from their own digits. */
export const leftCheckedNumbers = (printed: Printed): Doubt[] =>
  [...wrongAtcud(printed), ...wrongBank(printed), ...wrongReference(printed), ...wrongCheckDigits(printed)].slice(0, 1);

/**
 * Portugal's unique document code (ATCUD): the series' validation code, a hyphen and the number of the document in its series
 * (Portaria n.º 195/2020).
 */
function wrongAtcud({ lines, read: { invoiceNumber } }: Printed): Doubt[] {
  const own = /(\d+)\D*$/.exec(invoiceNumber?.value ?? '')?.[1];
  if (!own) return [];
  return lines.flatMap((line) => {
    const [said, sequence] = /ATCUD:?\s*[A-Z\d]{8,}-(\d+)/i.exec(textOf(line)) ?? [];
    if (!said || Number(sequence) === Number(own)) return [];
    return [
      {
        code: 'document-code',
        message: `“${said}” is not the code of ${invoiceNumber!.value}.`,
        field: 'invoiceNumber' as const,
      },
    ];
  });
}

/**
 * The parts of an IBAN that are printed beside it as well: the country in the BIC (ISO 9362), Germany's Bankleitzahl. Only an
 * account whose own check digits are right says what they must be.
 */
function wrongBank({ lines }: Printed): Doubt[] {
  const texts = lines.map((line) => textOf(line));
  const ibans = [...new Set(texts.flatMap(ibansIn))];
  const [iban] = ibans;
  if (!iban || ibans.length > 1 || !isCheckedIban(iban)) return [];
  const country = iban.slice(0, 2);
  return texts.flatMap((text) => {
    const bic =
      /(?<!\p{L})(?:BIC|SWIFT)\b[^A-Z\d]*(?:(?:BIC|SWIFT|[Cc]ode)[^A-Z\d]*)*([A-Z]{4}([A-Z]{2})[A-Z\d]{2}(?:[A-Z\d]{3})?)(?![A-Z\d])/u.exec(
        text,
      );
    if (bic && bic[2] !== country && !SHARED.has(bic[2]!)) return [wrong(bic[1]!, iban)];
    const code = country === 'DE' ? /\bBLZ\b\D{0,3}(\d{3} ?\d{3} ?\d{2})(?!\d)/.exec(text)?.[1] : undefined;
    return code && code.replaceAll(' ', '') !== iban.slice(4, 12) ? [wrong(`BLZ ${code}`, iban)] : [];
  });
}
/** Territories whose banks have accounts of another country. */
const SHARED = new Set(['MC', 'JE', 'GG', 'IM', 'GF', 'GP', 'MQ', 'RE', 'YT', 'PM', 'BL', 'MF', 'SM', 'VA', 'LI']);
const wrong = (said: string, iban: string): Doubt => ({
  code: 'other-bank',
  message: `“${said}” is not the bank of the account ${iban}.`,
});

/** References to pay with that have check digits, on a paper whose account has the right ones. */
function wrongReference({ lines }: Printed): Doubt[] {
  const texts = lines.map((line) => textOf(line));
  const ibans = texts.flatMap(ibansIn);
  if (ibans.length === 0 || !ibans.every(isCheckedIban)) return [];
  return texts.flatMap((text) => {
    const creditor = /(?<![A-Z\d])RF\d{2}(?: ?[A-Z\d]{4}){1,5}(?: ?[A-Z\d]{1,4})?(?![A-Z\d])/.exec(text)?.[0];
    const belgian = /(?:\+{3}|\*{3}) ?(\d{3} ?\/ ?\d{4} ?\/ ?\d{5}) ?(?:\+{3}|\*{3})/.exec(text)?.[1];
    const isWrong = (creditor && !isCheckedIban(creditor)) || (belgian && !isCheckedBelgian(belgian));
    return isWrong
      ? [
          {
            code: 'payment-reference',
            message: `The check digits of the payment reference ${fold(creditor ?? belgian ?? '')} are wrong.`,
          },
        ]
      : [];
  });
}

/**
 * One account or tax number with wrong check digits, where those of the others are right: on papers with invented numbers
 * more are wrong. A tax number is one digit in ten right by chance, an account hardly.
 */
function wrongCheckDigits({ lines }: Printed): Doubt[] {
  const texts = lines.map((line) => textOf(line));
  const accounts = new Set(texts.flatMap(ibansIn));
  const taxed = new Set(
    texts.flatMap((text) => [...withoutIbans(text).matchAll(WITH_COUNTRY)].map(([number]) => number)),
  );
  const right = [...[...accounts].filter(isCheckedIban), ...[...taxed].filter((number) => isCheckedTaxNumber(number))];
  const [wrong, ...more] = [
    ...[...accounts].filter((account) => !isCheckedIban(account)),
    ...[...taxed].filter((number) => isCheckedTaxNumber(number) === false),
  ];
  if (!wrong || more.length > 0) return [];
  const isToldSo = accounts.has(wrong) ? right.length > 0 : right.length > 1 && accounts.size > 0;
  return isToldSo ? [{ code: 'check-digits', message: `The check digits of ${wrong} are wrong.` }] : [];
}

/** The last two of twelve digits are the first ten modulo 97, or 97 where that is nought. */
function isCheckedBelgian(reference: string): boolean {
  const digits = reference.replace(/\D/g, '');
  return Number(digits.slice(10)) === (Number(digits.slice(0, 10)) % 97 || 97);
}
