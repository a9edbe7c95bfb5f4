import { GetNotificationMetrics } from '#contracts';
import { answersFigures } from '#platform';

export const MetricsController = answersFigures(GetNotificationMetrics, () => Promise.resolve(null));
