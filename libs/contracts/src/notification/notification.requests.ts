import type { CountAnswer, IdInput, PageInput } from '../common/common.dto.js';
import { definePage, defineRequest } from '../define.js';
import type {
  Conversation,
  ConversationDetails,
  ConversationMessage,
  ListConversationsInput,
  ReadConversationInput,
  SendMessageInput,
  StartConversationInput,
  StartedConversation,
} from './conversation.dto.js';
import type { MailSubscription, MailTokenInput } from './mail.dto.js';
import type { Activity, ListNotificationsInput, Notification, UpdatedAnswer } from './notification.dto.js';

/** Newest first. */
export const ListNotifications = definePage<ListNotificationsInput, Notification>('notification.list-notifications');
export const CountUnread = defineRequest<Record<string, never>, CountAnswer>('notification.count-unread');
export const MarkRead = defineRequest<IdInput, Notification>('notification.mark-read');
export const MarkAllRead = defineRequest<Record<string, never>, UpdatedAnswer>('notification.mark-all-read');
/** Newest first. */
export const ListActivities = definePage<PageInput, Activity>('notification.list-activities');

/** The caller's, on the side in view, latest message first. */
export const ListConversations = definePage<ListConversationsInput, Conversation>('notification.list-conversations');
/** One of the caller's, on either side. */
export const GetConversation = defineRequest<IdInput, ConversationDetails>('notification.get-conversation');
/** Unread messages on the side in view. */
export const CountUnreadMessages = defineRequest<Record<string, never>, CountAnswer>(
  'notification.count-unread-messages',
);
/** The first message, or one more. Errors: forbidden for who may not write; conflict where nobody would read it. */
export const StartConversation = defineRequest<StartConversationInput, StartedConversation>(
  'notification.start-conversation',
);
/** Newest first. */
export const ListMessages = definePage<PageInput & IdInput, ConversationMessage>('notification.list-messages');
export const SendMessage = defineRequest<SendMessageInput & IdInput, ConversationMessage>('notification.send-message');
export const ReadConversation = defineRequest<ReadConversationInput & IdInput, Conversation>(
  'notification.read-conversation',
);
/** Whoever holds the token, logged in or not. Errors: not-found for one that was never signed. */
export const GetMailSubscription = defineRequest<MailTokenInput, MailSubscription>(
  'notification.get-mail-subscription',
);
/** Switches that kind off for the token's user, for mails and notifications alike. As often as one likes. */
export const Unsubscribe = defineRequest<MailTokenInput, MailSubscription>('notification.unsubscribe');
