import type { OrderFilter, OrderSort } from '../../api/list-orders';
import type { ListDefinition, ListQuery } from '../../kit/list/list-query';
import { aDay, anId, oneOf } from '../../kit/list/parsers';
import { withTimes } from '../../kit/list/filters';
import { ORDER_STATUSES, type OrderStatus } from '../../lib/order-status';

type Filters = { status: OrderStatus; supplierId: number; from: string; to: string };

export const ORDER_LIST: ListDefinition<Filters, OrderSort> = {
  name: 'orders',
  filters: { status: oneOf(ORDER_STATUSES), supplierId: anId, from: aDay, to: aDay },
  sorts: ['date-desc', 'date-asc', 'total-desc', 'total-asc', 'status'],
};

/** As the API takes it. */
export const toOrderFilter = (query: ListQuery<Filters, OrderSort>): OrderFilter => withTimes(query);
