import type { OrderStatus } from '#contracts';
import { conflict, forbidden } from '#platform';

/** Which party of an order somebody is: decided by ownership, never by the view mode. */
export type Side = 'buyer' | 'seller';

type Steps = Partial<Record<OrderStatus, readonly OrderStatus[]>>;

/** Who may make what of an order. What is not here leads nowhere. */
const STEPS: Record<Side, Steps> = {
  buyer: {
    draft: ['pending'],
    pending: ['confirmed', 'cancelled'],
    confirmed: ['shipped'],
    shipped: ['delivered'],
  },
  seller: {
    pending: ['confirmed', 'rejected'],
    confirmed: ['processing', 'rejected'],
    processing: ['shipped'],
    shipped: ['delivered'],
  },
};

const OTHER: Record<Side, Side> = { buyer: 'seller', seller: 'buyer' };
const NAMES: Record<Side, string> = { buyer: 'buyer', seller: 'supplier' };

export function nextStatuses(side: Side, status: OrderStatus): OrderStatus[] {
  return [...(STEPS[side][status] ?? [])];
}

/** A step of the other side is forbidden, a step of nobody against the order's state. */
export function requireStep(side: Side, from: OrderStatus, to: OrderStatus): void {
  if (nextStatuses(side, from).includes(to)) return;
  const other = OTHER[side];
  if (nextStatuses(other, from).includes(to)) {
    throw forbidden(`Only the ${NAMES[other]} can change this order from ${from} to ${to}`);
  }
  throw illegalStep(from, to);
}

export function illegalStep(from: OrderStatus, to: OrderStatus): Error {
  return conflict(`Cannot change status from ${from} to ${to}`);
}

/** Nothing leaves these. */
export function isClosed(status: OrderStatus): boolean {
  return status === 'delivered' || status === 'cancelled' || status === 'rejected';
}
