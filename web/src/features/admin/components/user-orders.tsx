import { Segmented } from 'antd';
import type { Order, OrderSort } from '../../../api/list-orders';
import { OrderStatusTag } from '../../../components/order-status-tag';
import type { Column } from '../../../kit/list/column';
import type { ShortRow } from '../../../kit/list/data-table';
import { ResourceList } from '../../../kit/list/resource-list';
import { useListState } from '../../../kit/list/use-list-state';
import { OrderDrawing } from '../../../kit/state/drawings';
import { EmptyState } from '../../../kit/state/empty-state';
import { Money } from '../../../kit/values/money';
import { ExactDate } from '../../../kit/values/exact-date';
import type { User } from '../../../lib/auth/current-user';
import { formatMoney } from '../../../lib/money';
import { count } from '../../../lib/numbers';
import { ORDER_STATUS, ORDER_STATUSES } from '../../../lib/order-status';
import type { ViewMode } from '../../../lib/view-mode';
import { useUserOrders } from '../api/user-account';
import { USER_ORDERS } from '../user-orders';

const SIDES: { value: ViewMode; label: string }[] = [
  { value: 'buyer', label: 'Bought' },
  { value: 'seller', label: 'Sold' },
];

const statuses = ORDER_STATUSES.map((value) => ({ value, label: ORDER_STATUS[value].label }));

/** What a user ordered, and what was ordered of their suppliers. Only the parties may open an order. */
export function UserOrders({ user: { id, role } }: { user: User }) {
  const list = useListState(USER_ORDERS);
  const { side = role === 'seller' ? 'seller' : 'buyer', ...filter } = list.query;
  return (
    <ResourceList
      list={list}
      query={useUserOrders(id, { side, ...filter })}
      label="Orders"
      noun="order"
      nameOf={({ orderNumber }) => orderNumber}
      placeholder="Search order number or company..."
      filters={[{ name: 'status', label: 'Status', all: 'All statuses', options: statuses }]}
      tools={
        <Segmented
          aria-label="Side"
          options={SIDES}
          value={side}
          onChange={(value) => list.setFilters({ side: value })}
        />
      }
      columns={COLUMNS[side]}
      short={SHORT[side]}
      error="The orders could not be loaded"
      nothingFound="No orders found"
      empty={
        <EmptyState drawing={<OrderDrawing />} title={side === 'buyer' ? 'Nothing ordered yet' : 'Nothing sold yet'} />
      }
    />
  );
}

const otherParty: Record<ViewMode, (order: Order) => string> = {
  buyer: ({ supplier }) => supplier.name,
  seller: ({ buyer }) => buyer.companyName,
};

const columnsOf = (side: ViewMode): Column<Order, OrderSort>[] => [
  { key: 'number', title: 'Order', render: ({ orderNumber }) => orderNumber },
  { key: 'party', title: side === 'buyer' ? 'Supplier' : 'Customer', render: otherParty[side] },
  {
    key: 'status',
    title: 'Status',
    sort: { ascend: 'status' },
    render: ({ status }) => <OrderStatusTag status={status} />,
  },
  { key: 'lines', title: 'Lines', number: true, wideOnly: true, render: ({ items }) => items.length },
  {
    key: 'date',
    title: 'Date',
    sort: { ascend: 'date-asc', descend: 'date-desc' },
    render: ({ createdAt }) => <ExactDate iso={createdAt} />,
  },
  {
    key: 'total',
    title: 'Total',
    number: true,
    sort: { ascend: 'total-asc', descend: 'total-desc' },
    render: ({ total, currency }) => <Money cents={total} currency={currency} />,
  },
];
const COLUMNS = { buyer: columnsOf('buyer'), seller: columnsOf('seller') };

const shortOf =
  (side: ViewMode) =>
  (order: Order): ShortRow => ({
    title: order.orderNumber,
    figure: formatMoney(order.total, order.currency),
    detail: `${otherParty[side](order)} · ${count(order.items.length, 'line')}`,
    tag: <OrderStatusTag status={order.status} />,
  });
const SHORT = { buyer: shortOf('buyer'), seller: shortOf('seller') };
