import { hash, randomBytes } from 'node:crypto';
import type { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';
import { MAX_REMEMBERED, REMEMBERED_MS } from './remembered.js';

/** A session ends after a week without a request. */
export const SESSION_SECONDS = 7 * 24 * 3600;
/** How exactly it is known when a session was last used; writing it down with each request would cost more than it is worth. */
const SEEN_MS = 60_000;
/** Of one user, in a list. */
const MOST_LISTED = 100;

/** Where a session was opened; absent in those from before it was asked. */
export interface SessionOrigin {
  /** As the browser says of itself, shortened. */
  userAgent: string;
  /** Coarse: enough to tell the office from abroad, too little to find a person. */
  place: string;
  /** ISO 8601, UTC. */
  openedAt: string;
}

/** Whose session it really is, where an administrator works as its user. */
export interface ImpersonatedBy {
  /** Of the impersonation, as identity knows it. */
  id: number;
  userId: number;
  /** The administrator's own session: this one ends with it. */
  sessionId: string;
  /** ISO 8601, UTC; it ends then, however much it is used. */
  until: string;
}

/** What Redis keeps of a session. */
interface StoredSession {
  userId: number;
  role: string;
  /** The user's session epoch when it was opened; identity says whether it still counts. */
  epoch: string;
  origin?: SessionOrigin;
  impersonatedBy?: ImpersonatedBy;
}

export interface Session extends StoredSession {
  /** The token's SHA-256: tells sessions apart and is no secret. */
  id: string;
}

/** `lastSeenAt`: ISO 8601, UTC; right to a minute. */
export type SeenSession = Session & { lastSeenAt: string };

/**
 * Sessions in Redis. The cookie holds an opaque random token; Redis knows only its SHA-256, so that who reads Redis
 * cannot act as anybody. One `GETEX` reads a session and prolongs it; what it said counts for a second. Beside them, for
 * each user, a sorted set of session ids by last use: for people to look at, never to decide whether a session counts.
 */
export class SessionStore {
  private readonly remembered = new LRUCache<string, Session>({ max: MAX_REMEMBERED, ttl: REMEMBERED_MS });
  private readonly justSeen = new LRUCache<string, true>({ max: MAX_REMEMBERED, ttl: SEEN_MS });

  constructor(
    private readonly redis: Redis,
    private readonly namespace: string,
  ) {}

  /** Opens a session and answers its token: 256 random bits. */
  async open({ userId, role, epoch, origin, impersonatedBy }: StoredSession): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    const id = sessionId(token);
    const stored = JSON.stringify({ userId, role, epoch, origin, impersonatedBy });
    await this.redis.set(this.key(id), stored, 'EX', SESSION_SECONDS);
    // Not one of the user's own places.
    if (!impersonatedBy) await this.see(id, userId);
    return token;
  }

  async read(id: string): Promise<Session | undefined> {
    const remembered = this.remembered.get(id);
    if (remembered) return remembered;
    const start = performance.now();
    const found = await this.redis.getex(this.key(id), 'EX', SESSION_SECONDS);
    if (found === null) return undefined;
    const session = { ...(JSON.parse(found) as StoredSession), id };
    // The second counts from the question: the answer may have been long on its way.
    this.remembered.set(id, session, { start });
    // Nobody waits for it: at worst a list says that it was last used a minute earlier.
    if (!this.justSeen.has(id) && !session.impersonatedBy)
      this.see(id, session.userId).catch(() => this.justSeen.delete(id));
    return session;
  }

  /** Of these sessions, those that Redis knows at this moment; prolongs none. */
  async known(ids: string[]): Promise<Set<string>> {
    if (ids.length === 0) return new Set();
    const found = await this.redis.mget(ids.map((id) => this.key(id)));
    return new Set(ids.filter((_, i) => found[i] !== null));
  }

  /** The user's sessions that Redis knows, last used first, at most a hundred; prolongs none. */
  async listOf(userId: number): Promise<SeenSession[]> {
    const seen = await this.redis.zrange(this.listKey(userId), 0, MOST_LISTED - 1, 'REV', 'WITHSCORES');
    const ids = seen.filter((_, i) => i % 2 === 0);
    if (ids.length === 0) return [];
    const found = await this.redis.mget(ids.map((id) => this.key(id)));
    return ids.flatMap((id, i) => {
      const stored = found[i];
      if (!stored) return [];
      const lastSeenAt = new Date(Number(seen[2 * i + 1])).toISOString();
      return [{ ...(JSON.parse(stored) as StoredSession), id, lastSeenAt }];
    });
  }

  async end(id: string): Promise<void> {
    await this.redis.del(this.key(id));
    this.remembered.delete(id);
  }

  /** Notes that a session is in use. Those that expired long ago leave the list. */
  private async see(id: string, userId: number): Promise<void> {
    this.justSeen.set(id, true);
    const now = Date.now();
    const key = this.listKey(userId);
    await this.redis
      .pipeline()
      .zadd(key, now, id)
      .zremrangebyscore(key, '-inf', now - SESSION_SECONDS * 1000 - SEEN_MS)
      .expire(key, SESSION_SECONDS + SEEN_MS / 1000)
      .exec();
  }

  private key(id: string): string {
    return `${this.namespace}session:${id}`;
  }

  private listKey(userId: number): string {
    return `${this.namespace}sessions-of:${userId}`;
  }
}

export function sessionId(token: string): string {
  return hash('sha256', token, 'base64url');
}
