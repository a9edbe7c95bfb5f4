import { companyKey, LEGAL_FORM, LEGAL_FORMS, sameCompany, withoutLegalForm } from '../../company-name.js';
import type { Doubt } from '../../draft.js';
import { fold, squash } from '../fold.js';
import { buyerCells, SEPARATOR } from '../parties.js';
import { hasTaxLabel } from '../tax-numbers.js';
import { isName } from '../vendor/names.js';
import type { Printed } from './leftovers.js';

/**
 * "Haugen Consulting AS" sells and "Hauger Consulting AS" is printed as well: a name that differs from the sender's in one
 * word is the sender's misprinted, or another sender's. Where only two parties are named it may be the receiver's. Where goods
 * go to another address, the receiver's name is printed twice.
 */
export function leftNearNames({ lines, isBelow, read: { vendorName } }: Printed): Doubt[] {
  if (!vendorName) return [];
  const buyer = buyerCells(lines);
  const named = lines.flatMap(({ cells }) =>
    cells.flatMap((cell) =>
      // "Account name: Hauger Consulting AS".
      cell.text.split(SEPARATOR).flatMap((part) => {
        const text = part.split(': ').at(-1)!;
        return isCompany(text) ? [{ cell, text }] : [];
      }),
    ),
  );
  const near = named.find(({ cell, text }) => !buyer.has(cell) && differInOneWord(text, vendorName.value));
  const known = [near?.text ?? '', vendorName.value].map(companyKey);
  if (near && LEGAL_FORM.test(vendorName.value) && named.some(({ text }) => !isOneOf(text, known)))
    return [doubt(`“${near.text}” is named as well, but the invoice seems to come from “${vendorName.value}”.`)];
  const atFoot = lines
    .filter(isBelow)
    .flatMap(({ cells }) => cells)
    .flatMap((cell) => {
      const [first = '', ...more] = cell.text.split(SEPARATOR);
      return !buyer.has(cell) && more.some((part) => hasTaxLabel(part) || registeredNumber(part)) ? [first] : [];
    })
    .find((text) => LEGAL_FORM.test(text) && differInOneWord(text, vendorName.value));
  if (atFoot)
    return [doubt(`“${atFoot}” is registered at the foot, but the invoice seems to come from “${vendorName.value}”.`)];
  const other = named.find(({ cell, text }) => !buyer.has(cell) && isOfOtherForm(text, vendorName.value));
  if (other)
    return [doubt(`“${other.text}” is named as well, but the invoice seems to come from “${vendorName.value}”.`)];
  const signed = lines
    .flatMap(({ cells }) => cells)
    .find((cell) => !buyer.has(cell) && isMisspelt(cell.text, vendorName.value));
  if (signed)
    return [doubt(`“${signed.text}” is named as well, but the invoice seems to come from “${vendorName.value}”.`)];
  const others = [...new Set(named.map(({ text }) => text))].filter((text) => !isOneOf(text, known.slice(1)));
  const [first, second] = others.flatMap((one, at) =>
    others.slice(at + 1).flatMap((next) => (differInOneWord(one, next) ? [one, next] : [])),
  );
  return first ? [doubt(`Two names on the paper differ in one word: “${first}”, “${second}”.`)] : [];
}

const registeredNumber = (text: string): boolean =>
  /(?<!\p{L})(?:NIPC|HRB|RCS|KvK|CVR|KRS|REA|IČO|Org\.?)(?!\p{L})/u.test(text);

/** "Valmorel SARL" and "Valmorel SAS" are two companies; "Ltd" and "Limited" are one form, and some forms have several parts. */
function isOfOtherForm(text: string, vendor: string): boolean {
  const [form, own] = [text, vendor].map((name) => {
    const [first, ...more] = [...name.matchAll(LEGAL_FORMS)].map(([one]) => squash(one));
    return first && more.length === 0 ? (IN_FULL[first] ?? first) : null;
  });
  // "GmbH &" over "Co. KG".
  const isWhole = !text.endsWith('&');
  return isWhole && form !== own && form !== null && own !== null && sameCompany(text, vendor);
}
/** Squashed. */
const IN_FULL: Record<string, string> = {
  ...{ limited: 'ltd', incorporated: 'inc', corporation: 'corp', aktiebolag: 'ab', aktieselskab: 'as' },
  ...{ anpartsselskab: 'aps', spolsro: 'sro', ltee: 'ltd', sasu: 'sas', ughaftungsbeschrankt: 'ug' },
};

const isOneOf = (text: string, keys: string[]): boolean =>
  keys.some((key) => key !== '' && companyKey(text).includes(key));
const doubt = (message: string): Doubt => ({ code: 'other-sender', message, field: 'vendorName' });

/** "Übersetzungen Irene Tannert" signs for "Übersetzungen Ilse Tannert": of two words one may be that of a family. */
const isMisspelt = (text: string, vendor: string): boolean =>
  fold(vendor).split(' ').length > 2 && !LEGAL_FORM.test(vendor) && isName(text) && differInOneWord(text, vendor);

const isCompany = (text: string): boolean => LEGAL_FORM.test(text) && isName(text);

export function differInOneWord(one: string, other: string): boolean {
  const [words, others] = [one, other].map((name) => fold(withoutLegalForm(name)).split(' '));
  const [form, otherForm] = [one, other].map((name) => fold(LEGAL_FORM.exec(name)?.[0] ?? ''));
  // It may be left out.
  const isSameForm = form === otherForm || form === '' || otherForm === '';
  const apart = words!.filter((word, at) => word !== others![at]).length;
  return isSameForm && words!.length > 1 && words!.length === others!.length && apart === 1;
}
