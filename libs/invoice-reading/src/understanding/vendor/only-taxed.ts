import { saysUntaxed } from '../leftovers/reverse-charge.js';
import { hasTaxLabel, namesTaxNumber, OF_RECEIVER } from '../tax-numbers.js';
import type { Cell } from '../cells.js';
import { INVOICE_NUMBER } from '../words/number-words.js';
import { isOnlyOne, webNames } from './online.js';

/**
 * Whoever charges tax prints the number for it: where all on the paper stand with one name, save those that it says are the
 * receiver's, that one is the sender.
 */
export function onlyTaxedIn(cells: Cell[]): (name: string, address: Cell[]) => boolean {
  // Whoever charges none has perhaps no such number, and the receiver has.
  if (cells.some(({ text }) => saysUntaxed(text))) return () => false;
  const numbers = cells.filter(
    (cell, at) =>
      // Of "C.I.F. B46188272" and "NIF B97712046" both are.
      namesTaxNumber(cell.text.replaceAll('.', '')) &&
      /\d{5}|\d[\d. ]{6}|\d{2}[A-Z]{5}\d{4}/.test(cell.text) &&
      !isReceivers(cell, cells[at - 1]) &&
      !isInvoices(cell, cells[at - 1]),
  );
  const webs = cells.filter(({ text }) => /\S@\S|www\./.test(text));
  return (name, address) => {
    // Where others leave an address to write to, they are not just named as receivers are.
    const isAlone = webs.every((cell) => address.includes(cell) || isOnlyOne(webNames([cell]), name));
    // Each page may repeat its head, and one number stand for two registers.
    const own = numbers.filter((cell) => address.includes(cell)).flatMap(numbersIn);
    return own.length > 0 && isAlone && numbers.every((cell) => numbersIn(cell).some((one) => areOne(one, own)));
  };
}
const numbersIn = ({ text }: Cell): string[] =>
  (text.match(/\d(?:[ .-]?\d){5,}/g) ?? [text]).map((number) => number.replace(/\D/g, ''));
/** Some registers take the number of another, with figures of their own behind it. */
const areOne = (number: string, own: string[]): boolean =>
  own.some((one) => one.startsWith(number) || number.startsWith(one));
const isReceivers = (cell: Cell, before: Cell | undefined): boolean =>
  OF_RECEIVER.test(cell.folded) || (isBeside(cell, before) && OF_RECEIVER.test(before!.folded));
/** "Factuurnummer: FI20250118" looks like a tax number of Finland. */
const isInvoices = (cell: Cell, before: Cell | undefined): boolean =>
  !hasTaxLabel(cell.text) &&
  (INVOICE_NUMBER.test(cell.folded) || (isBeside(cell, before) && INVOICE_NUMBER.test(before!.folded)));
const isBeside = ({ page, box }: Cell, before: Cell | undefined): boolean =>
  before?.page === page && Math.abs(before.box.y - box.y) < box.height;
