import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A product without a supplier has no owner to look up: buyers import such products by the ten thousand. */
export class SkipOwner1765300000031 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('DROP TRIGGER products_owner ON products');
    await db.query(`
      CREATE TRIGGER products_owner BEFORE INSERT ON products
      FOR EACH ROW WHEN (NEW.supplier_id IS NOT NULL OR NEW.owner_id IS NOT NULL) EXECUTE FUNCTION take_owner()`);
    await db.query(`
      CREATE TRIGGER products_other_owner BEFORE UPDATE OF supplier_id, owner_id ON products
      FOR EACH ROW EXECUTE FUNCTION take_owner()`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TRIGGER products_other_owner ON products');
    await db.query('DROP TRIGGER products_owner ON products');
    await db.query(`
      CREATE TRIGGER products_owner BEFORE INSERT OR UPDATE OF supplier_id, owner_id ON products
      FOR EACH ROW EXECUTE FUNCTION take_owner()`);
  }
}
