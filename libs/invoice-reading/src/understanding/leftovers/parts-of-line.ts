import type { Doubt } from '../../draft.js';
import { UNIT_WORD } from '../column-vocabulary.js';
import { fold } from '../fold.js';
import type { Printed } from './leftovers.js';
import type { NotedLine } from './noted-lines.js';

/** What is counted below a line by sizes, or place by place in the line's own unit, is as much as the line has. */
export const leftPartsOfLines = ({ noted }: Printed): Doubt[] =>
  noted
    .flatMap((one) => {
      const pieces = one.line.quantity?.value.toNumber();
      const parts = [sizesBelow(one), placesBelow(one), deliveriesBelow(one)].find((some) => some.length > 1) ?? [];
      const sum = parts.reduce((all, part) => all + part, 0);
      return pieces === undefined || parts.length === 0 || sum === pieces
        ? []
        : [{ code: 'parts-of-line', message: `Of ${pieces} on a line ${sum} are listed below it.` }];
    })
    .slice(0, 1);

/** "S: 6 M: 14 L: 12 XL: 8", "38 : 4 40 : 10 42 : 16", in one cell or several. */
function sizesBelow({ below }: NotedLine): number[] {
  const text = below.map((cell) => cell.text).join(' ');
  const letters = [...text.matchAll(SIZE)].map(([, count]) => Number(count));
  if (letters.length > 0) return letters;
  const figures = [...text.matchAll(SIZE_IN_FIGURES)];
  const sizes = figures.map(([, size]) => Number(size));
  const areSizes = sizes.length > 2 && sizes.every((size, at) => at === 0 || size > sizes[at - 1]!);
  return areSizes ? figures.map(([, , count]) => Number(count)) : [];
}
const SIZE = /(?<![\p{L}\d])(?:[2-6]?X{0,4}[SL]|M) ?[:=] ?(\d{1,4})(?![\d.,])/gu;
/** Times of the day have no spaces. */
const SIZE_IN_FIGURES = /(?<!\S)(\d{2}) : (\d{1,4})(?!\S)/g;

/** "Raalte site: 19 seats" over "Heino site: 9 seats" below a line of "28 seats". */
function placesBelow({ own, below, line }: NotedLine): number[] {
  const pieces = line.quantity?.value.toString();
  const unit = own.flatMap(({ text }) => {
    const [, count, word] = COUNTED.exec(text) ?? [];
    return word && count === pieces && !UNIT_WORD.test(fold(word)) ? fold(word) : [];
  })[0];
  return below.flatMap(({ text }) => {
    const [, count, word] = PART.exec(text) ?? [];
    return word && fold(word) === unit ? Number(count) : [];
  });
}
const COUNTED = /^(\d{1,5}) (\p{L}{3,})$/u;
const PART = /\p{L}: (\d{1,5}) (\p{L}{3,})$/u;

/** "Shipment PS-3318: 24 PCS, PS-" over "3341: 16 PCS" below a line of "40 PCS": each behind a colon, in its unit. */
function deliveriesBelow({ own, below, line }: NotedLine): number[] {
  const [, unit] =
    IN_UNIT.exec(
      own
        .map(({ text }) => text)
        .join(' ')
        .split(`${line.quantity?.text ?? ''} `)[1] ?? '',
    ) ?? [];
  const text = below.map((cell) => cell.text).join(' ');
  return [...text.matchAll(DELIVERED)].flatMap(([, count, word]) =>
    unit && fold(word!) === fold(unit) ? Number(count) : [],
  );
}
const IN_UNIT = /^(\p{L}{2,}\.?)(?: |$)/u;
const DELIVERED = /\d: (\d{1,5}) (\p{L}{2,}\.?)(?!\p{L})/gu;
