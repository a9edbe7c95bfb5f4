import { companyKey, LEGAL_FORM } from '../../company-name.js';
import { TOWN } from '../addresses.js';
import type { Cell } from '../cells.js';
import { squash } from '../fold.js';
import { addressBelow } from '../parties.js';
import type { TextLine } from '../text-lines.js';

/**
 * The cells with the sender's name, and what stands below each as far as the next company: address and numbers. Where a row names
 * the sender with a town, another town stands over what is somebody else's.
 */
export function cellsOfSender(lines: TextLine[], vendor: string): Cell[] {
  const key = companyKey(vendor);
  if (key.length < SHORTEST) return [];
  const isNamed = ({ text }: Cell): boolean => squash(text).includes(key);
  const rows = lines.flatMap(({ cells }) => cells.filter((cell) => isNamed(cell) && TOWN.test(cell.text)));
  const isOfOther = (block: Cell[]): boolean => {
    const town = block.find(({ text }) => TOWN.test(text));
    return town !== undefined && rows.length > 0 && rows.every(({ text }) => !squash(text).includes(squash(town.text)));
  };
  return lines.flatMap((line, index) =>
    line.cells.filter(isNamed).flatMap((cell) => {
      const below = untilNextName(addressBelow(cell, lines.slice(index + 1)));
      return [cell, ...(isOfOther(below) ? [] : below)];
    }),
  );
}
const SHORTEST = 5;

/** The receiver may stand close below. */
const untilNextName = (address: Cell[]): Cell[] => {
  const end = address.findIndex(({ text }) => LEGAL_FORM.test(text));
  return end < 0 ? address : address.slice(0, end);
};
