import * as contracts from '../../index.js';
import { asked, listed, PAGE, type RequestExamples, withNull } from '../examples.js';

const notifications: contracts.Notification[] = withNull(
  {
    id: 31,
    userId: 3,
    type: 'new_order',
    title: 'New order',
    message: 'Berg Marine placed order PO-2026-000021',
    isRead: false,
    entityType: 'order',
    entityId: 21,
    metadata: {},
    createdAt: '2026-01-31T12:00:00.000Z',
  },
  'entityType',
  'entityId',
);

const activities: contracts.Activity[] = withNull(
  {
    id: 32,
    userId: 5,
    action: 'order_created',
    entityType: 'order',
    entityId: 21,
    metadata: {},
    createdAt: '2026-01-31T12:00:00.000Z',
  },
  'entityId',
);

export const NOTIFICATION_REQUESTS: RequestExamples[] = [
  listed(contracts.ListNotifications, [{ ...PAGE, unread: true, type: 'new_order', after: 30 }, {}], notifications),
  asked(contracts.CountUnread, [{}], [{ count: 2 }]),
  asked(contracts.MarkRead, [{ id: 31 }], notifications),
  asked(contracts.MarkAllRead, [{}], [{ updated: 2 }]),
  listed(contracts.ListActivities, [PAGE, {}], activities),
];
