import type { OrderSummary } from '../../../api/order-summary';
import { Facts } from '../../../kit/page/facts';
import { Surface } from '../../../kit/page/surface';
import { Amounts } from '../../../kit/values/amounts';
import { formatNumber } from '../../../lib/numbers';

/** The calendar month where the browser is, by which the server counts for it. */
export function MonthSummary({ summary }: { summary: OrderSummary }) {
  const values = summary.monthly.at(-1)?.values ?? [];
  const spent = values.map(({ currency, total }) => ({ currency, cents: total }));
  // Over the orders of each currency on its own.
  const average = values.map(({ currency, total, orders }) => ({ currency, cents: Math.round(total / orders) }));
  // What was cancelled or rejected counts as placed, and came to nothing.
  const counted = values.reduce((sum, { orders }) => sum + orders, 0);
  return (
    <Surface title="This Month Summary">
      <Facts
        items={[
          ['Orders Placed', formatNumber(summary.thisMonth)],
          ['Total Spent', <Amounts key="spent" of={spent} />],
          ['Suppliers Used', formatNumber(summary.suppliersThisMonth)],
          [
            'Avg Order Value',
            <>
              <Amounts of={average} />
              {counted < summary.thisMonth && ` over ${formatNumber(counted)}, without cancelled and rejected`}
            </>,
          ],
        ]}
      />
    </Surface>
  );
}
