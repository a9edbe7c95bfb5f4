import { LEGAL_FORM } from '../../company-name.js';
import { bottom } from '../../page-model.js';
import { TOWN } from '../addresses.js';
import type { Cell } from '../cells.js';
import type { TextLine } from '../text-lines.js';
import type { Candidate } from './candidates.js';
import { FOOT } from './letterhead.js';
import { nameIn, sameName } from './names.js';
import { webNames } from './online.js';
import { hasPayeeFacts, isAnothersAccount } from './payee.js';

interface Paper {
  lines: TextLine[];
  cells: Cell[];
  isAtFoot: (cell: Cell) => boolean;
}

/**
 * The only company at the foot, with its address and all ways to reach anybody: over a window stands who it is sent to.
 */
export function isReachedAtFoot({ name, cell }: Candidate, { cells, isAtFoot }: Paper): boolean {
  if (!LEGAL_FORM.test(name) || !isAtFoot(cell)) return false;
  const foot = cells.filter(isAtFoot);
  const isReached = ({ text }: Cell): boolean => REACHED.test(text);
  return (
    foot.every(({ text }) => !LEGAL_FORM.test(text) || sameName(nameIn(text), name)) &&
    [cell, ...foot.filter((other) => isNextTo(other, cell))].some(({ text }) => TOWN.test(text)) &&
    foot.some((other) => isReached(other) && isNextTo(other, cell)) &&
    cells.every((other) => foot.includes(other) || !isReached(other))
  );
}
const REACHED = /\S@\S|www\.|(?:^|[·•|/,] ?)(?:Tel|Phone|Fon|T[ée]l|Tlf|Puh)/;
const isNextTo = ({ page, box }: Cell, cell: Cell): boolean =>
  page === cell.page && box.y - cell.box.y >= 0 && box.y - cell.box.y < FOOT_LINES * cell.box.height;
const FOOT_LINES = 4;

/** The only company at the foot, the only tax number of the paper beside it in a column of its own. */
export function isTaxedAtFoot(
  { name, cell }: Candidate,
  address: Cell[],
  { cells, lines, isAtFoot, isOnlyTaxed }: Paper & { isOnlyTaxed: (name: string, address: Cell[]) => boolean },
): boolean {
  if (!isAtFoot(cell)) return false;
  const line = lines.find((other) => other.cells.includes(cell));
  return (
    line !== undefined &&
    cells.every((other) => !(isAtFoot(other) && LEGAL_FORM.test(other.text)) || sameName(nameIn(other.text), name)) &&
    isOnlyTaxed(name, [...address, ...line.cells])
  );
}

/** The only name of the paper besides the receiver's, at the foot over its town, its account in a column of its own. */
export const isPaidAtFoot = ({ cell }: Candidate, address: Cell[], { lines, isAtFoot }: Paper): boolean =>
  isAtFoot(cell) &&
  address.slice(0, 3).some(({ text }) => TOWN.test(text)) &&
  lines.some(({ cells }) => address.some((one) => cells.includes(one)) && hasPayeeFacts(cells)) &&
  !isAnothersAccount(lines);

/**
 * The addresses in the net of a paper that has them only at the foot, each alone or before a telephone: nobody else's
 * are printed there.
 */
export function websAtFoot(foot: Cell[], cells: Cell[]): string[] {
  const webs = webNames(foot.filter(({ text }) => MAIL_FIRST.test(text)));
  return webs.length === webNames(cells).length ? webs : [];
}
const MAIL_FIRST = /^(?:(?:E-?)?[Mm]ail:? )?\S+@\S+(?: ?[|·•–-] ?[\d +()/-]+)?$/;

/** Whether a cell stands there on its page. */
export function footOf(lines: TextLine[]): (cell: Cell) => boolean {
  const ends = new Map<number, number>();
  for (const { page, box } of lines) ends.set(page, Math.max(ends.get(page) ?? 0, bottom(box)));
  return ({ page, box }) => box.y > FOOT * (ends.get(page) ?? 0);
}
