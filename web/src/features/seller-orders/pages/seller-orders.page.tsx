import { Tabs } from 'antd';
import { sumsOf, useOrderSummary } from '../../../api/order-summary';
import { Amounts } from '../../../kit/values/amounts';
import { OrderDrawing } from '../../../kit/state/drawings';
import { EmptyState } from '../../../kit/state/empty-state';
import { Figures } from '../../../kit/page/figures';
import { LinkButton } from '../../../kit/page/link-button';
import { PageHeader } from '../../../kit/page/page-header';
import { ErrorState } from '../../../kit/state/error-state';
import { count, formatNumber } from '../../../lib/numbers';
import { useTab } from '../../../kit/list/use-url-choice';
import { paths } from '../../../lib/paths';
import { AllOrdersTab } from '../components/all-orders-tab';
import { FulfilmentTab } from '../components/fulfilment-tab';
import styles from './seller-orders.module.css';

export function SellerOrdersPage() {
  const [tab, setTab] = useTab(['fulfilment', 'all']);
  const query = useOrderSummary();
  const summary = query.data;

  return (
    <>
      <PageHeader
        title="Order Management"
        summary={
          summary &&
          `${count(summary.total, 'order')} · ${formatNumber(summary.pending)} pending · ${formatNumber(summary.thisMonth)} this month`
        }
      />
      {query.isError && (
        <div className={styles.error}>
          <ErrorState
            title="The figures could not be loaded"
            error={query.error}
            onRetry={() => void query.refetch()}
          />
        </div>
      )}
      <Figures
        failed={query.isError}
        items={[
          {
            label: 'Total Orders',
            value: summary && formatNumber(summary.total),
            hint: summary && `${formatNumber(summary.thisMonth)} this month`,
          },
          {
            label: 'Pending Orders',
            value: summary && formatNumber(summary.pending),
            tone: summary?.pending ? 'waiting' : undefined,
            hint: 'Waiting for your answer',
          },
          {
            label: 'Revenue (Completed)',
            value: summary && <Amounts of={sumsOf(summary, 'revenue')} />,
            hint: 'Delivered orders',
          },
          {
            label: 'Potential Revenue',
            value: summary && <Amounts of={sumsOf(summary, 'potentialRevenue')} />,
            hint: 'Pending orders',
          },
        ]}
      />
      {summary?.total === 0 ? (
        <EmptyState
          drawing={<OrderDrawing />}
          title="No orders yet"
          action={
            <div className={styles.actions}>
              <LinkButton to={paths.marketplace()}>View Marketplace</LinkButton>
              <LinkButton type="primary" to={paths.seller.products()}>
                Manage Products
              </LinkButton>
            </div>
          }
        >
          Orders will appear here once customers start purchasing
        </EmptyState>
      ) : (
        <Tabs
          activeKey={tab}
          onChange={setTab}
          destroyOnHidden
          items={[
            { key: 'fulfilment', label: 'Fulfilment', children: <FulfilmentTab summary={summary} /> },
            {
              key: 'all',
              label: summary ? `All Orders (${formatNumber(summary.total)})` : 'All Orders',
              children: <AllOrdersTab />,
            },
          ]}
        />
      )}
    </>
  );
}
