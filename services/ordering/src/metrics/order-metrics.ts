import { type DailyOrders, GetOrderMetrics } from '#contracts';
import { type Actor, addDays, answersFigures, calendarOf, type Db } from '#platform';
import { dailyOrders, type DayFigures } from './daily-orders.js';

const METRIC_DAYS = 30;

export const MetricsController = answersFigures(GetOrderMetrics, countOrders);

/** Of each of the last days, today the last. */
async function countOrders(db: Db, actor: Actor): Promise<DailyOrders[]> {
  const calendar = calendarOf(actor);
  const today = calendar.dayOf(new Date());
  const days = Array.from({ length: METRIC_DAYS }, (_, n) => addDays(today, n + 1 - METRIC_DAYS));
  const starts = days.map((day) => calendar.startOf(day).toISOString());
  const figures = await db.rows<DayFigures>(
    `SELECT width_bucket(created_at, $1::timestamptz[]) AS day, currency, count(*)::int AS count,
            coalesce(sum(total_amount) FILTER (WHERE status NOT IN ('cancelled', 'rejected')), 0)::float8 AS value
     FROM orders WHERE created_at >= $2 AND status <> 'draft'
     GROUP BY 1, 2 ORDER BY 1, 2`,
    [starts, starts[0]],
  );
  return dailyOrders(figures, days);
}
