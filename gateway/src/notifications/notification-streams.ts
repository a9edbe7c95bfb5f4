import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { InvoiceExtracted, InvoiceFailed, InvoiceProgressed, NotificationCreated } from '#contracts';
import { type Call, LiveEvents, Requests } from '#platform';
import type { FastifyReply } from 'fastify';
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { measureStream } from '../http/measure-requests.js';
import { farewell } from './farewell.js';
import { NotificationFeed, type Write } from './notification-feed.js';

const PING_MS = 25_000;

interface Stream {
  response: ServerResponse;
  feed: NotificationFeed;
}

/**
 * Open event streams of this gateway process. Each replica hears of every notification and wakes the feeds of the
 * users it has streams of. A stream whose notifications cannot be read ends: the client comes back with the last id it
 * has seen.
 */
@Injectable()
export class NotificationStreams implements OnModuleInit, OnModuleDestroy {
  private readonly streams = new Map<number, Set<Stream>>();
  private readonly pings = setInterval(() => this.ping(), PING_MS).unref();
  private ended = false;

  constructor(
    private readonly requests: Requests,
    private readonly live: LiveEvents,
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
  }

  onModuleDestroy(): void {
    this.ended = true;
    clearInterval(this.pings);
    for (const streams of this.streams.values()) for (const { response } of streams) response.end(farewell());
    this.streams.clear();
  }

  open(reply: FastifyReply, call: Call, lastEventId?: string): void {
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
    if (this.ended) return void response.end(farewell());
    const stream = { response, feed: new NotificationFeed(this.requests, call, writerOf(response), lastEventId) };
    // First registered, then read: what is committed in between wakes the feed once more.
    this.add(call.actor.userId, stream);
    this.wake(stream);
  }

  /** How far its reading is; without a page the reading has ended. Not resumed: who missed it, polls. */
  private tellOfInvoice(userId: number, told: { invoiceId: number; page?: number; of?: number }): void {
    for (const { response } of this.streams.get(userId) ?? []) {
      response.write(`event: invoice\ndata: ${JSON.stringify(told)}\n\n`);
    }
  }

  private wake({ feed, response }: Stream, id?: number): void {
    feed.wake(id).catch(() => response.end());
  }

  private add(userId: number, stream: Stream): void {
    const ofUser = this.streams.get(userId) ?? new Set();
    this.streams.set(userId, ofUser.add(stream));
    stream.response.on('close', () => {
      ofUser.delete(stream);
      if (ofUser.size === 0) this.streams.delete(userId);
    });
  }

  private ping(): void {
    for (const streams of this.streams.values()) {
      for (const { response } of streams) response.write('event: ping\ndata: {}\n\n');
    }
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
