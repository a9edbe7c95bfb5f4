import type { Doubt, Draft } from '../draft.js';
import type { Knowledge } from '../knowledge.js';
import { orderNumbersIn } from '../order-numbers.js';
import type { PagesReading } from '../readers/reading.js';
import { textLines, textOf } from './text-lines.js';
import { understandLines } from './understand-lines.js';

/** An invoice as printed on pages → everything it says. */
export function understandPages({ pages, doubts: readersDoubts = [] }: PagesReading, knowledge?: Knowledge): Draft {
  const lines = pages.flatMap(textLines);
  const draft = understandLines(lines, { knowledge });
  const doubts = [
    ...readersDoubts,
    ...(pages.some((page) => page.handwritten) ? [HANDWRITTEN] : []),
    ...(pages.some((page) => page.scanned) ? [SCANNED] : []),
  ];
  const orderNumbers = orderNumbersIn(lines.map(textOf));
  return { ...draft, orderNumbers, doubts: [...draft.doubts, ...doubts] };
}

const SCANNED: Doubt = {
  code: 'scanned-page',
  message: 'A page is a scanned picture; the text behind it may differ from what is printed.',
};
const HANDWRITTEN: Doubt = {
  code: 'handwritten',
  message: 'The figures look written by hand, which cannot be read with certainty.',
};
