import type { Schemas } from '../../../lib/api-client';
import { BarChart } from '../../../kit/chart/bar-chart';
import { ChartCard } from '../../../kit/chart/chart-card';
import { MoneyBars } from '../../../kit/chart/money-bars';
import { formatDay } from '../../../lib/dates';
import { format } from '../../../lib/format';
import { formatMoney } from '../../../lib/money';
import { count, formatNumber } from '../../../lib/numbers';

type Day = Schemas['DailyOrders'];

/** What was ordered in thirty days: how many orders, and what they are worth in each currency. */
export function OrdersChart({ days }: { days: Day[] }) {
  const main = days[0]?.currency ?? 'USD';
  const others = new Set(days.flatMap(({ values }) => values.map(({ currency }) => currency)));
  const currencies = [main, ...[...others].filter((currency) => currency !== main).sort()];
  return (
    <ChartCard
      title="Orders, last 30 days"
      parts={[countPart(days), ...currencies.map((one) => valuePart(days, one))]}
    />
  );
}

const sum = (bars: { value: number }[]) => bars.reduce((total, { value }) => total + value, 0);

function barsOf(days: Day[], valueOf: (day: Day) => number) {
  return days.map((day) => ({
    key: day.date,
    label: format().shortDay(day.date),
    name: formatDay(day.date),
    value: valueOf(day),
  }));
}

function countPart(days: Day[]) {
  const bars = barsOf(days, (day) => day.count);
  const words = `${count(sum(bars), 'order')} placed`;
  return {
    key: 'count',
    words,
    chart: <BarChart words={words} points={bars} format={formatNumber} formatShort={formatNumber} />,
    table: {
      headings: ['Day', 'Orders'],
      rows: bars.toReversed().map(({ key, name, value }) => ({ key, cells: [name, formatNumber(value)] })),
    },
  };
}

function valuePart(days: Day[], currency: string) {
  const bars = barsOf(days, ({ values }) => values.find((value) => value.currency === currency)?.value ?? 0);
  const words = `${formatMoney(sum(bars), currency)} ordered`;
  return {
    key: currency,
    words,
    chart: <MoneyBars words={words} points={bars} currency={currency} />,
    table: {
      headings: ['Day', 'Value'],
      rows: bars.toReversed().map(({ key, name, value }) => ({ key, cells: [name, formatMoney(value, currency)] })),
    },
  };
}
