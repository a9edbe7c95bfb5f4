import { type Cell, isInColumn } from './cells.js';
import { middleOf, type TextLine } from './text-lines.js';

/** What is cut off and sent back with the money. Folded. */
export const SLIP = /^(?:payment|remittance) (?:advice|slip)$/;
export const SLIP_LINES = 8;
/** On a slip with both, who pays and who receives the money: elsewhere the latter receives the goods. Folded. */
export const PAYER = /^(?:platitelj|nalogodavac|placnik)(?= |$)/;
export const PAID_TO =
  /^(?:primatelj|primalac|prejemnik|empfanger|beneficiar(?:y|ul|io)?|beneficiaire|destinatario|destinataire|begunstigde|ontvanger|odbiorca|prijemce|prijemca|mottaker|mottagare|modtager|intestatario|saaja|kedvezmenyezett|recipient|payee|saanemaja|gavejas|sanemejs|alici|получател|δικαιουχος)(?= |$)/;
/** "Empfänger", perhaps with the name behind it, over "IBAN" or below it, or in one cell with it: who the money goes to. */
export const isByAccount = (cell: Cell, lines: TextLine[], index: number): boolean =>
  /\bIBAN\b/.test(cell.text) ||
  payeeOnSlip(cell, lines, index) !== undefined ||
  lines
    .slice(Math.max(0, index - 2), index + 3)
    .some(
      ({ page, cells }) =>
        page === cell.page &&
        cells.some((other) => isInColumn(other, cell) && (ACCOUNT.test(other.folded) || /\bIBAN\b/.test(other.text))),
    );
/** "Příjemce | Účet" over a name and a number, on the slip at the foot: the name. */
export function payeeOnSlip(cell: Cell, lines: TextLine[], index: number): Cell | undefined {
  const [line, below] = [lines[index]!, lines[index + 1]];
  if (!PAID_TO.test(cell.folded) || line.box.y < middleOf(lines) || below?.page !== line.page) return undefined;
  const under = (heading: Cell): Cell | undefined => below.cells.find((value) => isInColumn(value, heading));
  const isOverAccount = line.cells.some(
    (other) => other !== cell && ACCOUNT.test(other.folded) && /\d{4}/.test(under(other)?.text ?? ''),
  );
  return isOverAccount ? under(cell) : undefined;
}
/** Folded. */
const ACCOUNT =
  /^(?:iban|ucet|(?:nr|numer) (?:rachunku|konta)|rachunek|konto(?:nr|nummer)|account (?:no|number)|compte|cuenta|conto(?: corrente)?|rekening(?:nr|nummer)?|cislo uctu|broj racuna|hesap no|tilinumero)(?= |$)/;
export const isOnSlip = (above: TextLine[]): boolean =>
  above.some(({ cells }) => cells.some(({ folded }) => SLIP.test(folded)));
