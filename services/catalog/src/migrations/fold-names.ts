import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A supplier's brands and SKUs are told apart by more than the width of their letters (`foldedName`). Those that were not
 * are told apart by their id from now on.
 */
export class FoldNames1770200000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX brands_name');
    await db.query(`
      UPDATE brands b SET name = left(b.name, 80) || ' (' || b.id || ')'
      WHERE EXISTS (SELECT 1 FROM brands o WHERE o.supplier_id = b.supplier_id AND o.id < b.id
                    AND lower(normalize(o.name, NFKC)) = lower(normalize(b.name, NFKC)))`);
    await db.query('CREATE UNIQUE INDEX brands_name ON brands (supplier_id, lower(normalize(name, NFKC)))');
    await db.query('DROP INDEX products_sku_at_supplier');
    await db.query(`
      UPDATE products p SET sku = left(p.sku, 85) || '-' || p.id
      WHERE p.archived_at IS NULL AND p.private_to IS NULL AND p.sku !~ '^[\\x20-\\x7e]*$'
        AND EXISTS (SELECT 1 FROM products o WHERE o.supplier_id = p.supplier_id AND o.id <> p.id
                    AND o.archived_at IS NULL AND o.private_to IS NULL
                    AND (o.id < p.id OR o.sku ~ '^[\\x20-\\x7e]*$')
                    AND lower(normalize(o.sku, NFKC)) = lower(normalize(p.sku, NFKC)))`);
    await db.query(`
      CREATE UNIQUE INDEX products_sku_at_supplier ON products (supplier_id, lower(normalize(sku, NFKC)))
      WHERE archived_at IS NULL AND private_to IS NULL`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX products_sku_at_supplier');
    await db.query(`
      CREATE UNIQUE INDEX products_sku_at_supplier ON products (supplier_id, lower(sku))
      WHERE archived_at IS NULL AND private_to IS NULL`);
    await db.query('DROP INDEX brands_name');
    await db.query('CREATE UNIQUE INDEX brands_name ON brands (supplier_id, lower(name))');
  }
}
