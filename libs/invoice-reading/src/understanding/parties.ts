import { bottom, right, sidewaysOverlap } from '../page-model.js';
import type { Cell, TextLine } from './text-lines.js';
import { LEGAL_FORM } from '../company-name.js';
import { BUYER, SELLER } from './vocabulary.js';

/** Lines of one address stand closer than this (in text heights). */
const ADDRESS_GAP = 1.6;
const MAX_ADDRESS_LINES = 8;

/** The cells under and beside headings such as "Bill to": whoever is named there does not send the invoice. */
export function buyerCells(lines: TextLine[]): Set<Cell> {
  const buyer = new Set<Cell>();
  // In a footer the same line heads the bank's details.
  const upperHalf = Math.max(0, ...lines.filter(({ page }) => page === 1).map(({ box }) => bottom(box))) / 2;
  for (const [index, line] of lines.entries()) {
    for (const [position, cell] of line.cells.entries()) {
      if (isSenderLine(cell) && line.page === 1 && line.box.y < upperHalf) {
        for (const below of addressBelow(cell, lines.slice(index + 1), WINDOW_GAP)) buyer.add(below);
      }
      if (!isHeading(cell) || !BUYER.test(cell.folded)) continue;
      const next = besideHeading(cell, line.cells[position + 1], lines.slice(index + 1));
      for (const start of next ? [cell, next] : [cell]) {
        buyer.add(start);
        for (const below of addressBelow(start, lines.slice(index + 1))) buyer.add(below);
      }
    }
  }
  return buyer;
}

/** Further away (in text heights) than this, a cell on the same line belongs to something else, if there is text below. */
const BESIDE = 12;

function besideHeading(heading: Cell, next: Cell | undefined, following: TextLine[]): Cell | null {
  if (!next || isHeading(next)) return null;
  const isFar = next.box.x - right(heading.box) > BESIDE * heading.box.height;
  return isFar && addressBelow(heading, following).length > 0 ? null : next;
}

/** The sender's line stands a little over the address in the window. */
const WINDOW_GAP = 2.5;

export const SEPARATOR = /\s[-–—●•·|*/]\s|\s?[•●·|]\s?/;

/** "Name · Street 1 · 12345 Town": who sends the letter, in one line over the receiver's address. */
export function isSenderLine({ text }: Cell): boolean {
  const parts = text.split(SEPARATOR).map((part) => part.trim());
  return (
    parts.length >= 3 &&
    parts.length <= 5 &&
    /\d/.test(parts[1]!) &&
    /(?:^|\D)\d{4,5}\s\p{L}|\p{L}[\s,]+[A-Z\d]{2,4}\s?\d[A-Z]{2}$/u.test(text)
  );
}

/** The cells that follow each other right below, in the same column, until the next heading or gap. */
export function addressBelow(start: Cell, following: TextLine[], gap = ADDRESS_GAP): Cell[] {
  const address: Cell[] = [];
  let last = start;
  for (const line of following) {
    if (line.page !== start.page || address.length === MAX_ADDRESS_LINES) break;
    const cell = line.cells.find((other) => isInColumn(other, last) || isInColumn(other, start));
    if (cell && (isHeading(cell) || cell.box.y - bottom(last.box) > gap * last.box.height)) break;
    if (!cell) continue;
    address.push(cell);
    last = cell;
  }
  return address;
}

/** A company may be called what a heading says: "Lieferant GmbH". */
export const isHeading = (cell: Cell): boolean =>
  (cell.text.includes(':') || !LEGAL_FORM.test(cell.text)) && (BUYER.test(cell.folded) || SELLER.test(cell.folded));

const isInColumn = (cell: Cell, above: Cell): boolean =>
  Math.abs(cell.box.x - above.box.x) < above.box.height * 1.5 || sidewaysOverlap(cell.box, above.box) > 0.6;
