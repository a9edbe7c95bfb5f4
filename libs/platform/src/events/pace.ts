/** Lets pass at once after a quiet moment, and otherwise no sooner than `everyMs` after what passed last. */
export class Pace {
  private next = 0;

  constructor(private readonly everyMs: number) {}

  /** `isDue`: it waits for nothing, but what follows does. */
  async pass(isDue = false): Promise<void> {
    const early = this.next - performance.now();
    if (early > 0 && !isDue) await new Promise((resolve) => setTimeout(resolve, early));
    this.next = performance.now() + this.everyMs;
  }
}
