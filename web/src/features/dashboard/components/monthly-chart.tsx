import type { OrderSummary } from '../../../api/order-summary';
import { ChartCard } from '../../../kit/chart/chart-card';
import { MoneyBars } from '../../../kit/chart/money-bars';
import { format } from '../../../lib/format';
import { formatMoney } from '../../../lib/money';
import { formatNumber } from '../../../lib/numbers';

type Month = OrderSummary['monthly'][number];

interface Props {
  title: string;
  summary: OrderSummary;
}

/** One month's total in one currency. */
interface Bar {
  month: string;
  orders: number;
  total: number;
}

/** Twelve months as bars, for each currency in use. */
export function MonthlyChart({ title, summary }: Props) {
  const { values, currency: main, monthly } = summary;
  const inUse = values.map(({ currency }) => currency).filter((currency) => isPaidIn(currency, monthly));
  const currencies = inUse.length > 0 ? inUse : [main];
  return <ChartCard title={title} parts={currencies.map((currency) => partOf(monthly, currency))} />;
}

function partOf(monthly: Month[], currency: string) {
  const bars = monthly.map((month) => inCurrency(month, currency));
  const words = inWords(bars, currency);
  const { shortMonth, longMonth } = format();
  return {
    key: currency,
    words,
    chart: (
      <MoneyBars
        words={words}
        points={bars.map(({ month, total }) => ({
          key: month,
          label: shortMonth(month),
          name: longMonth(month),
          value: total,
        }))}
        currency={currency}
      />
    ),
    table: {
      headings: ['Month', 'Orders', 'Total'],
      rows: bars.toReversed().map(({ month, orders, total }) => ({
        key: month,
        cells: [longMonth(month), formatNumber(orders), formatMoney(total, currency)],
      })),
    },
  };
}

const valueIn = ({ values }: Month, currency: string) => values.find((value) => value.currency === currency);
const isPaidIn = (currency: string, monthly: Month[]) => monthly.some((month) => valueIn(month, currency));
const inCurrency = (month: Month, currency: string): Bar => {
  const { orders = 0, total = 0 } = valueIn(month, currency) ?? {};
  return { month: month.month, orders, total };
};

function inWords(bars: Bar[], currency: string): string {
  const now = bars.at(-1)?.total ?? 0;
  const before = bars.at(-2)?.total ?? 0;
  const comparison = before === 0 ? 'nothing last month' : `${formatMoney(before, currency)} last month`;
  return `${formatMoney(now, currency)} this month, ${comparison}`;
}
