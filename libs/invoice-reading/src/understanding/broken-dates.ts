import { findDate } from './dates.js';
import type { Word } from '../page-model.js';

/** Cells of rows that follow each other, of which only the words and the left edge matter. */
interface Words {
  words: Word[];
  box: { x: number };
}

/** "… of the invoice: 2025-" over "10-31": a day that breaks at its hyphen, where the words of a cell wrap, is one word again. */
export function withDatesWhole<T extends Words>(rows: T[][], cellOf: (words: Word[]) => T): T[][] {
  const whole = [...rows];
  for (const index of rows.keys()) {
    for (const [at, cell] of whole[index]!.entries()) {
      const last = cell.words.at(-1)!;
      if (!BROKEN.test(last.text)) continue;
      const under = whole[index + 1]?.find(({ box }) => Math.abs(box.x - cell.box.x) < 1);
      const [first, ...rest] = under?.words ?? [];
      if (!first || !isDate(BROKEN.exec(last.text)![0] + first.text)) continue;
      whole[index] = whole[index]!.with(
        at,
        cellOf([...cell.words.slice(0, -1), { ...last, text: last.text + first.text }]),
      );
      whole[index + 1] = whole[index + 1]!.flatMap((other) =>
        other === under ? (rest.length > 0 ? cellOf(rest) : []) : other,
      );
    }
  }
  return whole.filter((cells) => cells.length > 0);
}
const BROKEN = /(?<!\d)(?:\d{4}-(?:\d\d-)?|\d\d-(?:\d\d-)?)$/;
const isDate = (text: string): boolean => findDate(text)?.length === text.length;
