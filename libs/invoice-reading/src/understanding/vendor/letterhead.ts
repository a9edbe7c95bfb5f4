import { companyKey } from '../../company-name.js';
import { bottom, right } from '../../page-model.js';
import type { Cell } from '../cells.js';
import { middleOf, type TextLine } from '../text-lines.js';
import { isPlace, isStreet, TOWN } from '../addresses.js';
import { addressBelow, SEPARATOR } from '../parties.js';
import { hasTaxLabel } from '../tax-numbers.js';
import { isBrandOf, isName, isShortFor, nameIn } from './names.js';
import { hasPayeeFacts } from './payee.js';

/** Above ordinary letters by so much. */
const LETTERHEAD_SIZE = 1.25;

/** A letterhead's facts stand in groups, further apart than the lines of an address. */
export const LETTERHEAD_GAP = 3;

/** Set in the largest letters of all names on the first page, well above ordinary ones. */
export function isLargestName({ page, box }: Cell, cells: Cell[]): boolean {
  if (page !== 1) return false;
  const { ordinary, largest } = lettersOf(cells);
  return box.height > LETTERHEAD_SIZE * ordinary && box.height >= largest;
}

/** How high letters of the first page are, and those of its largest name; each of its cells is held against them. */
function lettersOf(cells: Cell[]): Letters {
  const known = measured.get(cells);
  if (known) return known;
  const ofPage = cells.filter(({ page }) => page === 1);
  const heights = ofPage.map(({ box }) => box.height).sort((a, b) => a - b);
  const ordinary = heights[Math.floor(heights.length / 2)] ?? Infinity;
  const largest = Math.max(0, ...ofPage.flatMap(({ text, box }) => (isName(text) ? box.height : [])));
  const letters = { ordinary, largest };
  measured.set(cells, letters);
  return letters;
}
interface Letters {
  ordinary: number;
  largest: number;
}
const measured = new WeakMap<Cell[], Letters>();

/** The name is printed in full below or beside a letterhead of that name, or of the brand that it begins with. */
export const isUnderLetterhead = (cell: Cell, name: string, cells: Cell[]): boolean =>
  cells.some(
    (other) =>
      other !== cell &&
      other.box.y < cell.box.y + cell.box.height &&
      (companyKey(other.text) === companyKey(name) || isBrandOf(other.text, name) || isShortFor(other.text, name)) &&
      isLargestName(other, cells),
  );

/** Street and town right below: under a title stands a name first, or a number with its label. */
export const isOverAddress = ([street, ...more]: Cell[]): boolean =>
  street !== undefined &&
  (isStreet(street.text) || TOWN.test(street.text)) &&
  !/[:#]/.test(street.text) &&
  [street, ...more.slice(0, 2)].some(({ text }) => TOWN.test(text));

/**
 * What stands below a name, up to where another address begins: senders with a logo on one side have theirs under the
 * receiver's on the other. "2701 Airport Blvd" over its town is not another town, nor is "HRA 12345".
 */
export function ofOneTown(below: Cell[]): Cell[] {
  const isTown = (cell: Cell): boolean => TOWN.test(cell.text) && !hasPayeeFacts([cell]);
  const first = below.findIndex(isTown);
  const second = below.findIndex((cell, at) => first >= 0 && at > first + 1 && isTown(cell));
  if (second < 0) return below;
  // Above another town stands the name or the street that goes with it, but what is registered is the first one's.
  return below.slice(0, hasPayeeFacts([below[second - 1]!]) ? second : second - 1);
}

/**
 * The address that stands beside a name instead of below it, in a column of its own: from the street or town that is set
 * nearest to the height of the name.
 */
export function addressBeside(cell: Cell, lines: TextLine[]): Cell[] {
  const near = lines.filter(
    ({ page, box }) => page === cell.page && Math.abs(box.y - cell.box.y) < BESIDE_LINES * cell.box.height,
  );
  const beside = near.flatMap(({ cells }) => cells).filter(({ box }) => box.x > right(cell.box) + cell.box.height);
  const [first] = beside;
  const start = first && beside.find(({ text }) => isPlace(text));
  // A trade stands there as well, its parts set apart; a name would be another's.
  if (!start || (isName(first.text) && !SEPARATOR.test(first.text))) return [];
  const index = lines.findIndex(({ cells }) => cells.includes(start));
  return [start, ...addressBelow(start, lines.slice(index + 1))];
}
const BESIDE_LINES = 1.5;

/** What stands in the rows of a name and its address, in other columns: all of it is the letterhead, where no other name is in it. */
export function inRowsOf(cell: Cell, address: Cell[], cells: Cell[]): Cell[] {
  const end = Math.max(...[cell, ...address].map(({ box }) => bottom(box)));
  const rows = cells.filter(
    (other) => other.page === cell.page && bottom(other.box) > cell.box.y && other.box.y < end && other !== cell,
  );
  return rows.some((other) => !address.includes(other) && isName(other.text)) ? [] : rows;
}

/** Further down, companies are banks, carriers and the like as often as the sender. */
export function upperHalfOf(lines: TextLine[]): (cell: Cell) => boolean {
  const middle = middleOf(lines);
  return ({ page, box }) => page === 1 && box.y < middle;
}

/** How to reach whoever stands over it. */
export const hasContact = (address: Cell[]): boolean =>
  address.some(({ text }) => /\S@\S|www\.|(?:^|[·•|] ?)(?:Tel|Phone|T\s|Fon|T[ée]l)/.test(text) || hasTaxLabel(text));

/** At the foot of a page, so many text heights around a name. */
const FOOT_REACH = 5;
export const FOOT = 0.7;

/**
 * At the foot of a page, in columns or in one line, with the registration, the tax number or the account: senders repeat the
 * name of their letterhead there, or say in full what its largest letters are part of. Carriers stand there alone, and
 * slips to pay with have the receiver's name too: of two names nothing is said.
 */
export function namesAtFoot(lines: TextLine[], names: string[]): Set<string> {
  const last = Math.max(0, ...lines.map(({ box }) => bottom(box)));
  const foot = lines.filter(({ box }) => box.y > last * FOOT);
  const keys = [...new Set(names.map(companyKey))].filter((key) => key.length > 4);
  const above = lines.filter((line) => !foot.includes(line)).flatMap(({ cells }) => cells);
  const all = lines.flatMap(({ cells }) => cells);
  const heads = above.filter((cell) => isLargestName(cell, all));
  const brands = heads.map(({ text }) => companyKey(nameIn(text))).filter((key) => key.length >= SHORTEST_HEAD);
  const repeated = keys.filter(
    (key) => above.some(({ text }) => companyKey(nameIn(text)) === key) || brands.some((brand) => key.includes(brand)),
  );
  const found = repeated.filter((key) =>
    foot.some(({ cells, box, page }) => {
      const isHere = cells.some(({ text }) => companyKey(text).startsWith(key));
      const near = foot.filter((line) => line.page === page && Math.abs(line.box.y - box.y) < FOOT_REACH * box.height);
      const facts = near.flatMap((line) => line.cells);
      // "Northgate Ltd | info@northgate.example": a way to reach them on the same line.
      const isReached = cells.some(({ text }) => /\S@\S|www\./.test(text));
      return isHere && (isReached || hasPayeeFacts(facts) || facts.some(({ text }) => hasTaxLabel(text)));
    }),
  );
  const isOne = found.every((key) => found.every((other) => key.includes(other) || other.includes(key)));
  return new Set(isOne ? found : []);
}
const SHORTEST_HEAD = 8;
