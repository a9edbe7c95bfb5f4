import { companyKey, LEGAL_FORM } from '../../company-name.js';
import type { Doubt } from '../../draft.js';
import { isStreet, TOWN } from '../addresses.js';
import { squash } from '../fold.js';
import { addressBelow, SEPARATOR } from '../parties.js';
import type { Cell } from '../cells.js';
import type { TextLine } from '../text-lines.js';
import { isName } from '../vendor/names.js';
import type { Printed } from './leftovers.js';

/** Two companies at one address: the second is a wrong name for the first. */
export function leftSharedAddresses({ lines, read: { vendorName } }: Printed): Doubt[] {
  if (!vendorName) return [];
  const found = new Map<string, string>();
  for (const [index, line] of lines.entries()) {
    for (const { name, street } of line.cells.flatMap((cell) => addressedIn(cell, line, lines.slice(index + 1)))) {
      const key = squash(street);
      const first = found.get(key);
      if (first && !areAlike(first, name)) return [doubt(first, name)];
      found.set(key, first ?? name);
    }
  }
  return [];
}

function addressedIn(cell: Cell, { cells }: TextLine, following: TextLine[]): { name: string; street: string }[] {
  const [name = '', ...parts] = cell.text.split(SEPARATOR).flatMap((part) => part.split(/,\s+/));
  const isWhole = parts.length > 0;
  const company = isWhole ? name : cell.text;
  // Over the window the sender's address stands beside the name, and what stands below is another's.
  const beside = cells.slice(cells.indexOf(cell) + 1).map(({ text }) => text);
  if (!isWhole && (TOWN.test(cell.text) || (beside.some(isNumbered) && beside.some((text) => TOWN.test(text)))))
    return [];
  // The form may stand alone, where a name wraps.
  if (!LEGAL_FORM.test(cell.text) || !isName(company) || companyKey(company).length < SHORTEST) return [];
  const below = isWhole
    ? parts
    : upToAnother(addressBelow(cell, following).slice(0, 3)).flatMap(({ text }) => text.split(/,\s+/));
  const street = below.find(isNumbered);
  // The same street is in many towns.
  const postcode = below.filter((part) => part !== street).flatMap((part) => POSTCODE.exec(part)?.[0] ?? [])[0];
  return street && postcode ? [{ name: isWhole ? name : cell.text, street: `${street} ${postcode}` }] : [];
}
/** On a slip to pay with, who pays stands below who is paid, over an address of their own. */
function upToAnother(below: Cell[]): Cell[] {
  const another = below.findIndex(({ text }) => LEGAL_FORM.test(text) && isName(text));
  return another < 0 ? below : below.slice(0, another);
}
const SHORTEST = 3;
const POSTCODE = /(?<!\d)\d[\d -]{2,6}\d(?!\d)|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}/;
const isNumbered = (text: string): boolean => /\p{L}{3}/u.test(text) && isStreet(text);

const areAlike = (one: string, other: string): boolean => {
  const [first, second] = [companyKey(one), companyKey(other)];
  return first.includes(second) || second.includes(first);
};

const doubt = (first: string, other: string): Doubt => ({
  code: 'other-sender',
  message: `“${first}” and “${other}” are named at the same address.`,
  field: 'vendorName',
});
