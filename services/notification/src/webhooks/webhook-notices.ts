import type { WebhookDisabledReason } from '#contracts';
import { randomUUID } from 'node:crypto';
import type { NotificationDraft } from '../notifications/notification-draft.js';

interface WebhookFacts {
  userId: number;
  webhookId: number;
  url: string;
}

export function webhookAdded(webhook: WebhookFacts): NotificationDraft {
  return notice(webhook, 'A webhook was added', `${receives(webhook)} ${NOT_YOU}`);
}

export function webhookMoved(webhook: WebhookFacts): NotificationDraft {
  return notice(webhook, 'A webhook leads elsewhere', `${receives(webhook)} ${NOT_YOU}`);
}

const REASONS: Record<WebhookDisabledReason, string> = {
  gone: 'It answered that it is gone for good (410).',
  failing: 'Nothing got through for a day.',
};

export function webhookDisabled(webhook: WebhookFacts & { reason: WebhookDisabledReason }): NotificationDraft {
  const message = `${hostOf(webhook)} is not told of events any more. ${REASONS[webhook.reason]} Once it is well again, switch the webhook on in your settings; what was missed can be sent again from there.`;
  return notice(webhook, 'A webhook was switched off', message);
}

const NOT_YOU = 'If this was not you, delete it in your settings and change your password.';

/** The rest of the address may be a secret of its own. */
function hostOf({ url }: WebhookFacts): string {
  return new URL(url).host;
}

function receives(webhook: WebhookFacts): string {
  return `${hostOf(webhook)} is told of events of your company from now on.`;
}

/** It happens as often as somebody does it: each time is told. */
function notice({ userId, webhookId }: WebhookFacts, title: string, message: string): NotificationDraft {
  return {
    userId,
    type: 'other',
    title,
    message,
    entityType: 'webhook',
    entityId: webhookId,
    metadata: {},
    dedupeKey: `webhook:${webhookId}:${randomUUID()}`,
  };
}
