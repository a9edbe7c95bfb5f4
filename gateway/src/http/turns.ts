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
  private isHeld = false;

  constructor(
    private readonly most: number,
    private readonly longestWaitMs: number,
  ) {}

  /** Calls `begin` now or later, once; each that was begun calls `ended` when it is over. */
  take(begin: () => void): void {
    this.waiting.push({ since: performance.now(), begin });
    this.beginNext();
  }

  ended(): void {
    this.working -= 1;
    this.beginNext();
  }

  /** Nothing is begun until {@link release}, but for those who have waited for too long. */
  hold(): void {
    this.isHeld = true;
  }

  release(): void {
    this.isHeld = false;
    this.beginNext();
  }

  /** Begins those who have waited for too long. */
  hurry(): void {
    const late = performance.now() - this.longestWaitMs;
    while (this.waiting.length > 0 && this.waiting[0]!.since < late) this.begin();
  }

  private beginNext(): void {
    while (!this.isHeld && this.working < this.most && this.waiting.length > 0) this.begin();
  }

  private begin(): void {
    this.working += 1;
    this.waiting.shift()!.begin();
  }
}
