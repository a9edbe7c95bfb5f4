import { GetOwnNotificationData, type OwnDataAreas } from '#contracts';
import { type OwnDataArea, ownDataOf } from '#platform';

const AREAS: Record<OwnDataAreas<'notification'>, OwnDataArea> = {
  notifications: {
    tables: ['notifications'],
    text: `SELECT id AS key, type, title, message, is_read, created_at FROM notifications WHERE user_id = $1`,
  },
  activities: {
    tables: ['activities'],
    text: `SELECT id AS key, action, entity_type, entity_id, created_at FROM activities WHERE user_id = $1`,
  },
  messages: {
    tables: ['messages'],
    // What the person wrote: the answers are the other side's.
    text: `SELECT id AS key, conversation_id, side, text, order_id, created_at FROM messages WHERE sender_id = $1`,
  },
  mails: {
    tables: ['mails'],
    text: `SELECT id AS key, email, occasion, status, created_at, sent_at FROM mails WHERE coalesce(user_id, 0) = $1`,
  },
  webhooks: {
    tables: ['webhooks'],
    text: `SELECT id AS key, id, url, description, events, is_active, disabled_reason, last_delivered_at, created_at
           FROM webhooks WHERE user_id = $1`,
  },
};

/** Notification's part of what is kept of a person. */
export class OwnDataController extends ownDataOf(GetOwnNotificationData, AREAS, {
  conversations: 'names both sides, and nothing besides',
  conversation_members: 'what is unread',
  closed_accounts: 'who has none any more',
  recipients: 'a copy of identity’s users',
  suppliers: 'a copy of the catalogue’s',
  orders: 'a copy of ordering’s',
  relationships: 'a copy of invitation’s',
}) {}
