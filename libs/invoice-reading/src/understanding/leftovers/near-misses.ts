import type { Doubt } from '../../draft.js';
import { isPlace } from '../addresses.js';
import { findDate, withoutDates } from '../dates.js';
import { fold } from '../fold.js';
import { SEPARATOR } from '../parties.js';
import { hasTaxLabel } from '../tax-numbers.js';
import type { Cell } from '../cells.js';
import { NUMBER_OF_OTHERS } from '../words/number-words.js';
import { PAYMENT_REFERENCE } from '../words/payment-words.js';
import type { Printed } from './leftovers.js';

/**
 * The same number twice, with one digit changed or two of them turned round, in a long one twice: one of both is wrong, whatever the words around
 * them say. Of numbers this long none is like another by chance.
 */
export function leftNearMisses({ lines, tail, read: { invoiceNumber, lines: goods } }: Printed): Doubt[] {
  const cells = [...lines, ...tail].flatMap((line) =>
    line.cells.map((cell, at) => ({ cell, before: line.cells[at - 1] })),
  );
  // A table of taxes by kind of goods has the codes of the lines once more, which may be alike, and no others.
  const codes = new Set(goods.flatMap(({ sku }) => sku?.value ?? []));
  const again = cells.some(({ cell }) => codes.has(cell.text)) ? [...codes] : [];
  const inSentences = new Map<string, boolean>();
  for (const { cell } of cells) {
    for (const number of codes.has(cell.text) ? [] : numbersIn(cell))
      if (!inSentences.has(number)) inSentences.set(number, isSentence(cell));
  }
  const numbers = [...inSentences.keys()];
  // A telephone and a fax, two orders: numbers that were given one after the other stand in one way.
  const areOfTwo = (one: string, other: string): boolean =>
    areConsecutive(one, other) && inSentences.get(one) === inSentences.get(other);
  for (const [index, first] of numbers.entries()) {
    const code = again.find((one) => isNearMiss(one, first));
    if (code) return [doubt(code, first)];
    const other = numbers
      .slice(index + 1)
      .find(
        (one) =>
          (isNearMiss(first, one) && !areOfTwo(first, one)) ||
          (hasCountry(first) !== hasCountry(one) &&
            [isNearMiss, haveOneStem].some((are) => are(registeredAs(first, one), registeredAs(one, first)))),
      );
    if (other) return [doubt(first, other)];
  }
  // ".../invoice/7812044669/11-09-2025/" leads to the paper of whoever has that tax number.
  const linked = cells
    .flatMap(({ cell }) => [...cell.text.matchAll(IN_LINK)].map(([number]) => number))
    .find((number) => !numbers.includes(number) && numbers.some((one) => haveOneStem(number, one)));
  if (linked)
    return [
      doubt(
        numbers.find((one) => haveOneStem(linked, one))!,
        linked,
      ),
    ];
  const [ending] = [...otherEndings(cells.map(({ cell }) => cell)), ...otherCodes(cells.map(({ cell }) => cell))];
  if (ending) return [ending];
  const own = invoiceNumber?.value.replace(/\D/g, '') ?? '';
  if (own.length < SHORTEST_REFERENCE) return [];
  const isWanted = own.length < SHORTEST_OWN ? isReference : isCopy;
  const copies = cells
    .filter(({ cell }) => !holdsInGroups(cell, own))
    .flatMap(({ cell, before }) => copiesIn(cell, before, isWanted))
    .flatMap((copy) => [copy, ...partsOf(copy, own)]);
  const wrong = copies
    .map((copy) => copy.replace(/\D/g, ''))
    .find((copy) => isNearMiss(own, copy) || (own.length >= SHORTEST_OWN && areShuffled(own, copy)));
  return wrong ? [{ ...doubt(invoiceNumber!.value, wrong), code: 'several-numbers', field: 'invoiceNumber' }] : [];
}
const IN_LINK = /(?<=\.\p{L}\S*\/)\d{9,12}(?=\/)/gu;
const SHORTEST_OWN = 5;
/** What a payment shall name is the invoice, however short its number is. */
const SHORTEST_REFERENCE = 4;
const isCopy = (said: string): boolean => !NUMBER_OF_OTHERS.test(said);
const isReference = (said: string): boolean => PAYMENT_REFERENCE.test(said);

