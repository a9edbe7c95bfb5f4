import type { NotificationDraft } from '../notifications/notification-draft.js';
import type { MailContent } from './mail-content.js';

/**
 * The mail beside a notification; undefined for what people see anyway when they come back: their own invoices and
 * exports. Low stock goes into the daily digest.
 */
export function mailOfNotification(draft: NotificationDraft): MailContent | undefined {
  const action = actionOf(draft);
  return action && { subject: draft.title, paragraphs: [draft.message], action };
}

function actionOf({ entityType, entityId, side }: NotificationDraft): MailContent['action'] | undefined {
  switch (entityType) {
    case 'order':
      return { label: 'View order', path: side === 'seller' ? `/seller/orders/${entityId}` : `/orders/${entityId}` };
    case 'relationship':
      return { label: 'View buyers', path: '/seller/customers?tab=customers' };
    case 'supplier':
      return { label: 'View supplier', path: `/suppliers/${entityId}` };
    case 'conversation':
      return { label: 'Read and answer', path: `/messages/${entityId}` };
    case 'security':
      return { label: 'Open settings', path: '/settings' };
    case 'access_token':
      return { label: 'View access tokens', path: '/settings?tab=api' };
    case 'webhook':
      return { label: 'View webhooks', path: '/settings?tab=api' };
    case 'product':
      return { label: 'View product', path: `/seller/products/${entityId}` };
    case 'user':
      return { label: 'Open Tradeyard', path: '/dashboard' };
    default:
      return undefined;
  }
}
