import type { Page, Word } from '../../src/page-model.js';
import type { Printed } from './printed-pdf.js';

/** Roughly that of Helvetica: a letter is half as wide as it is high. */
const LETTER = 0.5;
const SPACE = 0.28;

/** The words as a reader gives them, without a file around them: for tables of hundreds of documents. */
export function printedPage(printed: Printed[]): Page {
  const words = printed.flatMap(([x, y, text, size = 10]) => {
    let at = x;
    return text.split(' ').map((word): Word => {
      const box = { x: at, y, width: word.length * size * LETTER, height: size };
      at += box.width + size * SPACE;
      return { text: word, page: 1, box };
    });
  });
  return { number: 1, width: 595, height: 842, words, scanned: false };
}
