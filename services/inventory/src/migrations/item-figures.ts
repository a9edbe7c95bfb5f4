import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createFigures } from '#platform';

/** Items `i` as the figures they add. The state's carry the worth; the others only count. */
const figuresOf = (items: string): string => `
  SELECT i.user_id, f.facet, f.key, f.currency, f.cost_currency, sum(i.sign) AS items,
         sum(i.sign * f.value) AS value, sum(i.sign * f.cost) AS cost
  FROM (${items}) i CROSS JOIN LATERAL (VALUES
    ('state', i.stock_status, i.currency, i.cost_currency, i.price::numeric * i.current_stock,
     coalesce(i.cost_per_unit, 0)::numeric * i.current_stock),
    ('category', i.category, NULL, NULL, 0, 0),
    ('supplier', i.supplier_id::text, NULL, NULL, 0, 0)) f (facet, key, currency, cost_currency, value, cost)
  WHERE f.key IS NOT NULL
  GROUP BY i.user_id, f.facet, f.key, f.currency, f.cost_currency
  HAVING sum(i.sign) <> 0 OR sum(i.sign * f.value) <> 0 OR sum(i.sign * f.cost) <> 0`;

const ADDED = 'SELECT 1 AS sign, * FROM added';
const GONE = 'SELECT -1 AS sign, * FROM gone';

/**
 * What a list is narrowed by and a summary adds up stands on the item, not at its product; and the sums beside the items.
 * By triggers, for stock changes in many places: by hand, import, count, receipt, undoing.
 */
export class ItemFigures1765000000002 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await this.copies(db);
    await createFigures(db, {
      ...{ table: 'item_figures', owner: 'user_id', sums: ['items', 'value', 'cost'] },
      by: { facet: 'text NOT NULL', key: 'text NOT NULL', currency: 'text', cost_currency: 'text' },
    });
    await db.query(`
      INSERT INTO item_figures (user_id, facet, key, currency, cost_currency, items, value, cost)
      ${figuresOf('SELECT 1 AS sign, * FROM items')}`);
    for (const [event, tables, rows] of [
      ['INSERT', 'NEW TABLE AS added', ADDED],
      ['UPDATE', 'OLD TABLE AS gone NEW TABLE AS added', `${GONE} UNION ALL ${ADDED}`],
      ['DELETE', 'OLD TABLE AS gone', GONE],
    ]) {
      const name = `items_figures_${event!.toLowerCase()}`;
      await db.query(`
        CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          INSERT INTO item_figures (user_id, facet, key, currency, cost_currency, items, value, cost) ${figuresOf(rows!)};
          RETURN NULL;
        END $$`);
      await db.query(`
        CREATE TRIGGER ${name} AFTER ${event} ON items REFERENCING ${tables}
        FOR EACH STATEMENT EXECUTE FUNCTION ${name}()`);
    }
    // Names of the suppliers of a summary.
    await db.query('CREATE INDEX products_supplier ON products (supplier_id, supplier_name)');
  }

  async down(db: QueryRunner): Promise<void> {
    for (const event of ['insert', 'update', 'delete']) {
      await db.query(`DROP TRIGGER items_figures_${event} ON items`);
      await db.query(`DROP FUNCTION items_figures_${event}()`);
    }
    await db.query('DROP TABLE item_figures');
    await db.query('DROP INDEX products_supplier');
    await db.query('DROP TRIGGER items_product ON items');
    await db.query('DROP TRIGGER products_items ON products');
    await db.query('DROP FUNCTION take_product(), pass_product_on()');
    await db.query('ALTER TABLE items DROP category, DROP supplier_id, DROP price, DROP currency');
  }

  /** Who makes an item holds its product until the commit, or looks again afterwards: a change of it must not miss the item. */
  private async copies(db: QueryRunner): Promise<void> {
    await db.query(
      'ALTER TABLE items ADD category text, ADD supplier_id integer, ADD price integer, ADD currency text',
    );
    await db.query(`COMMENT ON COLUMN items.price IS $$copies, like category, supplier and currency: the product's$$`);
    await db.query(`
      UPDATE items i SET category = p.category, supplier_id = p.supplier_id, price = p.price, currency = p.currency
      FROM products p WHERE p.id = i.product_id`);
    await db.query('ALTER TABLE items ALTER price SET NOT NULL, ALTER currency SET NOT NULL');
    await db.query(`
      CREATE FUNCTION take_product() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        SELECT p.category, p.supplier_id, p.price, p.currency
        INTO NEW.category, NEW.supplier_id, NEW.price, NEW.currency
        FROM products p WHERE p.id = NEW.product_id;
        RETURN NEW;
      END $$`);
    await db.query(`
      CREATE TRIGGER items_product BEFORE INSERT OR UPDATE OF product_id ON items
      FOR EACH ROW EXECUTE FUNCTION take_product()`);
    await db.query(`
      CREATE FUNCTION pass_product_on() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE items SET category = NEW.category, supplier_id = NEW.supplier_id, price = NEW.price, currency = NEW.currency
        WHERE product_id = NEW.id;
        RETURN NULL;
      END $$`);
    await db.query(`
      CREATE TRIGGER products_items AFTER UPDATE OF category, supplier_id, price, currency ON products FOR EACH ROW
      WHEN ((OLD.category, OLD.supplier_id, OLD.price, OLD.currency)
            IS DISTINCT FROM (NEW.category, NEW.supplier_id, NEW.price, NEW.currency))
      EXECUTE FUNCTION pass_product_on()`);
    await db.query('CREATE INDEX items_by_category ON items (user_id, category, lower(product_name), id)');
    await db.query('CREATE INDEX items_by_supplier ON items (user_id, supplier_id, lower(product_name), id)');
  }
}
