import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What buyers mean to order. Name and price are as they were last seen, for products that go out of the catalogue. */
export class AddBasket1764000000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE basket_items (
        buyer_id     integer NOT NULL,
        product_id   integer NOT NULL,
        supplier_id  integer NOT NULL,
        product_name text    NOT NULL,
        sku          text    NOT NULL,
        price        integer NOT NULL CHECK (price >= 0),
        quantity     integer NOT NULL CHECK (quantity > 0),
        added_at     timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (buyer_id, product_id)
      )`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE basket_items');
  }
}
