import { Decimal } from '../../decimal.js';
import type { Doubt } from '../../draft.js';
import { fold } from '../fold.js';
import { ibansOn, withoutIbans } from '../iban.js';
import { textOf, type TextLine } from '../text-lines.js';
import type { Printed } from './leftovers.js';
import { labelled } from './payment-numbers.js';

/** Numbers that follow from others on the paper. */
export const leftCheckedNumbers = (printed: Printed): Doubt[] =>
  [
    ...wrongAtcud(printed),
    ...wrongKsef(printed),
    ...wrongSequence(printed),
    ...wrongBank(printed),
    ...wrongAccount(printed),
    ...wrongParts(printed),
    ...wrongCzechAccount(printed),
    ...wrongPaymentCode(printed),
  ].slice(0, 1);

/**
 * Portugal's unique document code (ATCUD): the series' validation code, a hyphen and the number of the document in its series
 * (Portaria n.º 195/2020), behind its name or below it in a row of fields.
 */
function wrongAtcud({ lines, read: { invoiceNumber } }: Printed): Doubt[] {
  const own = /(\d+)\D*$/.exec(invoiceNumber?.value ?? '')?.[1];
  const texts = lines.map(textOf);
  if (!own || !texts.some((text) => /ATCUD/i.test(text))) return [];
  return texts.flatMap((text) => {
    const [said, sequence] =
      /(?<![\p{L}\d])(?:ATCUD:?\s*)?(?=[A-Z\d]*[A-Z])[A-Z\d]{8,}-(\d+)(?![\p{L}\d-])/iu.exec(text) ?? [];
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
 * Poland's number of an invoice begins with the tax number of whoever issued it: "5252344078-20250417-0A1B2C3D4E5F-7C"
 * (KSeF).
 */
function wrongKsef({ lines }: Printed): Doubt[] {
  const texts = lines.map((line) => textOf(line));
  const [, owner] = texts.map((text) => KSEF.exec(text)).find((found) => found !== null) ?? [];
  const printed = new Set(
    texts.flatMap((text) => [...text.matchAll(NIP)].map(([, number]) => number!.replace(/\D/g, ''))),
  );
  if (!owner || printed.size === 0 || printed.has(owner)) return [];
  return [
    { code: 'document-code', message: `The KSeF number is of ${owner}, who is not on the paper.`, field: 'vendorName' },
  ];
}
const KSEF = /(?<![A-Z\d-])(\d{10})-20\d{6}-[A-F\d]{6}-?[A-F\d]{6}-[A-F\d]{2}(?![A-Z\d])/;
const NIP = /\bNIP\b[:. ]*(?:PL ?)?(\d{3}-?\d{3}-?\d{2}-?\d{2}|\d{3}-?\d{2}-?\d{2}-?\d{3})(?!\d)/g;

/** "FAC2025A217" in the title, and in fields "Serie: A", "Número: 271": the number within its series is how the whole one ends. */
function wrongSequence({ lines, read: { invoiceNumber } }: Printed): Doubt[] {
  const own = invoiceNumber?.value ?? '';
  const isInSeries = lines.some(({ cells }) => cells.some(({ folded }) => SERIES.test(folded)));
  if (!isInSeries) return [];
  return labelled(lines, SEQUENCE, /^\d+$/)
    .filter((number) => !own.endsWith(number.replace(/^0+/, '')))
    .map((number) => ({
      code: 'several-numbers',
      message: `“${number}” is not how ${own} ends.`,
      field: 'invoiceNumber' as const,
    }));
}
/** Folded. */
const SERIES = /^(?:serie|series|seria|serija|rada)$/;
const SEQUENCE = /^(?:numero|number|numar|numer|nummer|cislo|numeris)$/;

/** The parts of an IBAN that are printed beside it as well: the country in the BIC (ISO 9362), Germany's Bankleitzahl, Britain's sort code, France's code of the bank. */
function wrongBank({ lines }: Printed): Doubt[] {
  const texts = lines.map((line) => textOf(line));
  const ibans = [...new Set(ibansOn(lines))];
  const [iban] = ibans;
  if (!iban) return [];
  const countries = new Set(ibans.map((one) => one.slice(0, 2)));
  const bics = labelled(lines, BIC_LABEL, BIC);
  const isOther = (country: string): boolean => !countries.has(country) && !SHARED.has(country);
  const bic = bics.find((one) => isOther(one.replaceAll(' ', '').slice(4, 6)));
  if (bic) return [wrong(bic, iban)];
  const [bank] = countries.has('FR') ? labelled(lines, CODE_BANQUE, BANK_CODE) : [];
  if (bank && !ibans.some((one) => one.slice(4, 9) === bank)) return [wrong(bank, iban)];
  const codes = countries.has('DE') ? texts.flatMap((text) => BANKLEITZAHL.exec(text)?.[1] ?? []) : [];
  const isOfAccount = (code: string): boolean => ibans.some((one) => one.slice(4, 12) === code.replaceAll(' ', ''));
  const code = codes.find((one) => !isOfAccount(one));
  if (code) return [wrong(`BLZ ${code}`, iban)];
  const sorted = countries.has('GB') ? texts.flatMap((text) => SORT_CODE.exec(text)?.[1] ?? []) : [];
  const other = sorted.find((one) => !ibans.some((of) => of.slice(8, 14) === one.replace(/\D/g, '')));
  return other ? [wrong(other, iban)] : [];
}
/** Also where "Sort" ends the row above. */
const SORT_CODE = /(?<!\p{L})(?:sort )?code[: ]*(\d\d[- ]\d\d[- ]\d\d)(?![\d-])/iu;
/** Folded. */
const BIC_LABEL = /(?:^| )(?:bic|swift)(?: (?:bic|swift|code|no|nr|cod|kod))*(?= |$)/;
const BIC = /(?<![A-Z\d])[A-Z]{4} ?[A-Z]{2} ?[A-Z\d]{2}(?: ?[A-Z\d]{3})?(?![A-Z\d])/;
const CODE_BANQUE = /^(?:code )?banque$/;
const BANK_CODE = /^\d{5}(?!\d)/;
const BANKLEITZAHL = /\bBLZ\b\D{0,3}(\d{3} ?\d{3} ?\d{2})(?!\d)/;
/** Territories whose banks have accounts of another country. */
const SHARED = new Set(['MC', 'JE', 'GG', 'IM', 'GF', 'GP', 'MQ', 'RE', 'YT', 'PM', 'BL', 'MF', 'SM', 'VA', 'LI']);
const wrong = (said: string, iban: string): Doubt => ({
  code: 'other-bank',
  message: `“${said}” is not the bank of the account ${iban}.`,
});

/**
 * "Kontonr.: 0001184407 (IBAN DK40 7670 0001 1844 07)": an account and the IBAN beside it or under it in one block are
 * one; Swedish banks number theirs otherwise.
 */
const wrongAccount = ({ lines }: Printed): Doubt[] =>
  lines.flatMap((line, index) => {
    const beside = ibansOn([line]);
    const text = textOf(line);
    const said = (ACCOUNT.exec(text) ?? (beside.some((iban) => iban.startsWith('GB')) ? BARE.exec(text) : null))?.[1];
    const account = said?.replace(/\D/g, '').replace(/^0+/, '');
    if (!account || account.length < SHORTEST_ACCOUNT) return [];
    const [iban, ...more] = new Set(beside.length > 0 ? beside : ibansOn(blockAround(lines, index)));
    if (!iban || more.length > 0 || iban.startsWith('SE')) return [];
    return iban.includes(account) ? [] : [wrong(account, iban)];
  });

/** The rows around one that begin where it does. */
function blockAround(lines: TextLine[], at: number): TextLine[] {
  const { page, box } = lines[at]!;
  const near = lines.slice(Math.max(0, at - BLOCK_ROWS), at + BLOCK_ROWS + 1);
  return near.filter((line) => line.page === page && Math.abs(line.box.x - box.x) < 1);
}
const BLOCK_ROWS = 3;
const ACCOUNT =
  /(?<!\p{L})(?:[Kk]onto(?:-?[Nn]r|nummer)?|[Aa]ccount (?:[Nn]o|[Nn]umber)|[Rr]ekening(?:nummer)?|[Čč]íslo účtu)[.:]* *(\d[\d .-]*\d)(?![\d\p{L}])/u;
/** "Account 51827734", in one row with a British IBAN. */
const BARE = /(?<!\p{L})(?:account|a\/c):? (\d{8})(?!\d)/iu;
const SHORTEST_ACCOUNT = 6;

/** "30583 | 29317 | 66325724458 | 04": what is as long as the account inside the IBAN and begins with the same bank is all of it. */
function wrongParts({ lines }: Printed): Doubt[] {
  const accounts = [...new Set(ibansOn(lines))].map((iban) => ({ iban, inside: iban.slice(4) }));
  return lines.flatMap((line) => {
    const words = withoutIbans(textOf(line)).split(/[\s|:]+/);
    return accounts.flatMap(({ iban, inside }) => {
      const runs = words.map((_, from) => runOf(words.slice(from), inside.length));
      const other = runs.find((run) => run?.startsWith(inside.slice(0, BANK_LENGTH)) && run !== inside);
      return other && accounts.every((one) => one.inside !== other) ? [wrong(other, iban)] : [];
    });
  });
}
const BANK_LENGTH = 4;

/** The words from the first on, as many as are so long together, if these are parts of a number. */
function runOf([first = '', ...rest]: string[], length: number, parts = 0): string | null {
  if (!/^[A-Z\d]+$/.test(first) || first.length > length) return null;
  if (first.length === length) return parts > 1 ? first : null;
  const [next, ...more] = rest;
  return next === undefined ? null : runOf([first + next, ...more], length, parts + 1);
}

/** "5350661047/0300", with or without a prefix: the account at a bank whose IBAN is printed as well. */
const wrongCzechAccount = ({ lines }: Printed): Doubt[] => {
  const ibans = ibansOn(lines).filter((iban) => /^(?:CZ|SK)/.test(iban));
  if (ibans.length === 0) return [];
  return lines.flatMap((line, index) => {
    const text = textOf(line);
    const [said, prefix = '', account, bank] = CZECH_ACCOUNT.exec(text) ?? [];
    const inside = `${prefix.padStart(6, '0')}${account?.padStart(10, '0')}`;
    // At the same bank another number, or the same number at another bank.
    const related = ibans.filter((iban) => iban.slice(4, 8) === bank || iban.slice(8) === inside);
    // The only IBAN of the paper, in the rows below the account.
    const isBelow = ACCOUNT_LABEL.test(fold(text)) && ibansOn(lines.slice(index, index + ROWS_BELOW)).length > 0;
    const alike = related.length > 0 || ibans.length > 1 || !isBelow ? related : ibans;
    return said && alike.length > 0 && alike.every((iban) => iban.slice(4) !== `${bank}${inside}`)
      ? [wrong(said, alike[0]!)]
      : [];
  });
};
const ROWS_BELOW = 4;
/** Folded. */
const ACCOUNT_LABEL = /(?:^| )(?:uc[etu]*|bankovni spojeni|bankove spojenie|(?:bank )?account)(?= |$)/;
const CZECH_ACCOUNT = /(?<![\d/-])(?:(\d{1,6})-)?(\d{6,10})\/(\d{4})(?![\d/])/;

/**
 * What is asked for by a Czech or Slovak payment code ("SPD*1.0*ACC:…*AM:120.00*CC:CZK", Short Payment Descriptor), by the
 * figures of the bar code of a Finnish slip, or by the row of a Swedish one that machines read.
 */
function wrongPaymentCode({ lines, read: { amounts, invoiceNumber, invoiceDate } }: Printed): Doubt[] {
  const asked = amounts.flatMap(({ kind, amount }) =>
    amount && (kind === 'total' || kind === 'due') ? amount.value : [],
  );
  return lines.flatMap((line) => {
    const text = textOf(line);
    const isOfInvoice = codeOf(invoiceNumber?.value ?? '', invoiceDate?.value ?? '');
    const code = CODE_IN_FIGURES.exec(text)?.[0];
    if (code && isOfInvoice(code) && !asked.some((one) => code.includes(String(one.toHundredths())))) {
      const message = `The figures ${code} are those of the invoice, but for what is to be paid.`;
      return [{ code: 'payment-code', message, field: 'totalAmount' as const }];
    }
    const amount =
      /\bSPD\*.*?\*AM:(\d+(?:\.\d{1,2})?)\*/.exec(text)?.[1] ?? amountOfBarcode(text) ?? amountOfGiro(text);
    if (!amount || asked.some((one) => one.equals(Decimal.of(amount)))) return [];
    const message = `The payment code asks for ${amount}, which is not to be paid.`;
    return [{ code: 'payment-code', message, field: 'totalAmount' as const }];
  });
}

/** "3340115714012628012600041800201586": a bar code of the number, the day and what is to be paid. */
const CODE_IN_FIGURES = /(?<!\d)\d{24,}(?!\d)/;
const codeOf =
  (number: string, date: string) =>
  (code: string): boolean => {
    const own = number.replace(/\D/g, '').replace(/^0+/, '');
    const [year = '', month, day] = date.slice(2).split('-');
    return (
      own.length > 2 &&
      code.includes(own) &&
      [`${day}${month}${year}`, `${year}${month}${day}`].some((one) => code.includes(one))
    );
  };

/** "# 4056271 # 10913 00 0 > 54180724#41#": the reference, crowns and hundredths, a check digit and the account. */
function amountOfGiro(text: string): string | undefined {
  const [, crowns, hundredths] = /^# ?\d+ ?# ?(\d{1,9}) (\d\d) \d ?> ?\d+ ?#\d\d#$/.exec(text) ?? [];
  return crowns && `${crowns}.${hundredths}`;
}

/** Version 4 or 5, 16 digits of the account, 6 of euros and 2 of cents in 54 (Finance Finland's bank bar code); nought is not said. */
function amountOfBarcode(text: string): string | undefined {
  const [, euros, cents] =
    /(?<!\d)[45]\d{16}(\d{6})(\d{2})\d{29}(?!\d)/.exec(text.replace(/(?<=\d) (?=\d)/g, '')) ?? [];
  return Number(euros) + Number(cents) > 0 ? `${euros}.${cents}` : undefined;
}
