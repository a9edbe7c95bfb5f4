import { createHash, randomBytes } from 'node:crypto';
import type { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';

export const SESSION_COOKIE = 'tradeyard_session';
/** A session ends after a week without a request. */
export const SESSION_SECONDS = 7 * 24 * 3600;

/** A page asks for several things at once. A session that another gateway ends is at most so much longer known here. */
const REMEMBERED_MS = 1000;
const MAX_REMEMBERED = 10_000;

export interface Session {
  userId: number;
  role: string;
}

/**
 * Sessions in Redis. The cookie holds an opaque random token; Redis knows only its SHA-256, so that who reads Redis
 * cannot act as anybody. One `GETEX` reads a session and prolongs it; what it said counts for a second.
 */
export class SessionStore {
  /** By token. */
  private readonly remembered = new LRUCache<string, Session>({ max: MAX_REMEMBERED, ttl: REMEMBERED_MS });

  constructor(
    private readonly redis: Redis,
    private readonly namespace: string,
  ) {}

  /** Opens a session and answers its token: 256 random bits. */
  async open(session: Session): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    const hash = sha256(token);
    const ofUser = this.ofUserKey(session.userId);
    await this.redis
      .multi()
      .set(this.key(hash), JSON.stringify(session), 'EX', SESSION_SECONDS)
      .sadd(ofUser, hash)
      .expire(ofUser, SESSION_SECONDS)
      .exec();
    return token;
  }

  async read(token: string): Promise<Session | undefined> {
    const remembered = this.remembered.get(token);
    if (remembered) return remembered;
    const found = await this.redis.getex(this.key(sha256(token)), 'EX', SESSION_SECONDS);
    if (found === null) return undefined;
    const session = JSON.parse(found) as Session;
    this.remembered.set(token, session);
    return session;
  }

  async end(token: string): Promise<void> {
    await this.redis.del(this.key(sha256(token)));
    this.remembered.delete(token);
  }

  /** Ends all sessions of a user, but for `except`, the token of the one that asks. */
  async endAll(userId: number, except?: string): Promise<void> {
    const kept = except === undefined ? undefined : sha256(except);
    const ended = (await this.redis.smembers(this.ofUserKey(userId))).filter((hash) => hash !== kept);
    if (ended.length === 0) return;
    await this.redis
      .multi()
      .del(...ended.map((hash) => this.key(hash)))
      .srem(this.ofUserKey(userId), ...ended)
      .exec();
    for (const [token, session] of this.remembered) if (session.userId === userId) this.remembered.delete(token);
  }

  private key(hash: string): string {
    return `${this.namespace}session:${hash}`;
  }

  private ofUserKey(userId: number): string {
    return `${this.namespace}user-sessions:${userId}`;
  }
}

function sha256(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
