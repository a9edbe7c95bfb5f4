import { around, type Word } from '../page-model.js';
import { cellOf, type Cell } from './cells.js';
import type { TextLine } from './text-lines.js';

/** A row of a table file; null for a cell that is no longer there. */
export interface GridRow {
  line: number;
  cells: (string | null)[];
}

const COLUMN_WIDTH = 1000;
const ROW_HEIGHT = 10;
/** Far enough apart that no row takes the next one for its continuation. */
const ROW_PITCH = 40;
const LETTER_WIDTH = 1;

/** Puts a row on the page: every column has its own strip, every row its own line. */
export function layOut({ line, cells }: GridRow, index: number): TextLine {
  const laidOut = cells.flatMap((text, column) => (text ? [layOutCell(text, column, index, line)] : []));
  return { page: 1, cells: laidOut, box: around(laidOut.map(({ box }) => box)) };
}

function layOutCell(text: string, column: number, index: number, line: number): Cell {
  let x = column * COLUMN_WIDTH;
  const words: Word[] = [];
  for (const part of spelled(text).split(/\s+/)) {
    const width = part.length * LETTER_WIDTH;
    words.push({ text: part, page: line, box: { x, y: index * ROW_PITCH, width, height: ROW_HEIGHT } });
    x += width + LETTER_WIDTH;
  }
  // However long the text, the cell stays in its strip.
  return {
    ...cellOf(words),
    box: { x: column * COLUMN_WIDTH, y: index * ROW_PITCH, width: COLUMN_WIDTH / 2, height: ROW_HEIGHT },
  };
}

/** Programs write headings as identifiers: unit_price, unitPrice. */
export function spelled(text: string): string {
  if (!/^[a-z]+(?:[A-Z][a-z]*)+$|^[a-zA-Z]+(?:_[a-zA-Z]+)+$/.test(text)) return text;
  return text.replaceAll('_', ' ').replace(/([a-z])([A-Z])/g, '$1 $2');
}
