import { Injectable } from '@nestjs/common';
import { Db } from '#platform';

/** A changed setting holds everywhere within this time, and an order costs no statement more for it. */
const KEPT_MS = 10_000;

/** What holds for all orders of this installation. */
@Injectable()
export class Settings {
  private known?: { taxRatePercent: Promise<number>; until: number };

  constructor(private readonly db: Db) {}

  /** Of the subtotal; at most two decimals. */
  taxRatePercent(): Promise<number> {
    const now = Date.now();
    if (!this.known || this.known.until <= now) {
      const taxRatePercent = this.read();
      this.known = { taxRatePercent, until: now + KEPT_MS };
      // Asked again by the next: a failure is not kept.
      taxRatePercent.catch(() => (this.known = undefined));
    }
    return this.known.taxRatePercent;
  }

  private async read(): Promise<number> {
    const row = await this.db.row<{ percent: number }>('SELECT tax_rate_percent::float8 AS percent FROM settings', []);
    return row!.percent;
  }
}
