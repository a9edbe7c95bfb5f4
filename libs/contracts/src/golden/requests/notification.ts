import * as contracts from '../../index.js';
import {
  FIGURES,
  asked,
  listed,
  PAGE,
  type RequestExamples,
  withNull,
  OWN_DATA_PAGES,
  ownDataAsked,
} from '../examples.js';

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
const webhooks: contracts.Webhook[] = withNull(
  {
    id: 4,
    url: 'https://erp.example/hooks',
    description: 'ERP',
    events: ['order.created', 'stock.low'],
    isActive: false,
    disabledReason: 'failing',
    lastDeliveredAt: '2026-01-31T12:00:00.000Z',
    createdAt: '2026-01-30T12:00:00.000Z',
  },
  'disabledReason',
  'lastDeliveredAt',
);
const withSecret = webhooks.map((one) => ({ ...one, secret: 'whsec_n4bQgYhMfWWaL+qgxVrQFaO/TxsrC4Is0V1sFbDwCgg=' }));
const deliveries: contracts.WebhookDelivery[] = withNull(
  {
    id: 61,
    webhookId: 4,
    messageId: 'msg_0b4c1f1e-7d3b-4a53-9c1c-0d5c6a2f1e11',
    type: 'stock.low',
    body: '{"type":"stock.low","timestamp":"2026-01-31T12:00:00.000Z","data":{"id":9}}',
    status: 'waiting',
    attempts: 1,
    httpStatus: 302,
    note: 'Redirects are not followed',
    answer: 'Moved',
    createdAt: '2026-01-31T12:00:00.000Z',
    lastAttemptAt: '2026-01-31T12:00:01.000Z',
    nextAttemptAt: '2026-01-31T12:00:06.000Z',
  },
  'httpStatus',
  'note',
  'answer',
  'lastAttemptAt',
  'nextAttemptAt',
);
const newWebhook: contracts.CreateWebhookInput = { url: 'https://erp.example/hooks', events: ['stock.low'] };
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
  asked(contracts.ListWebhooks, [{}], [[], webhooks]),
  asked(contracts.CreateWebhook, [{ ...newWebhook, description: 'ERP' }, newWebhook], withSecret),
  asked(contracts.UpdateWebhook, [{ id: 4, ...newWebhook, description: 'ERP', isActive: true }, { id: 4 }], webhooks),
  asked(contracts.DeleteWebhook, [{ id: 4 }], [null]),
  asked(contracts.RotateWebhookSecret, [{ id: 4 }], withSecret),
  listed(contracts.ListWebhookDeliveries, [{ ...PAGE, id: 4, status: 'waiting' }, { id: 4 }], deliveries),
  asked(contracts.ReplayWebhookDelivery, [{ id: 4, deliveryId: 61 }], deliveries),
  asked(contracts.TestWebhook, [{ id: 4 }], deliveries),
  asked(contracts.GetNotificationMetrics, [{}], [{ facts: null, ...FIGURES }]),
  asked(contracts.GetOwnNotificationData, ownDataAsked('imports'), OWN_DATA_PAGES),
];
