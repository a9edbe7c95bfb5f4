const PHASES = ['starting', 'ready', 'draining', 'stopped'] as const;
export type Phase = (typeof PHASES)[number];

/** Where a process is in its life. It only goes forward: what drains is never ready again. */
export class LifeCycle {
  private current: Phase = 'starting';

  get phase(): Phase {
    return this.current;
  }

  /** Returns false when it is there already, or further. */
  advance(to: Phase): boolean {
    if (PHASES.indexOf(to) <= PHASES.indexOf(this.current)) return false;
    this.current = to;
    return true;
  }
}
