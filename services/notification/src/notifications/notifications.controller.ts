import { Controller } from '@nestjs/common';
import type { CountAnswer, IdInput, ListNotificationsInput, Notification, UpdatedAnswer } from '#contracts';
import * as contracts from '#contracts';
import { type Call, Handles, type Page } from '#platform';
import { MarkRead } from './mark-read.js';
import { NotificationQueries } from './notification.queries.js';

@Controller()
export class NotificationsController {
  constructor(
    private readonly queries: NotificationQueries,
    private readonly markRead: MarkRead,
  ) {}

  @Handles(contracts.ListNotifications)
  list(input: ListNotificationsInput, { actor }: Call): Promise<Page<Notification>> {
    return this.queries.list(actor, input);
  }

  @Handles(contracts.CountUnread)
  countUnread(_input: Record<string, never>, { actor }: Call): Promise<CountAnswer> {
    return this.queries.countUnread(actor);
  }

  @Handles(contracts.MarkRead)
  read({ id }: IdInput, { actor }: Call): Promise<Notification> {
    return this.markRead.execute(actor, id);
  }

  @Handles(contracts.MarkAllRead)
  readAll(_input: Record<string, never>, { actor }: Call): Promise<UpdatedAnswer> {
    return this.markRead.executeAll(actor);
  }
}
