import { defineEvent, defineLiveEvent } from '../define.js';
import type { MessageFacts } from './conversation.dto.js';
import type { MailSwitch } from '../common/vocabulary.js';
import type { Notification } from './notification.dto.js';

/** The gateway passes it on to the user's open streams. */
export const NotificationCreated = defineEvent<Notification>('notification.notification.created');

/** Buyer or supplier wrote to the other. */
export const MessageSent = defineEvent<MessageFacts>('notification.message.sent');

/** A user has read on, perhaps in another window; live only. */
export const ConversationRead = defineLiveEvent<{ userId: number; conversationId: number }>(
  'notification.conversation.read',
);
/** By the link in a mail. The switch is the user's: identity turns it off. */
export const UserUnsubscribed = defineEvent<{ userId: number; kind: MailSwitch }>('notification.user.unsubscribed');
