import { LEGAL_FORM } from '../../company-name.js';
import { bottom, isFlush, sidewaysOverlap } from '../../page-model.js';
import { TOWN } from '../addresses.js';
import { SEPARATOR } from '../parties.js';
import { hasTaxLabel } from '../tax-numbers.js';
import type { Cell } from '../cells.js';
import type { TextLine } from '../text-lines.js';
import { RECEIPT_TITLE } from '../words/number-words.js';
import type { Candidate } from './candidates.js';
import { isLargestName, isOverAddress, upperHalfOf } from './letterhead.js';
import { isBrandOf, isShortFor, nameIn, sameName } from './names.js';
import { waysToReach } from './online.js';
import { OF_BANK } from '../leftovers/harmless-words.js';
import { hasPayeeFacts, REGISTERED } from './payee.js';

interface Paper {
  lines: TextLine[];
  cells: Cell[];
  /** By their key. */
  atFoot: Set<string>;
  isAtFoot: (cell: Cell) => boolean;
}

/**
 * On top of the page, over the address of the other party or in the largest letters, while the account or the registration
 * stands below both under no other name: letters have their sender first. The receiver says no more of themselves.
 */
export function isHeadOfLetter(
  { name, cell }: Candidate,
  address: Cell[],
  { cells, lines, atFoot, isAtFoot }: Paper,
): boolean {
  if (atFoot.size > 0 || !(isOnTop(cell, lines) || isUnderBrand(name, cell, lines))) return false;
  const own = [cell, ...address];
  const others = otherParties(own, lines, cells);
  const isFirst = others.length > 0 && others.flat().every(({ box }) => box.y > endOf(own));
  if (!isFirst && !isLargestName(cell, cells)) return false;
  // Without a legal form, large letters may be a brand's, and small ones anything.
  if (!LEGAL_FORM.test(name) && !(isFirst && isOverAddress(address))) return false;
  const said = factsIn(own);
  const isOther = (party: Cell[]): boolean => {
    const facts = factsIn(party);
    return hasPayeeFacts(party) || facts > said || (!isFirst && facts > 0 && facts === said);
  };
  if (others.some(isOther)) return false;
  const end = endOf([...own, ...others.flat()]);
  // Without a town nothing tells where the other party ends.
  const below = cells.filter((one) => one.page === 1 && (others.length > 0 ? one.box.y > end : isAtFoot(one)));
  return (
    below.every(({ text, folded }) => !LEGAL_FORM.test(text) || sameName(nameIn(text), name) || OF_BANK.test(folded)) &&
    below.some(
      (one) => (hasPayeeFacts([one]) || REGISTERED.test(one.folded)) && (isAtFoot(one) || !isOfOther(one, own, others)),
    )
  );
}

/** "IBAN …" further down in a sidebar, under whoever stands there over their address. */
const isOfOther = ({ box }: Cell, own: Cell[], others: Cell[][]): boolean => {
  const isIn = (party: Cell[]): boolean => party.some((cell) => Math.abs(cell.box.x - box.x) < 1);
  return others.some(isIn) && !isIn(own);
};

/** On top of the first page and, with its town, at the same place of the next ones, where nobody else's address is printed again. */
export function isRunningHead({ cell }: Candidate, address: Cell[], { cells, lines }: Paper): boolean {
  const isRepeated = ({ text, box }: Cell): boolean =>
    cells.some(
      (other) =>
        other.page > 1 && other.text === text && Math.abs(other.box.x - box.x) < 1 && Math.abs(other.box.y - box.y) < 1,
    );
  const town = address.find(({ text }) => TOWN.test(text));
  return (
    town !== undefined &&
    isOnTop(cell, lines) &&
    [cell, town].every(isRepeated) &&
    otherParties([cell, ...address], lines, cells).every((party) => !party.some(isRepeated))
  );
}

/**
 * "Lucerna." in the largest letters on top, and below it in the same column "Estudio Lucerna Fotografía SL" over its address: of two
 * parties the one that the logo is short for.
 */
