import type { Compared, ComparedIfAny, Sales, SalesPoint, SalesValue } from '#contracts';
import { type Period, periodBefore } from './period.js';

/** What a period is told by: the one before it, and its steps, as parts that follow each other. */
export const BEFORE = 1;
const partOf = (step: number): number => step + 2;

/** Orders placed in either period, in one currency. */
export interface PlacedRow {
  isCurrent: boolean;
  currency: string;
  orders: number;
  /** How many of them are delivered by now. */
  delivered: number;
  /** Those that were neither cancelled nor rejected, and their sum in cents. */
  valued: number;
  value: number;
}

/** What was delivered in one part, in one currency. */
export interface DeliveredRow {
  /** {@link BEFORE}, or that of a step. */
  part: number;
  currency: string;
  orders: number;
  /** Cents. */
  revenue: number;
}

export interface AcceptedRow {
  isCurrent: boolean;
  hours: number;
}

export interface SalesRows {
  placed: PlacedRow[];
  delivered: DeliveredRow[];
  accepted: AcceptedRow[];
}

/** Sums are never taken over two currencies. */
export function salesFigures(period: Period, steps: Period[], { placed, delivered, accepted }: SalesRows): Sales {
  const values = currenciesOf(placed, delivered)
    .map((currency) => {
      const own = placed.filter((row) => row.currency === currency);
      return valueOf(currency, own, split(delivered, currency));
    })
    .sort((a, b) => b.revenue.current - a.revenue.current);
  const hours = (isCurrent: boolean): number | null => {
    const row = accepted.find((each) => each.isCurrent === isCurrent);
    return row ? Math.round(row.hours * 10) / 10 : null;
  };
  return {
    ...period,
    previousFrom: periodBefore(period).from,
    orders: compare(placed, 'orders'),
    fulfilmentRate: ratio(compare(placed, 'delivered'), compare(placed, 'orders'), 100),
    hoursToAccept: { current: hours(true), previous: hours(false) },
    currency: values[0]?.currency ?? 'USD',
    values,
    points: steps.map((step, i) =>
      pointOf(
        step,
        delivered.filter(({ part }) => part === partOf(i)),
      ),
    ),
  };
}

function valueOf(currency: string, placed: PlacedRow[], delivered: Split): SalesValue {
  return {
    currency,
    revenue: { current: sum(delivered.current, 'revenue'), previous: sum(delivered.previous, 'revenue') },
    delivered: { current: sum(delivered.current, 'orders'), previous: sum(delivered.previous, 'orders') },
    averageOrder: ratio(compare(placed, 'value'), compare(placed, 'valued')),
  };
}

interface Split {
  current: DeliveredRow[];
  previous: DeliveredRow[];
}

function split(delivered: DeliveredRow[], currency: string): Split {
  const rows = delivered.filter((row) => row.currency === currency);
  return { current: rows.filter(({ part }) => part > BEFORE), previous: rows.filter(({ part }) => part === BEFORE) };
}

function pointOf(step: Period, rows: DeliveredRow[]): SalesPoint {
  const currencies = [...new Set(rows.map(({ currency }) => currency))];
  return {
    ...step,
    values: currencies.map((currency) => {
      const own = rows.filter((row) => row.currency === currency);
      return { currency, orders: sum(own, 'orders'), revenue: sum(own, 'revenue') };
    }),
  };
}

/** The one of most orders first. */
function currenciesOf(placed: PlacedRow[], delivered: DeliveredRow[]): string[] {
  const orders = new Map<string, number>();
  for (const row of [...placed, ...delivered]) {
    orders.set(row.currency, (orders.get(row.currency) ?? 0) + row.orders);
  }
  return [...orders].sort(([a, many], [b, few]) => few - many || (a < b ? -1 : 1)).map(([currency]) => currency);
}

function compare(rows: PlacedRow[], key: 'orders' | 'delivered' | 'valued' | 'value'): Compared {
  const of = (isCurrent: boolean) =>
    sum(
      rows.filter((row) => row.isCurrent === isCurrent),
      key,
    );
  return { current: of(true), previous: of(false) };
}

function ratio(part: Compared, whole: Compared, times = 1): ComparedIfAny {
  const of = (key: keyof Compared) => (whole[key] === 0 ? null : Math.round((times * part[key]) / whole[key]));
  return { current: of('current'), previous: of('previous') };
}

function sum<Key extends string>(rows: Record<Key, number>[], key: Key): number {
  return rows.reduce((all, row) => all + row[key], 0);
}
