import { decideNumberStyle, type DecimalMark, parseNumber } from '../../understanding/numbers.js';
import type { Eyes } from '../../page-model.js';

/** What stands before the first digit, from that to the last one, and behind it. */
const FIGURE = /^(?<before>\D*)(?<core>\d(?:[\d.,:/-]*\d)?)(?<after>\D*)$/;
const UNIT = /^\p{L}{1,3}$/u;
const MARKS = /[.,:/-]/g;

/** How the paper writes its decimals, by what both engines make of them. */
export const markOf = ({ first, second }: Eyes): DecimalMark =>
  decideNumberStyle([...first, ...second].map(({ text }) => text)).mark;

/**
 * A figure of which two engines read the same digits with other marks between them: "44.28" and "44,28", "4294" and
 * "42,94". What fits the paper's own way of writing is printed; of two that do, the one with more marks, since they are
 * lost rather than invented. Null where the digits differ, or the marks do not.
 */
export function figureOfTwo(own: string, other: string, mark: DecimalMark): string | null {
  const [mine, theirs] = [own, other].map((text) => FIGURE.exec(text)?.groups);
  if (!mine || !theirs) return null;
  // A speck or a rule behind a figure is a point or a stroke for one of them only.
  const after = theirs.after === '' ? mine.after!.replace(/^[.,:Il|]/, '') : mine.after!;
  const cores = [mine.core!, theirs.core!];
  if (digitsOf(cores[0]!) !== digitsOf(cores[1]!)) return null;
  const isCode = cores.some((core) => /[/-]/.test(core));
  // "155h" and "15,5h": of the unit behind it no figure has become a code.
  const hasUnit =
    !isCode && UNIT.test(after) && (theirs.after === '' || theirs.after === after) && cores[0] !== cores[1];
  const signs = mine.before! + theirs.before! + (hasUnit ? '' : after + theirs.after!);
  if (/\p{L}/u.test(signs)) return null;
  const fitting = isCode ? [] : cores.filter((core) => parseNumber(core, mark) !== null);
  const [core] = (fitting.length > 0 ? fitting : cores).sort((a, b) => marksIn(b) - marksIn(a));
  // A speck behind a figure is read as a point by one of them only.
  const text = mine.before! + core! + after;
  return text === own && cores[0] === cores[1] ? null : text;
}

const digitsOf = (core: string): string => core.replace(MARKS, '');
const marksIn = (core: string): number => core.match(MARKS)?.length ?? 0;
