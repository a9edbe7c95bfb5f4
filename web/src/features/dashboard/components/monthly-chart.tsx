import { Button, Table } from 'antd';
import { useState } from 'react';
import type { OrderSummary } from '../../../api/order-summary';
import { Surface } from '../../../components/surface';
import { formatMoney } from '../../../lib/money';
import styles from './monthly-chart.module.css';

type Month = OrderSummary['monthly'][number];

interface Props {
  title: string;
  monthly: Month[];
}

const short = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });
const long = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const dateOf = ({ month }: Month) => new Date(`${month}-01T00:00:00Z`);

/** Twelve months as bars, this one stressed, the numbers in words and, on demand, as a table. */
export function MonthlyChart({ title, monthly }: Props) {
  const [asTable, setAsTable] = useState(false);
  return (
    <Surface
      title={title}
      extra={
        <Button type="text" size="small" onClick={() => setAsTable(!asTable)}>
          {asTable ? 'Show chart' : 'Show table'}
        </Button>
      }
    >
      <p className={styles.words}>{inWords(monthly)}</p>
      {asTable ? <Numbers monthly={monthly} /> : <Bars monthly={monthly} />}
    </Surface>
  );
}

function Bars({ monthly }: { monthly: Month[] }) {
  const highest = Math.max(1, ...monthly.map(({ total }) => total));
  return (
    <div className={styles.bars} role="img" aria-label={inWords(monthly)}>
      {monthly.map((month) => (
        <div
          key={month.month}
          className={styles.month}
          title={`${long.format(dateOf(month))}: ${formatMoney(month.total)}`}
        >
          <div className={styles.track}>
            <div className={styles.bar} style={{ height: `${(month.total / highest) * 100}%` }} />
          </div>
          <span>{short.format(dateOf(month))}</span>
        </div>
      ))}
    </div>
  );
}

function Numbers({ monthly }: { monthly: Month[] }) {
  return (
    <Table<Month>
      size="small"
      rowKey="month"
      pagination={false}
      dataSource={monthly.toReversed()}
      columns={[
        { title: 'Month', render: (_value, month) => long.format(dateOf(month)) },
        { title: 'Orders', dataIndex: 'orders', align: 'right' },
        { title: 'Total', align: 'right', render: (_value, { total }) => formatMoney(total) },
      ]}
    />
  );
}

function inWords(monthly: Month[]): string {
  const now = monthly.at(-1)?.total ?? 0;
  const before = monthly.at(-2)?.total ?? 0;
  const comparison = before === 0 ? 'nothing last month' : `${formatMoney(before)} last month`;
  return `${formatMoney(now)} this month, ${comparison}`;
}
