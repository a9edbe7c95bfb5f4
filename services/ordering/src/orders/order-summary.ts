import { ORDER_STATUSES, type OrderStatus, type OrderSummary, type OrderValue } from '#contracts';
import { addMonths, type Calendar } from '#platform';
import { type Edge, edgesOf } from './edges.js';
import type { Side } from './order-status.js';

/** One row per month, status and currency, drafts included. */
export interface OrderFigures {
  /** `YYYY-MM` */
  month: string;
  status: OrderStatus;
  currency: string;
  orders: number;
  /** Cents. */
  total: number;
}

const MONTHS = 12;
/** Drafts are not orders yet; these came to nothing. */
export const CAME_TO_NOTHING: readonly OrderStatus[] = ['cancelled', 'rejected'];

/** `month` is the current one. `suppliersThisMonth`: of the orders that count, which the figures do not tell apart. */
export function summarise(
  figures: OrderFigures[],
  side: Side,
  month: string,
  suppliersThisMonth: number,
): Omit<OrderSummary, 'toReceive' | 'taxRatePercent'> {
  const placed = figures.filter(({ status }) => status !== 'draft');
  const of = (status: OrderStatus) => figures.filter((row) => row.status === status);
  const inMonth = (rows: OrderFigures[], month: string) => rows.filter((row) => row.month === month);
  const total = count(placed);
  const isSeller = side === 'seller';
  const currencies = currenciesOf(placed);
  const values = currencies.map((currency) => valueOf(currency, placed, isSeller));
  const { totalValue, revenue, potentialRevenue, currency } = values[0] ?? valueOf('USD', [], isSeller);
  return {
    total,
    thisMonth: count(inMonth(placed, month)),
    pending: count(of('pending')),
    completed: count(of('delivered')),
    drafts: count(of('draft')),
    currency,
    values,
    totalValue,
    byStatus: Object.fromEntries(ORDER_STATUSES.map((status) => [status, count(of(status))])),
    revenue,
    potentialRevenue,
    fulfilmentRate: isSeller ? percent(count(of('delivered')), total) : null,
    monthly: lastMonths(month).map((month) => {
      const rows = inMonth(placed, month);
      return {
        month,
        orders: count(rows),
        total: sum(valued(rows, currency)),
        values: currencies
          .map((each) => ({ currency: each, rows: valued(rows, each) }))
          .map((each) => ({ currency: each.currency, orders: count(each.rows), total: sum(each.rows) }))
          .filter(({ total }) => total > 0),
      };
    }),
    suppliersThisMonth,
  };
}

/** The currency of most orders first. */
function currenciesOf(rows: OrderFigures[]): string[] {
  const orders = (currency: string) => count(rows.filter((row) => row.currency === currency));
  return [...new Set(rows.map(({ currency }) => currency))].sort((a, b) => orders(b) - orders(a) || (a < b ? -1 : 1));
}

function valueOf(currency: string, placed: OrderFigures[], isSeller: boolean): OrderValue {
  const rows = valued(placed, currency);
  const of = (status: OrderStatus) => sum(rows.filter((row) => row.status === status));
  return {
    currency,
    totalValue: sum(rows),
    revenue: isSeller ? of('delivered') : null,
    potentialRevenue: isSeller ? of('pending') : null,
  };
}

/** What counts in money: never over two currencies. */
function valued(placed: OrderFigures[], currency: string): OrderFigures[] {
  return placed.filter((row) => row.currency === currency && !CAME_TO_NOTHING.includes(row.status));
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
const lastMonths = (month: string): string[] =>
  Array.from({ length: MONTHS }, (_, n) => monthOf(addMonths(firstOf(month), n + 1 - MONTHS)));

/** The months that are shown in a time zone, in figures by months of UTC. */
export function edgesOfMonths(calendar: Calendar, month: string): Edge<string>[] {
  const first = addMonths(firstOf(month), 1 - MONTHS);
  // The end of the last one is an edge as well.
  const days = Array.from({ length: MONTHS + 1 }, (_, n) => addMonths(first, n));
  const moments = days.map((day) => calendar.startOf(day));
  return edgesOf(
    moments,
    days.map((day) => new Date(day)),
    (index) => monthOf(addMonths(first, index)),
  );
}

const firstOf = (month: string): string => `${month}-01`;

/** Of a day. */
export const monthOf = (day: string): string => day.slice(0, 7);
