import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateCatalog1763700000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    // A trusted extension: the owner of the database may create it.
    await db.query('CREATE EXTENSION IF NOT EXISTS pg_trgm');
    await this.copies(db);
    await this.suppliers(db);
    await this.brands(db);
    await this.products(db);
    await countProductByProduct(db);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE products, brands, suppliers, relationships, owners');
    await db.query('DROP FUNCTION count_listed_product()');
    await db.query('DROP EXTENSION pg_trgm');
  }

  private async copies(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE owners (
        id       integer PRIMARY KEY,
        may_sell boolean NOT NULL DEFAULT false,
        version  integer NOT NULL DEFAULT 0
      )`);
    await db.query(`
      CREATE TABLE relationships (
        buyer_id    integer NOT NULL,
        supplier_id integer NOT NULL,
        status      text    NOT NULL CHECK (status IN ('pending', 'active', 'declined', 'removed')),
        version     integer NOT NULL,
        PRIMARY KEY (buyer_id, supplier_id)
      )`);
  }

  private async suppliers(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE suppliers (
        id             integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        name           text NOT NULL CHECK (name <> ''),
        description    text,
        category       text NOT NULL,
        contact_email  text,
        contact_phone  text,
        website        text,
        whatsapp       text,
        address        text,
        location       text,
        tags           text,
        logo_url       text,
        currency       text NOT NULL DEFAULT 'USD',
        owner_id       integer,
        created_by     integer NOT NULL,
        is_public      boolean NOT NULL DEFAULT false,
        product_count  integer NOT NULL DEFAULT 0 CHECK (product_count >= 0),
        rating_average numeric(2, 1) CHECK (rating_average BETWEEN 1 AND 5),
        rating_count   integer NOT NULL DEFAULT 0 CHECK (rating_count >= 0),
        version        integer NOT NULL DEFAULT 1,
        created_at     timestamptz NOT NULL DEFAULT now(),
        deleted_at     timestamptz,
        search_text    text NOT NULL GENERATED ALWAYS AS (lower(
          name || ' ' || category || ' ' || coalesce(location, '') || ' ' || coalesce(tags, '') || ' ' || coalesce(description, '')
        )) STORED,
        CHECK (owner_id IS NOT NULL OR NOT is_public),
        CHECK ((rating_average IS NULL) = (rating_count = 0))
      )`);
    await db.query('COMMENT ON COLUMN suppliers.is_public IS $$the owner may sell: a copy of owners.may_sell$$');
    await db.query('COMMENT ON COLUMN suppliers.product_count IS $$products with is_listed, kept by a trigger$$');
    await db.query('CREATE INDEX suppliers_owner ON suppliers (owner_id) WHERE deleted_at IS NULL');
    await db.query(
      'CREATE INDEX suppliers_private ON suppliers (created_by) WHERE owner_id IS NULL AND deleted_at IS NULL',
    );
    await db.query('CREATE INDEX suppliers_name ON suppliers (lower(name), id) WHERE deleted_at IS NULL');
    await db.query('CREATE INDEX suppliers_products ON suppliers (product_count, id) WHERE deleted_at IS NULL');
    await db.query('CREATE INDEX suppliers_recent ON suppliers (created_at, id) WHERE deleted_at IS NULL');
    await db.query(
      'CREATE INDEX suppliers_search ON suppliers USING gin (search_text gin_trgm_ops) WHERE deleted_at IS NULL',
    );
    await db.query(
      'CREATE INDEX suppliers_search_name ON suppliers USING gin (lower(name) gin_trgm_ops) WHERE deleted_at IS NULL',
    );
  }

  private async brands(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE brands (
        id          integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        name        text NOT NULL CHECK (name <> ''),
        description text,
        supplier_id integer NOT NULL REFERENCES suppliers,
        created_by  integer NOT NULL,
        created_at  timestamptz NOT NULL DEFAULT now()
      )`);
    await db.query('CREATE UNIQUE INDEX brands_name ON brands (supplier_id, lower(name))');
  }

  private async products(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE products (
        id                     integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        name                   text NOT NULL CHECK (name <> ''),
        description            text,
        sku                    text NOT NULL,
        category               text,
        price                  integer NOT NULL CHECK (price >= 0),
        min_order_quantity     integer NOT NULL DEFAULT 1 CHECK (min_order_quantity >= 1),
        unit_of_measure        text NOT NULL DEFAULT 'piece',
        lead_time              integer NOT NULL DEFAULT 1 CHECK (lead_time >= 0),
        image_url              text,
        brand_id               integer REFERENCES brands ON DELETE SET NULL,
        supplier_id            integer REFERENCES suppliers,
        private_to             integer,
        created_by             integer NOT NULL,
        is_approved            boolean NOT NULL DEFAULT false,
        visible_on_marketplace boolean NOT NULL DEFAULT true,
        supplier_public        boolean NOT NULL DEFAULT false,
        rejection_reason       text,
        submitted_at           timestamptz NOT NULL DEFAULT now(),
        version                integer NOT NULL DEFAULT 1,
        created_at             timestamptz NOT NULL DEFAULT now(),
        archived_at            timestamptz,
        is_listed              boolean NOT NULL GENERATED ALWAYS AS (
          is_approved AND visible_on_marketplace AND archived_at IS NULL AND private_to IS NULL
        ) STORED,
        search_name            text NOT NULL GENERATED ALWAYS AS (lower(name || ' ' || sku)) STORED,
        search_text            text NOT NULL GENERATED ALWAYS AS (
          lower(name || ' ' || sku || ' ' || coalesce(description, ''))
        ) STORED,
        CHECK (supplier_id IS NOT NULL OR private_to IS NOT NULL),
        CHECK (private_to IS NULL OR NOT supplier_public),
        CHECK (rejection_reason IS NULL OR NOT is_approved)
      )`);
    await db.query(
      `COMMENT ON COLUMN products.supplier_public IS
       $$a copy of suppliers.is_public: what may be ordered is decided on this table alone, so that lists walk one index$$`,
    );
    // One live product per code at one supplier; a buyer's private products stand outside.
    await db.query(
      'CREATE UNIQUE INDEX products_sku_at_supplier ON products (supplier_id, lower(sku)) WHERE archived_at IS NULL AND private_to IS NULL',
    );
    // The list's sorts, over everything and at one supplier.
    await db.query('CREATE INDEX products_name ON products (lower(name), id) WHERE archived_at IS NULL');
    await db.query('CREATE INDEX products_price ON products (price, id) WHERE archived_at IS NULL');
    await db.query('CREATE INDEX products_newest ON products (created_at, id) WHERE archived_at IS NULL');
    await db.query('CREATE INDEX products_supplier ON products (supplier_id, lower(name), id)');
    await db.query('CREATE INDEX products_brand ON products (brand_id)');
    await db.query('CREATE INDEX products_private ON products (private_to) WHERE private_to IS NOT NULL');
    await db.query(
      `CREATE INDEX products_waiting ON products (submitted_at, id)
       WHERE NOT is_approved AND rejection_reason IS NULL AND archived_at IS NULL`,
    );
    // Search, and the matching of printed invoice lines.
    await db.query(
      'CREATE INDEX products_search ON products USING gin (search_text gin_trgm_ops) WHERE archived_at IS NULL',
    );
    await db.query(
      'CREATE INDEX products_search_name ON products USING gin (search_name gin_trgm_ops) WHERE archived_at IS NULL',
    );
    await db.query('CREATE INDEX products_sku ON products (lower(sku)) WHERE archived_at IS NULL');
  }
}

/**
 * Suppliers are sorted and shown by how many products they list, so the number is kept beside them. A trigger does
 * it, whichever use case or upkeep changes a product. It locks the supplier: use cases lock it before the product.
 */
export async function countProductByProduct(db: QueryRunner): Promise<void> {
  await db.query(`
    CREATE FUNCTION count_listed_product() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE suppliers SET product_count = product_count + CASE WHEN NEW.is_listed THEN 1 ELSE -1 END
      WHERE id = NEW.supplier_id;
      RETURN NULL;
    END $$`);
  await db.query(`
    CREATE TRIGGER product_listed AFTER INSERT ON products
    FOR EACH ROW WHEN (NEW.is_listed) EXECUTE FUNCTION count_listed_product()`);
  await db.query(`
    CREATE TRIGGER product_relisted AFTER UPDATE ON products
    FOR EACH ROW WHEN (OLD.is_listed <> NEW.is_listed) EXECUTE FUNCTION count_listed_product()`);
}
