import { type Order, type OrderSort, useOrders } from '../../../api/list-orders';
import { type Column, DataTable } from '../../../kit/list/data-table';
import { FilteredEmpty } from '../../../kit/state/empty-state';
import { FilterBar, FilterSelect } from '../../../kit/list/filter-bar';
import { Money } from '../../../kit/values/money';
import { OrderStatusTag } from '../../../components/order-status-tag';
import { Pager } from '../../../kit/list/pager';
import { QueryState } from '../../../kit/state/query-state';
import { RelativeDate } from '../../../kit/values/relative-date';
import { RowLink } from '../../../kit/list/row-link';
import { RowSkeletons } from '../../../kit/state/skeletons';
import { oneOf } from '../../../kit/list/parsers';
import { useListState } from '../../../kit/list/use-list-state';
import { ORDER_STATUS, ORDER_STATUSES, type OrderStatus } from '../../../lib/order-status';
import { paths } from '../../../lib/paths';

const SORTS: { value: OrderSort; label: string }[] = [
  { value: 'date-desc', label: 'Newest first' },
  { value: 'date-asc', label: 'Oldest first' },
  { value: 'total-desc', label: 'Total (High to Low)' },
  { value: 'total-asc', label: 'Total (Low to High)' },
  { value: 'status', label: 'Status' },
];

/** Drafts are the buyer's alone. */
const STATUSES = ORDER_STATUSES.filter((status) => status !== 'draft');

const LIST = {
  filters: { status: oneOf<OrderStatus>(STATUSES) },
  sorts: ['date-desc', 'date-asc', 'total-desc', 'total-asc', 'status'],
} as const;

const link = ({ id, orderNumber }: Order) => <RowLink to={paths.seller.order(id)}>{orderNumber}</RowLink>;

const COLUMNS: Column<Order>[] = [
  { key: 'number', title: 'Order', render: link },
  { key: 'buyer', title: 'Buyer', render: ({ buyer }) => buyer.companyName },
  { key: 'date', title: 'Placed', render: ({ createdAt }) => <RelativeDate iso={createdAt} /> },
  { key: 'lines', title: 'Lines', number: true, wideOnly: true, render: ({ items }) => items.length },
  { key: 'status', title: 'Status', render: ({ status }) => <OrderStatusTag status={status} /> },
  {
    key: 'total',
    title: 'Total',
    number: true,
    render: ({ totalAmount, currency }) => <Money cents={totalAmount} currency={currency} />,
  },
];

export function AllOrdersTab() {
  const list = useListState<{ status: OrderStatus }, OrderSort>(LIST);
  const query = useOrders(list.query);
  return (
    <>
      <FilterBar
        list={list}
        placeholder="Search order number or buyer..."
        sorts={SORTS}
        filters={
          <FilterSelect
            all="All statuses"
            value={list.query.status}
            options={STATUSES.map((status) => ({ value: status, label: ORDER_STATUS[status].label }))}
            onChange={(status) => list.setFilter('status', status)}
          />
        }
      />
      <QueryState query={query} skeleton={<RowSkeletons />} errorTitle="The orders could not be loaded">
        {(page) =>
          page.items.length === 0 ? (
            <FilteredEmpty title="No orders found" onClear={list.clear} />
          ) : (
            <>
              <DataTable
                label="Orders"
                rows={page.items}
                rowKey={({ id }) => id}
                columns={COLUMNS}
                refreshing={query.isPlaceholderData}
                short={(order) => ({
                  title: link(order),
                  figure: <Money cents={order.totalAmount} currency={order.currency} />,
                  detail: order.buyer.companyName,
                  tag: <OrderStatusTag status={order.status} />,
                })}
              />
              <Pager page={page} paging={list.paging} noun="orders" />
            </>
          )
        }
      </QueryState>
    </>
  );
}
