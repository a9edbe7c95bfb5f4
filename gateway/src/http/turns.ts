interface Waiting {
  since: number;
  begin: () => void;
}

/**
 * Begins so many at a time; others wait for their turn in the order in which they came, but no longer than they may: where
 * those at work come to nothing, all that were let in are begun.
 */
export class Turns {
  private working = 0;
  private waiting: Waiting[] = [];

  constructor(
    private readonly most: number,
    private readonly longestWaitMs: number,
  ) {}

  /** Calls `begin` now or later, once; each that was begun calls `ended` when it is over. */
  take(begin: () => void): void {
    if (this.working >= this.most) this.waiting.push({ since: performance.now(), begin });
    else this.start(begin);
  }

  ended(): void {
    this.working -= 1;
    if (this.working < this.most) this.next();
  }

  /** Begins those who have waited for too long. */
  hurry(): void {
    const late = performance.now() - this.longestWaitMs;
    while (this.waiting.length > 0 && this.waiting[0]!.since < late) this.next();
  }

  private next(): void {
    const waiting = this.waiting.shift();
    if (waiting) this.start(waiting.begin);
  }

  private start(begin: () => void): void {
    this.working += 1;
    begin();
  }
}
