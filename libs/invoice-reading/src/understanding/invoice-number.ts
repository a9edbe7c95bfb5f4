import { CLEAR, type Doubt, type ReadValue } from '../draft.js';
import { fold } from './fold.js';
import { findLabels, isBare, type LabelHit } from './labels.js';
import { paymentReferences, standAlone } from './payment-reference.js';
import { cellOf, type Cell } from './cells.js';
import type { TextLine } from './text-lines.js';
import { numberIn } from './number-shapes.js';
import {
  besidesAndBelow,
  CERTAIN,
  isWhole,
  lessSureOfCounts,
  placesOf,
  shapeOf,
  TITLE,
  toReadValue,
  VAGUE,
  valueOf,
} from './number-values.js';
import { OF_ORDERS } from './paper-kind.js';
import { bareUnderTitle, besideDate, besideKind, underTitle, withDateBehind } from './numbers-by-title.js';
import { prefixedAtHead } from './prefixed-numbers.js';
import { numbersLikeDates } from './numbers-like-dates.js';
import { alikeAbove, inFull, inSentences, isPartOf } from './rival-numbers.js';
import {
  DOCUMENT_NUMBER,
  INVOICE_NUMBER,
  INVOICE_TITLE,
  NUMBER_OF_OTHERS,
  NUMBER_WORD,
  RECEIPT_NUMBER,
  RECEIPT_TITLE,
  SALE_NUMBER,
  VAGUE_NUMBER,
} from './words/number-words.js';

/** The invoice number by its label; several different ones are a doubt. */
export function readInvoiceNumber(
  lines: TextLine[],
  { isTable = false } = {},
): { number: ReadValue<string> | null; doubts: Doubt[] } {
  const titles = findLabels(lines, INVOICE_TITLE).filter(({ cell }) => !IN_FORINTS.test(cell.text));
  const labels = findLabels(lines, INVOICE_NUMBER);
  const labelled = labels
    .filter(({ cell }) => !OF_OTHER_SIDE.test(cell.folded))
    .flatMap((hit) => [...valueOf(hit, CERTAIN, placesOf(hit)), ...besidesAndBelow(hit)]);
  const all = [
    ...labelled,
    ...titles.flatMap((hit) =>
      valueOf(hit, TITLE, [hit.rest, isBare(hit) ? hit.next : null]).map((number) => lessSureOfCounts(number)),
    ),
    ...numbersLikeDates(labels, titles, lines).map((place) => toReadValue(place, CERTAIN)),
    ...besideKind(lines),
    ...(titles.length > 0 ? [...besideDate(lines), ...withDateBehind(lines)] : []),
    ...underTitle(lines, titles.filter(isTitleAlone), isTable, labelled.length > 0),
    ...(titles.length > 0 ? findLabels(lines, DOCUMENT_NUMBER) : []).flatMap((hit) =>
      valueOf(hit, TITLE, placesOf(hit)).map((number) => (isSaidToBeNumber(hit) ? number : lessSureOfCounts(number))),
    ),
    ...(labelled.length === 0 ? ofReceipt(lines) : []),
    ...findLabels(lines, VAGUE_NUMBER).flatMap((hit) => valueOf(hit, VAGUE, [hit.rest, hit.next])),
  ];
  if (all.length === 0) all.push(...(titles.length > 0 ? ofSale(lines) : []));
  if (all.length === 0) all.push(...prefixedAtHead(lines).map((cell) => toReadValue(cell, TITLE)));
  const named = withoutOthers(withoutPages(all, lines), lines);
  const bare = bareUnderTitle(lines, titles.filter(isTitleAlone));
  const isNamed = named.some(({ confidence }) => confidence >= CLEAR);
  const found = isNamed
    ? [...named, ...bare.filter(({ value }) => shapeOf(value) === shapeOf(named[0]!.value))]
    : withReference([...bare, ...named], lines, titles.length > 0);
  const first = found.find(({ confidence }) => confidence >= CLEAR) ?? found[0];
  const number = first ? inFull(first, lines) : null;
  const rivals = found.filter((other) => other.confidence >= CLEAR && !isPartOf(other, number!));
  if (number) rivals.push(...inSentences(lines, number), ...alikeAbove(found, number));
  if (rivals.length === 0) return { number, doubts: [] };
  const message = `More than one invoice number is printed: ${[number!, ...rivals].map(({ value }) => value).join(', ')}.`;
  return { number, doubts: [{ code: 'several-numbers', message, field: 'invoiceNumber' }] };
}

