import type { DailyOrders } from '#contracts';

/** One row per day and currency. */
export interface DayFigures {
  /** Of the days that are asked for, the first is 1. */
  day: number;
  currency: string;
  count: number;
  /** Cents. */
  value: number;
}

/** Every one of these days, also those without an order. */
export function dailyOrders(figures: DayFigures[], days: string[]): DailyOrders[] {
  const currency = mostUsed(figures);
  return days.map((date, i) => {
    const ofDay = figures.filter((row) => row.day === i + 1);
    return {
      date,
      count: ofDay.reduce((sum, { count }) => sum + count, 0),
      value: ofDay.find((row) => row.currency === currency)?.value ?? 0,
      currency,
      values: ofDay.map(({ currency, value }) => ({ currency, value })),
    };
  });
}

function mostUsed(figures: DayFigures[]): string {
  const counts = new Map<string, number>();
  for (const { currency, count } of figures) counts.set(currency, (counts.get(currency) ?? 0) + count);
  const [most] = [...counts].sort(([a, n], [b, m]) => m - n || a.localeCompare(b));
  return most?.[0] ?? 'USD';
}
