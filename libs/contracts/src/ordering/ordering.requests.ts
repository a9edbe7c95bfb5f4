import type { IdInput } from '../common/common.dto.js';
import { definePage, defineRequest } from '../define.js';
import type { SearchInput } from '../search/search.dto.js';
import type {
  ChangeOrderStatusInput,
  CreateOrderInput,
  ListOrdersInput,
  Order,
  OrderSummary,
  ReceiveOrderInput,
  UpdateOrderInput,
} from './order.dto.js';

export const ListOrders = definePage<ListOrdersInput, Order>('ordering.list-orders');
/** Of the side in view, at most 5. */
export const SearchOrders = defineRequest<SearchInput, Order[]>('ordering.search');
export const GetOrderSummary = defineRequest<Record<string, never>, OrderSummary>('ordering.get-summary');
/** With status history. */
export const GetOrder = defineRequest<IdInput, Order>('ordering.get-order');
/**
 * Honours the idempotency key. Errors: conflict `Prices have changed` (details.items: [{productId, price}],
 * details.subtotal, tax, total), impossible for a line that may not be ordered.
 */
export const PlaceOrder = defineRequest<CreateOrderInput, Order>('ordering.place-order', { deadlineMs: 5000 });
export const UpdateOrder = defineRequest<UpdateOrderInput & IdInput, Order>('ordering.update-order');
/** Only a draft. Errors: conflict. */
export const DeleteOrder = defineRequest<IdInput, null>('ordering.delete-order');
/** Errors: forbidden for the other side's step, conflict `Cannot change status from X to Y`. */
export const ChangeOrderStatus = defineRequest<ChangeOrderStatusInput & IdInput, Order>('ordering.change-order-status');
/** Honours the idempotency key. Errors: impossible for more than is outstanding, conflict `Nothing left to receive`. */
export const ReceiveOrder = defineRequest<ReceiveOrderInput & IdInput, Order>('ordering.receive-order', {
  deadlineMs: 5000,
});
