import type { IdInput } from '../common/common.dto.js';
import type { ExportAnswer, StoredFile } from '../common/export.dto.js';
import { definePage, defineRequest } from '../define.js';
import type { SearchInput } from '../search/search.dto.js';
import type { BasketGroup, ProductIdInput, PutBasketItemInput } from './basket.dto.js';
import type {
  ChangeOrderStatusInput,
  CreateOrderInput,
  DuplicatedOrder,
  ExportOrdersInput,
  ListOrdersInput,
  ListUserOrdersInput,
  MadeFile,
  NumberedOrder,
  OpenOrders,
  Order,
  OrderSummary,
  PrintOrderInput,
  RateOrderInput,
  ReceivedOrder,
  ReceiveOrderInput,
  ShipmentInput,
  SuggestedOrders,
  UpdateOrderInput,
} from './order.dto.js';
import type { ExportSalesInput, ListSalesInput, Sales, SalesPeriodInput, SalesShare } from './sales.dto.js';

export const ListOrders = definePage<ListOrdersInput, Order>('ordering.list-orders');
/** Administrators only: anybody's. */
export const ListUserOrders = definePage<ListUserOrdersInput & IdInput, Order>('ordering.list-user-orders');
/** Of the side in view, as a file. Errors: conflict when too many of the caller's are being made. */
export const ExportOrders = defineRequest<ExportOrdersInput, ExportAnswer>('ordering.export-orders', {
  deadlineMs: 15_000,
});
/** One that was made in the background, within a day. Errors: conflict while it is being made, or when that failed. */
export const GetOrderExport = defineRequest<IdInput, StoredFile>('ordering.get-order-export');
/** Of the side in view, at most 5. */
export const SearchOrders = defineRequest<SearchInput, Order[]>('ordering.search');
export const GetOrderSummary = defineRequest<Record<string, never>, OrderSummary>('ordering.get-summary');
/** What the caller's suppliers sold. Errors: forbidden in buyer mode, invalid for a period that is none. */
export const GetSales = defineRequest<SalesPeriodInput, Sales>('ordering.get-sales');
/** The same by product, buyer or category, the highest revenue first. */
export const ListSales = definePage<ListSalesInput, SalesShare>('ordering.list-sales');
/** That list as a file; {@link GetOrderExport} answers one that was made in the background. */
export const ExportSales = defineRequest<ExportSalesInput, ExportAnswer>('ordering.export-sales', {
  deadlineMs: 15_000,
});
/** With status history. */
export const GetOrder = defineRequest<IdInput, Order>('ordering.get-order');
/** The order on paper, as PDF, for either party. */
export const PrintOrder = defineRequest<PrintOrderInput & IdInput, MadeFile>('ordering.print-order', {
  deadlineMs: 10_000,
});
/**
 * Honours the idempotency key. Errors: conflict `Prices have changed` (details.items: [{productId, price}],
 * details.subtotal, tax, total) and, for an order from the basket, `This cart has been ordered already`; impossible for a
 * line that may not be ordered.
 */
export const PlaceOrder = defineRequest<CreateOrderInput, Order>('ordering.place-order', { deadlineMs: 5000 });
export const UpdateOrder = defineRequest<UpdateOrderInput & IdInput, Order>('ordering.update-order');
/** Only a draft. Errors: conflict. */
export const DeleteOrder = defineRequest<IdInput, null>('ordering.delete-order');
/** Errors: forbidden for the other side's step, conflict `Cannot change status from X to Y`. */
export const ChangeOrderStatus = defineRequest<ChangeOrderStatusInput & IdInput, Order>('ordering.change-order-status');
/** By the supplier, while the order is shipped: what they said of it is replaced. Errors: forbidden, conflict. */
/** What is outstanding of an order will not come. */
export const CloseOutstanding = defineRequest<IdInput, Order>('ordering.close-outstanding');
export const UpdateShipment = defineRequest<ShipmentInput & IdInput, Order>('ordering.update-shipment');
/**
 * Honours the idempotency key. Errors: impossible for more than is outstanding; conflict `Nothing left to receive` and,
 * unless `countAgain`, for what the order's invoices brought into stock (details.reason `already-in-stock`,
 * details.inStock: [{itemId, productId, quantity}]).
 */
export const ReceiveOrder = defineRequest<ReceiveOrderInput & IdInput, Order>('ordering.receive-order', {
  deadlineMs: 5000,
});

/**
 * A draft with the same lines at today's prices, by the buyer. Honours the idempotency key. Errors: forbidden for the
 * seller, impossible when no line can be ordered any more.
 */
export const DuplicateOrder = defineRequest<IdInput, DuplicatedOrder>('ordering.duplicate-order', { deadlineMs: 5000 });
/**
 * Drafts for what is low and not on order, one per supplier. What stands in an open draft already is skipped, so that a
 * repeat adds nothing. Honours the idempotency key.
 */
export const SuggestOrders = defineRequest<Record<string, never>, SuggestedOrders>('ordering.suggest-orders', {
  deadlineMs: 5000,
});
/** By the buyer, once, after delivery. Errors: forbidden for the seller, conflict. */
export const RateOrder = defineRequest<RateOrderInput & IdInput, Order>('ordering.rate-order');

/** The caller's basket, one group per supplier, by name. Prices are today's. */
export const GetBasket = defineRequest<Record<string, never>, BasketGroup[]>('ordering.get-basket', {
  deadlineMs: 5000,
});
/**
 * Sets how much of a product the caller means to order. Errors: not-found for a product the caller may not know of,
 * forbidden for one's own, impossible under the minimum quantity, for a product that may not be ordered and for a full
 * basket.
 */
export const PutBasketItem = defineRequest<PutBasketItemInput & ProductIdInput, BasketGroup[]>(
  'ordering.put-basket-item',
  { deadlineMs: 5000 },
);
/** Takes everything of one supplier out of the caller's basket. */
export const ClearBasket = defineRequest<{ supplierId: number }, null>('ordering.clear-basket');

/** Open orders of a user on either side, oldest first, the first twenty; one's own, or anybody's for an administrator. */
export const GetOpenOrders = defineRequest<{ userId: number }, OpenOrders>('ordering.get-open-orders');
/** For invoice: what these numbers, at most 20, name of the orders that the caller is the buyer of, drafts too. */
export const FindOrdersByNumber = defineRequest<{ orderNumbers: string[] }, { orders: NumberedOrder[] }>(
  'ordering.find-orders-by-number',
);
/**
 * For invoice: orders of the caller, as their buyer, with which within thirty days just so many came in of each of these
 * products; the newest first. Looked for among the newest 200.
 */
export const FindReceivedOrders = defineRequest<
  { goods: { productId: number; quantity: number }[] },
  { orders: ReceivedOrder[] }
>('ordering.find-received-orders');
/** For invoice: of whom the caller has ordered, by name; at most 1000. */
export const GetOrderedSuppliers = defineRequest<Record<string, never>, { suppliers: { id: number; name: string }[] }>(
  'ordering.get-ordered-suppliers',
);
/** For catalog, before it deletes a product: whether anybody's order has it, drafts and closed ones too. */
export const IsProductOrdered = defineRequest<{ productId: number }, { ordered: boolean }>(
  'ordering.is-product-ordered',
  { deadlineMs: 2000 },
);
