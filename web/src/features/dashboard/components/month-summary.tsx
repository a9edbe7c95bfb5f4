import type { OrderSummary } from '../../../api/order-summary';
import { useOrders } from '../../../api/list-orders';
import { type Amount, Amounts } from '../../../kit/values/amounts';
import { Facts } from '../../../kit/page/facts';
import { Surface } from '../../../kit/page/surface';
import { monthStart } from '../periods';

const CAME_TO_NOTHING = ['draft', 'cancelled', 'rejected'];

/** The calendar month in UTC, as the server counts it. */
export function MonthSummary({ summary }: { summary: OrderSummary }) {
  const { data } = useOrders({ from: monthStart(), limit: 200 });
  const spent = (summary.monthly.at(-1)?.values ?? []).map(({ currency, total }) => ({ currency, cents: total }));
  const counted = data?.items.filter(({ status }) => !CAME_TO_NOTHING.includes(status));
  const suppliers = counted && new Set(counted.map(({ supplierId }) => supplierId)).size;
  return (
    <Surface title="This Month Summary">
      <Facts
        items={[
          ['Orders Placed', summary.thisMonth.toLocaleString('en-US')],
          ['Total Spent', <Amounts of={spent} />],
          // Beyond the list's largest page only a lower bound is known.
          ['Suppliers Used', suppliers !== undefined && `${suppliers}${data?.next ? '+' : ''}`],
          ['Avg Order Value', counted && !data?.next && <Amounts of={averages(spent, counted)} />],
        ]}
      />
    </Surface>
  );
}

/** Over the orders of each currency on its own. */
function averages(spent: Amount[], counted: { currency: string }[]): Amount[] {
  return spent.map(({ currency, cents }) => ({
    currency,
    cents: Math.round(cents / Math.max(1, counted.filter((order) => order.currency === currency).length)),
  }));
}
