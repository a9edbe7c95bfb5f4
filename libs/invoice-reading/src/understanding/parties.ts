import { bottom, right, sidewaysOverlap } from '../page-model.js';
import { LEGAL_FORM } from '../company-name.js';
import { isPlace, TOWN } from './addresses.js';
import { findDate } from './dates.js';
import { remembered } from './remembered.js';
import { hasTaxLabel } from './tax-numbers.js';
import { cellOf, isInColumn, type Cell } from './cells.js';
import { middleOf, type TextLine } from './text-lines.js';
import { isByAccount, isOnSlip, PAID_TO, PAYER, SLIP_LINES } from './transfer-slips.js';
import {
  ADDRESS_LABEL,
  BUYER,
  COMPANY_NAME,
  NAME_LABEL,
  SELLER,
  SHORT_BUYER,
  SHORT_SELLER,
  TAX_ID,
} from './words/party-words.js';

/** Lines of one address stand closer than this (in text heights). */
const ADDRESS_GAP = 1.6;
const MAX_ADDRESS_LINES = 8;

/** The cells under and beside headings such as "Bill to": whoever is named there does not send the invoice. */
export function buyerCells(lines: TextLine[]): Set<Cell> {
  const buyer = new Set<Cell>();
  // In a footer the same line heads the bank's details.
  const middle = middleOf(lines);
  const isSlip = lines.some(({ cells }) => cells.some(({ folded }) => PAYER.test(folded)));
  for (const [index, line] of lines.entries()) {
    for (const [position, cell] of line.cells.entries()) {
      if (isSenderLine(cell, lines.slice(index + 1)) && line.page === 1 && line.box.y < middle) {
        for (const below of addressBelow(cell, lines.slice(index + 1), WINDOW_GAP)) buyer.add(below);
      }
      // The slip at the foot goes back to the seller: "To: Northgate Ltd".
      if (cell.folded.startsWith('to') && isOnSlip(lines.slice(Math.max(0, index - SLIP_LINES), index))) continue;
      if ((isSlip || isByAccount(cell, lines, index)) && PAID_TO.test(cell.folded)) continue;
      if (SALUTATION.test(cell.folded) && isBesideBuyer(cell, line)) continue;
      if (SALUTATION.test(cell.folded) && isUnderSeller(cell, lines[index - 1])) continue;
      const isOver =
        isHeading(cell) &&
        !OF_NUMBER.test(cell.folded) &&
        BUYER.test(cell.folded) &&
        !isOverDate(cell, line.cells[position + 1], lines[index + 1]);
      if (!isOver && !isShortHeading(cell, SHORT_BUYER, lines.slice(index + 1), line.cells[position + 1])) continue;
      const values = listedBeside(cell, line, lines.slice(index + 1));
      for (const value of values) buyer.add(value);
      const next = values.length > 0 ? null : besideHeading(cell, line.cells[position + 1], lines.slice(index + 1));
      for (const start of next ? [cell, next] : [cell]) {
        buyer.add(start);
        for (const below of untilSender(addressBelow(start, lines.slice(index + 1)))) buyer.add(below);
      }
    }
  }
  const named = buyer.size === 0 ? namedBelowCompany(lines, middle) : undefined;
  return named ? new Set([named]) : buyer;
}

/** "12 rue des Forges · 25000 Besançon · N° TVA: …" below a whole address: the sender's own line, set to the same edge. */
function untilSender(address: Cell[]): Cell[] {
  const town = address.findIndex(({ text }) => TOWN.test(text));
  const end = address.findIndex(({ text }, at) => town >= 0 && at > town && isSenderOnOneLine(text));
  return end < 0 ? address : address.slice(0, end);
}
const isSenderOnOneLine = (text: string): boolean => {
  const parts = text.split(SEPARATOR);
  return parts.some((part) => TOWN.test(part)) && parts.some(hasTaxLabel);
};

/**
 * "Razón social: Hotel Mirador S.A.C." below the letterhead of another company: on a form that heads no party the sender's
 * name is printed, and the receiver's is filled in. Two such labels are those of both parties.
 */
