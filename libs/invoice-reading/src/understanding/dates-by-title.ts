import { bottom, isFlush } from '../page-model.js';
import { type DateReading, findDate } from './dates.js';
import { findLabels } from './labels.js';
import type { Cell } from './cells.js';
import type { TextLine } from './text-lines.js';
import { numberIn } from './number-shapes.js';
import { INVOICE_TITLE } from './words/number-words.js';

/** "Invoice FS 4/6620", or "INVOICE" over the number, and right below it nothing but a date. */
export function datesUnderTitle(lines: TextLine[]): { reading: DateReading; cell: Cell }[] {
  return findLabels(lines, INVOICE_TITLE).flatMap(({ cell: title }) => {
    const under = rightBelow(title, lines);
    const cell = under && numberIn(under)?.text === under.text ? rightBelow(under, lines) : under;
    const reading = cell && findDate(cell.text);
    return cell && reading?.length === cell.text.length ? [{ reading, cell }] : [];
  });
}

function rightBelow(upper: Cell, lines: TextLine[]): Cell | undefined {
  const after = lines.findIndex(({ cells }) => cells.includes(upper)) + 1;
  return lines
    .slice(after, after + ROWS)
    .flatMap(({ cells }) => cells)
    .find(
      ({ page, box }) =>
        page === upper.page &&
        box.y - bottom(upper.box) < Math.max(upper.box.height, box.height) &&
        isFlush(upper.box, box),
    );
}
/** Those of other columns may stand between. */
const ROWS = 6;
