import { GetUserMetrics, type UserMetrics } from '#contracts';
import { answersFigures, type Db } from '#platform';
import { WAITING } from '../users/user.queries.js';

export const MetricsController = answersFigures(GetUserMetrics, countUsers);

/** From indexes alone, whatever their number. */
async function countUsers(db: Db): Promise<UserMetrics> {
  const counts = await db.row<UserMetrics>(
    `SELECT count(*) FILTER (WHERE role = 'buyer')::int AS buyer, count(*) FILTER (WHERE role = 'seller')::int AS seller,
            count(*) FILTER (WHERE role = 'admin')::int AS admin,
            (SELECT count(*)::int FROM users u WHERE ${WAITING}) AS pending
     FROM users WHERE deleted_at IS NULL`,
  );
  return counts!;
}
