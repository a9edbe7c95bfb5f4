import { Injectable } from '@nestjs/common';
import type { AuthenticatedUser, Impersonation, SessionState } from '#contracts';
import { notFound } from '#platform';
import { type SeenSession, type Session, sessionId, type SessionOrigin, SessionStore } from './session.store.js';
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

  /** Opens a session in which the administrator of `own` is somebody else, and answers its token. `own` stays. */
  impersonate({ id, user, until }: Impersonation, own: Session, origin: SessionOrigin): Promise<string> {
    const impersonatedBy = { id, userId: own.userId, sessionId: own.id, until };
    return this.store.open({ userId: user.id, role: user.role, epoch: user.sessionEpoch, origin, impersonatedBy });
  }

  /** The user's sessions that count, last used first. */
  async listOf(userId: number): Promise<SeenSession[]> {
    const [sessions, state] = await Promise.all([this.store.listOf(userId), this.states.latest(userId)]);
    return sessions.filter((session) => stands(session, state));
  }

  /** The session behind a token. Rejects with `unavailable` while Redis or identity cannot be asked. */
  async find(token: string): Promise<Session | undefined> {
    return this.findById(sessionId(token));
  }

  /** The same, whether or not it still counts: for whoever is about to end it. */
  read(token: string): Promise<Session | undefined> {
    return this.store.read(sessionId(token));
  }

  /** Of these sessions, those that count at this very moment, by id. Rejects as `find` does. */
  async openNow(sessions: Session[]): Promise<Set<string>> {
    const open = await this.standNow(sessions);
    const impersonating = sessions.filter(({ impersonatedBy }) => impersonatedBy);
    if (impersonating.length === 0) return open;
    const own = await Promise.all(impersonating.map((session) => this.isImpersonationOpen(session)));
    impersonating.forEach(({ id }, i) => !own[i] && open.delete(id));
    return open;
  }

  /** Ends a session, and the administrator's own behind an impersonation. */
  async end({ id, impersonatedBy }: Session): Promise<void> {
    await this.store.end(id);
    if (impersonatedBy) await this.store.end(impersonatedBy.sessionId);
  }

  /** Ends one of the user's own sessions; throws `not-found` for anything else. */
  async endOne(userId: number, id: string): Promise<void> {
    const session = await this.store.read(id);
    if (session?.userId !== userId || session.impersonatedBy) throw notFound('Session not found');
    await this.store.end(id);
  }

  /** After a change that ends sessions of this user: they end here at once, elsewhere within a second. */
  endedOf(userId: number): void {
    this.states.forget(userId);
  }

  private async findById(id: string): Promise<Session | undefined> {
    const session = await this.store.read(id);
    if (!session) return undefined;
    if ((await this.counts(session)) && (await this.isImpersonationOpen(session))) return session;
    await this.store.end(id);
    return undefined;
  }

  private async counts(session: Session): Promise<boolean> {
    if (stands(session, await this.states.of(session.userId))) return true;
    // What was remembered may be older than the session.
    return stands(session, await this.states.latest(session.userId));
  }

  /** True for a session that is nobody else's: an impersonation lasts its hour, and as long as its administrator's session. */
  private async isImpersonationOpen({ impersonatedBy }: Session): Promise<boolean> {
    if (!impersonatedBy) return true;
    if (Date.now() >= Date.parse(impersonatedBy.until)) return false;
    const own = await this.findById(impersonatedBy.sessionId);
    return own?.role === 'admin' && own.userId === impersonatedBy.userId;
  }

  private async standNow(sessions: Session[]): Promise<Set<string>> {
    const userIds = [...new Set(sessions.map(({ userId }) => userId))];
    const [known, states] = await Promise.all([
      this.store.known(sessions.map(({ id }) => id)),
      Promise.all(userIds.map((userId) => this.states.latest(userId))),
    ]);
    const ofUser = new Map(userIds.map((userId, i) => [userId, states[i]]));
    const open = sessions.filter((session) => known.has(session.id) && stands(session, ofUser.get(session.userId)));
    return new Set(open.map(({ id }) => id));
  }
}

function stands({ id, epoch }: Session, state: SessionState | undefined): boolean {
  return state !== undefined && (epoch === state.epoch || id === state.keptSession);
}
