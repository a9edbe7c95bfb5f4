import { GetInvitationMetrics } from '#contracts';
import { answersFigures } from '#platform';

export const MetricsController = answersFigures(GetInvitationMetrics, () => Promise.resolve(null));
