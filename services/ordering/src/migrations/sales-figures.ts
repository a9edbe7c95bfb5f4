import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createFigures, dropFigures, keepFigures } from '#platform';

const TABLE = { table: 'sales_figures', of: 'orders' };

/** Orders `o` as the figures they add to a seller's days: the one they were placed on, and the one they were delivered on. */
const figuresOf = (orders: string): string => `
  SELECT o.supplier_owner_id, (f.at AT TIME ZONE 'UTC')::date AS day, f.facet, o.status, o.currency,
         sum(o.sign) AS orders, sum(o.sign * o.total_amount) AS total
  FROM (${orders}) o
  CROSS JOIN LATERAL (VALUES ('placed', o.created_at), ('delivered', o.delivered_at)) f (facet, at)
  WHERE o.supplier_owner_id IS NOT NULL AND o.status <> 'draft' AND f.at IS NOT NULL
  GROUP BY 1, 2, 3, 4, 5
  HAVING sum(o.sign) <> 0 OR sum(o.sign * o.total_amount) <> 0`;

/** What a seller's period adds up to, day by day, and beside the order how long it took until it was accepted. */
export class SalesFigures1766000000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await this.acceptance(db);
    await createFigures(db, {
      ...{ table: TABLE.table, owner: 'seller_id', sums: ['orders', 'total'], within: ['day'] },
      by: { day: 'date NOT NULL', facet: 'text NOT NULL', status: 'text NOT NULL', currency: 'text NOT NULL' },
    });
    await keepFigures(db, {
      ...TABLE,
      columns: 'seller_id, day, facet, status, currency, orders, total',
      figuresOf,
    });
  }

  async down(db: QueryRunner): Promise<void> {
    await dropFigures(db, TABLE);
    await db.query('DROP TRIGGER orders_accepted ON orders');
    await db.query('DROP FUNCTION note_acceptance()');
    await db.query('ALTER TABLE orders DROP COLUMN accepted_after');
  }

  private async acceptance(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE orders ADD COLUMN accepted_after integer');
    await db.query(
      `COMMENT ON COLUMN orders.accepted_after IS $$seconds from leaving the drafts until confirmed, kept by a trigger$$`,
    );
    await db.query(`
      UPDATE orders o SET accepted_after = extract(epoch FROM c.created_at - p.created_at)
      FROM order_status_changes p, order_status_changes c
      WHERE p.order_id = o.id AND p.new_status = 'pending' AND c.order_id = o.id AND c.new_status = 'confirmed'`);
    await db.query(`
      CREATE FUNCTION note_acceptance() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.accepted_after := (
          SELECT extract(epoch FROM now() - c.created_at) FROM order_status_changes c
          WHERE c.order_id = NEW.id AND c.new_status = 'pending');
        RETURN NEW;
      END $$`);
    await db.query(`
      CREATE TRIGGER orders_accepted BEFORE UPDATE OF status ON orders
      FOR EACH ROW WHEN (OLD.status = 'pending' AND NEW.status = 'confirmed') EXECUTE FUNCTION note_acceptance()`);
    await db.query(`
      CREATE INDEX orders_seller_accepted ON orders (supplier_owner_id, created_at) INCLUDE (accepted_after)
      WHERE accepted_after IS NOT NULL`);
  }
}
