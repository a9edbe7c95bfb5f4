import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createFigures, dropFigures, keepFigures } from '#platform';

const TABLE = { table: 'product_figures', of: 'products' };

/** Products `p` as the figures they add to their supplier's; what is archived is no more. */
const figuresOf = (products: string): string => `
  SELECT p.supplier_id,
         CASE WHEN p.private_to IS NOT NULL THEN 'private' WHEN NOT p.is_approved THEN 'waiting'
              WHEN p.visible_on_marketplace THEN 'listed' ELSE 'hidden' END AS state,
         p.category, p.currency, sum(p.sign) AS products
  FROM (${products}) p
  WHERE p.supplier_id IS NOT NULL AND p.archived_at IS NULL AND (p.is_approved OR p.private_to IS NULL)
  GROUP BY 1, 2, 3, 4
  HAVING sum(p.sign) <> 0`;

/** What a supplier's catalogue adds up to, beside its products; the lowest and the highest price are ends of an index. */
export class ProductFigures1766000000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await createFigures(db, {
      ...{ table: TABLE.table, owner: 'supplier_id', sums: ['products'] },
      by: { state: 'text NOT NULL', category: 'text', currency: 'text' },
    });
    await keepFigures(db, { ...TABLE, columns: 'supplier_id, state, category, currency, products', figuresOf });
    await db.query(
      'CREATE INDEX products_supplier_price ON products (supplier_id, price, id) WHERE archived_at IS NULL',
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX products_supplier_price');
    await dropFigures(db, TABLE);
  }
}
