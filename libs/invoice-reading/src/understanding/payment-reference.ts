import { bottom, sidewaysOverlap } from '../page-model.js';
import { fold } from './fold.js';
import { findLabels } from './labels.js';
import type { Cell } from './cells.js';
import type { TextLine } from './text-lines.js';
import { PAYMENT_REFERENCE } from './words/payment-words.js';

/** The codes (folded) that a payment shall name: in the field for it, or in a sentence that asks for it. */
export function paymentReferences(lines: TextLine[]): Set<string> {
  const places = findLabels(lines, PAYMENT_REFERENCE).flatMap(({ cell, next, below }) => [
    ...cell.words.map(({ text }) => text),
    ...[next, below].flatMap((place) => (place?.words.length === 1 ? place.text : [])),
  ]);
  return new Set(places.filter((text) => CODE.test(text)).map(fold));
}
const CODE = /\d{3}/;

/** Cells of the first page that hold nothing but one of these codes, under and behind no label. */
export function standAlone(lines: TextLine[], codes: Set<string>): Cell[] {
  return lines
    .filter(({ page }) => page === lines[0]!.page)
    .flatMap((line, index) =>
      line.cells.filter((cell, at) => {
        if (cell.words.length !== 1 || !codes.has(cell.folded)) return false;
        const [before, above] = [line.cells[at - 1], lines[index - 1]];
        const isBeside = before && cell.box.x - before.box.x - before.box.width < FAR * cell.box.height;
        const isUnder =
          above?.page === line.page &&
          cell.box.y - bottom(above.box) < cell.box.height &&
          above.cells.some(({ box, text }) => sidewaysOverlap(box, cell.box) > 0 && !/\d/.test(text));
        return !isBeside && !isUnder;
      }),
    );
}
/** In text heights. */
const FAR = 5;
