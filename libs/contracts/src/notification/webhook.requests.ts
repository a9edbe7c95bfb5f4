import type { IdInput } from '../common/common.dto.js';
import { definePage, defineRequest } from '../define.js';
import type {
  CreateWebhookInput,
  ListWebhookDeliveriesInput,
  NewWebhook,
  UpdateWebhookInput,
  Webhook,
  WebhookDelivery,
  WebhookDeliveryInput,
} from './webhook.dto.js';

/** The caller's own, oldest first; at most 10. All of these are forbidden for administrators and programs. */
export const ListWebhooks = defineRequest<Record<string, never>, Webhook[]>('notification.list-webhooks');
/** Errors: invalid for an address that may not be called, conflict when there are 10; forbidden while impersonating. */
export const CreateWebhook = defineRequest<CreateWebhookInput, NewWebhook>('notification.create-webhook');
/** Switched off, what still waits is given up. */
export const UpdateWebhook = defineRequest<UpdateWebhookInput & IdInput, Webhook>('notification.update-webhook');
/** With its deliveries. */
export const DeleteWebhook = defineRequest<IdInput, null>('notification.delete-webhook');
/** A new secret; for a day everything is signed with the old one as well. */
export const RotateWebhookSecret = defineRequest<IdInput, NewWebhook>('notification.rotate-webhook-secret');
/** Newest first. */
export const ListWebhookDeliveries = definePage<ListWebhookDeliveriesInput & IdInput, WebhookDelivery>(
  'notification.list-webhook-deliveries',
);
/** Sends a delivery again from the start. Errors: conflict while it is being sent, or the endpoint is switched off. */
export const ReplayWebhookDelivery = defineRequest<WebhookDeliveryInput, WebhookDelivery>(
  'notification.replay-webhook-delivery',
);
/** Errors: conflict where the endpoint is switched off. */
export const TestWebhook = defineRequest<IdInput, WebhookDelivery>('notification.test-webhook');
