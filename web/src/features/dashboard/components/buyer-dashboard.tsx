import {
  AlertOutlined,
  FileAddOutlined,
  InboxOutlined,
  PlusOutlined,
  ShopOutlined,
  TeamOutlined,
} from '@ant-design/icons';
import { useOrders } from '../../../api/list-orders';
import { sumsOf, useOrderSummary } from '../../../api/order-summary';
import { lowStockAlerts, useInventorySummary } from '../../../api/inventory-summary';
import { Amounts } from '../../../kit/values/amounts';
import { MarketDrawing } from '../../../kit/state/drawings';
import { EmptyState } from '../../../kit/state/empty-state';
import { ErrorState } from '../../../kit/state/error-state';
import { Figures } from '../../../kit/page/figures';
import { LinkButton } from '../../../kit/page/link-button';
import { PageHeader } from '../../../kit/page/page-header';
import { StatusTag } from '../../../kit/page/status-tag';
import { useCurrentUser } from '../../../lib/auth/current-user';
import { count, formatNumber } from '../../../lib/numbers';
import { formatTime } from '../../../lib/dates';
import { paths } from '../../../lib/paths';
import { useActiveSupplierCount } from '../api/count-active-suppliers';
import { useInvoicesToReview } from '../api/count-invoices-to-review';
import { buyerMatters, isUrgent } from '../buyer-matters';
import styles from '../pages/dashboard.module.css';
import { weekAgo } from '../periods';
import { Attention } from './attention';
import { BuyerWelcome } from './buyer-welcome';
import { Goals } from './goals';
import { InventoryAlerts } from './inventory-alerts';
import { MonthSummary } from './month-summary';
import { MonthlyChart } from './monthly-chart';
import { QuickActions } from './quick-actions';
import { RecentActivity } from './recent-activity';
import { RecentOrders } from './recent-orders';
import { RefreshButton } from './refresh-button';

const SHOWN = 5;

const ACTIONS = [
  { label: 'Create New Order', icon: <FileAddOutlined aria-hidden />, to: paths.createOrder() },
  { label: 'Add to Inventory', icon: <InboxOutlined aria-hidden />, to: paths.inventory() },
  { label: 'Find Suppliers', icon: <ShopOutlined aria-hidden />, to: paths.marketplace() },
  { label: 'Manage Suppliers', icon: <TeamOutlined aria-hidden />, to: paths.suppliers() },
  { label: 'Review Alerts', icon: <AlertOutlined aria-hidden />, to: paths.inventory({ tab: 'alerts' }) },
];

export function BuyerDashboard() {
  const { firstName } = useCurrentUser();
  const ordersQuery = useOrderSummary();
  const stockQuery = useInventorySummary();
  const { data: suppliers } = useActiveSupplierCount();
  const { data: invoices } = useInvoicesToReview();
  const recent = { from: weekAgo(), sort: 'date-desc', limit: SHOWN } as const;
  const week = useOrders(recent).data?.total;
  const draftsOfWeek = useOrders({ status: 'draft', from: recent.from, limit: 1 }).data?.total;
  const orders = ordersQuery.data;
  const stock = stockQuery.data;
  const failed = [ordersQuery, stockQuery].find(({ isError }) => isError);
  const nothingYet = orders?.total === 0 && orders.drafts === 0 && stock?.totalItems === 0 && suppliers === 0;

  return (
    <>
      <PageHeader
        title={`Welcome back, ${firstName}!`}
        beside={stock && stock.outOfStock > 0 && <StatusTag tone="action">{`${stock.outOfStock} urgent`}</StatusTag>}
        summary={
          stock &&
          orders &&
          [
            count(lowStockAlerts(stock), 'low stock alert'),
            count(orders.pending, 'pending order'),
            week &&
              draftsOfWeek &&
              `${count(Number.parseInt(week, 10) - Number.parseInt(draftsOfWeek, 10), 'order')} this week`,
            `updated ${formatTime(ordersQuery.dataUpdatedAt)}`,
          ]
            .filter(Boolean)
            .join(' · ')
        }
        secondary={
          <>
            <RefreshButton />
            <LinkButton to={paths.marketplace()}>Browse Marketplace</LinkButton>
          </>
        }
        primary={
          <LinkButton type="primary" icon={<PlusOutlined aria-hidden />} to={paths.createOrder()}>
            Create Order
          </LinkButton>
        }
      />
      {failed && (
        <ErrorState
          title="The figures could not be loaded"
          error={failed.error}
          onRetry={() => void failed.refetch()}
        />
      )}
      {nothingYet ? (
        <EmptyState
          drawing={<MarketDrawing />}
          title="Welcome to Your Procurement Hub"
          action={
            <LinkButton type="primary" to={paths.marketplace()}>
              Browse Marketplace
            </LinkButton>
          }
        >
          Connect with a supplier, add the products you keep in stock, and your orders, alerts and spend appear here.
        </EmptyState>
      ) : (
        <>
          {orders && stock && (
            <Attention
              title={isUrgent(stock) ? 'Action Required' : 'Waiting for you'}
              urgent={isUrgent(stock)}
              matters={buyerMatters({ orders, stock, invoices: invoices ?? 0 })}
            />
          )}
          <Figures
            failed={failed !== undefined}
            items={[
              { label: 'Total Orders', value: orders && formatNumber(orders.total), to: paths.orders() },
              { label: 'Inventory Items', value: stock && formatNumber(stock.totalItems), to: paths.inventory() },
              {
                label: 'Active Suppliers',
                value: suppliers !== undefined && formatNumber(suppliers),
                to: paths.suppliers(),
              },
              { label: 'Total Order Value', value: orders && <Amounts of={sumsOf(orders, 'totalValue')} /> },
            ]}
          />
          <div className={styles.columns}>
            <div className={styles.column}>
              <InventoryAlerts />
              <RecentOrders
                title="Recent Orders"
                filter={recent}
                to={paths.orders()}
                orderLink={paths.order}
                party={({ supplier }) => supplier.name}
                none="No order in the last seven days."
              />
              {orders && <MonthlyChart title="Spend by Month" summary={orders} />}
            </div>
            <div className={styles.column}>
              <QuickActions actions={ACTIONS} />
              {orders && stock && suppliers !== undefined && (
                <Goals
                  goals={[
                    { label: 'Active suppliers', reached: suppliers, target: 5 },
                    { label: 'Products in stock', reached: stock.totalItems, target: 20 },
                    { label: 'Orders this month', reached: orders.thisMonth, target: 10 },
                  ]}
                />
              )}
              {orders && <MonthSummary summary={orders} />}
              <RecentActivity />
            </div>
          </div>
        </>
      )}
      <BuyerWelcome />
    </>
  );
}
