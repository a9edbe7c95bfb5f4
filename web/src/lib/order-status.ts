import type { Tone } from './tone';
import type { Schemas } from './api-client';

export type OrderStatus = Schemas['Order']['status'];

export const ORDER_STATUS: Record<OrderStatus, { label: string; tone: Tone }> = {
  draft: { label: 'Draft', tone: 'over' },
  pending: { label: 'Pending', tone: 'waiting' },
  confirmed: { label: 'Confirmed', tone: 'motion' },
  processing: { label: 'Processing', tone: 'motion' },
  shipped: { label: 'Shipped', tone: 'motion' },
  delivered: { label: 'Delivered', tone: 'done' },
  cancelled: { label: 'Cancelled', tone: 'over' },
  rejected: { label: 'Rejected', tone: 'over' },
};

export const ORDER_STATUSES = Object.keys(ORDER_STATUS) as OrderStatus[];

/** Accepted and not yet with the buyer. */
export const IN_PROGRESS = ['confirmed', 'processing', 'shipped'] as const satisfies readonly OrderStatus[];
