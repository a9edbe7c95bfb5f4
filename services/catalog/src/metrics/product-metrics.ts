import { GetProductMetrics, type ProductMetrics } from '#contracts';
import { answersFigures, type Db } from '#platform';
import { WAITS } from '../approvals/waiting.sql.js';

export const MetricsController = answersFigures(GetProductMetrics, countProducts);

/** From their figures, whatever their number: only those that wait are counted, in their index. */
async function countProducts(db: Db): Promise<ProductMetrics> {
  const counts = await db.row<ProductMetrics>(
    `SELECT w.pending, f.active, f.hidden, f.unapproved - w.pending AS rejected
     FROM (SELECT count(*)::int AS pending FROM products p
           WHERE ${WAITS} AND p.private_to IS NULL) w,
          (SELECT coalesce(sum(products) FILTER (WHERE state = 'listed'), 0)::int AS active,
                  coalesce(sum(products) FILTER (WHERE state = 'hidden'), 0)::int AS hidden,
                  coalesce(sum(products) FILTER (WHERE state = 'waiting'), 0)::int AS unapproved
           FROM product_figures) f`,
  );
  return counts!;
}
