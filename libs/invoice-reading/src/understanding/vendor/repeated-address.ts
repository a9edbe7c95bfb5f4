import { LEGAL_FORM } from '../../company-name.js';
import { bottom } from '../../page-model.js';
import { isPlace } from '../addresses.js';
import { findDate } from '../dates.js';
import { squash } from '../fold.js';
import { OF_RECEIVER } from '../tax-numbers.js';
import type { Cell } from '../cells.js';
import type { TextLine } from '../text-lines.js';
import { INVOICE_NUMBER, INVOICE_TITLE } from '../words/number-words.js';
import { FOOT } from './letterhead.js';
import { sameName } from './names.js';

/** A name with what stands below it in the head. */
export interface Addressed {
  name: string;
  cell: Cell;
  address: Cell[];
}

/**
 * "Northgate Ltd, 12 Mill Road, Springfield" or its telephone, site and tax number in the last rows of a page: senders repeat
 * there what stands under their name at the head, in one row. Of two names that are so repeated nothing is said.
 */
export function repeatedAtFoot(named: Addressed[], lines: TextLine[]): (name: string) => boolean {
  const foot = footRows(lines)
    .filter(({ cells }) => cells.every(({ folded }) => !OF_RECEIVER.test(folded)))
    .flatMap(({ cells }) => cells.map(({ text }) => ({ text, key: squash(text) })));
  // "Italia" below the name stands over the rest of the same address.
  const heads = named.filter(
    ({ cell, address }) =>
      address.slice(0, ADDRESS).some(({ text }) => isPlace(text)) &&
      named.every((other) => !other.address.includes(cell)),
  );
  const found = heads.filter(({ name, address }) => {
    const place = squash(address.map(({ text }) => text).join(' '));
    const facts = address.slice(0, FACTS).flatMap(factsIn);
    return foot.some(({ text, key }) =>
      text.startsWith(name)
        ? beginAlike(squash(text.slice(name.length)), place)
        : !LEGAL_FORM.test(text) && facts.some((fact) => key.includes(fact)),
    );
  });
  const isOne = found.every(({ name }) => sameName(name, found[0]!.name));
  return (name) => isOne && found.some((one) => one.name === name);
}

/** So many rows below the name the town stands, and what else the head says of them. */
const ADDRESS = 5;
const FACTS = 10;

/** With the same street. */
const beginAlike = (a: string, b: string): boolean => a.length >= STREET && b.startsWith(a.slice(0, STREET));
const STREET = 8;

/** The last ones of each page. */
function footRows(lines: TextLine[]): TextLine[] {
  const foot = FOOT * Math.max(0, ...lines.map(({ box }) => bottom(box)));
  return lines.filter(({ page, box }, index) => box.y > foot && lines[index + FOOT_ROWS]?.page !== page);
}
const FOOT_ROWS = 4;

/** What nobody else has: long numbers, mailboxes and sites; as `squash` writes them. Dates and the invoice's number belong to nobody. */
const factsIn = ({ text, folded }: Cell): string[] =>
  findDate(text) || INVOICE_TITLE.test(folded) || INVOICE_NUMBER.test(folded)
    ? []
    : (text.match(/(?<!\S)\S+@\S+|www\.\S+|[A-Z]{0,3}\d(?:[ .\-/]?[\dA-Z]){6,}/g) ?? []).map(squash);
