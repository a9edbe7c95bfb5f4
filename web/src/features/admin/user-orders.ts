import type { OrderSort } from '../../api/list-orders';
import type { ListDefinition } from '../../kit/list/list-query';
import { oneOf } from '../../kit/list/parsers';
import { ORDER_STATUSES, type OrderStatus } from '../../lib/order-status';
import type { ViewMode } from '../../lib/view-mode';

type Filters = { side: ViewMode; status: OrderStatus };

export const USER_ORDERS: ListDefinition<Filters, OrderSort> = {
  name: 'user-orders',
  filters: { side: oneOf<ViewMode>(['buyer', 'seller']), status: oneOf(ORDER_STATUSES) },
  sorts: ['date-desc', 'date-asc', 'total-desc', 'total-asc', 'status'],
};
