import { bottom } from '../../page-model.js';
import { isPlace, TOWN } from '../addresses.js';
import type { Cell } from '../cells.js';
import { addressBelow } from '../parties.js';
import { hasTaxLabel } from '../tax-numbers.js';
import type { TextLine } from '../text-lines.js';
import type { Candidate } from './candidates.js';
import { isOnTop } from './head-of-letter.js';
import { addressBeside, isLargestName, LETTERHEAD_GAP, ofOneTown } from './letterhead.js';

/** Below the name, or in a column of its own beside it. */
export function addressOf({ cell }: Candidate, lines: TextLine[], cells: Cell[]): Cell[] {
  const index = lines.findIndex((line) => line.cells.includes(cell));
  const near = index < 0 ? [] : addressBelow(cell, lines.slice(index + 1), LETTERHEAD_GAP);
  const below = ofOneTown(
    near.length > 0 || !isOnTop(cell, lines) ? near : namelessBelow(cell, lines.slice(index + 1)),
  );
  const isBeside = !below.slice(0, 2).some(({ text }) => isPlace(text)) && isLargestName(cell, cells);
  const beside = isBeside ? addressBeside(cell, lines) : [];
  return beside.length > 0 ? beside : below;
}

/** In a band of its own the name stands far over its address: one that begins with no name, right below on the page, is that. */
function namelessBelow(cell: Cell, following: TextLine[]): Cell[] {
  const start = following.findIndex(({ page, cells }) => page === cell.page && cells.some(isFlushWith(cell)));
  const first = following[start]?.cells.find(isFlushWith(cell));
  if (!first || first.box.y - bottom(cell.box) > BAND * cell.box.height) return [];
  const block = [first, ...addressBelow(first, following.slice(start + 1))];
  const isAddress = [isPlace, hasTaxLabel].some((begins) => begins(first.text));
  return isAddress && block.slice(0, ADDRESS_ROWS).some(({ text }) => TOWN.test(text)) ? block : [];
}
/** In text heights. */
const BAND = 6;
const ADDRESS_ROWS = 4;
const isFlushWith =
  (cell: Cell) =>
  ({ box }: Cell): boolean =>
    Math.abs(box.x - cell.box.x) < 1;
