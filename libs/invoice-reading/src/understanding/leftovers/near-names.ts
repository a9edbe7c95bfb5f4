import { companyKey, LEGAL_FORM, withoutLegalForm } from '../../company-name.js';
import type { Doubt } from '../../draft.js';
import { fold } from '../fold.js';
import { buyerCells, SEPARATOR } from '../parties.js';
import { isName } from '../vendor/names.js';
import type { Printed } from './leftovers.js';

/**
 * "Haugen Consulting AS" sells and "Hauger Consulting AS" is printed as well: a name that differs from the sender's in one
 * word is the sender's misprinted, or another sender's. Where only two parties are named it may be the receiver's.
 */
export function leftNearNames({ lines, read: { vendorName } }: Printed): Doubt[] {
  if (!vendorName || !LEGAL_FORM.test(vendorName.value)) return [];
  const buyer = buyerCells(lines);
  const named = lines.flatMap(({ cells }) =>
    cells.flatMap((cell) => cell.text.split(SEPARATOR).flatMap((text) => (isCompany(text) ? [{ cell, text }] : []))),
  );
  const near = named.find(({ cell, text }) => !buyer.has(cell) && differInOneWord(text, vendorName.value));
  if (!near) return [];
  const known = [near.text, vendorName.value].map(companyKey);
  if (named.every(({ text }) => known.some((key) => companyKey(text).includes(key)))) return [];
  return [
    {
      code: 'other-sender',
      message: `“${near.text}” is named as well, but the invoice seems to come from “${vendorName.value}”.`,
      field: 'vendorName',
    },
  ];
}

const isCompany = (text: string): boolean => LEGAL_FORM.test(text) && isName(text);

export function differInOneWord(one: string, other: string): boolean {
  const [words, others] = [one, other].map((name) => fold(withoutLegalForm(name)).split(' '));
  const isSameForm = fold(LEGAL_FORM.exec(one)?.[0] ?? '') === fold(LEGAL_FORM.exec(other)?.[0] ?? '');
  const apart = words!.filter((word, at) => word !== others![at]).length;
  return isSameForm && words!.length > 1 && words!.length === others!.length && apart === 1;
}
