import { isRunOf, isSumOfLines } from '../account/subtotals.js';
import { isShare, isWithin } from '../account/tax-rates.js';
import { Decimal } from '../decimal.js';
import type { DraftLine, LabelledAmount } from '../draft.js';
import { bottom } from '../page-model.js';
import type { Cell } from './cells.js';
import { goesOn } from './sentences.js';
import type { TextLine } from './text-lines.js';

/**
 * "The total has 1,202.85 € of wages in it, plus 228.54 € of tax", which Germans set off against their own taxes: what some lines come to,
 * its tax, or both, in one sentence, are in no sum of the invoice.
 */
export function withWages(amounts: LabelledAmount[], outside: TextLine[], lines: DraftLine[]): LabelledAmount[] {
  const sentences = outside.flatMap(({ cells }, index) =>
    cells.flatMap((cell) => {
      if (!WAGES.test(cell.folded)) return [];
      const rest = outside[index + 1]?.cells[0];
      return [rest && goesOn(cell, rest) ? [cell, rest] : [cell]];
    }),
  );
  if (sentences.length === 0) return amounts;
  const rates = amounts.flatMap(({ kind, rate }) => (kind === 'tax' && rate ? rate : []));
  const told = new Set(
    sentences.flatMap((cells) => {
      const own = amounts.filter((one) => cells.some((cell) => standsIn(one, cell)));
      return areOfWages(
        own.map(({ amount }) => amount!.value),
        lines,
        rates,
      )
        ? own
        : [];
    }),
  );
  return amounts.map((one) => (told.has(one) ? { ...one, kind: 'information' } : one));
}
/** Folded. */
const WAGES = /(?:^| )(?:\p{L}*lohn|arbeits)(?:kosten|anteil)\p{L}*(?= |$)/u;

function standsIn({ amount }: LabelledAmount, { page, box }: Cell): boolean {
  const own = amount?.source.box;
  return own !== null && own !== undefined && amount!.source.page === page && own.y >= box.y - 1 && own.y < bottom(box);
}

/** The first is what some lines come to, with or without the tax; each other one is the tax of it, or both. */
function areOfWages([wages, ...others]: Decimal[], lines: DraftLine[], rates: Decimal[]): boolean {
  if (!wages || others.length > 2) return false;
  const isOfLines = (value: Decimal): boolean => isRunOf('lineTotal', value, lines) || isSumOfLines(value, lines, []);
  return [undefined, ...rates].some((rate) => {
    const share = rate && wages.percent(rate).inCents();
    const within = rate && others.find((one) => isWithin(one, rate, wages));
    const isRight = isOfLines(wages) || (within !== undefined && isOfLines(wages.minus(within)));
    return (
      isRight &&
      others.every(
        (one) =>
          rate !== undefined &&
          (isShare(one, rate, wages) || one.equals(wages.plus(share!)) || (within !== undefined && one.equals(within))),
      )
    );
  });
}
