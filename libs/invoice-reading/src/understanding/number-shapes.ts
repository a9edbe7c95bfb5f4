import { isPlace, TOWN } from './addresses.js';
import { findDate } from './dates.js';
import { fold } from './fold.js';
import { isIban } from './iban.js';
import { firstWords } from './labels.js';
import { isCheckedTaxNumber } from './leftovers/tax-check-digits.js';
import { cellOf, type Cell } from './cells.js';
import { PLAIN_DATE } from './words/date-words.js';
import { dayCounts } from './words/day-counts.js';
import { NUMBER_WORD } from './words/number-words.js';

/** A code at the start of the cell: one word with a digit, or letters and digits that fill the whole cell. */
export function numberIn(place: Cell): Cell | null {
  const start = place.words.findIndex(({ text }) => /[\p{L}\p{N}]/u.test(text));
  if (start < 0) return null;
  const cell = withoutMarks(cellOf(place.words.slice(start)));
  const first = fold(cell.words[0]!.text);
  // "INVOICE | DATE 04/30/2026".
  const isDated = PLAIN_DATE.test(first) && cell.words.length > 1 && isDate(cellOf(cell.words.slice(1)));
  if (isDated || NUMBER_WORD.test(first) || isOtherNumber(cell) || isTown(cell)) return null;
  if (OF_SERIES.test(cell.text)) return cell;
  const word = withoutPunctuation(firstWords(cell, 1));
  if (isCode(word.text) || (isBrokenCode(word.text) && !isPlace(cell.text)))
    return isDate(cell) || MONEY.test(word.text) ? null : word;
  const whole = withoutPunctuation(cell);
  const isShort = cell.words.length <= 3 && /^\p{Lu}{1,6}(?:-\p{Lu}{1,4})?$/u.test(word.text);
  return isShort && isCode(whole.text.replaceAll(' ', '')) ? whole : null;
}

/** "1 - 002817", "2026 - 017", "A/25 3391": the series or the year before the number; "3 118 447 902": one that is set in groups. */
const OF_SERIES =
  /^(?:\d{1,2} [-/] \d{4,}|\p{Lu}{1,3}\/(?:20)?\d\d \d{3,6}|20\d\d [-/] \d{1,6}|\d{1,4}(?: (?!(?:19|20)\d\d$)\d{3,4})+)$/u;

/** "This invoice 335.54": what it comes to. */
const MONEY = /^\d{1,3}(?:[.,]?\d{3})*[.,]\d\d$/;

/** "FT 2025/17 Original", "FT A/318 · 3 May": which copy it is, or its day, belongs to the paper, not to the number. */
function withoutMarks(cell: Cell): Cell {
  // "FPR 2201/26 del 27/02/2026", "FA 377/11/2025 ze dne 18. 11. 2025".
  const isDated = (at: number): boolean =>
    [at + 1, at + 2].some((from) => from < cell.words.length && isDate(cellOf(cell.words.slice(from))));
  const end = cell.words.findIndex(
    ({ text }, at) =>
      at > 0 &&
      (/^[·•|]$/.test(text) ||
        COPY.test(fold(text)) ||
        GIVEN.test(text) ||
        ((/^\p{Ll}{1,5}$/u.test(text) || PLAIN_DATE.test(fold(text))) && isDated(at))),
  );
  return end < 0 ? cell : cellOf(cell.words.slice(0, end));
}
/** "Bitte geben Sie die Rechnungsnummer FA 489/2025 an." */
const GIVEN = /^an\.?$/;
const COPY = /^(?:original|originale|oryginal|duplicad?[ot]?|triplicado|copia|copy|kopie|kopia|copie|2 ?via)$/;

/** What stands below a label whose own value is missing may be the number of something else; "5070 sayılı" is of a law. */
const isOtherNumber = ({ text, folded }: Cell): boolean =>
  /^(?:iban|bic|swift|vat|tva|ust|btw|kvk|siret|siren|nif|cif|n i f|c i f|n i p|nip|dic|ic dph|ico|regon|oib|cvr|kmkr|org ?nr|iva|p iva|partita iva|codice fiscale|hr[ab]|tel|fax|page|seite|\d{3,5} sayili)(?= |$)/.test(
    folded,
  ) ||
  // "State the invoice number. 30 days net".
  dayCounts(folded).some((days) => folded.startsWith(days)) ||
  isIban(text) ||
  OF_ANOTHER_KIND.test(text) ||
  NATIONAL_ACCOUNT.test(text) ||
  US_TOWN.test(text) ||
  isVatNumber(text.replace(/[\s.-]/g, ''));

/** Italy's codes for kinds of papers, Romania's numbers of the trade register and of the papers of whoever fetches the goods. */
const OF_ANOTHER_KIND = /^(?:TD[0-2]\d$|[JFC]\d{1,2}\/\d+\/\d{4}(?!\d)|\d{6} eliberat)/;

/** "94 8805 0004 2001 0044 1122 0001", "160-0000000447711-45": an account as it is printed at home, in groups or in parts. */
const NATIONAL_ACCOUNT = /^(?:\d{2}|\d{4})(?: \d{4}){4,6}(?: \d{1,3})?(?!\d)|^\d{3}-\d{13}-\d{2}(?!\d)/;

/** "FI20250118" is shaped like one of Finland's, but begins with the year, and its check digits are wrong. */
const isVatNumber = (text: string): boolean =>
  VAT_NUMBER.test(text) && !(/^[A-Z]{2}20\d\d/.test(text) && isCheckedTaxNumber(text) === false);

/** "Reno, NV 89502": what stands behind the town. */
const US_TOWN =
  /^(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]) \d{5}(?:-\d{4})?$/;

/** As the countries of Europe write them, whatever stands before. */
const VAT_NUMBER =
  /^(?:ATU\d{8}|BE[01]\d{9}|BG\d{9,10}|CHE\d{9}\w*|CY\d{8}[A-Z]|CZ\d{8,10}|DE\d{9}|DK\d{8}|EE\d{9}|EL\d{9}|ES[A-Z\d]\d{7}[A-Z\d]|FI\d{8}|FR[A-Z\d]{2}\d{9}|GB\d{9}|HR\d{11}|HU\d{8}|IE\d[A-Z\d]\d{5}[A-Z]{1,2}|IT\d{11}|LT\d{9,12}|LU\d{8}|LV\d{11}|MT\d{8}|NL\d{9}B\d{2}|NO\d{9}MVA|PL\d{10}|PT\d{9}|RO\d{6,10}|SE\d{12}|SI\d{8}|SK\d{10})$/;

/** "3511 AB Utrecht", "28195 Bremen": a postcode is no number, nor is a house's. "701962 with your payment" is one. */
const isTown = ({ text }: Cell): boolean => /^\d[^\p{L}]*\p{Lu}/u.test(text) && TOWN.test(text);

export const isCode = (text: string): boolean =>
  /^[\p{L}\p{N}\uFFFD][\p{L}\p{N}\-–_/.·\\\uFFFD]*$/u.test(text) && /\d/.test(text) && text.length <= 40;

/** "INV-DE-", whose digits stand on the next line of its cell. */
const isBrokenCode = (text: string): boolean => /^\p{Lu}{1,6}(?:[-/]\p{Lu}{1,6})*[-/]$/u.test(text);

export const isDate = (cell: Cell): boolean => findDate(cell.text)?.index === 0;

export function withoutPunctuation(cell: Cell): Cell {
  return {
    ...cell,
    text: cell.text.replace(/^(?:[#:№]|[Nn][º°]|Č\.?(?= ))\s*/u, '').replace(/(?:[.,;:]| [-–—])$/, ''),
  };
}
