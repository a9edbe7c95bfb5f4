import { CLEAR, type ReadValue } from '../draft.js';
import { UNREADABLE_LETTER } from '../page-model.js';
import { type LabelHit } from './labels.js';
import type { Cell } from './cells.js';
import { numberIn } from './number-shapes.js';

/** How plainly each kind of label names the number. */
export const CERTAIN = 0.95;
export const TITLE = 0.85;
export const VAGUE = 0.5;

/** "Invoice 2 of 3", "Rechnung 2026". */
export const lessSureOfCounts = (number: ReadValue<string>): ReadValue<string> =>
  /^(?:\d{1,2}|(?:19|20)\d\d)$/.test(number.value) ? { ...number, confidence: VAGUE, checks: [] } : number;

/** Letters and digits as such: what numbers of one series share. */
export const shapeOf = (value: string): string => value.replace(/\p{L}/gu, 'A').replace(/\d/g, '9');

/**
 * Behind the label, beside it, below it. Beside it may stand the next column of the page, such as an address: what is a number
 * and nothing else comes before what only begins like one.
 */
export function placesOf({ rest, next, below }: LabelHit): (Cell | null)[] {
  return !isWhole(next) && isWhole(below) ? [rest, below, next] : [rest, next, below];
}

export const isWhole = (cell: Cell | null): boolean =>
  cell !== null && numberIn(cell)?.text === cell.text.trim().replace(/^# ?/, '');

/** A number beside the label and another below it: either may be the invoice's. */
export const besidesAndBelow = (hit: LabelHit): ReadValue<string>[] =>
  hit.rest === null && isWhole(hit.next) && isWhole(hit.below)
    ? [hit.next!, hit.below!].flatMap((place) => valueOf(hit, CERTAIN, [place]))
    : [];

/** The first place that holds something shaped like a number; a place that holds other words ends the search there. */
export function valueOf(hit: LabelHit, confidence: number, places: (Cell | null)[]): ReadValue<string>[] {
  for (const place of places) {
    if (!place) continue;
    const value = numberIn(place);
    if (value) return [toReadValue(value, confidence)];
    if (place === hit.rest) return [];
  }
  return [];
}

export function toReadValue(cell: Cell, confidence: number): ReadValue<string> {
  const source = { page: cell.page, box: cell.box };
  if (cell.text.includes(UNREADABLE_LETTER)) confidence = Math.min(confidence, 0.4);
  const checks = confidence >= CLEAR ? (['label'] as const) : [];
  return { value: cell.text, text: cell.text, source, confidence, checks: [...checks] };
}
