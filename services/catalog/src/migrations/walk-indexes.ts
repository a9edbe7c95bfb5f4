import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createWords, forgetWords, rememberWords } from '#platform';

/**
 * Lists and searches that cost the same however many products there are: an index for each order that had none, whose
 * a product is beside the product, and the words that misspelt ones are looked up among.
 */
export class WalkIndexes1765000000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await this.owner(db);
    await db.query('CREATE INDEX products_category ON products (category, lower(name), id) WHERE archived_at IS NULL');
    await db.query(
      `CREATE INDEX suppliers_by_category ON suppliers ((category || ' ' || lower(name)), id) WHERE deleted_at IS NULL`,
    );
    await db.query('CREATE INDEX suppliers_category ON suppliers (category, lower(name), id) WHERE deleted_at IS NULL');
    await db.query(
      'CREATE INDEX suppliers_rating ON suppliers ((coalesce(rating_average, 0)), id) WHERE deleted_at IS NULL',
    );
    await createWords(db);
    await rememberWords(db, 'products');
    await rememberWords(db, 'suppliers');
  }

  async down(db: QueryRunner): Promise<void> {
    await forgetWords(db, 'products', 'suppliers');
    await db.query('DROP INDEX products_category, suppliers_by_category, suppliers_category, suppliers_rating');
    await db.query('DROP TRIGGER suppliers_new_owner ON suppliers');
    await db.query('DROP TRIGGER products_owner ON products');
    await db.query('DROP FUNCTION take_owner(), pass_owner_on()');
    await db.query('ALTER TABLE products DROP COLUMN owner_id');
  }

  /** Triggers copy it, whichever use case writes: a supplier is locked before its products are. */
  private async owner(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE products ADD COLUMN owner_id integer');
    await db.query('COMMENT ON COLUMN products.owner_id IS $$a copy of suppliers.owner_id, kept by triggers$$');
    await db.query('UPDATE products p SET owner_id = s.owner_id FROM suppliers s WHERE s.id = p.supplier_id');
    await db.query(`
      CREATE FUNCTION take_owner() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.owner_id := (SELECT owner_id FROM suppliers WHERE id = NEW.supplier_id);
        RETURN NEW;
      END $$`);
    await db.query(`
      CREATE TRIGGER products_owner BEFORE INSERT OR UPDATE OF supplier_id, owner_id ON products
      FOR EACH ROW EXECUTE FUNCTION take_owner()`);
    await db.query(`
      CREATE FUNCTION pass_owner_on() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE products SET owner_id = NEW.owner_id WHERE supplier_id = NEW.id;
        RETURN NULL;
      END $$`);
    await db.query(`
      CREATE TRIGGER suppliers_new_owner AFTER UPDATE OF owner_id ON suppliers
      FOR EACH ROW WHEN (OLD.owner_id IS DISTINCT FROM NEW.owner_id) EXECUTE FUNCTION pass_owner_on()`);
    for (const [name, key] of [
      ['name', 'lower(name)'],
      ['price', 'price'],
      ['newest', 'created_at'],
    ]) {
      await db.query(`
        CREATE INDEX products_owner_${name} ON products (owner_id, ${key}, id)
        WHERE archived_at IS NULL AND private_to IS NULL`);
    }
  }
}
