import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import {
  ConversationRead,
  InvoiceExtracted,
  InvoiceFailed,
  InvoiceProgressed,
  MessageSent,
  NotificationCreated,
} from '#contracts';
import { LiveEvents, Requests, unauthenticated } from '#platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { measureStream } from '../http/measure-requests.js';
import { SessionWatch, type Watched } from '../session/session-watch.js';
import { listenForChanges } from './changes.js';
import { farewell } from './farewell.js';
import { NotificationFeed, type Write } from './notification-feed.js';

const PING_MS = 25_000;

interface Stream {
  response: ServerResponse;
  session: Watched;
  feed: NotificationFeed;
}

/**
 * Open event streams of this gateway process. Each replica hears of every notification and wakes the feeds of the
 * users it has streams of. A stream ends with its session, and when its session cannot be confirmed or its
 * notifications cannot be read: the client comes back with the last id it has seen.
 */
@Injectable()
export class NotificationStreams implements OnModuleInit, OnModuleDestroy {
  private readonly streams = new Map<number, Set<Stream>>();
  private readonly pings = setInterval(() => this.ping(), PING_MS).unref();
  private ended = false;

  constructor(
    private readonly requests: Requests,
    private readonly live: LiveEvents,
    private readonly sessions: SessionWatch,
  ) {}

  onModuleInit(): void {
    this.live.listen(NotificationCreated, ({ userId, id }) => {
      for (const stream of this.streams.get(userId) ?? []) this.wake(stream, id);
    });
    this.live.onGap(() => {
      for (const streams of this.streams.values()) for (const stream of streams) this.wake(stream);
    });
    this.live.listen(InvoiceProgressed, ({ userId, ...progress }) => this.tellOfInvoice(userId, progress));
    this.live.listen(InvoiceExtracted, ({ userId, invoiceId }) => this.tellOfInvoice(userId, { invoiceId }));
    this.live.listen(InvoiceFailed, ({ userId, invoiceId }) => this.tellOfInvoice(userId, { invoiceId }));
    this.live.listen(MessageSent, ({ conversationId, buyerId, supplierOwnerId }) => {
      for (const userId of [buyerId, supplierOwnerId]) this.tell(userId, 'message', { conversationId });
    });
    this.live.listen(ConversationRead, ({ userId, conversationId }) =>
      this.tell(userId, 'message', { conversationId }),
    );
    listenForChanges(this.live, (userIds, change) => {
      for (const userId of new Set(userIds)) if (userId !== null) this.tell(userId, 'change', change);
    });
  }

  onModuleDestroy(): void {
    this.ended = true;
    clearInterval(this.pings);
    for (const stream of this.all()) this.close(stream, farewell());
  }

  open({ call, session }: FastifyRequest, reply: FastifyReply, lastEventId?: string): void {
    if (!session) throw unauthenticated();
    reply.hijack();
    const response = reply.raw;
    measureStream(reply.request, response);
    response.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      // nginx and its like would hold events back.
      'x-accel-buffering': 'no',
      'x-request-id': call.requestId,
    });
    response.write('retry: 3000\n\n');
    // Whoever asks for the head alone waits for no event.
    if (reply.request.method === 'HEAD') return void response.end();
    if (this.ended) return void response.end(farewell());
    const stream: Stream = {
      response,
      session: this.sessions.add(session, () => this.close(stream)),
      feed: new NotificationFeed(this.requests, call, writerOf(response), lastEventId),
    };
    // First registered, then read: what is committed in between wakes the feed once more.
    this.add(stream);
    this.wake(stream);
  }

  /** How far its reading is; without a page the reading has ended. */
  private tellOfInvoice(userId: number, told: { invoiceId: number; page?: number; of?: number }): void {
    this.tell(userId, 'invoice', told);
  }

  /** Not resumed: who missed it fetches what may have changed, or polls. */
  private tell(userId: number, event: 'invoice' | 'message' | 'change', data: object): void {
    for (const stream of this.streams.get(userId) ?? []) {
      if (!stream.session.confirmed) this.close(stream);
      else stream.response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    }
  }

  private wake(stream: Stream, id?: number): void {
    if (!stream.session.confirmed) return this.close(stream);
    stream.feed.wake(id).catch(() => this.close(stream));
  }

  private add(stream: Stream): void {
    const { userId } = stream.session.session;
    this.streams.set(userId, (this.streams.get(userId) ?? new Set()).add(stream));
    stream.response.on('close', () => this.forget(stream));
  }

  private close(stream: Stream, lastWords?: string): void {
    this.forget(stream);
    stream.response.end(lastWords);
  }

  private forget(stream: Stream): void {
    const { userId } = stream.session.session;
    this.sessions.remove(stream.session);
    const ofUser = this.streams.get(userId);
    ofUser?.delete(stream);
    if (ofUser?.size === 0) this.streams.delete(userId);
  }

  private all(): Stream[] {
    return [...this.streams.values()].flatMap((ofUser) => [...ofUser]);
  }

  private ping(): void {
    for (const { response } of this.all()) response.write('event: ping\ndata: {}\n\n');
  }
}

/** Waits while a slow client takes what is on its way; ends with it. */
function writerOf(response: ServerResponse): Write {
  const closed = new AbortController();
  response.on('close', () => closed.abort());
  return async (text) => {
    closed.signal.throwIfAborted();
    if (response.writableEnded) throw new Error('The stream has ended');
    if (!response.write(text)) await once(response, 'drain', { signal: closed.signal });
  };
}
