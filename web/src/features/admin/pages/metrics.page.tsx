import { Facts } from '../../../kit/page/facts';
import { Figures } from '../../../kit/page/figures';
import { Surface } from '../../../kit/page/surface';
import { QueryState } from '../../../kit/state/query-state';
import { DetailSkeleton } from '../../../kit/state/skeletons';
import { formatNumber } from '../../../lib/numbers';
import { paths } from '../../../lib/paths';
import { type Metrics, useMetrics } from '../api/get-metrics';
import { Queues, Services } from '../components/machinery';
import { OrdersChart } from '../components/orders-chart';
import styles from './metrics.module.css';

/** How the market and its services do. */
export function MetricsPage() {
  return (
    <QueryState query={useMetrics()} skeleton={<DetailSkeleton />} errorTitle="The metrics could not be loaded">
      {(metrics) => <Parts metrics={metrics} />}
    </QueryState>
  );
}

function Parts({ metrics: { users, orders, products, invoices, queues, services } }: { metrics: Metrics }) {
  return (
    <>
      {users ? (
        <Figures
          items={[
            { label: 'Buyers', value: formatNumber(users.buyer) },
            { label: 'Sellers', value: formatNumber(users.seller) },
            { label: 'Administrators', value: formatNumber(users.admin) },
            {
              label: 'Sellers waiting',
              value: formatNumber(users.pending),
              tone: users.pending > 0 ? 'waiting' : undefined,
              to: paths.admin.approvals(),
            },
          ]}
        />
      ) : (
        <Away what="Users" />
      )}
      <div className={styles.parts}>
        {orders ? <OrdersChart days={orders} /> : <Away what="Orders" />}
        <div className={styles.pair}>
          {products ? (
            <Surface title="Products">
              <Facts
                items={[
                  ['Pending', formatNumber(products.pending)],
                  ['Active', formatNumber(products.active)],
                  ['Hidden', formatNumber(products.hidden)],
                  ['Rejected', formatNumber(products.rejected)],
                ]}
              />
            </Surface>
          ) : (
            <Away what="Products" />
          )}
          {invoices ? (
            <Surface title="Invoices">
              <Facts
                items={[
                  ['Processing', formatNumber(invoices.processing)],
                  ['Completed', formatNumber(invoices.completed)],
                  ['Needs review', formatNumber(invoices.needsReview)],
                  ['Failed', formatNumber(invoices.failed)],
                ]}
              />
            </Surface>
          ) : (
            <Away what="Invoices" />
          )}
          <Queues queues={queues} />
          <Services services={services} />
        </div>
      </div>
    </>
  );
}

function Away({ what }: { what: string }) {
  return <Surface title={what}>Not known now: the service that counts them is away.</Surface>;
}
