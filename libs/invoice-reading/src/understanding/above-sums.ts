import type { TextLine } from './text-lines.js';
import { classifyAmountLabel, isSumKind } from './words/amount-labels.js';

/** The lines down to the first of the sums; below them a table of taxes may have figures under the same headings. */
export function aboveSums(lines: TextLine[]): TextLine[] {
  const end = lines.findIndex(
    ({ cells }, index) => index > 0 && cells.some(({ folded }) => isSumKind(classifyAmountLabel(folded))),
  );
  return end < 0 ? lines : lines.slice(0, end);
}