function namedBelowCompany(lines: TextLine[], middle: number): Cell | undefined {
  const head = lines.filter(({ page, box }) => page === 1 && box.y < middle).flatMap(({ cells }) => cells);
  const companies = head.filter(({ text }) => LEGAL_FORM.test(text));
  const labelled = companies.filter(({ text, folded }) => text.includes(':') && COMPANY_NAME.test(folded));
  const [own, ...others] = labelled;
  const [letterhead] = companies;
  const isForm = own !== undefined && others.length === 0 && letterhead !== own && !letterhead!.text.includes(':');
  return isForm && head.every((cell) => cell.box.y > own.box.y || !isHeading(cell)) ? own : undefined;
}

/** "Firma" right below a heading is the first line of that address. Folded. */
const SALUTATION = /^(?:firma|herrn?|frau|familie|monsieur|madame)$/;
/** "Firma | Kunde": the company that sells, and its customer. */
const isBesideBuyer = (cell: Cell, { cells }: TextLine): boolean =>
  cells.some((other) => other !== cell && BUYER.test(other.folded));
const isUnderSeller = (cell: Cell, above: TextLine | undefined): boolean =>
  above?.page === cell.page && above.cells.some((over) => isInColumn(cell, over) && SELLER.test(over.folded));

/** "Bill-to customer no.": over a number, which names nobody. Folded. */
const OF_NUMBER =
  /(?:customer|kunden?|debitor(?:en)?|deb|client|klant(?:en)?|cliente|account) ?(?:no|nr|number|nummer|id|code)$/;

/** "Payable by | 16 June 2023". */
const isOverDate = ({ box }: Cell, next: Cell | undefined, below: TextLine | undefined): boolean =>
  (isDate(next) && next!.box.x - right(box) < BESIDE * box.height) ||
  isDate(below?.cells.find((cell) => sidewaysOverlap(cell.box, box) > 0));
const isDate = (cell: Cell | undefined): boolean =>
  cell !== undefined && findDate(cell.text)?.length === cell.text.length;

/**
 * "To", "An", "Til" over a party, or "For Harbour Workshop" over its address. The same words stand over periods and places,
 * so an address or a company must follow.
 */
export function isShortHeading(cell: Cell, short: RegExp, following: TextLine[], next?: Cell): boolean {
  const isAlone = short.test(cell.folded);
  const named = isAlone ? next : behindShort(cell, short);
  if (!isAlone && !named) return false;
  const below = addressBelow(cell, following);
  const under = next && isAlone ? addressBelow(next, following) : [];
  return (
    [...below, ...under, ...(named ? [named] : [])].some(({ text }) => isPlace(text)) ||
    // "TO: Kloof Hardware" over the number that they are taxed by.
    ((named !== undefined || isAlone) && cell.text.includes(':') && below.some(({ folded }) => TAX_ID.test(folded))) ||
    (isAlone && [below[0], next].some((first) => first !== undefined && LEGAL_FORM.test(first.text)))
  );
}

/** The name in "From: Northgate Ltd" or "For Harbour Workshop"; "Van Loon" and "An Post" are names themselves. */
export function behindShort(cell: Cell, short: RegExp): Cell | undefined {
  const [first = '', ...rest] = cell.folded.split(' ');
  const isName =
    rest.length > 0 &&
    short.test(first) &&
    /^(?:\S+:|For|To|Für|Pour)\s+\p{L}/u.test(cell.text) &&
    !isSentence(cell.text);
  return isName ? cellOf(cell.words.slice(1)) : undefined;
}

/** Further away (in text heights) than this, a cell on the same line belongs to something else, if there is text below. */
const BESIDE = 12;

