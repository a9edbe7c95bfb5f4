import { Decimal } from '../../decimal.js';
import type { Doubt } from '../../draft.js';
import { numberIn } from '../tax-tables.js';
import type { NumberToken } from '../tokens.js';
import type { Printed } from './leftovers.js';

/**
 * "1,066.46 | 22 % | 238.58", "22 % | 1,066.46 | 238.58": next to a share its base and so nearly what it comes to that it can be
 * nothing else. It may be so many cents more or less as there are lines, which are rounded one by one.
 */
export function leftSharesOfRows({ lines, mark, read }: Printed): Doubt[] {
  const isOther = (rate: Decimal, base: Decimal, share: Decimal): boolean => {
    const apart = base.percent(rate).minus(share).abs();
    const isRounded = apart.toNumber() <= (share.decimals === 0 ? 1 : CENT) * read.lines.length;
    return !isRounded && apart.compare(share.percent(NEAR)) <= 0;
  };
  const left = lines.flatMap(({ cells }) => {
    const numbers = cells.map((cell) => numberIn(cell, mark));
    const rates = numbers.flatMap((number, at) => (number?.percent && !number.value.isZero() ? [{ number, at }] : []));
    const amounts = numbers.map(amountOf);
    return rates.flatMap(({ number, at }) =>
      [
        // "Goods | Freight | 22 % | VAT": both are taxed.
        { bases: [amounts[at - 1], sumOf(amounts[at - 1], amounts[at - 2])], share: amounts[at + 1] },
        { bases: [amounts[at + 1]], share: amounts[at + 2] },
      ].flatMap(({ bases, share }) => {
        const printed = bases.filter((base) => base !== undefined);
        return printed.length > 0 && share && printed.every((base) => isOther(number.value, base, share))
          ? [`${number.text} of ${printed[0]!} is not ${share}.`]
          : [];
      }),
    );
  });
  return left.slice(0, 1).map((message) => ({ code: 'left-rate', message, field: 'taxAmount' }));
}

const amountOf = (number: NumberToken | undefined): Decimal | undefined =>
  number && !number.percent && !number.value.isZero() ? number.value.abs() : undefined;
const sumOf = (one: Decimal | undefined, other: Decimal | undefined): Decimal | undefined =>
  one && other && one.plus(other);
/** In per cent of what is printed. */
const NEAR = Decimal.of(5);
const CENT = 0.01;
