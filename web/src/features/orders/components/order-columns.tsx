import type { Order, OrderSort } from '../../../api/list-orders';
import type { Column } from '../../../kit/list/column';
import type { ShortRow } from '../../../kit/list/data-table';
import { RowLink } from '../../../kit/list/row-link';
import { Money } from '../../../kit/values/money';
import { RelativeDate } from '../../../kit/values/relative-date';
import { formatDay } from '../../../lib/dates';
import { formatMoney } from '../../../lib/money';
import { count } from '../../../lib/numbers';
import { paths } from '../../../lib/paths';
import { OrderMenu } from './order-menu';
import { OrderState } from './order-state';
import { OrderProgress } from './order-progress';

const supplierName = ({ supplier }: Order) => supplier.name || 'Unknown Supplier';

export const ORDER_COLUMNS: Column<Order, OrderSort>[] = [
  {
    key: 'number',
    title: 'Order',
    render: (order) => <RowLink to={paths.order(order.id)}>{order.orderNumber}</RowLink>,
  },
  { key: 'supplier', title: 'Supplier', render: supplierName },
  {
    key: 'status',
    title: 'Status',
    sort: { ascend: 'status' },
    render: (order) => <OrderState order={order} />,
  },
  { key: 'progress', title: 'Progress', width: 120, render: ({ status }) => <OrderProgress status={status} /> },
  { key: 'lines', title: 'Lines', number: true, render: ({ items }) => items.length },
  {
    key: 'date',
    title: 'Date',
    sort: { ascend: 'date-asc', descend: 'date-desc' },
    render: ({ createdAt }) => <RelativeDate iso={createdAt} />,
  },
  {
    key: 'total',
    title: 'Total',
    number: true,
    sort: { ascend: 'total-asc', descend: 'total-desc' },
    render: ({ total, currency }) => <Money cents={total} currency={currency} />,
  },
  { key: 'actions', title: '', width: 48, render: (order) => <OrderMenu order={order} /> },
];

export const shortOrder = (order: Order): ShortRow => ({
  title: <RowLink to={paths.order(order.id)}>{order.orderNumber}</RowLink>,
  figure: formatMoney(order.total, order.currency),
  detail: `${formatDay(order.createdAt)} · ${supplierName(order)} · ${count(order.items.length, 'line')}`,
  tag: <OrderState order={order} />,
  menu: <OrderMenu order={order} />,
  progress: <OrderProgress status={order.status} />,
});