function besideHeading(heading: Cell, next: Cell | undefined, following: TextLine[]): Cell | null {
  if (!next || isHeading(next) || isColumnHeading(next, heading, following[0])) return null;
  const isFar = next.box.x - right(heading.box) > BESIDE * heading.box.height;
  const below = addressBelow(heading, following);
  // What stands beside it then belongs to another column.
  const isTown = ({ text }: Cell): boolean => TOWN.test(text);
  // "Deliver to" over a place without a code, and at its side whoever sends it over their own town.
  const areBoth =
    LEGAL_FORM.test(next.text) &&
    addressBelow(next, following).slice(0, 2).some(isTown) &&
    below.slice(1, 4).some(({ text }) => /\d|, /.test(text)) &&
    below.every(({ text }) => !text.includes(':'));
  const isOverAddress = heading.box.x < next.box.x && (below.slice(1, 4).some(isTown) || areBoth);
  return (isFar && below.length > 0) || isOverAddress ? null : next;
}

/**
 * "Buyer | Northgate Ltd" over "VAT no. | GB 123" and "Address | 1 High Street": what stands beside a heading and what is below it in
 * a list of fields, each with its value on the same place. The lines of an address are no labels, whatever is printed beside them.
 */
export function listedBeside(heading: Cell, line: TextLine, following: TextLine[]): Cell[] {
  const labels = line.cells.length === 1 ? labelsUnder(heading, following) : [];
  if (labels.length === 0) labels.push(...addressBelow(heading, following, FIELD_GAP));
  const isLabel = ({ text }: Cell): boolean => !/\d/.test(text) && !isPlace(text) && !LEGAL_FORM.test(text);
  const isField = ({ folded }: Cell): boolean =>
    [TAX_ID, NAME_LABEL, ADDRESS_LABEL].some((label) => label.test(folded));
  if (!labels.every(isLabel) || !labels.some(isField)) return [];
  const beside = (cell: Cell, { cells }: TextLine): Cell | undefined => cells[cells.indexOf(cell) + 1];
  const values = following.flatMap((row) => {
    const label = row.cells.find((cell) => labels.includes(cell));
    return (label && beside(label, row)) ?? [];
  });
  const [first] = values;
  const isAligned = ({ box }: Cell): boolean => first !== undefined && Math.abs(box.x - first.box.x) < 1;
  const own = beside(heading, line);
  const all = own && isAligned(own) && !isHeading(own) ? [own, ...values] : values;
  return all.length >= MIN_FIELDS && all.every(isAligned) ? all : [];
}

/** The labels of the fields right below a heading that is set in over them: "Name: | Northgate Ltd", each in a row of its own. */
function labelsUnder({ box }: Cell, following: TextLine[]): Cell[] {
  const end = following.findIndex(
    ({ cells: [label, value, ...more] }) => !label?.text.endsWith(':') || !value || more.length > 0,
  );
  const labels = following.slice(0, Math.max(0, end)).map(({ cells }) => cells[0]!);
  const [first] = labels;
  return first && first.box.x < box.x && first.box.y - bottom(box) < FIELD_GAP * box.height ? labels : [];
}
const MIN_FIELDS = 3;
/** In text heights: a value may take two rows. */
const FIELD_GAP = 3;

/** "Customer | Order" over their numbers: a row of headings, of which none is another's value. */
const isColumnHeading = (next: Cell, heading: Cell, below: TextLine | undefined): boolean =>
  heading.folded.split(' ').length <= 3 &&
  [heading, next].every((cell) => below?.cells.some((other) => isInColumn(other, cell) && /\d/.test(other.text)));

/** The sender's line stands a little over the address in the window. */
const WINDOW_GAP = 2.5;

export const SEPARATOR = /\s[-–—●•·|*/]\s|\s?[•●·|]\s?/;

/** "Name · Street 1 · 12345 Town": who sends the letter, in one line over the receiver's address; with commas in small print. */
export function isSenderLine(cell: Cell, following: TextLine[]): boolean {
  if (!ENDS_IN_TOWN.test(cell.text)) return false;
  const parts = senderParts(cell, following);
  return parts.length >= 3 && parts.length <= 5 && /\d/.test(parts[1]!);
}
const ENDS_IN_TOWN = /(?:^|\D)\d{4,5}\s\p{L}|\p{L}[\s,]+[A-Z\d]{2,4}\s?\d[A-Z]{2}$/u;

