import type { MigrationInterface, QueryRunner } from 'typeorm';
import { afterChanges, type ChangedRows, dropAfterChanges } from '#platform';
import { countProductByProduct } from './create-catalog.js';

/** No product is ever deleted. */
const TRIGGERS: ChangedRows = { of: 'products', name: 'count_listed', events: ['INSERT', 'UPDATE'] };

/**
 * How many products a supplier lists, counted once for a statement. Product by product, each change of the supplier's row
 * would walk past those before it in the same transaction: an import of a catalogue took the square of its length.
 */
export class CountListedAtOnce1766300000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('DROP TRIGGER product_listed ON products');
    await db.query('DROP TRIGGER product_relisted ON products');
    await db.query('DROP FUNCTION count_listed_product()');
    await afterChanges(
      db,
      TRIGGERS,
      (rows) => `
        UPDATE suppliers s SET product_count = s.product_count + p.listed
        FROM (SELECT supplier_id, sum(sign) AS listed FROM (${rows}) p WHERE is_listed
              GROUP BY supplier_id HAVING sum(sign) <> 0) p
        WHERE s.id = p.supplier_id`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await dropAfterChanges(db, TRIGGERS);
    await countProductByProduct(db);
  }
}
