import { Injectable } from '@nestjs/common';
import type { AuthenticatedUser, SessionState } from '#contracts';
import { type SeenSession, type Session, sessionId, type SessionOrigin, SessionStore } from './session.store.js';
import { notFound } from '#platform';
import { SessionStates } from './session-states.js';

/** Sessions as they count: Redis knows them, and identity has not ended them. */
@Injectable()
export class Sessions {
  constructor(
    private readonly store: SessionStore,
    private readonly states: SessionStates,
  ) {}

  /** Opens a session for a user who has just logged in and answers its token. */
  open({ id, role, sessionEpoch }: AuthenticatedUser, origin: SessionOrigin): Promise<string> {
    return this.store.open({ userId: id, role, epoch: sessionEpoch, origin });
  }

  /** The user's sessions that count, last used first. */
  async listOf(userId: number): Promise<SeenSession[]> {
    const [sessions, state] = await Promise.all([this.store.listOf(userId), this.states.latest(userId)]);
    return sessions.filter((session) => stands(session, state));
  }

  /** The session behind a token. Rejects with `unavailable` while Redis or identity cannot be asked. */
  async find(token: string): Promise<Session | undefined> {
    const session = await this.store.read(sessionId(token));
    return session && (await this.counts(session)) ? session : undefined;
  }

  /** Of these sessions, those that count at this very moment, by id. Rejects as `find` does. */
  async openNow(sessions: Session[]): Promise<Set<string>> {
    const userIds = [...new Set(sessions.map(({ userId }) => userId))];
    const [known, states] = await Promise.all([
      this.store.known(sessions.map(({ id }) => id)),
      Promise.all(userIds.map((userId) => this.states.latest(userId))),
    ]);
    const ofUser = new Map(userIds.map((userId, i) => [userId, states[i]]));
    const open = sessions.filter((session) => known.has(session.id) && stands(session, ofUser.get(session.userId)));
    return new Set(open.map(({ id }) => id));
  }

  end(token: string): Promise<void> {
    return this.store.end(sessionId(token));
  }

  /** Ends one of the user's own sessions; throws `not-found` for anything else. */
  async endOne(userId: number, id: string): Promise<void> {
    const session = await this.store.read(id);
    if (session?.userId !== userId) throw notFound('Session not found');
    await this.store.end(id);
  }

  /** After a change that ends sessions of this user: they end here at once, elsewhere within a second. */
  endedOf(userId: number): void {
    this.states.forget(userId);
  }

  private async counts(session: Session): Promise<boolean> {
    if (stands(session, await this.states.of(session.userId))) return true;
    // What was remembered may be older than the session.
    if (stands(session, await this.states.latest(session.userId))) return true;
    await this.store.end(session.id);
    return false;
  }
}

function stands({ id, epoch }: Session, state: SessionState | undefined): boolean {
  return state !== undefined && (epoch === state.epoch || id === state.keptSession);
}
