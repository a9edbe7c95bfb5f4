import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateOrdering1763700000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    // A trusted extension: the owner of the database may create it.
    await db.query('CREATE EXTENSION IF NOT EXISTS pg_trgm');
    await this.parties(db);
    await this.orders(db);
    await this.orderIndexes(db);
    await this.details(db);
    await this.receipts(db);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE receipt_lines, receipts, order_status_changes, order_items, orders, users, suppliers');
    await db.query('DROP SEQUENCE order_numbers');
    await db.query('DROP EXTENSION pg_trgm');
  }

  /** What ordering keeps of catalog's suppliers and identity's users. */
  private async parties(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE suppliers (
        id       integer PRIMARY KEY,
        name     text    NOT NULL,
        owner_id integer,
        currency text    NOT NULL,
        version  integer NOT NULL
      )`);
    await db.query(`
      CREATE TABLE users (
        id           integer PRIMARY KEY,
        company_name text    NOT NULL,
        first_name   text    NOT NULL,
        last_name    text    NOT NULL,
        version      integer NOT NULL
      )`);
    await db.query('CREATE INDEX suppliers_name ON suppliers USING gin (name gin_trgm_ops)');
    await db.query('CREATE INDEX users_company_name ON users USING gin (company_name gin_trgm_ops)');
  }

  /**
   * No foreign keys to the parties: a user's event may come after the user's first order. `supplier_owner_id` repeats
   * the supplier's, so that a seller's lists walk an index as a buyer's do.
   */
  private async orders(db: QueryRunner): Promise<void> {
    // Gaps are fine. The nines let a millionth order have a seventh digit.
    await db.query('CREATE SEQUENCE order_numbers');
    await db.query(`
      CREATE TABLE orders (
        id                bigint  GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        order_number      text    NOT NULL UNIQUE DEFAULT
          to_char(now() AT TIME ZONE 'UTC', '"PO-"YYYY"-"') || to_char(nextval('order_numbers'), 'FM999999000000'),
        buyer_id          integer NOT NULL,
        supplier_id       integer NOT NULL,
        supplier_owner_id integer,
        status            text    NOT NULL,
        status_rank       integer NOT NULL GENERATED ALWAYS AS (array_position(
          ARRAY['draft', 'pending', 'confirmed', 'processing', 'shipped', 'delivered', 'cancelled', 'rejected'],
          status)) STORED,
        subtotal          integer NOT NULL CHECK (subtotal >= 0),
        tax               integer NOT NULL CHECK (tax >= 0),
        total_amount      integer NOT NULL CHECK (total_amount = subtotal + tax),
        currency          text    NOT NULL,
        notes             text,
        created_at        timestamptz NOT NULL DEFAULT now(),
        updated_at        timestamptz NOT NULL DEFAULT now()
      )`);
  }

  /** Both sides have the same lists; a draft is the buyer's alone. The first of each also carries the summary. */
  private async orderIndexes(db: QueryRunner): Promise<void> {
    for (const [side, column, condition] of [
      ['buyer', 'buyer_id', ''],
      ['seller', 'supplier_owner_id', `WHERE status <> 'draft'`],
    ]) {
      await db.query(`
        CREATE INDEX orders_${side}_date ON orders (${column}, created_at, id) INCLUDE (status, total_amount)
        ${condition}`);
      await db.query(`CREATE INDEX orders_${side}_total ON orders (${column}, total_amount, id) ${condition}`);
      await db.query(`CREATE INDEX orders_${side}_status ON orders (${column}, status_rank, id) ${condition}`);
    }
    await db.query('CREATE INDEX orders_supplier ON orders (supplier_id)');
  }

  /** The line keeps its product as it was when it was ordered. */
  private async details(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE order_items (
        id                bigint  GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        order_id          bigint  NOT NULL REFERENCES orders ON DELETE CASCADE,
        product_id        integer NOT NULL,
        product_name      text    NOT NULL,
        sku               text    NOT NULL,
        image_url         text,
        quantity          integer NOT NULL CHECK (quantity > 0),
        price             integer NOT NULL CHECK (price >= 0),
        subtotal          integer NOT NULL CHECK (subtotal = quantity::bigint * price),
        received_quantity integer NOT NULL DEFAULT 0 CHECK (received_quantity BETWEEN 0 AND quantity),
        UNIQUE (order_id, product_id)
      )`);
    await db.query(`
      CREATE TABLE order_status_changes (
        id              bigint  GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        order_id        bigint  NOT NULL REFERENCES orders ON DELETE CASCADE,
        previous_status text,
        new_status      text    NOT NULL,
        notes           text,
        performed_by    integer NOT NULL,
        created_at      timestamptz NOT NULL DEFAULT now()
      )`);
    await db.query('CREATE INDEX order_status_changes_order ON order_status_changes (order_id, id)');
  }

  private async receipts(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE receipts (
        id          bigint  GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        order_id    bigint  NOT NULL REFERENCES orders,
        received_by integer NOT NULL,
        created_at  timestamptz NOT NULL DEFAULT now()
      )`);
    await db.query('CREATE INDEX receipts_order ON receipts (order_id)');
    await db.query(`
      CREATE TABLE receipt_lines (
        receipt_id bigint  NOT NULL REFERENCES receipts,
        item_id    bigint  NOT NULL REFERENCES order_items,
        quantity   integer NOT NULL CHECK (quantity > 0),
        PRIMARY KEY (receipt_id, item_id)
      )`);
  }
}
