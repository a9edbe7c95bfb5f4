/** What one reading of a document may take. */
export interface WatchedReading {
  /** Whether it runs the engines for pictures. */
  ocr: boolean;
}

/**
 * How much memory the documents take that are being read. Of a process only the whole can be told: it may grow by as
 * much for each of them. Where it grows beyond, the one that began last is given up, a picture only where it is alone:
 * of pictures the size is known before, of what is packed in a file it is not.
 */
export class MemoryWatch {
  /** Those being read, in the order in which they began: the process's bytes then, and of how many it is one since. */
  private readonly running = new Map<WatchedReading, { bytes: number; together: number }>();

  constructor(
    private readonly bytesEach: number,
    private readonly bytesNow = (): number => process.memoryUsage.rss(),
  ) {}

  begin(reading: WatchedReading): void {
    this.running.set(reading, { bytes: this.bytesNow(), together: 1 });
    for (const one of this.running.values()) one.together = Math.max(one.together, this.running.size);
  }

  end(reading: WatchedReading): void {
    this.running.delete(reading);
  }

  isTooLarge(reading: WatchedReading): boolean {
    const { bytes, together } = this.running.get(reading)!;
    return this.bytesNow() > bytes + this.bytesEach * together && reading === this.suspect;
  }

  private get suspect(): WatchedReading | undefined {
    const running = [...this.running.keys()];
    return running.findLast(({ ocr }) => !ocr) ?? running.at(-1);
  }
}
