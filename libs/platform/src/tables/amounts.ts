import { isCurrencyMark, isMarkOf } from '../money/currency-marks.js';
import { decimal, minorUnits } from '../money/decimal.js';
import { type CellNumber, quoted, readingsOf, theOnly } from './cells.js';
import type { SheetCell } from './sheet.js';

/** An amount in whole units; in which currency it is meant, its row tells. */
export interface CellAmount {
  cell: SheetCell;
  /** One, or two where the figures can be read in two ways. */
  values: number[];
  /** What stands before and behind the figures, `€` or `EUR`, and has to agree with that currency. */
  marks: string[];
}

const MARK = String.raw`\p{L}{0,3}\p{Sc}|\p{L}{1,4}`;
const MARKED = new RegExp(String.raw`^([+-]?)(${MARK})?\s*([+-]?\d[\d.,'\s]*?)\s*(${MARK})?$`, 'u');
/** Signs of an amount: no figure is longer, and the pattern tries a long one in too many ways. */
const LONGEST = 60;

/** A figure with or without its currency: `$5.00`, `5 €`, `€ 5,00`, `EUR 5`, `-$5`. */
export function amountIn(cell: Exclude<SheetCell, null>): CellAmount | { problem: string } {
  const parts = typeof cell === 'string' && cell.length <= LONGEST ? MARKED.exec(cell) : null;
  const [, sign = '', before, figures, behind] = parts ?? [];
  const marks = [before, behind].filter((mark) => mark !== undefined);
  const said = readingsOf(marks.length > 0 ? `${sign}${figures}` : cell);
  return 'problem' in said ? said : { ...said, cell, marks };
}

/** @param label what the amount is, as a message begins with it; @param most in minor units */
export function inMinorUnits(amount: CellAmount, currency: string, label: string, most: number): CellNumber {
  const { cell, values, marks } = amount;
  const other = marks.find((mark) => !isMarkOf(currency, mark));
  if (other !== undefined) {
    if (isCurrencyMark(other)) return { problem: `${label} must be in ${currency}, not in ${other}` };
    return { problem: `${quoted(cell)} is not a number` };
  }
  const said = theOnly(cell, values, (value) => minorUnits(value, currency) !== undefined);
  if ('problem' in said) return said;
  const cents = minorUnits(said.value, currency);
  if (cents === undefined) return { problem: `${label} has more decimals than ${currency}` };
  if (cents > most) return { problem: `${label} cannot be more than ${decimal(most, currency)}` };
  return { value: cents };
}
