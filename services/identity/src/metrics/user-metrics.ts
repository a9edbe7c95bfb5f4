import { GetUserMetrics, type UserMetrics } from '#contracts';
import { answersFigures, type Db } from '#platform';

export const MetricsController = answersFigures(GetUserMetrics, countUsers);

/** From indexes alone, whatever their number. */
async function countUsers(db: Db): Promise<UserMetrics> {
  const counts = await db.row<UserMetrics>(
    `SELECT count(*) FILTER (WHERE role = 'buyer')::int AS buyer, count(*) FILTER (WHERE role = 'seller')::int AS seller,
            count(*) FILTER (WHERE role = 'admin')::int AS admin,
            (SELECT count(*)::int FROM users
             WHERE role = 'seller' AND NOT is_approved AND rejected_at IS NULL AND is_active) AS pending
     FROM users WHERE deleted_at IS NULL`,
  );
  return counts!;
}
