interface Closable {
  close(): Promise<void> | void;
}

/** Connections that a start has opened so far, to be let go of when it ends or fails: the last opened first. */
export class Resources {
  private readonly open: Closable[] = [];
  private released = false;

  /** Remembers a thing to close; answers it. What is ready only after a failed start is closed at once. */
  keep<T extends Closable>(thing: T): T {
    if (this.released) void Promise.resolve(thing.close()).catch(() => undefined);
    else this.open.push(thing);
    return thing;
  }

  async release(): Promise<void> {
    this.released = true;
    for (const thing of this.open.splice(0).reverse()) await thing.close();
  }
}
