import { defineRequest, type RequestDefinition } from '../define.js';
import type { DailyOrders, InvoiceMetrics, ProductMetrics, QueueMetrics, UserMetrics } from './metrics.dto.js';

/** How one service does, and what it alone can count; administrators only. */
export interface ServiceMetrics<Facts> {
  facts: Facts;
  queues: QueueMetrics[];
  deadLetters: number;
}

const metricsOf = <Facts>(service: string): RequestDefinition<Record<string, never>, ServiceMetrics<Facts>> =>
  defineRequest(`${service}.get-metrics`);

export const GetUserMetrics = metricsOf<UserMetrics>('identity');
export const GetProductMetrics = metricsOf<ProductMetrics>('catalog');
export const GetInventoryMetrics = metricsOf<null>('inventory');
export const GetOrderMetrics = metricsOf<DailyOrders[]>('ordering');
export const GetInvitationMetrics = metricsOf<null>('invitation');
export const GetNotificationMetrics = metricsOf<null>('notification');
export const GetInvoiceMetrics = metricsOf<InvoiceMetrics>('invoice');
