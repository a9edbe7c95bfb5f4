import { Injectable } from '@nestjs/common';
import { type Order, SEARCH_GROUP_SIZE } from '#contracts';
import { type Actor, Db, likePrefix } from '#platform';
import { ORDER_JSON, ORDERS } from './order.sql.js';
import { SCOPE, sideInView } from './side-in-view.js';
import type { Side } from './order-status.js';

/** How many years back a number without its year is looked for. */
const YEARS = 10;

/** The ids of the other party's records that are called like what was typed, wrong letters forgiven. */
const PARTY: Record<Side, string> = {
  buyer: 'o.supplier_id = ANY (ARRAY(SELECT id FROM suppliers WHERE name ILIKE $3 OR name %> $4))',
  seller: 'o.buyer_id = ANY (ARRAY(SELECT id FROM users WHERE company_name ILIKE $3 OR company_name %> $4))',
};
const NUMBER = '(o.order_number LIKE $2 OR o.order_number = ANY ($5))';

@Injectable()
export class OrderFinder {
  constructor(private readonly db: Db) {}

  /** What fits best, the order's number before its party, the newest first. */
  async find(actor: Actor, q: string): Promise<Order[]> {
    const side = sideInView(actor);
    const newest = (condition: string): string =>
      `(SELECT o.id FROM orders o WHERE ${SCOPE[side]('$1')} AND ${condition}
        ORDER BY o.created_at DESC, o.id DESC LIMIT ${SEARCH_GROUP_SIZE})`;
    const rows = await this.db.rowsUnprepared<{ order: Order }>(
      `SELECT ${ORDER_JSON} AS "order" FROM ${ORDERS}
       WHERE o.id IN (${newest(NUMBER)} UNION ${newest(PARTY[side])})
       ORDER BY NOT ${NUMBER}, o.created_at DESC, o.id DESC LIMIT ${SEARCH_GROUP_SIZE}`,
      [actor.userId, likePrefix(q.toUpperCase()), `%${likePrefix(q)}`, q, numbersOf(q, new Date())],
    );
    return rows.map(({ order }) => order);
  }
}

/** `po-2026-76` is PO-2026-000076; `76` as well, or the one with that number of an earlier year. */
export function numbersOf(q: string, now: Date): string[] {
  const [, year, number] = /^(?:po)?[\s-]*(?:(\d{4})[\s-]+)?(\d{1,9})$/i.exec(q.trim()) ?? [];
  if (number === undefined) return [];
  const years = year === undefined ? Array.from({ length: YEARS }, (_, i) => now.getUTCFullYear() - i) : [year];
  return years.map((of) => `PO-${of}-${String(Number(number)).padStart(6, '0')}`);
}
