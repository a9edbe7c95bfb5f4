import {
  BarChartOutlined,
  FileTextOutlined,
  PlusOutlined,
  SettingOutlined,
  SolutionOutlined,
  TagOutlined,
  TagsOutlined,
} from '@ant-design/icons';
import { Alert } from 'antd';
import { useSales } from '../../../api/get-sales';
import { useCustomers } from '../../../api/list-customers';
import { sumsOf, useOrderSummary } from '../../../api/order-summary';
import { useOwnSuppliers } from '../../../api/own-suppliers';
import { useProductSummary } from '../../../api/product-summary';
import { Amounts } from '../../../kit/values/amounts';
import { ErrorState } from '../../../kit/state/error-state';
import { Figures } from '../../../kit/page/figures';
import { LinkButton } from '../../../kit/page/link-button';
import { PageHeader } from '../../../kit/page/page-header';
import { Trend } from '../../../components/trend';
import { SupplierSetup } from '../../../components/supplier-setup';
import { useCurrentUser } from '../../../lib/auth/current-user';
import { count, formatNumber } from '../../../lib/numbers';
import { paths } from '../../../lib/paths';
import styles from './dashboard.module.css';
import { sellerMatters } from '../seller-matters';
import { Attention } from '../components/attention';
import { BusinessTips } from '../components/business-tips';
import { MonthlyChart } from '../components/monthly-chart';
import { QuickActions } from '../components/quick-actions';
import { RecentActivity } from '../components/recent-activity';
import { RecentOrders } from '../components/recent-orders';
import { RefreshButton } from '../components/refresh-button';
import { SellerWelcome } from '../components/seller-welcome';
import { WaitingRequests } from '../components/waiting-requests';

const ACTIONS = [
  { label: 'Add Product', icon: <PlusOutlined aria-hidden />, to: paths.seller.newProduct() },
  { label: 'Manage Products', icon: <TagsOutlined aria-hidden />, to: paths.seller.products() },
  { label: 'View Orders', icon: <FileTextOutlined aria-hidden />, to: paths.seller.orders() },
  { label: 'Manage Brands', icon: <TagOutlined aria-hidden />, to: paths.seller.brands() },
  { label: 'Find Customers', icon: <SolutionOutlined aria-hidden />, to: paths.seller.buyers() },
  { label: 'View Analytics', icon: <BarChartOutlined aria-hidden />, to: paths.seller.analytics() },
  { label: 'Seller Settings', icon: <SettingOutlined aria-hidden />, to: paths.seller.settings() },
];

const shown = (n: number | undefined) => n !== undefined && formatNumber(n);

export function SellerDashboardPage() {
  const { firstName, role, isApproved } = useCurrentUser();
  const ordersQuery = useOrderSummary();
  const productsQuery = useProductSummary();
  const suppliers = useOwnSuppliers().data;
  const requests = useCustomers({ status: 'pending', limit: 3 }).data;
  const customers = useCustomers({ status: 'active', limit: 1 }).data;
  const revenue = useSales().data?.values[0]?.revenue;
  const orders = ordersQuery.data;
  const products = productsQuery.data;
  const failed = [ordersQuery, productsQuery].find(({ isError }) => isError);
  const withoutSupplier = suppliers?.items.length === 0;
  const sells = role === 'seller' || withoutSupplier === false;

  return (
    <>
      <PageHeader
        title={`Welcome back, ${firstName}!`}
        summary={
          orders &&
          products &&
          [
            count(orders.pending, 'pending order'),
            `${count(orders.thisMonth, 'order')} this month`,
            `${count(products.active, 'product')} active in marketplace`,
          ].join(' · ')
        }
        secondary={<RefreshButton />}
        primary={
          <LinkButton type="primary" icon={<PlusOutlined aria-hidden />} to={paths.seller.newProduct()}>
            Add Product
          </LinkButton>
        }
      />
      {failed && (
        <div className={styles.notice}>
          <ErrorState
            title="The figures could not be loaded"
            error={failed.error}
            onRetry={() => void failed.refetch()}
          />
        </div>
      )}
      {sells && !isApproved && (
        <Alert
          type="info"
          showIcon
          className={styles.notice}
          title="Your account is waiting for approval"
          description="Build your catalog meanwhile. Buyers see it, and can order, once an administrator has approved you."
        />
      )}
      {withoutSupplier && (
        <div className={styles.notice}>
          <SupplierSetup />
        </div>
      )}
      {orders && products && (
        <Attention
          title="Attention Required"
          urgent={false}
          matters={sellerMatters({ orders, products, requests: Number.parseInt(requests?.total ?? '0', 10) })}
        />
      )}
      <Figures
        failed={failed !== undefined}
        items={[
          {
            label: 'Products',
            value: shown(products?.total),
            hint: products && `${shown(products.active)} active`,
            to: paths.seller.products(),
          },
          {
            label: 'Orders',
            value: shown(orders?.total),
            hint: orders && `${shown(orders.pending)} pending`,
            to: paths.seller.orders(),
          },
          {
            label: 'Revenue',
            value: orders && <Amounts of={sumsOf(orders, 'revenue')} />,
            hint: orders && (
              <>
                {shown(orders.completed)} delivered
                {revenue && (
                  <>
                    {'; last 30 days '}
                    <Trend of={revenue} against="the 30 before" />
                  </>
                )}
              </>
            ),
            to: paths.seller.analytics(),
          },
          {
            label: 'Customers',
            value: customers && shown(Number.parseInt(customers.total, 10)),
            hint: requests && `${requests.total} waiting`,
            to: paths.seller.buyers(),
          },
        ]}
      />
      <div className={styles.columns}>
        <div className={styles.column}>
          <WaitingRequests />
          <RecentOrders
            title="Pending Orders"
            filter={{ status: 'pending', sort: 'date-asc', limit: 5 }}
            to={paths.seller.orders()}
            orderLink={paths.seller.order}
            party={({ buyer }) => buyer.companyName}
            none="No order waits for an answer."
          />
          {orders && <MonthlyChart title="Order Value by Month" summary={orders} />}
          <RecentActivity />
        </div>
        <div className={styles.column}>
          <QuickActions actions={ACTIONS} />
          <BusinessTips />
        </div>
      </div>
      {role === 'seller' && withoutSupplier && products?.total === 0 && <SellerWelcome />}
    </>
  );
}
