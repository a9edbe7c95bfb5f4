import { ORDER_STATUSES, type OrderStatus, type OrderSummary } from '#contracts';
import type { Side } from './order-status.js';

/** One row per month and status, drafts included. */
export interface OrderFigures {
  /** `YYYY-MM`, UTC. */
  month: string;
  status: OrderStatus;
  orders: number;
  /** Cents. */
  total: number;
}

const MONTHS = 12;
/** Drafts are not orders yet; these came to nothing. */
const CAME_TO_NOTHING: readonly OrderStatus[] = ['cancelled', 'rejected'];

export function summarise(figures: OrderFigures[], side: Side, now: Date): OrderSummary {
  const placed = figures.filter(({ status }) => status !== 'draft');
  const valued = placed.filter(({ status }) => !CAME_TO_NOTHING.includes(status));
  const of = (status: OrderStatus) => figures.filter((row) => row.status === status);
  const inMonth = (rows: OrderFigures[], month: string) => rows.filter((row) => row.month === month);
  const total = count(placed);
  const isSeller = side === 'seller';
  return {
    total,
    thisMonth: count(inMonth(placed, monthOf(now))),
    pending: count(of('pending')),
    completed: count(of('delivered')),
    drafts: count(of('draft')),
    totalValue: sum(valued),
    byStatus: Object.fromEntries(ORDER_STATUSES.map((status) => [status, count(of(status))])),
    revenue: isSeller ? sum(of('delivered')) : null,
    potentialRevenue: isSeller ? sum(of('pending')) : null,
    fulfilmentRate: isSeller ? percent(count(of('delivered')), total) : null,
    monthly: lastMonths(now).map((month) => ({
      month,
      orders: count(inMonth(placed, month)),
      total: sum(inMonth(valued, month)),
    })),
  };
}

function count(rows: OrderFigures[]): number {
  return rows.reduce((all, { orders }) => all + orders, 0);
}

function sum(rows: OrderFigures[]): number {
  return rows.reduce((all, { total }) => all + total, 0);
}

function percent(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((100 * part) / whole);
}

/** Oldest first, this month last. */
function lastMonths(now: Date): string[] {
  return Array.from({ length: MONTHS }, (_, n) =>
    monthOf(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - (MONTHS - 1) + n))),
  );
}

function monthOf(date: Date): string {
  return date.toISOString().slice(0, 7);
}
