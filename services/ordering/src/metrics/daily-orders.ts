import type { DailyOrders } from '#contracts';

export const METRIC_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/** One row per day and currency. */
export interface DayFigures {
  /** `YYYY-MM-DD`, UTC. */
  date: string;
  currency: string;
  count: number;
  /** Cents. */
  value: number;
}

/** Midnight (UTC) of the first of the days. */
export function firstDay(now: Date): Date {
  return new Date(Date.parse(dayOf(now)) - (METRIC_DAYS - 1) * DAY_MS);
}

/** Every day, also those without an order; today is the last. */
export function dailyOrders(figures: DayFigures[], now: Date): DailyOrders[] {
  const currency = mostUsed(figures);
  const first = firstDay(now).getTime();
  return Array.from({ length: METRIC_DAYS }, (_, i) => {
    const date = dayOf(new Date(first + i * DAY_MS));
    const ofDay = figures.filter((row) => row.date === date);
    return {
      date,
      count: ofDay.reduce((sum, { count }) => sum + count, 0),
      value: ofDay.find((row) => row.currency === currency)?.value ?? 0,
      currency,
      values: ofDay.map(({ currency, value }) => ({ currency, value })),
    };
  });
}

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

function mostUsed(figures: DayFigures[]): string {
  const counts = new Map<string, number>();
  for (const { currency, count } of figures) counts.set(currency, (counts.get(currency) ?? 0) + count);
  const [most] = [...counts].sort(([a, n], [b, m]) => m - n || a.localeCompare(b));
  return most?.[0] ?? 'USD';
}