const doubt = (first: string, other: string): Doubt => ({
  code: 'near-miss',
  message: `Two numbers on the paper differ in one place: ${first}, ${other}.`,
});

/** Of accounts, registers and references: long ones in digits, with what letters they have. */
function numbersIn({ text }: Cell): string[] {
  return text
    .split(SEPARATOR)
    .filter((part) => !CONTACT.test(part) && (hasTaxLabel(part) || OF_PAYMENT.test(fold(part)) || !isPlace(part)))
    .flatMap((part) => [...withoutDates(part).matchAll(LONG)])
    .map(([number]) => number.replace(/^(?:KID|OCR)(?= )|[^A-Z\d]/g, ''))
    .filter((number) => number.replace(/\D/g, '').length >= (/^[A-Z]{2}/.test(number) ? SHORTEST_OF_SERIES : SHORTEST));
}
/** Folded. */
const OF_PAYMENT = /(?:^| )(?:kid|ocr|viite(?:numero)?|referenssi)(?= |$)/;
const SHORTEST = 8;
/** "WEB991393" is of a series by its letters. */
const SHORTEST_OF_SERIES = 6;
const LONG = /(?<![\p{L}\d.,])(?:[A-Z]{1,3}[ -]?)?\d[\d.-]*(?: \d+)*(?:[A-Z]\d{2})?(?![\p{L}\d])/gu;
const CONTACT = /@|www\.|https?:|\+\d|(?<!\p{L})(?:[Tt]el|[Ff]ax|[Pp]hone|[Mm]obil)/u;

/** "Reference 0405150/0310267": the customer's number, and the invoice's, unless that is among them. */
const partsOf = (copy: string, own: string): string[] => {
  const parts = copy.split('/');
  return parts.length === 1 || parts.some((part) => part.replace(/\D/g, '') === own) ? [] : parts;
};

/** "KRASRN000214471/418", and ".../verify/KRASRN000214471/481": a long number has one ending, in an address on the internet too. */
function otherEndings(cells: Cell[]): Doubt[] {
  const known = new Map<string, string>();
  return cells.flatMap(({ text }) =>
    [...text.matchAll(WITH_ENDING)].flatMap(([number, stem, ending]) => {
      const first = known.get(stem!) ?? ending!;
      known.set(stem!, first);
      return first === ending ? [] : [doubt(`${stem}/${first}`, number)];
    }),
  );
}
const WITH_ENDING = /(?<![\p{L}\d])([A-Z]{2,}\d{8,})\/(\d{2,})(?![\p{L}\d])/gu;

/** "TRA26-M9KZ3" in a field, and "name the code TRA26-B2HW8" in a sentence: codes of one stem, of which the field has no such one. */
function otherCodes(cells: Cell[]): Doubt[] {
  const codes = cells.flatMap((cell) => [...cell.text.matchAll(CODE)].map(([code, stem]) => ({ cell, code, stem })));
  const fields = codes.filter(({ cell }) => cell.words.length === 1);
  return codes
    .filter(({ cell }) => isSentence(cell))
    .flatMap(({ code, stem }) => {
      const alike = fields.filter((field) => field.stem === stem);
      return alike.length > 0 && alike.every((field) => field.code !== code) ? [doubt(alike[0]!.code, code)] : [];
    });
}
const CODE = /(?<![\p{L}\d])(\p{Lu}[\p{Lu}\d]+-)(?=[\p{Lu}\d]*\d)(?=[\p{Lu}\d]*\p{Lu})[\p{Lu}\d]{4,}(?![\p{L}\d-])/gu;

