import { format } from '../../lib/format';
import { formatMoney } from '../../lib/money';
import { BarChart, type Point } from './bar-chart';

interface Props {
  /** Their values in the currency's smallest unit. */
  points: Point[];
  /** What it says, in a sentence. */
  words: string;
  currency: string;
}

/** Bars of money in one currency. */
export function MoneyBars({ currency, ...bars }: Props) {
  return (
    <BarChart
      {...bars}
      format={(cents) => formatMoney(cents, currency)}
      formatShort={(cents) => format().shortMoney(cents, currency)}
    />
  );
}
