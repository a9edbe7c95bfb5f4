import { PlusOutlined } from '@ant-design/icons';
import { Tabs } from 'antd';
import { type ReactNode, useEffect } from 'react';
import { Outlet, useNavigate } from 'react-router-dom';
import { sumsOf, useOrderSummary } from '../../../api/order-summary';
import { Amounts } from '../../../kit/values/amounts';
import { Figures } from '../../../kit/page/figures';
import { LinkButton } from '../../../kit/page/link-button';
import { PageHeader } from '../../../kit/page/page-header';
import { count, formatNumber } from '../../../lib/numbers';
import { useTab } from '../../../kit/list/use-url-choice';
import { paths } from '../../../lib/paths';
import { takeReorder } from '../../../lib/reorder';
import { AllOrdersTab } from '../components/all-orders-tab';
import { PendingTab } from '../components/pending-tab';

interface Props {
  /** Another feature's tab; the application puts the two together. */
  uploadInvoice: ReactNode;
}

export function OrdersPage({ uploadInvoice }: Props) {
  const [tab, setTab] = useTab(['all', 'pending', 'upload']);
  const { data: summary, isError } = useOrderSummary();
  useReorder();

  return (
    <>
      <PageHeader
        title="Order Management"
        summary={
          summary &&
          `${count(summary.total, 'order')}${summary.drafts ? ` and ${count(summary.drafts, 'draft')}` : ''} · ${formatNumber(
            summary.pending,
          )} pending · ${formatNumber(summary.completed)} completed`
        }
        primary={
          <LinkButton type="primary" icon={<PlusOutlined aria-hidden />} to={paths.createOrder()} preventScrollReset>
            Create Order
          </LinkButton>
        }
      />
      <Figures
        failed={isError}
        items={[
          {
            label: 'Total Orders',
            value: summary && formatNumber(summary.total),
            hint:
              summary && `${formatNumber(summary.thisMonth)} this month${summary.drafts ? ', drafts left out' : ''}`,
          },
          {
            label: 'Pending Orders',
            value: summary && formatNumber(summary.pending),
            tone: summary?.pending ? 'waiting' : undefined,
            hint: 'waiting for the supplier',
            to: paths.orders({ tab: 'pending' }),
          },
          { label: 'Completed Orders', value: summary && formatNumber(summary.completed), hint: 'delivered' },
          {
            label: 'Order Value',
            value: summary && <Amounts of={sumsOf(summary, 'totalValue')} />,
            hint: 'drafts left out',
          },
        ]}
      />
      <Tabs
        activeKey={tab}
        onChange={setTab}
        destroyOnHidden
        items={[
          { key: 'all', label: 'All Orders', children: <AllOrdersTab /> },
          {
            key: 'pending',
            label: summary ? `Pending (${formatNumber(summary.pending)})` : 'Pending',
            children: <PendingTab />,
          },
          { key: 'upload', label: 'Upload Invoice', children: uploadInvoice },
        ]}
      />
      <Outlet />
    </>
  );
}

/** 'Reorder' in the inventory leaves a note and comes here: the dialog opens with it filled in. */
function useReorder() {
  const navigate = useNavigate();
  useEffect(() => {
    const reorder = takeReorder();
    if (reorder) void navigate(paths.createOrder(reorder), { replace: true });
  }, [navigate]);
}
