import type { MigrationInterface, QueryRunner } from 'typeorm';

const COLUMNS = 'user_id, side, facet, month, key, orders, total';

/** As in ConfirmImportedGoods. */
const toReceive = (order: string): string =>
  `${order}.status IN ('shipped', 'delivered') AND NOT ${order}.is_settled AND NOT ${order}.is_in_stock`;

/** Orders `o` as the figures they add on either side, of all months together. */
const figuresOf = (orders: string): string => `
  SELECT s.user_id, s.side, 'goods' AS facet, '' AS month, 'to-receive' AS key, o.sign AS orders, 0 AS total
  FROM (${orders}) o CROSS JOIN LATERAL (VALUES ('buyer', o.buyer_id), ('seller', o.supplier_owner_id)) s (side, user_id)
  WHERE ${toReceive('o')} AND s.user_id IS NOT NULL`;

const CHANGES = {
  insert: toReceive('NEW'),
  delete: toReceive('OLD'),
  update: `(${toReceive('OLD')}) <> (${toReceive('NEW')}) OR OLD.buyer_id <> NEW.buyer_id
    OR OLD.supplier_owner_id IS DISTINCT FROM NEW.supplier_owner_id`,
};

/** How many orders are to be received stands beside them: a seller's were counted one by one for each summary. */
export class ToReceiveFigures1772000000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE FUNCTION keep_to_receive() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO order_figures (${COLUMNS}) ${figuresOf('SELECT -1 AS sign, OLD.* UNION ALL SELECT 1, NEW.*')};
        RETURN NULL;
      END $$`);
    // Two steps of an order change the figure; all others cost no more than to see that.
    for (const [event, isChange] of Object.entries(CHANGES)) {
      await db.query(`
        CREATE TRIGGER keep_to_receive_${event} AFTER ${event} ON orders
        FOR EACH ROW WHEN (${isChange}) EXECUTE FUNCTION keep_to_receive()`);
    }
    // Nobody writes orders from the first trigger on until this is done, so none is missed or added twice.
    await db.query(`
      INSERT INTO order_figures (${COLUMNS}, folded)
      SELECT user_id, side, facet, month, key, sum(orders), 0, true
      FROM (${figuresOf('SELECT 1 AS sign, * FROM orders')}) f GROUP BY 1, 2, 3, 4, 5`);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const event of Object.keys(CHANGES)) await db.query(`DROP TRIGGER keep_to_receive_${event} ON orders`);
    await db.query('DROP FUNCTION keep_to_receive()');
    await db.query(`DELETE FROM order_figures WHERE facet = 'goods'`);
  }
}
