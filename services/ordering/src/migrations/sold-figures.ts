import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createFigures } from '#platform';

const COLUMNS = 'seller_id, facet, day, key, name, sku, currency, orders, quantity, revenue';

/** Orders `o` as the figures they add, once delivered, to what a seller sold on a day: by product, by buyer and by category. */
const figuresOf = (orders: string): string => `
  SELECT o.supplier_owner_id, s.facet, (o.delivered_at AT TIME ZONE 'UTC')::date AS day, s.key, s.name, s.sku, o.currency,
         sum(o.sign) AS orders, sum(o.sign * s.quantity) AS quantity, sum(o.sign * s.revenue) AS revenue
  FROM (${orders}) o
  CROSS JOIN LATERAL (
    SELECT f.facet, f.key, f.name, f.sku, sum(l.quantity) AS quantity, sum(l.subtotal) AS revenue
    FROM order_items l
    CROSS JOIN LATERAL (VALUES
      ('product', l.product_id::text, l.product_name, l.sku),
      ('buyer', o.buyer_id::text, NULL, NULL),
      ('category', l.category, NULL, NULL)) f (facet, key, name, sku)
    WHERE l.order_id = o.id GROUP BY 1, 2, 3, 4) s
  WHERE o.supplier_owner_id IS NOT NULL AND o.delivered_at IS NOT NULL
  GROUP BY 1, 2, 3, 4, 5, 6, 7`;

/** Adds those of all orders there are, a seller's days side by side. */
const ADD_SOLD_FIGURES = `
  INSERT INTO sold_figures (${COLUMNS}, folded)
  SELECT *, true FROM (${figuresOf('SELECT 1 AS sign, * FROM orders')}) f ORDER BY 1, 2, 3`;

/**
 * What a seller's period sold, so that its breakdown does not read the lines of all its orders. Lines stay as they are once an
 * order is delivered. Only that step runs the trigger, and not each change of an order.
 */
export class SoldFigures1766100000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await createFigures(db, {
      ...{ table: 'sold_figures', owner: 'seller_id', sums: ['orders', 'quantity', 'revenue'], within: ['day'] },
      by: {
        facet: 'text NOT NULL',
        day: 'date NOT NULL',
        key: 'text',
        name: 'text',
        sku: 'text',
        currency: 'text NOT NULL',
      },
    });
    await db.query(ADD_SOLD_FIGURES);
    await db.query(`
      CREATE FUNCTION keep_sold_figures() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO sold_figures (${COLUMNS})
        ${figuresOf('SELECT -1 AS sign, OLD.* UNION ALL SELECT 1, NEW.*')};
        RETURN NULL;
      END $$`);
    await db.query(`
      CREATE TRIGGER keep_sold_figures AFTER UPDATE OF delivered_at, supplier_owner_id ON orders FOR EACH ROW
      WHEN (OLD.delivered_at IS DISTINCT FROM NEW.delivered_at OR OLD.supplier_owner_id IS DISTINCT FROM NEW.supplier_owner_id)
      EXECUTE FUNCTION keep_sold_figures()`);
    await db.query('DROP INDEX orders_seller_delivered');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE INDEX orders_seller_delivered ON orders (supplier_owner_id, delivered_at)
        INCLUDE (id, buyer_id, currency, total_amount) WHERE delivered_at IS NOT NULL`);
    await db.query('DROP TRIGGER keep_sold_figures ON orders');
    await db.query('DROP FUNCTION keep_sold_figures()');
    await db.query('DROP TABLE sold_figures');
  }
}
