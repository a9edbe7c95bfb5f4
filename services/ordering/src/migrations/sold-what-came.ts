import type { MigrationInterface, QueryRunner } from 'typeorm';

const COLUMNS = 'seller_id, facet, day, key, name, sku, currency, orders, quantity, revenue';

const FACETS = `(VALUES
      ('product', l.product_id::text, l.product_name, l.sku),
      ('buyer', o.buyer_id::text, NULL, NULL),
      ('category', l.category, NULL, NULL)) f (facet, key, name, sku)`;

/** As in SoldWithoutClosed, but units that the buyer closed are not paid for either. */
const figuresOf = (orders: string): string => `
  SELECT o.supplier_owner_id, s.facet, (o.delivered_at AT TIME ZONE 'UTC')::date AS day, s.key, s.name, s.sku, o.currency,
         sum(o.sign) AS orders, sum(o.sign * s.quantity) AS quantity, sum(o.sign * s.revenue) AS revenue
  FROM (${orders}) o
  CROSS JOIN LATERAL (
    SELECT f.facet, f.key, f.name, f.sku, sum(l.quantity - l.closed_quantity) AS quantity,
           sum(l.price::bigint * (l.quantity - l.closed_quantity)) AS revenue
    FROM order_items l CROSS JOIN LATERAL ${FACETS}
    WHERE l.order_id = o.id GROUP BY 1, 2, 3, 4) s
  WHERE o.supplier_owner_id IS NOT NULL AND o.delivered_at IS NOT NULL
  GROUP BY 1, 2, 3, 4, 5, 6, 7`;

/** Units of line `l` more closed than before, and so much of its money, out of what was sold: `orders` are delivered. */
const closedUnits = (units: string, revenue: string, lines: string): string => `
  INSERT INTO sold_figures (${COLUMNS})
  SELECT o.supplier_owner_id, f.facet, (o.delivered_at AT TIME ZONE 'UTC')::date, f.key, f.name, f.sku, o.currency,
         0, -(${units}), -(${revenue})
  FROM (${lines}) l JOIN orders o ON o.id = l.order_id CROSS JOIN LATERAL ${FACETS}
  WHERE o.supplier_owner_id IS NOT NULL AND o.delivered_at IS NOT NULL`;

const CLOSED = 'SELECT * FROM order_items WHERE closed_quantity > 0';
const MORE_CLOSED = 'NEW.closed_quantity - OLD.closed_quantity';

/** Adds the figures of all orders there are, a seller's days side by side; for whoever fills the tables past the triggers. */
export const ADD_SOLD_FIGURES = `
  INSERT INTO sold_figures (${COLUMNS}, folded)
  SELECT *, true FROM (${figuresOf('SELECT 1 AS sign, * FROM orders')}) f ORDER BY 1, 2, 3`;

/** What was sold by product, by buyer and by category is worth what came of it. The order's own total stays as it is. */
export class SoldWhatCame1771000000002 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await this.keep(
      db,
      figuresOf('SELECT -1 AS sign, OLD.* UNION ALL SELECT 1, NEW.*'),
      `NEW.price::bigint * (${MORE_CLOSED})`,
    );
    await db.query(closedUnits('0', 'l.price::bigint * l.closed_quantity', CLOSED));
  }

  async down(db: QueryRunner): Promise<void> {
    const before = figuresOf('SELECT -1 AS sign, OLD.* UNION ALL SELECT 1, NEW.*');
    await this.keep(db, before.replace('l.price::bigint * (l.quantity - l.closed_quantity)', 'l.subtotal'), '0');
    await db.query(closedUnits('0', '-l.price::bigint * l.closed_quantity', CLOSED));
  }

  private async keep(db: QueryRunner, figures: string, lostRevenue: string): Promise<void> {
    await db.query(`
      CREATE OR REPLACE FUNCTION keep_sold_figures() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO sold_figures (${COLUMNS}) ${figures};
        RETURN NULL;
      END $$`);
    await db.query(`
      CREATE OR REPLACE FUNCTION keep_sold_units() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        ${closedUnits(MORE_CLOSED, lostRevenue, 'SELECT NEW.*')};
        RETURN NULL;
      END $$`);
  }
}