/** What may be the invoice's number once more: a word of digits, or the end of a reference filled up with noughts. */
function copiesIn({ words, text }: Cell, before: Cell | undefined, isWanted: (said: string) => boolean): string[] {
  if (findDate(text) || CONTACT.test(text)) return [];
  return words.flatMap(({ text: word }, at) => {
    const said =
      at > 0
        ? words
            .slice(0, at)
            .map((one) => one.text)
            .join(' ')
        : (before?.text ?? '');
    const isPostcode = !word.endsWith('.') && /^\p{Lu}/u.test(words[at + 1]?.text ?? '');
    if (isPostcode || !/^[\p{L}\d#/.„“”"«-]*\d["“”»]?[.,;:)]?$/u.test(word) || !isWanted(fold(said))) return [];
    // Quotation marks are read from pictures as points, too.
    const plain = word.replace(/^[#(.„“”"«]+|["“”».,;:)]+$/g, '');
    const filled = /^0{3,}(\d{5,})\d$/.exec(plain)?.[1];
    return filled ? [plain, filled] : [plain];
  });
}

/** "00 00000 00000 10614 00002 06148" is one reference, which has the 20614 across its groups. */
const holdsInGroups = ({ words }: Cell, own: string): boolean =>
  words.length >= GROUPS &&
  words.every(({ text }) => /^\d+$/.test(text) && text !== own) &&
  words
    .map(({ text }) => text)
    .join('')
    .includes(own);
const GROUPS = 4;

/** "zu Ihrer Bestellung 4566928083 vom 30.07.2025": its words do not only label it. */
const isSentence = ({ words }: Cell): boolean => words.filter(({ text }) => /^\p{L}{2,}/u.test(text)).length >= 3;

const hasCountry = (number: string): boolean => /^[A-Z]{2}/.test(number);

/**
 * "HR77766927745" is registered as "77766927745", "FR40303265045" as "303265045" or, with the number of an establishment, in 14
 * digits, "SE556703748501" as "5567037485".
 */
function registeredAs(number: string, other: string): string {
  if (/^FR\d{11}$/.test(number)) return number.slice(4);
  if (/^SE\d{12}$/.test(number)) return number.slice(2, 12);
  return /^\d{14}$/.test(number) && /^FR/.test(other) ? number.slice(0, 9) : number.replace(/^[A-Z]{2}/, '');
}

export function isNearMiss(one: string, other: string): boolean {
  if (one.length !== other.length || one === other) return false;
  const places = [...one].flatMap((sign, at) => (sign === other[at] ? [] : at));
  const [first, second, ...more] = places;
  if (second === undefined) return /\d/.test(one[first!]!) && /\d/.test(other[first!]!);
  const isTurned = (at: number, next: number): boolean =>
    next === at + 1 && one[at] === other[next] && one[next] === other[at];
  if (more.length === 0) return isTurned(first!, second);
  const [third, fourth, ...others] = more;
  return (
    one.length >= SHORTEST_OF_TWO &&
    fourth !== undefined &&
    others.length === 0 &&
    isTurned(first!, second) &&
    isTurned(third!, fourth)
  );
}
/** "20714" of 20417. */
const areShuffled = (one: string, other: string): boolean =>
  one !== other && [...one].sort().join('') === [...other].sort().join('');

/** Of this length two numbers hardly differ by chance in nothing but two pairs that are turned round. */
const SHORTEST_OF_TWO = 10;

/** "IT02218400634" and "02218400360": with and without its country, a tax number has one ending. */
const haveOneStem = (one: string, other: string): boolean =>
  one.length === other.length && one !== other && one.slice(0, STEM) === other.slice(0, STEM);
const STEM = 7;

const areConsecutive = (one: string, other: string): boolean => one.slice(0, -1) === other.slice(0, -1);
