import { type DailyOrders, GetOrderMetrics } from '#contracts';
import { answersFigures, type Db } from '#platform';
import { dailyOrders, type DayFigures, firstDay } from './daily-orders.js';

export const MetricsController = answersFigures(GetOrderMetrics, countOrders);

async function countOrders(db: Db): Promise<DailyOrders[]> {
  const now = new Date();
  const figures = await db.rows<DayFigures>(
    `SELECT to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS date, currency, count(*)::int AS count,
            coalesce(sum(total_amount) FILTER (WHERE status NOT IN ('cancelled', 'rejected')), 0)::float8 AS value
     FROM orders WHERE created_at >= $1 AND status <> 'draft'
     GROUP BY 1, 2 ORDER BY 1, 2`,
    [firstDay(now).toISOString()],
  );
  return dailyOrders(figures, now);
}
