import { isPlace, TOWN } from '../addresses.js';
import { findDate } from '../dates.js';
import { restOfIban } from '../iban.js';
import { isWeighed } from '../measures.js';
import { isNumberLike } from '../numbers.js';
import type { Cell } from '../cells.js';
import type { TextLine } from '../text-lines.js';
import { isName } from '../vendor/names.js';
import { TAX_ID } from '../words/party-words.js';
import { isConditional } from '../words/request-words.js';
import { TIME } from './harmless-words.js';
import { areParts } from './line-notes.js';
import { WHOLE } from './packages.js';

/** Whoever counts lines names no address, date, account or code with it, save the invoice's own number. */
export const isOther = (cell: Cell, isOwn: (word: string) => boolean, next?: Cell): boolean => {
  const { text, folded, words } = cell;
  return (
    isPlace(text) ||
    isWeighed(cell) ||
    CONTACT.test(text) ||
    TAX_ID.test(folded) ||
    CODE_OF_LIST.test(text.endsWith(':') && next ? `${text} ${next.text}` : text) ||
    isConditional(folded) ||
    areParts(text) ||
    findDate(text) !== null ||
    words.some(
      (word) => /\d/.test(word.text) && !isNumberLike(word.text.replace(/[().,;:]+$|^\(/g, '')) && !isOwn(word.text),
    )
  );
};
/**
 * "1 = TVA 8,1 %", "1 (high)" in a legend; Mexico's codes of kinds of taxpayers; what a payment code holds; the codes of kinds of
 * invoices.
 */
const CODE_OF_LIST =
  /BCD \| .*SCT(?= )|^\d (?:= |\(\p{L}+\)$)|R[ée]gimen fiscal: \d{3}|(?:type|art|tipo|typ|kod\p{L}*|code): ?38[0-9]$/iu;
const CONTACT =
  /@|www\.|https?:|\+\d|IBAN|BIC|SWIFT|\d{5}|\d[ /-]\d{3}[ /-]\d|§|(?<!\p{L})(?:[Tt]el|[Ff]ax)|\d \d{3}(?!\d)|(?<!\p{L})\p{L}*[Bb]ank(?: \p{Lu}\p{L}+)? \d/u;

/** A figure that the row above or below tells of: of a street, of an account, of a number that is broken, or of days. */
export function isPartOfOther(line: TextLine, at: number, above?: TextLine, below?: TextLine): boolean {
  const cell = line.cells[at]!;
  const next = line.cells[at + 1];
  const { page, box } = next && WHOLE.test(next.text) ? next : cell;
  const inColumn = (other?: TextLine): Cell | undefined =>
    other?.page === page ? other.cells.find((one) => Math.abs(one.box.x - box.x) < box.height) : undefined;
  return (
    isStreetOf(cell, above, below) ||
    restOfIban(cell, above) !== '' ||
    // "2297668-" over "8", "Terms of payment: 10" over "days".
    /\d-$/.test(inColumn(above)?.text ?? '') ||
    TIME.test(inColumn(below)?.folded.split(' ')[0] ?? '')
  );
}

/** "Mill Road 14" between "Northgate Ltd", or a number that it is registered under, and "4006 Stavanger". */
function isStreetOf(
  { page, box, text, words }: Cell,
  above: TextLine | undefined,
  below: TextLine | undefined,
): boolean {
  const isBelow = (cell: Cell): boolean => Math.abs(cell.box.x - box.x) < box.height;
  const inColumn = (line: TextLine | undefined): Cell[] => (line?.page === page ? line.cells.filter(isBelow) : []);
  // "539 01 | Hlinsko", set apart as the number of the house is.
  const isTown = (cell: Cell): boolean => {
    const next = below!.cells[below!.cells.indexOf(cell) + 1];
    return [cell.text, `${cell.text} ${next?.text}`].some((town) => TOWN.exec(town)?.index === 0);
  };
  return (
    words.length <= STREET_WORDS &&
    !text.includes(':') &&
    inColumn(above).some((cell) => isName(cell.text) || TAX_ID.test(cell.folded)) &&
    inColumn(below).some(isTown)
  );
}
const STREET_WORDS = 4;

/** "2 Painting" between "1 Scaffolding" and "3 Sundries", or at the end of them: rows that are numbered, perhaps with lines between. */
export function isOrdinal({ page, box, text }: Cell, neighbours: (TextLine | undefined)[], rows: TextLine[]): boolean {
  const number = ORDINAL.exec(text)?.[1];
  if (!number) return false;
  const others = (/^\d+\. /.test(text) ? rows : neighbours).flatMap((line) => {
    const near = line?.page === page ? line.cells.find((cell) => Math.abs(cell.box.x - box.x) < 1) : undefined;
    return near ? (ORDINAL.exec(near.text)?.[1] ?? []) : [];
  });
  return others.includes(String(Number(number) - 1)) || (number === '1' && others.includes('2'));
}
const ORDINAL = /^(\d{1,2})(?:\. \S|\.? \p{Lu})/u;

/** "Due date 2" between "Due date 1" and "Due date 3" in one row: fields that are numbered. */
export function isNumberedField({ folded }: Cell, cells: Cell[]): boolean {
  const name = NUMBERED.exec(folded)?.[1];
  const numbers = cells.flatMap((cell) => {
    const [, own, number] = NUMBERED.exec(cell.folded) ?? [];
    return own === name ? Number(number) : [];
  });
  return name !== undefined && numbers.length > 1 && numbers.every((number, at) => number === at + 1);
}
/** Folded. */
const NUMBERED = /^(\p{L}[^\d]*) (\d{1,2})$/u;

/** "Subtotal lot 3", where "Lot 3 – Offices" heads lines: the number of the section. Names are the beginnings of rows. */
export const isOfSection = ({ folded }: Cell, rows: TextLine[]): boolean => {
  const section = / (\p{L}{3,} \d{1,2})$/u.exec(folded)?.[1];
  return section !== undefined && rows.some(({ cells }) => cells.some((cell) => cell.folded.startsWith(`${section} `)));
};

/** "Page 1 of 2". */
export const isPage = ({ page, cells }: TextLine, lines: TextLine[]): boolean => {
  const pages = Math.max(...lines.map((line) => line.page));
  const isOf = (text: string): boolean => {
    const [, first, last] = PAGE_OF.exec(text) ?? [];
    return Number(first) === page && Number(last) === pages;
  };
  return cells.some(({ text }) => isOf(text)) || (pages > 1 && cells.some(({ text }) => text === String(page)));
};
const PAGE_OF = /(\d+) ?(?:\/|\p{L}{1,4}) ?(\d+)/u;
