import { Button } from 'antd';
import { useState } from 'react';
import type { OrderSummary } from '../../../api/order-summary';
import { Surface } from '../../../kit/page/surface';
import { format } from '../../../lib/format';
import { formatMoney } from '../../../lib/money';
import styles from './monthly-chart.module.css';

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

/** Twelve months as bars, this one stressed, the numbers in words and, on demand, as a table: for each currency. */
export function MonthlyChart({ title, summary }: Props) {
  const [asTable, setAsTable] = useState(false);
  const { values, currency: main, monthly } = summary;
  const inUse = values.map(({ currency }) => currency).filter((currency) => isPaidIn(currency, monthly));
  const currencies = inUse.length > 0 ? inUse : [main];
  return (
    <Surface
      title={title}
      extra={
        <Button type="text" size="small" onClick={() => setAsTable(!asTable)}>
          {asTable ? 'Show chart' : 'Show table'}
        </Button>
      }
    >
      {currencies.map((currency) => {
        const bars = monthly.map((month) => inCurrency(month, currency));
        return (
          <div key={currency} className={styles.currency}>
            <p className={styles.words}>{inWords(bars, currency)}</p>
            {asTable ? <Numbers bars={bars} currency={currency} /> : <Bars bars={bars} currency={currency} />}
          </div>
        );
      })}
    </Surface>
  );
}

const totalIn = ({ values }: Month, currency: string) =>
  values.find((value) => value.currency === currency)?.total ?? 0;
const isPaidIn = (currency: string, monthly: Month[]) => monthly.some((month) => totalIn(month, currency) > 0);
const inCurrency = (month: Month, currency: string): Bar => ({ ...month, total: totalIn(month, currency) });

function Bars({ bars, currency }: { bars: Bar[]; currency: string }) {
  const highest = Math.max(1, ...bars.map(({ total }) => total));
  return (
    <div className={styles.bars} role="img" aria-label={inWords(bars, currency)}>
      {bars.map((bar) => (
        <div
          key={bar.month}
          className={styles.month}
          title={`${format().longMonth(bar.month)}: ${formatMoney(bar.total, currency)}`}
        >
          <div className={styles.track}>
            <div className={styles.bar} style={{ height: `${(bar.total / highest) * 100}%` }} />
          </div>
          <span>{format().shortMonth(bar.month)}</span>
        </div>
      ))}
    </div>
  );
}

function Numbers({ bars, currency }: { bars: Bar[]; currency: string }) {
  return (
    <table className={styles.numbers}>
      <thead>
        <tr>
          <th scope="col">Month</th>
          <th scope="col">Orders</th>
          <th scope="col">Total</th>
        </tr>
      </thead>
      <tbody>
        {bars.toReversed().map(({ month, orders, total }) => (
          <tr key={month}>
            <th scope="row">{format().longMonth(month)}</th>
            <td>{orders}</td>
            <td>{formatMoney(total, currency)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function inWords(bars: Bar[], currency: string): string {
  const now = bars.at(-1)?.total ?? 0;
  const before = bars.at(-2)?.total ?? 0;
  const comparison = before === 0 ? 'nothing last month' : `${formatMoney(before, currency)} last month`;
  return `${formatMoney(now, currency)} this month, ${comparison}`;
}
