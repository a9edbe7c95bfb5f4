import { isShare } from '../../account/tax-rates.js';
import type { Decimal } from '../../decimal.js';
import type { Doubt } from '../../draft.js';
import { fold } from '../fold.js';
import { tokensOf } from '../tokens.js';
import { isConditional } from '../words/request-words.js';
import type { Printed } from './leftovers.js';

/** A share that no line, tax or discount has. */
export function leftRates({ lines, isBelow, mark, read }: Printed): Doubt[] {
  const known = [
    ...read.lines.flatMap(({ tax, discount }) => [tax, discount].flatMap((value) => value?.value ?? [])),
    ...read.amounts.flatMap(({ rate }) => rate ?? []),
  ];
  const sums = read.amounts.flatMap(({ amount, others = [] }) =>
    [amount, ...others].flatMap((value) => value?.value ?? []),
  );
  // "Tax rate 19 %" on a line of its own: what one of the sums is of another.
  const isKnown = (rate: Decimal): boolean =>
    known.some((one) => one.abs().equals(rate)) ||
    sums.some((share) => !share.isZero() && sums.some((base) => isShare(share.abs(), rate, base.abs())));
  const left = lines.filter(isBelow).flatMap(({ cells }) =>
    cells.flatMap((cell) => {
      // What OCR may have misread is folded otherwise.
      if ([cell.folded, fold(cell.text)].some(isConditional)) return [];
      return tokensOf(cell, mark).flatMap((token) =>
        token.kind === 'number' && token.percent && !token.value.isZero() && !isKnown(token.value.abs())
          ? cell.text
          : [],
      );
    }),
  );
  return left.slice(0, 1).map((text) => ({
    code: 'left-rate',
    message: `“${text}” names a rate that no line and no sum has.`,
    field: 'taxAmount' as const,
  }));
}
