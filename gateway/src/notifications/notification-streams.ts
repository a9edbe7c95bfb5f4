import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import {
  InvoiceExtracted,
  InvoiceFailed,
  InvoiceProgressed,
  ListNotifications,
  type Notification,
  NotificationCreated,
} from '#contracts';
import { type Actor, type Call, LiveEvents, Requests } from '#platform';
import type { FastifyReply } from 'fastify';
import type { ServerResponse } from 'node:http';
import { measureStream } from '../http/measure-requests.js';

const PING_MS = 25_000;
/** More than this was missed: the client's own poll of the list catches up. */
const RESUME_LIMIT = 200;

/**
 * Open event streams of this gateway process. Each replica hears of every notification and passes on those of the
 * users it has streams of; what a client missed while away it gets from the service by `Last-Event-ID`.
 */
@Injectable()
export class NotificationStreams implements OnModuleInit, OnModuleDestroy {
  private readonly streams = new Map<number, Set<ServerResponse>>();
  private readonly pings = setInterval(() => this.ping(), PING_MS).unref();

  constructor(
    private readonly requests: Requests,
    private readonly live: LiveEvents,
  ) {}

  onModuleInit(): void {
    this.live.listen(NotificationCreated, (notification) => {
      for (const stream of this.streams.get(notification.userId) ?? []) send(stream, notification);
    });
    this.live.listen(InvoiceProgressed, ({ userId, ...progress }) => this.tellOfInvoice(userId, progress));
    this.live.listen(InvoiceExtracted, ({ userId, invoiceId }) => this.tellOfInvoice(userId, { invoiceId }));
    this.live.listen(InvoiceFailed, ({ userId, invoiceId }) => this.tellOfInvoice(userId, { invoiceId }));
  }

  onModuleDestroy(): void {
    clearInterval(this.pings);
    for (const streams of this.streams.values()) for (const stream of streams) stream.end();
  }

  async open(reply: FastifyReply, call: Call, lastEventId?: string): Promise<void> {
    const missed = await this.missed(call.actor, lastEventId);
    reply.hijack();
    const stream = reply.raw;
    measureStream(stream);
    stream.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      // nginx and its like would hold events back.
      'x-accel-buffering': 'no',
      'x-request-id': call.requestId,
    });
    stream.write('retry: 3000\n\n');
    for (const notification of missed) send(stream, notification);
    this.add(call.actor.userId, stream);
  }

  /** How far its reading is; without a page the reading has ended. Not resumed: who missed it, polls. */
  private tellOfInvoice(userId: number, told: { invoiceId: number; page?: number; of?: number }): void {
    for (const stream of this.streams.get(userId) ?? []) {
      stream.write(`event: invoice\ndata: ${JSON.stringify(told)}\n\n`);
    }
  }

  /** Oldest first, as they would have arrived. */
  private async missed(actor: Actor, lastEventId?: string): Promise<Notification[]> {
    const after = Number(lastEventId);
    if (!lastEventId || !Number.isSafeInteger(after) || after < 0) return [];
    const page = await this.requests.page(ListNotifications, { after, limit: RESUME_LIMIT }, { as: actor });
    return (JSON.parse(Buffer.from(page.body).toString()) as Notification[]).reverse();
  }

  private add(userId: number, stream: ServerResponse): void {
    const ofUser = this.streams.get(userId) ?? new Set();
    this.streams.set(userId, ofUser.add(stream));
    stream.on('close', () => {
      ofUser.delete(stream);
      if (ofUser.size === 0) this.streams.delete(userId);
    });
  }

  private ping(): void {
    for (const streams of this.streams.values()) {
      for (const stream of streams) stream.write('event: ping\ndata: {}\n\n');
    }
  }
}

function send(stream: ServerResponse, notification: Notification): void {
  stream.write(`id: ${notification.id}\nevent: notification\ndata: ${JSON.stringify(notification)}\n\n`);
}
