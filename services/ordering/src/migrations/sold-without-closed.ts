import type { MigrationInterface, QueryRunner } from 'typeorm';

const COLUMNS = 'seller_id, facet, day, key, name, sku, currency, orders, quantity, revenue';

const FACETS = `(VALUES
      ('product', l.product_id::text, l.product_name, l.sku),
      ('buyer', o.buyer_id::text, NULL, NULL),
      ('category', l.category, NULL, NULL)) f (facet, key, name, sku)`;

/** As in SoldFigures, but units that the buyer closed were not sold. */
const figuresOf = (orders: string): string => `
  SELECT o.supplier_owner_id, s.facet, (o.delivered_at AT TIME ZONE 'UTC')::date AS day, s.key, s.name, s.sku, o.currency,
         sum(o.sign) AS orders, sum(o.sign * s.quantity) AS quantity, sum(o.sign * s.revenue) AS revenue
  FROM (${orders}) o
  CROSS JOIN LATERAL (
    SELECT f.facet, f.key, f.name, f.sku, sum(l.quantity - l.closed_quantity) AS quantity, sum(l.subtotal) AS revenue
    FROM order_items l CROSS JOIN LATERAL ${FACETS}
    WHERE l.order_id = o.id GROUP BY 1, 2, 3, 4) s
  WHERE o.supplier_owner_id IS NOT NULL AND o.delivered_at IS NOT NULL
  GROUP BY 1, 2, 3, 4, 5, 6, 7`;

/** Units of line `l` more closed than before, out of what was sold: `orders` are delivered. */
const closedUnits = (units: string, lines: string): string => `
  INSERT INTO sold_figures (${COLUMNS})
  SELECT o.supplier_owner_id, f.facet, (o.delivered_at AT TIME ZONE 'UTC')::date, f.key, f.name, f.sku, o.currency,
         0, -(${units}), 0
  FROM (${lines}) l JOIN orders o ON o.id = l.order_id CROSS JOIN LATERAL ${FACETS}
  WHERE o.supplier_owner_id IS NOT NULL AND o.delivered_at IS NOT NULL`;

/** What was sold of a product is what the buyer did not close. Money stays the order's, whatever came of it. */
export class SoldWithoutClosed1770000000003 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await keepSoldFigures(db, figuresOf('SELECT -1 AS sign, OLD.* UNION ALL SELECT 1, NEW.*'));
    await db.query(closedUnits('l.closed_quantity', 'SELECT * FROM order_items WHERE closed_quantity > 0'));
    await db.query(`
      CREATE FUNCTION keep_sold_units() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        ${closedUnits('NEW.closed_quantity - OLD.closed_quantity', 'SELECT NEW.*')};
        RETURN NULL;
      END $$`);
    await db.query(`
      CREATE TRIGGER keep_sold_units AFTER UPDATE OF closed_quantity ON order_items FOR EACH ROW
      WHEN (OLD.closed_quantity <> NEW.closed_quantity) EXECUTE FUNCTION keep_sold_units()`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TRIGGER keep_sold_units ON order_items');
    await db.query('DROP FUNCTION keep_sold_units()');
    await db.query(closedUnits('-l.closed_quantity', 'SELECT * FROM order_items WHERE closed_quantity > 0'));
    const before = figuresOf('SELECT -1 AS sign, OLD.* UNION ALL SELECT 1, NEW.*');
    await keepSoldFigures(db, before.replace('l.quantity - l.closed_quantity', 'l.quantity'));
  }
}

async function keepSoldFigures(db: QueryRunner, figures: string): Promise<void> {
  await db.query(`
    CREATE OR REPLACE FUNCTION keep_sold_figures() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO sold_figures (${COLUMNS}) ${figures};
      RETURN NULL;
    END $$`);
}
