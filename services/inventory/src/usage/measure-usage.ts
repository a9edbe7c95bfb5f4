import { Injectable } from '@nestjs/common';
import { Db, Every } from '#platform';

const AT_A_TIME = 1000;

/** What left for another reason than being used. A stock that was typed over is a correction as well. */
const NO_USE = ['Damaged goods', 'Theft/Loss', 'Expired items', 'Manual count', 'Found stock', 'Returned items'];

/**
 * The usage of the next items after $1: what was taken out in 90 days, or since the first movement where that is less
 * long ago, by 30 days, to a hundredth. Not what was undone since. Items with less than two weeks of history are left
 * as they are, and those whose stock is moving just now: of two who lock many items, each could wait for the other.
 */
const MEASURE = `
  WITH batch AS (
    SELECT id FROM items WHERE id > $1 ORDER BY id LIMIT $2),
  measured AS (
    SELECT b.id, round(h.used * 30 / least(90, h.days), 2)::double precision AS usage
    FROM batch b CROSS JOIN LATERAL (
      SELECT extract(epoch FROM now() - min(m.created_at)) / 86400 AS days,
             coalesce(sum(m.previous_stock - m.new_stock) FILTER (
               WHERE m.new_stock < m.previous_stock AND m.type = 'adjustment' AND m.reference <> ALL ($3)
                 AND m.created_at > now() - interval '90 days'
                 AND NOT EXISTS (SELECT 1 FROM movements r WHERE r.reverses = m.id)), 0) AS used
      FROM movements m WHERE m.item_id = b.id) h
    WHERE h.days >= 14),
  free AS (
    SELECT id FROM items WHERE id IN (SELECT id FROM measured) FOR UPDATE SKIP LOCKED),
  changed AS (
    UPDATE items i SET average_monthly_usage = m.usage
    FROM measured m JOIN free USING (id) WHERE i.id = m.id AND i.average_monthly_usage IS DISTINCT FROM m.usage)
  SELECT max(id) AS last, count(*) AS items FROM batch`;

/** How much of each item is used in a month, worked out once a day. */
@Injectable()
export class MeasureUsage {
  constructor(private readonly db: Db) {}

  /** In small steps: nobody who changes stock meanwhile waits long. May be broken off anywhere. */
  @Every('24h')
  async run(stopping?: AbortSignal): Promise<void> {
    let after = 0;
    while (!stopping?.aborted) {
      const batch = (await this.db.row<{ last: number | null; items: number }>(MEASURE, [after, AT_A_TIME, NO_USE]))!;
      if (batch.items < AT_A_TIME) return;
      after = batch.last!;
    }
  }
}