export const isUnderLogo = (
  { name, cell }: Candidate,
  address: Cell[],
  { addressed, cells, lines }: Pick<Paper, 'lines' | 'cells'> & { addressed: Candidate[] },
): boolean =>
  LEGAL_FORM.test(name) &&
  address.slice(0, ADDRESS_ROWS).some(({ text }) => TOWN.test(text)) &&
  cells.some(
    (logo) =>
      logo.box.y < cell.box.y &&
      (Math.abs(logo.box.x - cell.box.x) < cell.box.height || isFlush(logo.box, cell.box)) &&
      isOnTop(logo, lines) &&
      isLargestName(logo, cells) &&
      isShortFor(logo.text, name) &&
      addressed.every((other) => sameName(other.name, name) || !isShortFor(logo.text, other.name)),
  );
const ADDRESS_ROWS = 4;

/** The only company, on top of a till's receipt and over its title: who buys there is not printed, or below it. */
export const isHeadOfReceipt = ({ name, cell }: Candidate, { cells, lines }: Pick<Paper, 'lines' | 'cells'>): boolean =>
  LEGAL_FORM.test(name) &&
  isOnTop(cell, lines) &&
  cells.some(({ page, box, folded }) => page === cell.page && box.y > cell.box.y && RECEIPT_TITLE.test(folded)) &&
  cells.every(({ text }) => !LEGAL_FORM.test(text) || sameName(nameIn(text), name));

export const isOnTop = ({ box }: Cell, lines: TextLine[]): boolean =>
  box.y < (lines.find(({ page }) => page === 1)?.box.y ?? 0) + TOP_LINES * box.height;
const TOP_LINES = 2;

/** "nómada" on top, and right below it "Nómada Comunicación, S.L." over the address: the head of one letter. */
const isUnderBrand = (name: string, { page, box }: Cell, lines: TextLine[]): boolean =>
  lines.some(({ cells }) =>
    cells.some(
      (brand) =>
        brand.page === page &&
        brand.box.y < box.y &&
        box.y - bottom(brand.box) < GAP * brand.box.height &&
        isOnTop(brand, lines) &&
        isBrandOf(brand.text, name),
    ),
  );

const endOf = (party: Cell[]): number => Math.max(...party.map(({ box }) => bottom(box)));

/** In how many rows a party says under which number it is known, or how it is reached. */
const factsIn = (party: Cell[]): number =>
  party.filter(
    (cell) =>
      hasTaxLabel(cell.text) ||
      hasPayeeFacts([cell]) ||
      waysToReach([cell]) > 0 ||
      cell.text.split(SEPARATOR).some(isNumber),
  ).length;

/** "C.I.F.: B73812042", "Tel. 968 88 01 22": longer than those of houses and towns. */
const isNumber = (part: string): boolean => part.replace(/\D/g, '').length > LONGEST_POSTCODE;
const LONGEST_POSTCODE = 6;

/** What stands around each town in the upper half of the page that is not in the own address, nor beside the own name. */
function otherParties([name, ...address]: Cell[], lines: TextLine[], cells: Cell[]): Cell[][] {
  const isInUpperHalf = upperHalfOf(lines);
  const others = cells.filter((cell) => isInUpperHalf(cell) && cell !== name && !address.includes(cell));
  return others
    .filter(({ text, box }) => TOWN.test(text) && box.y > bottom(name!.box))
    .map((town) => blockAround(town, others));
}

/** The rows of one column that stand close together. */
function blockAround(town: Cell, cells: Cell[]): Cell[] {
  const column = cells.filter(
    ({ box }) => Math.abs(box.x - town.box.x) < town.box.height || sidewaysOverlap(box, town.box) > OVERLAP,
  );
  const isNext = (above: Cell, cell: Cell): boolean => cell.box.y - bottom(above.box) < GAP * above.box.height;
  let start = column.indexOf(town);
  let end = start;
  while (start > 0 && isNext(column[start - 1]!, column[start]!)) start -= 1;
  while (end < column.length - 1 && isNext(column[end]!, column[end + 1]!)) end += 1;
  return column.slice(start, end + 1);
}
const OVERLAP = 0.6;
/** In text heights. */
const GAP = 1.6;
