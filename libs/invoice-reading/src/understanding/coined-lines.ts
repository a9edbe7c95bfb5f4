import { Decimal } from '../decimal.js';
import type { DraftLine, ReadValue } from '../draft.js';

/** In Switzerland nothing smaller is paid, and many round each line to it. */
const COINS: Record<string, Decimal> = { CHF: Decimal.of('0.05') };

/** Where every line comes to whole coins, each may be rounded to them. */
export function withCoins(lines: DraftLine[], currency: ReadValue<string> | null): DraftLine[] {
  const coin = COINS[currency?.value ?? ''];
  const isWhole = ({ lineTotal }: DraftLine): boolean =>
    lineTotal !== null && lineTotal.value.times(TWENTY).trimmed().decimals === 0;
  return coin && lines.length > 1 && lines.every(isWhole) ? lines.map((line) => ({ ...line, coin })) : lines;
}
const TWENTY = Decimal.of(20);
