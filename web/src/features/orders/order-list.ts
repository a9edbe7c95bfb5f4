import type { OrderFilter, OrderSort } from '../../api/list-orders';
import type { ListDefinition, ListQuery } from '../../kit/list/list-query';
import { aDay, anId, oneOf } from '../../kit/list/parsers';
import { ORDER_STATUSES, type OrderStatus } from '../../lib/order-status';

type Filters = { status: OrderStatus; goods: 'to-receive'; supplierId: number; from: string; to: string };

export const ORDER_LIST: ListDefinition<Filters, OrderSort> = {
  name: 'orders',
  filters: { status: oneOf(ORDER_STATUSES), goods: oneOf(['to-receive']), supplierId: anId, from: aDay, to: aDay },
  sorts: ['date-desc', 'date-asc', 'total-desc', 'total-asc', 'status'],
};

/** As the API takes it. */
export const toOrderFilter = ({ goods, ...rest }: ListQuery<Filters, OrderSort>): OrderFilter => ({
  ...rest,
  ...(goods && { toReceive: true }),
});
