import { defineEvent } from '../define.js';
import type { Notification } from './notification.dto.js';

/** The gateway passes it on to the user's open streams. */
export const NotificationCreated = defineEvent<Notification>('notification.notification.created');
