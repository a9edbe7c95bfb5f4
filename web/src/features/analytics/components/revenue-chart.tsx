import type { Sales } from '../../../api/get-sales';
import { ChartCard } from '../../../kit/chart/chart-card';
import { MoneyBars } from '../../../kit/chart/money-bars';
import { rangeInWords } from '../../../kit/list/date-range';
import { format } from '../../../lib/format';
import { formatMoney } from '../../../lib/money';
import { count, formatNumber } from '../../../lib/numbers';

/** What was delivered by day, week or month, in each currency. */
export function RevenueChart({ sales }: { sales: Sales }) {
  const sold = sales.values.filter(({ delivered }) => delivered.current > 0).map(({ currency }) => currency);
  const currencies = sold.length > 0 ? sold : [sales.currency];
  return <ChartCard title="Revenue" parts={currencies.map((currency) => partOf(sales, currency))} />;
}

function partOf({ points, values }: Sales, currency: string) {
  const { shortDay } = format();
  const total = values.find((value) => value.currency === currency);
  const words = `${formatMoney(total?.revenue.current ?? 0, currency)} from ${count(total?.delivered.current ?? 0, 'delivered order')}`;
  const bars = points.map(({ from, to, values }) => {
    const { orders = 0, revenue = 0 } = values.find((value) => value.currency === currency) ?? {};
    return { key: from, label: shortDay(from), name: rangeInWords({ from, to }), value: revenue, orders };
  });
  return {
    key: currency,
    words,
    chart: <MoneyBars words={words} points={bars} currency={currency} />,
    table: {
      headings: ['Delivered', 'Orders', 'Revenue'],
      rows: bars.toReversed().map(({ key, name, orders, value }) => ({
        key,
        cells: [name, formatNumber(orders), formatMoney(value, currency)],
      })),
    },
  };
}