/** "Ft 925 889" is money, "FT 925889" an invoice in Portugal. */
const IN_FORINTS = /^Ft [\d .]+$/;

/** "INVOICE", also "INVOICE / DELIVERY NOTE": what goes with the goods is the same paper. */
const isTitleAlone = (hit: LabelHit): boolean =>
  isBare(hit) || OF_ORDERS.test(hit.cell.folded.replace(hit.label, '').trim());

/** "Facture 1/2" at the head of the first of two pages. */
function withoutPages(found: ReadValue<string>[], lines: TextLine[]): ReadValue<string>[] {
  const pages = lines.at(-1)?.page ?? 1;
  return pages === 1 ? found : found.filter(({ value, source }) => value !== `${source.page}/${pages}`);
}

/**
 * What a payment shall name is the invoice, where no label is clear: a number with a label that may be anybody's, or one that
 * stands in the head without any.
 */
function withReference(found: ReadValue<string>[], lines: TextLine[], isTitled: boolean): ReadValue<string>[] {
  if (!isTitled || found.some(({ confidence }) => confidence >= CLEAR)) return found;
  const others = numbersOfOthers(lines);
  const references = new Set([...paymentReferences(lines)].filter((code) => !others.has(code)));
  const isAsked = ({ value }: ReadValue<string>): boolean => references.has(fold(value));
  if (found.some(isAsked)) return found.filter(isAsked).map((number) => ({ ...number, ...SURE }));
  const alone = standAlone(lines, references).map((cell) => toReadValue(cell, TITLE));
  return new Set(alone.map(({ value }) => value)).size === 1 ? [...alone, ...found] : found;
}
const SURE = { confidence: TITLE, checks: ['two-places-agree' as const] };

/** "External document no.": what the receiver calls it. Folded. */
const OF_OTHER_SIDE = /^(?:extern\p{L}*|ekstern\p{L}*)(?= )/u;

/** "Invoice #3381" as a title, of which a field says that it is the order's: not where a field names the invoice's own. */
function withoutOthers(found: ReadValue<string>[], lines: TextLine[]): ReadValue<string>[] {
  const [first] = found;
  if (!first || found.every(({ value }) => value === first.value)) return found;
  const others = numbersOfOthers(lines);
  const own = found.filter(({ value }) => !others.has(fold(value)));
  return own.some(({ confidence }) => confidence >= CLEAR) ? own : found;
}

/** What fields name as the number (folded) of an order, an account, a customer. */
const numbersOfOthers = (lines: TextLine[]): Set<string> =>
  new Set(
    findLabels(lines, NUMBER_OF_OTHERS).flatMap((hit) =>
      [withoutNumberWord(hit.rest), hit.next, hit.below].flatMap((place) =>
        place && isWhole(place) ? fold(numberIn(place)!.text) : [],
      ),
    ),
  );

/** "No: 3381", behind what it is the number of. */
function withoutNumberWord(place: Cell | null): Cell | null {
  const at = place?.words.findIndex(({ text }) => !NUMBER_WORD.test(fold(text))) ?? -1;
  return at < 0 ? null : cellOf(place!.words.slice(at));
}

/** "Ticket n° 669103" below "TICKET DE CAISSE". */
const ofReceipt = (lines: TextLine[]): ReadValue<string>[] =>
  lines.some(({ cells }) => cells.some(({ folded }) => RECEIPT_TITLE.test(folded)))
    ? [RECEIPT_NUMBER, DOCUMENT_NUMBER].flatMap((label) =>
        findLabels(lines, label).flatMap((hit) => valueOf(hit, TITLE, placesOf(hit))),
      )
    : [];

/** "Venda Nº: 5871" on an invoice that has no other number. */
const ofSale = (lines: TextLine[]): ReadValue<string>[] =>
  findLabels(lines, SALE_NUMBER).flatMap((hit) => valueOf(hit, TITLE, placesOf(hit)));

/** "Document number: 37". */
const isSaidToBeNumber = ({ cell, label, rest }: LabelHit): boolean =>
  rest?.words.length === 1 &&
  cell.folded === `${label} ${rest.folded}` &&
  label.split(' ').some((word) => NUMBER_WORD.test(word));
