import { GetProductMetrics, type ProductMetrics } from '#contracts';
import { answersFigures, type Db } from '#platform';

export const MetricsController = answersFigures(GetProductMetrics, countProducts);

/** From one index alone, whatever their number. */
async function countProducts(db: Db): Promise<ProductMetrics> {
  const counts = await db.row<ProductMetrics>(
    `SELECT count(*) FILTER (WHERE NOT is_approved AND NOT (rejection_reason IS NOT NULL))::int AS pending,
            count(*) FILTER (WHERE is_approved AND visible_on_marketplace)::int AS active,
            count(*) FILTER (WHERE is_approved AND NOT visible_on_marketplace)::int AS hidden,
            count(*) FILTER (WHERE NOT is_approved AND (rejection_reason IS NOT NULL))::int AS rejected
     FROM products WHERE archived_at IS NULL AND private_to IS NULL`,
  );
  return counts!;
}
