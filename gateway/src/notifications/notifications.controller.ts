import { Controller, Get, Headers, Param, Put, Query, Req, Res } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  CountAnswer,
  CountUnread,
  IdInput,
  ListNotifications,
  ListNotificationsInput,
  MarkAllRead,
  MarkRead,
  Notification,
  UpdatedAnswer,
} from '#contracts';
import { Requests } from '#platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiPage, sendPage } from '../http/page.js';
import { NotificationStreams } from './notification-streams.js';
import { ForPeople, ForPrograms } from '../tokens/for-programs.js';

@ApiTags('Notifications')
@ForPrograms('notifications')
@Controller('api/notifications')
export class NotificationsController {
  constructor(
    private readonly requests: Requests,
    private readonly streams: NotificationStreams,
  ) {}

  /** Lists the caller's notifications, newest first. */
  @ApiPage(Notification)
  @Get()
  async list(@Query() query: ListNotificationsInput, @Res() reply: FastifyReply): Promise<void> {
    sendPage(reply, await this.requests.page(ListNotifications, query));
  }

  /** Counts unread notifications. */
  @Get('unread-count')
  unreadCount(): Promise<CountAnswer> {
    return this.requests.send(CountUnread, {});
  }

  /**
   * Tells of notifications as they happen.
   * @remarks `notification`, `invoice`, `message` ({conversationId}: written or read) and `change` ({resource, id}: ask for it again)
   * events as they happen and a `ping` each 25 s; notifications resume after `Last-Event-ID`, which the first `ping` tells
   * before there are any.
   */
  @ApiHeader({ name: 'Last-Event-ID', required: false })
  @ApiOkResponse({ content: { 'text/event-stream': { schema: { type: 'string' } } } })
  @ForPeople()
  @Get('stream')
  stream(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @Headers('last-event-id') lastEventId?: string,
  ): void {
    this.streams.open(request, reply, lastEventId);
  }

  /** Marks all notifications as read. */
  @Put('read-all')
  markAllRead(): Promise<UpdatedAnswer> {
    return this.requests.send(MarkAllRead, {});
  }

  /** Marks a notification as read. */
  @Put(':id/read')
  markRead(@Param() { id }: IdInput): Promise<Notification> {
    return this.requests.send(MarkRead, { id });
  }
}
