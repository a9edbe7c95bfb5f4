import { hash, randomBytes } from 'node:crypto';
import type { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';
import { MAX_REMEMBERED, REMEMBERED_MS } from './remembered.js';

/** A session ends after a week without a request. */
export const SESSION_SECONDS = 7 * 24 * 3600;

/** What Redis keeps of a session. */
interface StoredSession {
  userId: number;
  role: string;
  /** The user's session epoch when it was opened; identity says whether it still counts. */
  epoch: string;
}

export interface Session extends StoredSession {
  /** The token's SHA-256: tells sessions apart and is no secret. */
  id: string;
}

/**
 * Sessions in Redis. The cookie holds an opaque random token; Redis knows only its SHA-256, so that who reads Redis
 * cannot act as anybody. One `GETEX` reads a session and prolongs it; what it said counts for a second.
 */
export class SessionStore {
  private readonly remembered = new LRUCache<string, Session>({ max: MAX_REMEMBERED, ttl: REMEMBERED_MS });

  constructor(
    private readonly redis: Redis,
    private readonly namespace: string,
  ) {}

  /** Opens a session and answers its token: 256 random bits. */
  async open({ userId, role, epoch }: StoredSession): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    const stored = JSON.stringify({ userId, role, epoch });
    await this.redis.set(this.key(sessionId(token)), stored, 'EX', SESSION_SECONDS);
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
    return session;
  }

  /** Of these sessions, those that Redis knows at this moment; prolongs none. */
  async known(ids: string[]): Promise<Set<string>> {
    if (ids.length === 0) return new Set();
    const found = await this.redis.mget(ids.map((id) => this.key(id)));
    return new Set(ids.filter((_, i) => found[i] !== null));
  }

  async end(id: string): Promise<void> {
    await this.redis.del(this.key(id));
    this.remembered.delete(id);
  }

  private key(id: string): string {
    return `${this.namespace}session:${id}`;
  }
}

export function sessionId(token: string): string {
  return hash('sha256', token, 'base64url');
}
