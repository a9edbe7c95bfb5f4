import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Log } from '#platform';
import type { Session } from './session.store.js';
import { Sessions } from './sessions.js';

/** Twice a second, so that the end of a session and the answer that tells of it fit into one. */
const ROUND_MS = 500;
/** For this long after the last good answer a session may be acted for. */
const CONFIRMED_MS = 1000;
/** Redis or identity is away for longer than a restart takes. */
const LOST_MS = 5000;

/** Something that stays open after its request, such as an event stream, for as long as the session is open. */
export class Watched {
  private confirmedAt = performance.now();

  constructor(
    readonly session: Session,
    /** Closes it. */
    readonly end: () => void,
  ) {}

  /** Whether the session was open a second ago: before anything is told to who holds it. */
  get confirmed(): boolean {
    return this.age < CONFIRMED_MS;
  }

  get lost(): boolean {
    return this.age > LOST_MS;
  }

  confirm(askedAt: number): void {
    this.confirmedAt = askedAt;
  }

  private get age(): number {
    return performance.now() - this.confirmedAt;
  }
}

/**
 * Ends what outlives its session. It asks again and again instead of waiting to be told, so that nothing that dies in
 * between can keep a stream open; while identity cannot be asked, `confirmed` is false, and after five seconds every stream is ended.
 */
@Injectable()
export class SessionWatch implements OnModuleDestroy {
  private readonly watched = new Set<Watched>();
  private readonly timer = setInterval(() => void this.round(), ROUND_MS).unref();
  private asking = false;

  constructor(
    private readonly sessions: Sessions,
    private readonly log: Log,
  ) {}

  /** From now on `end` is called when the session ends; until `remove`. */
  add(session: Session, end: () => void): Watched {
    const watched = new Watched(session, end);
    this.watched.add(watched);
    return watched;
  }

  remove(watched: Watched): void {
    this.watched.delete(watched);
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  private async round(): Promise<void> {
    const round = [...this.watched];
    for (const watched of round) if (watched.lost) watched.end();
    if (round.length === 0 || this.asking) return;
    this.asking = true;
    const askedAt = performance.now();
    try {
      const open = await this.sessions.openNow(round.map(({ session }) => session));
      for (const watched of round) {
        if (open.has(watched.session.id)) watched.confirm(askedAt);
        else watched.end();
      }
    } catch (error) {
      // Nobody to ask: the next round tries again, and what goes unconfirmed for long is lost.
      this.log.debug({ err: error }, 'open streams could not be confirmed');
    } finally {
      this.asking = false;
    }
  }
}
