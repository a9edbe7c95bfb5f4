import type { DraftLine } from '../../draft.js';

/**
 * "14 single rooms × 3 nights = 42", "400 boxes of 6 for 2,400 bottles": three figures of one text of which one is the product of the
 * others, and what a line has so many of.
 */
export function productIn(text: string, lines: DraftLine[]): number[] {
  const figures = [...text.matchAll(FIGURE)].map(([figure]) => Number(figure.replace(/\D/g, '')));
  const [a, b, c, ...more] = figures;
  if (a === undefined || b === undefined || c === undefined || more.length > 0) return [];
  const [most, ...factors] = figures.toSorted((one, other) => other - one);
  const isOfLine = lines.some(({ quantity }) => quantity?.value.toNumber() === most);
  return isOfLine && factors[0]! * factors[1]! === most && factors[1]! > 1 ? figures : [];
}
/** Whole. */
const FIGURE = /(?<![\p{L}\d.,/-])\d{1,3}(?:[.,' ]\d{3})*(?![\p{L}\d/]|[.,]\d)/gu;
