import type { OrderStatus } from '#contracts';

/** Which party of an order a user is: decided by ownership, never by the view mode. */
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

/** What a buyer makes of an order for its supplier to go on with: it leads nowhere while nobody answers there. */
const NEEDS_SUPPLIER: readonly OrderStatus[] = ['pending', 'confirmed'];

const ALONE: Record<Side, Steps> = {
  ...STEPS,
  buyer: Object.fromEntries(
    Object.entries(STEPS.buyer).map(([from, to]) => [from, to.filter((step) => !NEEDS_SUPPLIER.includes(step))]),
  ),
};

/** SQL of what `side` may make of an order in `status`, as JSON; `answered`: whether anybody answers for its supplier. */
export function nextStatusesSql(side: string, status: string, answered: string): string {
  const steps = `CASE WHEN ${answered} THEN '${JSON.stringify(STEPS)}'::json ELSE '${JSON.stringify(ALONE)}'::json END`;
  return `coalesce((${steps}) -> ${side} -> ${status}, '[]')`;
}

export function needsSupplier(side: Side, to: OrderStatus): boolean {
  return side === 'buyer' && NEEDS_SUPPLIER.includes(to);
}

export function nextStatuses(side: Side, status: OrderStatus): OrderStatus[] {
  return [...(STEPS[side][status] ?? [])];
}

/** Who may take a step: the calling side, only the other side, or neither. */
export function ownerOf(side: Side, from: OrderStatus, to: OrderStatus): 'own' | 'other' | 'nobody' {
  if (nextStatuses(side, from).includes(to)) return 'own';
  return nextStatuses(side === 'buyer' ? 'seller' : 'buyer', from).includes(to) ? 'other' : 'nobody';
}

/** Nothing leaves these. */
export function isClosed(status: OrderStatus): boolean {
  return status === 'delivered' || status === 'cancelled' || status === 'rejected';
}

/** The supplier has it, and goods are to come. */
export function isOpen(status: OrderStatus): boolean {
  return status !== 'draft' && !isClosed(status);
}
