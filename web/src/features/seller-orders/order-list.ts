import type { OrderFilter, OrderSort } from '../../api/list-orders';
import type { ListDefinition, ListQuery } from '../../kit/list/list-query';
import { aDay, oneOf } from '../../kit/list/parsers';
import { ORDER_STATUSES, type OrderStatus } from '../../lib/order-status';

/** Drafts are the buyer's alone. */
export const STATUSES = ORDER_STATUSES.filter((status) => status !== 'draft');

type Filters = { status: OrderStatus; from: string; to: string };

export const SELLER_ORDER_LIST: ListDefinition<Filters, OrderSort> = {
  name: 'seller-orders',
  filters: { status: oneOf<OrderStatus>(STATUSES), from: aDay, to: aDay },
  sorts: ['date-desc', 'date-asc', 'total-desc', 'total-asc', 'status'],
};

/** As the API takes it. */
export const toOrderFilter = (query: ListQuery<Filters, OrderSort>): OrderFilter => query;
