import { bottom, sidewaysOverlap } from '../page-model.js';
import type { Cell, TextLine } from './text-lines.js';
import { BUYER, LEGAL_FORM, SELLER } from './vocabulary.js';

/** Lines of one address stand closer than this (in text heights). */
const ADDRESS_GAP = 1.6;
const MAX_ADDRESS_LINES = 8;

/** The cells under and beside headings such as "Bill to": whoever is named there does not send the invoice. */
export function buyerCells(lines: TextLine[]): Set<Cell> {
  const buyer = new Set<Cell>();
  for (const [index, line] of lines.entries()) {
    for (const [position, cell] of line.cells.entries()) {
      if (!isHeading(cell) || !BUYER.test(cell.folded)) continue;
      const next = line.cells[position + 1];
      for (const start of next && !isHeading(next) ? [cell, next] : [cell]) {
        buyer.add(start);
        for (const below of addressBelow(start, lines.slice(index + 1))) buyer.add(below);
      }
    }
  }
  return buyer;
}

/** The cells that follow each other right below, in the same column, until the next heading or gap. */
export function addressBelow(start: Cell, following: TextLine[]): Cell[] {
  const address: Cell[] = [];
  let last = start;
  for (const line of following) {
    if (line.page !== start.page || address.length === MAX_ADDRESS_LINES) break;
    const cell = line.cells.find((other) => isInColumn(other, last) || isInColumn(other, start));
    if (cell && (isHeading(cell) || cell.box.y - bottom(last.box) > ADDRESS_GAP * last.box.height)) break;
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
