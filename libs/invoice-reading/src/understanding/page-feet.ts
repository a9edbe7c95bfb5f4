import { textOf, type TextLine } from './text-lines.js';

/**
 * The lines at the foot of a page that the page before or after it ends with at the same places: no lines of a table
 * that goes on between them.
 */
export function repeatedFeet(lines: TextLine[]): Set<TextLine> {
  const pages = new Map<number, TextLine[]>();
  for (const line of lines) {
    const own = pages.get(line.page) ?? [];
    pages.set(line.page, own);
    own.push(line);
  }
  const ends = [...pages.values()].map((page) => page.slice(-MOST_LINES).toReversed());
  return new Set(
    ends.flatMap((end, at) => [ends[at - 1], ends[at + 1]].flatMap((other) => (other ? alike(end, other) : []))),
  );
}
const MOST_LINES = 12;

/** From the bottom up, as far as both have the same; the number of the page may differ. */
function alike(end: TextLine[], other: TextLine[]): TextLine[] {
  const differs = end.findIndex((line, at) => !other[at] || !areAlike(line, other[at]));
  return differs < 0 ? end : end.slice(0, differs);
}

const areAlike = (a: TextLine, b: TextLine): boolean =>
  Math.abs(a.box.y - b.box.y) < 1 && (textOf(a) === textOf(b) || areNumbersOfPages(textOf(a), textOf(b)));

const areNumbersOfPages = (a: string, b: string): boolean =>
  PAGE.test(a) && PAGE.test(b) && a.replace(/\d/g, '') === b.replace(/\d/g, '');
const PAGE = /^\D{0,12}\d{1,3}(?: ?(?:\/|\p{L}{1,4}) ?\d{1,3})?\D?$/u;