export function senderParts(cell: Cell, following: TextLine[]): string[] {
  const parts = cell.text.split(SEPARATOR).map((part) => part.trim());
  if (parts.length > 1) return parts;
  return isSmallPrint(cell, following) ? cell.text.split(/,\s+/) : parts;
}

/** Set smaller than the address in the window below it. */
export function isSmallPrint(cell: Cell, following: TextLine[]): boolean {
  const address = addressBelow(cell, following, WINDOW_GAP);
  const [first] = address;
  const isSmall = first !== undefined && cell.box.height < SMALL_PRINT * first.box.height;
  return isSmall && address.some(({ text }) => TOWN.test(text));
}
const SMALL_PRINT = 0.87;

/** In text heights, below the heading of an address. */
const HEADING_GAP = 3;

/** The cells that follow each other right below, in the same column, until the next heading or gap. */
export function addressBelow(start: Cell, following: TextLine[], gap = ADDRESS_GAP): Cell[] {
  const address: Cell[] = [];
  let last = start;
  for (const line of following) {
    if (line.page !== start.page || address.length === MAX_ADDRESS_LINES) break;
    const cell =
      line.cells.find((other) => isInColumn(other, last) || isInColumn(other, start)) ??
      (last === start ? line.cells.find((other) => isIndented(other, start)) : undefined);
    const most = last === start && isHeading(start) ? Math.max(gap, HEADING_GAP) : gap;
    const isFirst = cell && last === start && isHeading(start) && SALUTATION.test(cell.folded);
    if (isFirst) last = cell;
    if (isFirst) continue;
    if (cell && (isHeading(cell) || cell.box.y - bottom(last.box) > most * last.box.height)) break;
    if (!cell) continue;
    address.push(cell);
    last = cell;
  }
  return address;
}

/** A row of fields, each over its value. */
export const areHeadings = (cells: Cell[]): boolean =>
  cells.length > 2 && cells.every(({ text }) => !/[\d:]/.test(text));

/** A company may be called what a heading says: "Lieferant GmbH". */
export const isHeading = ({ text, folded }: Cell): boolean =>
  (headsParty(folded) || (/^\S+:/.test(text) && headsParty(folded.split(' ')[0]!))) &&
  !text.includes('@') &&
  !isSentence(text) &&
  !SIGNED.test(folded) &&
  (text.includes(':') || SENT_TO_NAME.test(folded) || !LEGAL_FORM.test(text));
/** "Bill to Orwell Boatbuilders Ltd": no company's name begins so. Folded. */
const SENT_TO_NAME =
  /^(?:(?:bill(?:ed)?|sold|ship(?:ped)?|invoiced?|deliver(?:ed)?) to|rechnung an|(?:factuur|rekening) (?:aan|voor)|factur(?:ee? a|ado a)|fakturert til|faktureret til|fakturerad till|faktura (?:till?|dla)|fattura(?:to)? a) /;

/** "Customer's signature ______": what stands below is nobody's address. Folded. */
const SIGNED =
  /(?:^| )(?:signature|unterschrift|handtekening|podpis|underskrift|assinatura|signatura|allekirjoitus|alairasa?|imzasi|semnatura|potpis|allkiri|paraksts|parasas|подпис|υπογραφη)(?= |$)/;

/** "The supplier is not registered for VAT." */
const isSentence = (text: string): boolean => /^\p{L}+(?: \S+){3,}\.$/u.test(text) && !LEGAL_FORM.test(text);

const headsParty = remembered((folded): boolean =>
  [BUYER, SELLER, SHORT_BUYER, SHORT_SELLER].some((words) => words.test(folded)),
);

/** "Dodavatel:" over a name that is set in. */
const isIndented = ({ box }: Cell, heading: Cell): boolean =>
  heading.text.endsWith(':') &&
  box.x > heading.box.x &&
  box.x - heading.box.x < INDENT * heading.box.height &&
  box.x < right(heading.box);
const INDENT = 3.5;
