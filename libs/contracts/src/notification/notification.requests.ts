import type { CountAnswer, IdInput, PageInput } from '../common/common.dto.js';
import { definePage, defineRequest } from '../define.js';
import type { Activity, ListNotificationsInput, Notification, UpdatedAnswer } from './notification.dto.js';

/** Newest first. */
export const ListNotifications = definePage<ListNotificationsInput, Notification>('notification.list-notifications');
export const CountUnread = defineRequest<Record<string, never>, CountAnswer>('notification.count-unread');
export const MarkRead = defineRequest<IdInput, Notification>('notification.mark-read');
export const MarkAllRead = defineRequest<Record<string, never>, UpdatedAnswer>('notification.mark-all-read');
/** Newest first. */
export const ListActivities = definePage<PageInput, Activity>('notification.list-activities');
