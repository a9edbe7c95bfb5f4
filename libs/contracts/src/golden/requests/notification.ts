import * as contracts from '../../index.js';
import { FIGURES, asked, listed, PAGE, type RequestExamples, withNull } from '../examples.js';

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

const conversation: contracts.Conversation = {
  id: 8,
  side: 'buyer',
  supplier: { id: 7, name: 'Anchor Supply' },
  buyer: { id: 5, companyName: 'Berg Marine', firstName: 'Ida', lastName: 'Berg' },
  lastMessage: { id: 91, side: 'buyer', text: 'When will it be here?', createdAt: '2026-01-31T12:00:00.000Z' },
  unread: 0,
  updatedAt: '2026-01-31T12:00:00.000Z',
};
const details = withNull({ ...conversation, refusal: 'This supplier is no longer on Tradeyard' }, 'refusal');

const messages: contracts.ConversationMessage[] = withNull(
  {
    id: 91,
    conversationId: 8,
    side: 'buyer',
    sender: { id: 5, firstName: 'Ida', lastName: 'Berg' },
    text: 'When will it be here?',
    order: { id: 21, orderNumber: 'PO-2026-000021', status: 'shipped', total: 12500, currency: 'EUR' },
    createdAt: '2026-01-31T12:00:00.000Z',
  },
  'order',
);
const TOKEN = { token: '5.orderNotifications.n1eVS4yVlwbzfNPSDq6pOq2QyTpkVpZ5N8m6mXwVSTc' };

export const NOTIFICATION_REQUESTS: RequestExamples[] = [
  listed(contracts.ListNotifications, [{ ...PAGE, unread: true, type: 'new_order', after: 30 }, {}], notifications),
  asked(contracts.CountUnread, [{}], [{ count: 2 }]),
  asked(contracts.MarkRead, [{ id: 31 }], notifications),
  asked(contracts.MarkAllRead, [{}], [{ updated: 2 }]),
  listed(contracts.ListActivities, [PAGE, {}], activities),
  listed(contracts.ListConversations, [{ ...PAGE, unread: true, supplierId: 7, buyerId: 5 }, {}], [conversation]),
  asked(contracts.GetConversation, [{ id: 8 }], details),
  asked(contracts.CountUnreadMessages, [{}], [{ count: 2 }]),
  asked(
    contracts.StartConversation,
    [
      { supplierId: 7, text: 'Hello' },
      { buyerId: 5, text: 'Hello', orderId: 21 },
      { supplierId: null, buyerId: null, text: 'Hello', orderId: null },
    ],
    details.map((one) => ({ ...one, messages })),
  ),
  listed(contracts.ListMessages, [{ ...PAGE, id: 8 }, { id: 8 }], messages),
  asked(
    contracts.SendMessage,
    [
      { id: 8, text: 'Thank you', orderId: 21 },
      { id: 8, text: 'Thank you', orderId: null },
      { id: 8, text: 'Thank you' },
    ],
    messages,
  ),
  asked(contracts.ReadConversation, [{ id: 8, messageId: 91 }, { id: 8, messageId: null }, { id: 8 }], [conversation]),
  asked(
    contracts.GetMailSubscription,
    [TOKEN],
    [{ kind: 'orderNotifications', name: 'order notifications', isOn: true }],
  ),
  asked(contracts.Unsubscribe, [TOKEN], [{ kind: 'orderNotifications', name: 'order notifications', isOn: false }]),
  asked(contracts.GetNotificationMetrics, [{}], [{ facts: null, ...FIGURES }]),
];
