import { type Column, DataTable } from '../../../kit/list/data-table';
import { Money } from '../../../kit/values/money';
import { OrderStatusTag } from '../../../components/order-status-tag';
import { RelativeDate } from '../../../kit/values/relative-date';
import { RowLink } from '../../../kit/list/row-link';
import type { Order } from '../../../api/list-orders';
import { count } from '../../../lib/numbers';
import { formatMoney } from '../../../lib/money';
import { paths } from '../../../lib/paths';
import { OrderMenu } from './order-menu';
import { OrderProgress } from './order-progress';

interface Props {
  orders: Order[];
  refreshing: boolean;
}

const supplierName = ({ supplier }: Order) => supplier.name || 'Unknown Supplier';

export function OrderTable({ orders, refreshing }: Props) {
  const columns: Column<Order>[] = [
    {
      key: 'number',
      title: 'Order',
      render: (order) => <RowLink to={paths.order(order.id)}>{order.orderNumber}</RowLink>,
    },
    { key: 'supplier', title: 'Supplier', render: supplierName },
    { key: 'status', title: 'Status', render: ({ status }) => <OrderStatusTag status={status} /> },
    { key: 'progress', title: 'Progress', width: 120, render: ({ status }) => <OrderProgress status={status} /> },
    { key: 'lines', title: 'Lines', number: true, render: ({ items }) => items.length },
    { key: 'date', title: 'Date', render: ({ createdAt }) => <RelativeDate iso={createdAt} /> },
    {
      key: 'total',
      title: 'Total',
      number: true,
      render: ({ total, currency }) => <Money cents={total} currency={currency} />,
    },
    { key: 'actions', title: '', width: 48, render: (order) => <OrderMenu order={order} /> },
  ];
  return (
    <DataTable
      label="Orders"
      rows={orders}
      rowKey={({ id }) => id}
      columns={columns}
      refreshing={refreshing}
      short={(order) => ({
        title: <RowLink to={paths.order(order.id)}>{order.orderNumber}</RowLink>,
        figure: formatMoney(order.total, order.currency),
        detail: `${supplierName(order)} · ${count(order.items.length, 'line')}`,
        tag: <OrderStatusTag status={order.status} />,
      })}
    />
  );
}
