import type { DraftLine } from '../draft.js';
import { isProved } from '../line-arithmetic.js';
import type { DecimalMark } from './numbers.js';
import type { TextLine } from './text-lines.js';
import { numberTokensIn, readNumber } from './tokens.js';

/** "Sconto 10%" in a row of its own below the figures: the line's discount, where it multiplies out with it and not without. */
export function withShareBelow(line: DraftLine, rows: TextLine[], mark: DecimalMark): DraftLine {
  if (line.discount || isProved(line)) return line;
  const shares = rows
    .flatMap(({ cells }) => cells.flatMap((cell) => numberTokensIn(cell, mark)))
    .filter(({ percent }) => percent);
  const [share, ...others] = shares;
  if (!share || others.length > 0) return line;
  const discounted = { ...line, discount: readNumber(share) };
  return isProved(discounted) ? discounted : line;
}
