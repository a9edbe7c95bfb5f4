import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Inventory's copy of what is on order, from ordering's events. Orders of before come by a rebuild of ordering. */
export class GoodsOnOrder1764000000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    // A closed order keeps its row, so that an event that arrives late does not open it again.
    await db.query(`
      CREATE TABLE ordered (
        order_id  bigint  PRIMARY KEY,
        is_closed boolean NOT NULL DEFAULT false
      )`);
    // Goods received are known before the goods ordered, should the events arrive so: ordered is 0 until then.
    await db.query(`
      CREATE TABLE ordered_goods (
        order_id   bigint  NOT NULL REFERENCES ordered ON DELETE CASCADE,
        product_id integer NOT NULL,
        buyer_id   integer NOT NULL,
        ordered    integer NOT NULL DEFAULT 0 CHECK (ordered >= 0),
        received   integer NOT NULL DEFAULT 0 CHECK (received >= 0),
        PRIMARY KEY (order_id, product_id)
      )`);
    await db.query(
      'CREATE INDEX ordered_goods_of_buyer ON ordered_goods (buyer_id, product_id) INCLUDE (ordered, received)',
    );
    await db.query(
      'ALTER TABLE products ADD min_order_quantity integer NOT NULL DEFAULT 1 CHECK (min_order_quantity > 0)',
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE products DROP min_order_quantity');
    await db.query('DROP TABLE ordered_goods, ordered');
  }
}
