import { defineQueue } from '#platform';

/**
 * A job only wakes: when a delivery is due is in its row, and so are its tries. As many run at once as may wait for slow
 * endpoints without holding up the others.
 */
export const WebhookQueue = defineQueue<{ 'deliver-webhook': { deliveryId: number } }>('webhooks', {
  'deliver-webhook': { attempts: 1, backoffMs: 1000, concurrency: 32, timeoutMs: 30_000 },
});
