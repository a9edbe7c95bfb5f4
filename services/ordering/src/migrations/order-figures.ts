import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createFigures } from '#platform';

const COLUMNS = 'user_id, side, facet, month, key, currency, orders, total';

/** Orders `o` as the figures they add on either side: a draft is the buyer's alone, and at no supplier yet. */
const figuresOf = (orders: string): string => `
  SELECT s.user_id, s.side, f.facet, to_char(o.created_at AT TIME ZONE 'UTC', 'YYYY-MM') AS month, f.key, f.currency,
         sum(o.sign) AS orders, sum(o.sign * f.total) AS total
  FROM (${orders}) o
  CROSS JOIN LATERAL (VALUES ('buyer', o.buyer_id), ('seller', o.supplier_owner_id)) s (side, user_id)
  CROSS JOIN LATERAL (VALUES
    ('status', o.status, o.currency, o.total_amount),
    ('supplier', CASE WHEN o.status NOT IN ('draft', 'cancelled', 'rejected') THEN o.supplier_id::text END, NULL, 0)
  ) f (facet, key, currency, total)
  WHERE s.user_id IS NOT NULL AND f.key IS NOT NULL AND (s.side = 'buyer' OR o.status <> 'draft')
  GROUP BY 1, 2, 3, 4, 5, 6
  HAVING sum(o.sign) <> 0 OR sum(o.sign * f.total) <> 0`;

const ADDED = 'SELECT 1 AS sign, * FROM added';
const GONE = 'SELECT -1 AS sign, * FROM gone';

/** The sums of a summary, beside the orders. */
export class OrderFigures1765000000002 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await createFigures(db, {
      ...{ table: 'order_figures', owner: 'user_id', sums: ['orders', 'total'] },
      by: {
        ...{ side: 'text NOT NULL', facet: 'text NOT NULL', month: 'text NOT NULL' },
        ...{ key: 'text NOT NULL', currency: 'text' },
      },
    });
    await db.query(`INSERT INTO order_figures (${COLUMNS}) ${figuresOf('SELECT 1 AS sign, * FROM orders')}`);
    for (const [event, tables, rows] of [
      ['INSERT', 'NEW TABLE AS added', ADDED],
      ['UPDATE', 'OLD TABLE AS gone NEW TABLE AS added', `${GONE} UNION ALL ${ADDED}`],
      ['DELETE', 'OLD TABLE AS gone', GONE],
    ]) {
      const name = `orders_figures_${event!.toLowerCase()}`;
      await db.query(`
        CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          INSERT INTO order_figures (${COLUMNS}) ${figuresOf(rows!)};
          RETURN NULL;
        END $$`);
      await db.query(`
        CREATE TRIGGER ${name} AFTER ${event} ON orders REFERENCING ${tables}
        FOR EACH STATEMENT EXECUTE FUNCTION ${name}()`);
    }
  }

  async down(db: QueryRunner): Promise<void> {
    for (const event of ['insert', 'update', 'delete']) {
      await db.query(`DROP TRIGGER orders_figures_${event} ON orders`);
      await db.query(`DROP FUNCTION orders_figures_${event}()`);
    }
    await db.query('DROP TABLE order_figures');
  }
}
