import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateInventory1763700000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await this.products(db);
    await this.items(db);
    await this.movements(db);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE movements, items, products');
  }

  /** What inventory keeps of catalog's products. */
  private async products(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE products (
        id              integer PRIMARY KEY,
        name            text    NOT NULL,
        description     text,
        sku             text    NOT NULL,
        category        text,
        price           integer NOT NULL,
        unit_of_measure text    NOT NULL,
        image_url       text,
        brand_id        integer,
        brand_name      text,
        supplier_id     integer,
        supplier_name   text,
        version         integer NOT NULL
      )`);
  }

  /**
   * `product_name` repeats the product's so that a list by name walks an index. The three states sort by urgency as
   * they sort by letter; the rule itself is written here and nowhere else in SQL.
   */
  private async items(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE items (
        id                    bigint  GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        user_id               integer NOT NULL,
        product_id            integer NOT NULL REFERENCES products,
        product_name          text    NOT NULL,
        current_stock         integer NOT NULL DEFAULT 0 CHECK (current_stock >= 0),
        reorder_threshold     integer NOT NULL CHECK (reorder_threshold >= 0),
        optimal_stock         integer CHECK (optimal_stock >= 0),
        reorder_quantity      integer CHECK (reorder_quantity >= 0),
        last_order_date       timestamptz,
        last_count_date       timestamptz,
        location              text,
        notes                 text,
        average_monthly_usage real CHECK (average_monthly_usage >= 0),
        cost_per_unit         integer CHECK (cost_per_unit >= 0),
        status                text NOT NULL DEFAULT 'active',
        stock_status          text NOT NULL GENERATED ALWAYS AS (
          CASE WHEN current_stock = 0 THEN 'out_of_stock'
               WHEN current_stock <= reorder_threshold THEN 'low_stock'
               ELSE 'in_stock' END) STORED,
        created_at            timestamptz NOT NULL DEFAULT now(),
        updated_at            timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT items_user_product_key UNIQUE (user_id, product_id)
      )`);
    await db.query('CREATE INDEX items_product ON items (product_id)');
    await db.query('CREATE INDEX items_by_name ON items (user_id, lower(product_name), id)');
    await db.query('CREATE INDEX items_by_stock ON items (user_id, current_stock, id)');
    await db.query('CREATE INDEX items_by_status ON items (user_id, stock_status, id)');
    await db.query('CREATE INDEX items_by_change ON items (user_id, updated_at, id)');
    await db.query(`
      CREATE INDEX items_by_urgency ON items
        (user_id, (current_stock::numeric / greatest(reorder_threshold, 1)), id)
      WHERE stock_status <> 'in_stock'`);
  }

  /** The unique `reverses` is what lets a movement be undone only once. */
  private async movements(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE movements (
        id             bigint  GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        item_id        bigint  NOT NULL REFERENCES items ON DELETE CASCADE,
        previous_stock integer NOT NULL,
        new_stock      integer NOT NULL CHECK (new_stock >= 0),
        type           text    NOT NULL
          CHECK (type IN ('initial', 'manual', 'adjustment', 'receipt', 'invoice', 'reversal')),
        reference      text,
        notes          text,
        performed_by   integer NOT NULL,
        reverses       bigint  UNIQUE REFERENCES movements ON DELETE CASCADE,
        created_at     timestamptz NOT NULL DEFAULT now()
      )`);
    await db.query('CREATE INDEX movements_of_item ON movements (item_id, id)');
  }
}
