import { Controller } from '@nestjs/common';
import {
  type CountAnswer,
  CountUnread,
  type IdInput,
  ListNotifications,
  type ListNotificationsInput,
  MarkAllRead,
  MarkRead,
  type Notification,
  type UpdatedAnswer,
} from '#contracts';
import { type Call, Handles, type Page } from '#platform';
import { MarkAllReadHandler } from './mark-all-read.js';
import { MarkReadHandler } from './mark-read.js';
import { NotificationQueries } from './notification.queries.js';

@Controller()
export class NotificationsController {
  constructor(
    private readonly queries: NotificationQueries,
    private readonly markRead: MarkReadHandler,
    private readonly markAllRead: MarkAllReadHandler,
  ) {}

  @Handles(ListNotifications)
  list(input: ListNotificationsInput, { actor }: Call): Promise<Page<Notification>> {
    return this.queries.list(actor, input);
  }

  @Handles(CountUnread)
  countUnread(_input: Record<string, never>, { actor }: Call): Promise<CountAnswer> {
    return this.queries.countUnread(actor);
  }

  @Handles(MarkRead)
  read(input: IdInput, { actor }: Call): Promise<Notification> {
    return this.markRead.execute(actor, input);
  }

  @Handles(MarkAllRead)
  readAll(_input: Record<string, never>, { actor }: Call): Promise<UpdatedAnswer> {
    return this.markAllRead.execute(actor);
  }
}
