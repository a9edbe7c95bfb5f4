import { describe, expect, it } from '@jest/globals';
import type { NotificationDraft } from '../notifications/notification-draft.js';
import { mailOfNotification } from './mail-of-notification.js';

const draft: NotificationDraft = {
  userId: 1,
  type: 'new_order',
  title: 'New order PO-1',
  message: 'Acme ordered from Northwind for $80.00.',
  entityType: 'order',
  entityId: 7,
  metadata: {},
};

describe('the mail beside a notification', () => {
  it('says the same words and leads to the same thing', () => {
    expect(mailOfNotification({ ...draft, side: 'seller' })).toEqual({
      subject: 'New order PO-1',
      paragraphs: ['Acme ordered from Northwind for $80.00.'],
      action: { label: 'View order', path: '/seller/orders/7' },
    });
  });

  it.each([
    [{ entityType: 'order', side: 'buyer' }, '/orders/7'],
    [{ entityType: 'relationship' }, '/seller/customers?tab=customers'],
    [{ entityType: 'supplier' }, '/suppliers/7'],
    [{ entityType: 'product' }, '/seller/products/7'],
    [{ entityType: 'conversation' }, '/messages/7'],
    [{ entityType: 'security' }, '/settings'],
    [{ entityType: 'access_token' }, '/settings?tab=api'],
    [{ entityType: 'user' }, '/dashboard'],
  ] as const)('about %j leads to %s', (about, path) => {
    expect(mailOfNotification({ ...draft, ...about })?.action?.path).toBe(path);
  });

  it.each(['inventory', 'invoice', 'order_export', 'inventory_export'])('about %s is none', (entityType) => {
    expect(mailOfNotification({ ...draft, entityType })).toBeUndefined();
  });
});
