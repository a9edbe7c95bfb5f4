import { type Order, type OrderSort, useOrders } from '../../../api/list-orders';
import { ExportOrders } from '../../../components/export-orders';
import { OrderStatusTag } from '../../../components/order-status-tag';
import type { Column } from '../../../kit/list/column';
import type { ShortRow } from '../../../kit/list/data-table';
import { ResourceList } from '../../../kit/list/resource-list';
import { RowLink } from '../../../kit/list/row-link';
import { useListState } from '../../../kit/list/use-list-state';
import { OrderDrawing } from '../../../kit/state/drawings';
import { EmptyState } from '../../../kit/state/empty-state';
import { Money } from '../../../kit/values/money';
import { RelativeDate } from '../../../kit/values/relative-date';
import { formatDay } from '../../../lib/dates';
import { ORDER_STATUS } from '../../../lib/order-status';
import { paths } from '../../../lib/paths';
import { SELLER_ORDER_LIST, STATUSES, toOrderFilter } from '../order-list';

const SORTS: { value: OrderSort; label: string }[] = [
  { value: 'date-desc', label: 'Newest first' },
  { value: 'date-asc', label: 'Oldest first' },
  { value: 'total-desc', label: 'Total (High to Low)' },
  { value: 'total-asc', label: 'Total (Low to High)' },
  { value: 'status', label: 'Status' },
];

const link = ({ id, orderNumber }: Order) => <RowLink to={paths.seller.order(id)}>{orderNumber}</RowLink>;

const COLUMNS: Column<Order, OrderSort>[] = [
  { key: 'number', title: 'Order', render: link },
  { key: 'buyer', title: 'Buyer', render: ({ buyer }) => buyer.companyName },
  {
    key: 'date',
    title: 'Placed',
    sort: { ascend: 'date-asc', descend: 'date-desc' },
    render: ({ createdAt }) => <RelativeDate iso={createdAt} />,
  },
  { key: 'lines', title: 'Lines', number: true, wideOnly: true, render: ({ items }) => items.length },
  {
    key: 'status',
    title: 'Status',
    sort: { ascend: 'status' },
    render: ({ status }) => <OrderStatusTag status={status} />,
  },
  {
    key: 'total',
    title: 'Total',
    number: true,
    sort: { ascend: 'total-asc', descend: 'total-desc' },
    render: ({ totalAmount, currency }) => <Money cents={totalAmount} currency={currency} />,
  },
];

const short = (order: Order): ShortRow => ({
  title: link(order),
  figure: <Money cents={order.totalAmount} currency={order.currency} />,
  detail: `${formatDay(order.createdAt)} · ${order.buyer.companyName}`,
  tag: <OrderStatusTag status={order.status} />,
});

const statusOptions = STATUSES.map((value) => ({ value, label: ORDER_STATUS[value].label }));

export function AllOrdersTab() {
  const list = useListState(SELLER_ORDER_LIST);
  const filter = toOrderFilter(list.query);
  return (
    <ResourceList
      list={list}
      query={useOrders(filter)}
      tools={<ExportOrders filter={filter} />}
      label="Orders"
      noun="order"
      nameOf={({ orderNumber }) => orderNumber}
      placeholder="Search number or buyer..."
      filters={[{ name: 'status', label: 'Status', all: 'All statuses', options: statusOptions }]}
      dates
      sorts={SORTS}
      columns={COLUMNS}
      short={short}
      error="The orders could not be loaded"
      nothingFound="No orders found"
      empty={
        <EmptyState drawing={<OrderDrawing />} title="No orders yet">
          Orders will appear here once customers start purchasing
        </EmptyState>
      }
    />
  );
}
