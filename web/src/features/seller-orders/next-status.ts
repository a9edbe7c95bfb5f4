import type { OrderStatus } from '../../lib/order-status';

/** What a seller may make of an order after it was accepted. */
const NEXT: Partial<Record<OrderStatus, OrderStatus[]>> = {
  confirmed: ['processing', 'rejected'],
  processing: ['shipped'],
  shipped: ['delivered'],
};

export const nextStatuses = (status: OrderStatus): OrderStatus[] => NEXT[status] ?? [];
