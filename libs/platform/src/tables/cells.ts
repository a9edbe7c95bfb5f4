import { types } from 'node:util';
import type { SheetCell } from './sheet.js';

/** A number, or why the cell holds none, in words for people. */
export type CellNumber = { value: number } | { problem: string };

const BLANKS = /[\s\u00a0\u202f']/g;

/** What a cell may mean: one number, or two where the figures can be read in two ways. */
export type CellReadings = { values: number[] } | { problem: string };

/** A whole number. Figures that might be read in two ways are asked about rather than guessed. */
export function wholeNumber(cell: SheetCell): CellNumber {
  const read = decimalNumber(cell, Number.isInteger);
  if ('problem' in read || Number.isInteger(read.value)) return read;
  return { problem: `${quoted(cell)} is not a whole number` };
}

/**
 * A number with decimals after a point or a comma: `1234.5`, `1.234,50`, `1,234.50`, `12,5`.
 *
 * @param isTaken whether a number may stand there: none is advised that is refused once it does
 */
export function decimalNumber(cell: SheetCell, isTaken?: (value: number) => boolean): CellNumber {
  const read = readingsOf(cell);
  return 'problem' in read ? read : theOnly(cell, read.values, isTaken);
}

/** The number of which there is one reading; of two, a person says which. */
export function theOnly(
  cell: SheetCell,
  readings: number[],
  isTaken: (value: number) => boolean = () => true,
): CellNumber {
  const [value, other] = readings;
  if (other === undefined) return { value: value! };
  const taken = readings.filter(isTaken).map(unmistakable);
  const advice = taken.length === 1 ? `${taken[0]} if that is meant` : taken.join(' or ');
  return { problem: `${quoted(cell)} can be read in two ways: write ${advice}` };
}

export function readingsOf(cell: SheetCell): CellReadings {
  if (typeof cell === 'number') return Number.isFinite(cell) ? { values: [cell] } : { problem: 'This is not a number' };
  if (types.isDate(cell)) return { problem: `${quoted(cell)} is a date, not a number` };
  if (typeof cell !== 'string') return { problem: `${quoted(cell)} is not a number` };
  const text = cell.replace(BLANKS, '');
  const parts = /^([+-]?)(\d{1,15}|\d{1,3}([.,])\d{3}(?:\3\d{3})*)(?:([.,])(\d{1,10}))?$/.exec(text);
  if (!parts) return { problem: `${quoted(cell)} is not a number` };
  const [, sign, whole = '', group, point, fraction = ''] = parts;
  if (group !== undefined && group === point) return { problem: `${quoted(cell)} is not a number` };
  if (isTwofold(text)) return { values: [Number(text.replace(/[.,]/, '')), Number(text.replace(',', '.'))] };
  return { values: [Number(`${sign}${whole.replace(/[.,]/g, '')}.${fraction || 0}`)] };
}

/** One mark before three digits may group thousands or begin decimals; after a leading 0 it can only be the latter. */
const isTwofold = (text: string): boolean => /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/.test(text);

/** A number as it can be read in one way only: a fourth digit groups nothing. */
function unmistakable(value: number): string {
  const text = String(value);
  return isTwofold(text) ? `${text}0` : text;
}

const SHOWN = 40;

/** As a person reads it: a cell may be a number or a date for the spreadsheet. */
export function textOf(cell: SheetCell): string {
  if (types.isDate(cell)) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10);
  return cell === null ? '' : String(cell);
}

/** A cell as a message quotes it. */
export function quoted(cell: SheetCell): string {
  const text = textOf(cell);
  return `“${text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text}”`;
}
