import { Injectable } from '@nestjs/common';
import { Db, Every, sweep } from '#platform';

const NOTIFICATIONS_KEPT_DAYS = 180;
/** A little over a year, so that a year can be looked back on. */
const ACTIVITIES_KEPT_DAYS = 400;

@Injectable()
export class ForgetOldNews {
  constructor(private readonly db: Db) {}

  /** Read or not, it is half a year old. */
  @Every('1h')
  async notifications(stopping?: AbortSignal): Promise<void> {
    await sweep(this.db, { table: 'notifications', where: olderThan(NOTIFICATIONS_KEPT_DAYS), stopping });
  }

  @Every('1h')
  async activities(stopping?: AbortSignal): Promise<void> {
    await sweep(this.db, { table: 'activities', where: olderThan(ACTIVITIES_KEPT_DAYS), stopping });
  }
}

function olderThan(days: number): string {
  return `created_at < now() - interval '${days} days'`;
}
