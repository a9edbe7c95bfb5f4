import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whoever makes thousands of items brings what they copy of their products; only without is it looked up, item by item. */
export class BringProduct1765200000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('DROP TRIGGER items_product ON items');
    await db.query(`
      CREATE TRIGGER items_product BEFORE INSERT ON items
      FOR EACH ROW WHEN (NEW.price IS NULL) EXECUTE FUNCTION take_product()`);
    await db.query(`
      CREATE TRIGGER items_other_product BEFORE UPDATE OF product_id ON items
      FOR EACH ROW EXECUTE FUNCTION take_product()`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TRIGGER items_other_product ON items');
    await db.query('DROP TRIGGER items_product ON items');
    await db.query(`
      CREATE TRIGGER items_product BEFORE INSERT OR UPDATE OF product_id ON items
      FOR EACH ROW EXECUTE FUNCTION take_product()`);
  }
}
