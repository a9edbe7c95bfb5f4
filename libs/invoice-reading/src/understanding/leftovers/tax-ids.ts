import type { Doubt } from '../../draft.js';
import { companyKey } from '../../company-name.js';
import { digitsAlike, fold, squash } from '../fold.js';
import { addressBelow, buyerCells } from '../parties.js';
import { OF_RECEIVER, WITH_COUNTRY } from '../tax-numbers.js';
import type { Cell } from '../text-lines.js';
import { BUYER, TAX_ID } from '../words/party-words.js';
import type { Printed } from './leftovers.js';

export const leftTaxIds = (printed: Printed): Doubt[] => [...sharedTaxIds(printed), ...severalTaxIds(printed)];

/** With the sender's name, or below it, stands one number of each kind. */
function severalTaxIds({ lines, read: { vendorName } }: Printed): Doubt[] {
  const key = companyKey(vendorName?.value ?? '');
  if (key.length < SHORTEST) return [];
  const ids = lines.flatMap((line, index) =>
    line.cells
      .filter(({ text }) => squash(text).includes(key))
      .flatMap((cell) => [cell, ...addressBelow(cell, lines.slice(index + 1)).slice(0, 4)])
      .flatMap(({ text }) => idsIn(text, WITH_COUNTRY)),
  );
  const firstLike = (id: string): string => ids.find((one) => digitsAlike(one) === digitsAlike(id))!;
  const other = ids.find((id) => firstLike(id) !== id);
  if (!other) return [];
  const message = `The sender has two tax numbers: ${firstLike(other)}, ${other}.`;
  return [{ code: 'several-tax-numbers', message, field: 'vendorName' }];
}
const SHORTEST = 5;

/** Nobody is taxed under the number of whoever they sell to: where only the receiver's is printed, and twice, one is wrong. */
function sharedTaxIds({ lines }: Printed): Doubt[] {
  const buyer = buyerCells(lines);
  const [ofBuyer, ofOthers] = [new Set<string>(), new Set<string>()];
  for (const { cells } of lines) {
    for (const [at, cell] of cells.entries()) {
      const found = taxIdsIn(cell, cells[at - 1]);
      const isBuyers = buyer.has(cell) || BUYER.test(cell.folded) || OF_RECEIVER.test(cell.folded);
      for (const id of found) (isBuyers ? ofBuyer : ofOthers).add(id);
    }
  }
  // Of several numbers for several taxes each has its own shape.
  const isOnlyOne = (id: string): boolean =>
    [...ofOthers].every((other) => other === id || digitsAlike(other) !== digitsAlike(id));
  const id = [...ofOthers].find((one) => ofBuyer.has(one) && isOnlyOne(one));
  if (!id) return [];
  return [
    {
      code: 'shared-tax-number',
      message: `Both parties seem to be taxed under one number: ${id}.`,
      field: 'vendorName',
    },
  ];
}

/** Letters and digits alone. */
const idsIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([id]) => id.replace(/[^A-Z\d]/g, ''));

/** Of a country's form, or behind a label of such numbers. */
function taxIdsIn({ text, folded }: Cell, before: Cell | undefined): string[] {
  const isLabelled = TAX_ID.test(folded) || (before !== undefined && TAX_ID.test(fold(before.text)));
  return idsIn(text, isLabelled ? NUMBER : WITH_COUNTRY);
}
const NUMBER = /(?<![A-Z\d])(?:[A-Z]{1,3} ?)?\d[\d .-]{6,13}(?:[A-Z]\d{2}|[A-Z])?(?![A-Z\d])/g;
