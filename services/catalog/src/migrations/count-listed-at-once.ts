import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * How many products a supplier lists, counted once for a statement. Product by product, each change of the supplier's row
 * would walk past those before it in the same transaction: an import of a catalogue took the square of its length.
 */
export class CountListedAtOnce1766300000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('DROP TRIGGER product_listed ON products');
    await db.query('DROP TRIGGER product_relisted ON products');
    await db.query('DROP FUNCTION count_listed_product()');
    for (const [event, tables, rows] of [
      ['INSERT', 'NEW TABLE AS added', 'SELECT 1 AS sign, * FROM added'],
      [
        'UPDATE',
        'OLD TABLE AS gone NEW TABLE AS added',
        'SELECT -1 AS sign, * FROM gone UNION ALL SELECT 1 AS sign, * FROM added',
      ],
    ] as const) {
      const name = `count_listed_${event.toLowerCase()}`;
      await db.query(`
        CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          UPDATE suppliers s SET product_count = s.product_count + p.listed
          FROM (SELECT supplier_id, sum(sign) AS listed FROM (${rows}) p WHERE is_listed
                GROUP BY supplier_id HAVING sum(sign) <> 0) p
          WHERE s.id = p.supplier_id;
          RETURN NULL;
        END $$`);
      await db.query(`
        CREATE TRIGGER ${name} AFTER ${event} ON products REFERENCING ${tables}
        FOR EACH STATEMENT EXECUTE FUNCTION ${name}()`);
    }
  }

  async down(db: QueryRunner): Promise<void> {
    for (const event of ['insert', 'update']) {
      await db.query(`DROP TRIGGER count_listed_${event} ON products`);
      await db.query(`DROP FUNCTION count_listed_${event}()`);
    }
    await db.query(`
      CREATE FUNCTION count_listed_product() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE suppliers SET product_count = product_count + CASE WHEN NEW.is_listed THEN 1 ELSE -1 END
        WHERE id = NEW.supplier_id;
        RETURN NULL;
      END $$`);
    await db.query(`
      CREATE TRIGGER product_listed AFTER INSERT ON products
      FOR EACH ROW WHEN (NEW.is_listed) EXECUTE FUNCTION count_listed_product()`);
    await db.query(`
      CREATE TRIGGER product_relisted AFTER UPDATE ON products
      FOR EACH ROW WHEN (OLD.is_listed <> NEW.is_listed) EXECUTE FUNCTION count_listed_product()`);
  }
}
