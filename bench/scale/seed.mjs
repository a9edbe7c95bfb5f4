/**
 * Fills the real schema of every service in bulk: INSERT … SELECT generate_series, with secondary indexes and triggers
 * out of the way. Everything is a share of `size`; 1 is a million products, orders and notifications.
 */
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** Ids of seeded companies begin here, far from those who registered. */
const FIRST_COMPANY = 100_000;
/** One by one an index costs many times what it costs at once. */
const MEMORY = '512MB';

/**
 * @param {Record<string, string>} environment of the product, with the databases' URLs
 * @param {number} size 1: the full size
 * @param {{ buyerId: number, sellerId: number, supplierId: number }} people who are measured
 */
export async function seed(environment, size, people) {
  const many = (full) => Math.max(1, Math.round(full * size));
  const count = {
    suppliers: many(10_000),
    products: many(950_000),
    ownProducts: many(50_000),
    items: many(200_000),
    othersItems: many(300_000),
    orders: many(1_000_000),
    notifications: many(1_000_000),
    users: many(100_000),
    connections: many(1_000),
  };
  const fills = Object.entries({ identity, catalog, inventory, ordering, invitation, notification });
  const inDatabaseOf = async (service, work) => {
    const db = new pg.Client({ connectionString: environment[`${service.toUpperCase()}_DATABASE_URL`] });
    await db.connect();
    try {
      await work(db);
    } finally {
      await db.end();
    }
  };
  for (const [service, fill] of fills) {
    await inDatabaseOf(service, async (db) => {
      await db.query(`SET maintenance_work_mem = '${MEMORY}'`);
      await fill(db, count, people);
      await db.query('ANALYZE');
    });
  }
  for (const [service] of fills) await inDatabaseOf(service, settle);
}

/** What is measured is neither beside the folding of a million figures, nor with rows that nobody knows to be everybody's. */
async function settle(db) {
  const { rows } = await db.query(
    `SELECT table_name AS name FROM information_schema.columns WHERE table_schema = 'public' AND column_name = 'folded'`,
  );
  for (const { name } of rows) {
    const isFolded = async () => (await db.query(`SELECT FROM ${name} WHERE NOT folded LIMIT 1`)).rowCount === 0;
    while (!(await isFolded())) await pause(1000);
  }
  await db.query('VACUUM ANALYZE');
}

/** Product `n`: common words, rarer ones, and a code of its own. */
const name = (n) => `
  (ARRAY['Stainless','Galvanized','Brass','Plastic','Hardened','Copper','Rubber'])[1 + ${n} % 7] || ' ' ||
  (ARRAY['hex bolt','washer','bearing','cable tie','gasket','hose clamp','spring','valve','fuse','relay','bracket','hinge'])[1 + ${n} / 7 % 12]
  || ' M' || (4 + ${n} % 30) || ' type ' || ${n}`;
const category = (n) => `
  (ARRAY['Hardware & Tools','Electronics & Components','Chemicals & Adhesives','Office & Packaging','Raw Materials','Automotive','Other'])[1 + ${n} % 7]`;
const sku = (n) => `'SKU-' || lpad((${n})::text, 8, '0')`;

async function identity(db, { users }) {
  await load(db, 'users', () =>
    db.query(
      `INSERT INTO users (id, username, email, password_hash, first_name, last_name, company_name, role, currency, is_approved,
         is_active, two_factor_enabled, marketing_emails, order_notifications, inventory_alerts, supplier_updates, dark_mode,
         compact_view, version, created_at)
       OVERRIDING SYSTEM VALUE
       SELECT ${FIRST_COMPANY} + n, 'user' || n, 'user' || n || '@example.com', 'x', 'Ada', 'Berg' || n, 'Company ' || n,
         CASE n % 3 WHEN 0 THEN 'seller' ELSE 'buyer' END, 'USD', true, n % 50 <> 0, false, false, true, true, true, false,
         false, 1, now() - n * interval '1 minute'
       FROM generate_series(1, $1::int) n`,
      [users],
    ),
  );
}

async function catalog(db, { suppliers, products, ownProducts, connections }, { buyerId, supplierId, sellerId }) {
  await load(db, 'suppliers', () =>
    db.query(
      `INSERT INTO suppliers (id, name, description, category, location, owner_id, created_by, is_public, rating_average,
         rating_sum, rating_count, created_at)
       OVERRIDING SYSTEM VALUE
       SELECT ${FIRST_COMPANY} + n, 'Supplier ' || n || ' ' || ${category('n')}, 'Delivers everywhere', ${category('n')},
         'City ' || n % 500, ${FIRST_COMPANY} + n, ${FIRST_COMPANY} + n, n % 20 <> 0,
         CASE WHEN n % 4 = 0 THEN 1 + n % 5 END, CASE WHEN n % 4 = 0 THEN 3 * (1 + n % 5) ELSE 0 END,
         CASE WHEN n % 4 = 0 THEN 3 ELSE 0 END, now() - n * interval '1 minute'
       FROM generate_series(1, $1::int) n`,
      [suppliers],
    ),
  );
  await load(db, 'products', async () => {
    const insert = (from, to, supplier, owner, isPublic) =>
      db.query(
        `INSERT INTO products (name, description, sku, category, price, supplier_id, supplier_public, created_by, is_approved,
           visible_on_marketplace, created_at, archived_at)
         SELECT ${name('n')}, 'For machines and buildings, lot ' || n, ${sku('n')}, ${category('n')}, 100 + n % 9973,
           ${supplier}, ${isPublic}, ${owner}, n % 25 <> 0, n % 11 <> 0,
           now() - (${products + ownProducts} - n) * interval '1 second', CASE WHEN n % 40 = 0 THEN now() END
         FROM generate_series($1::int, $2::int) n`,
        [from, to],
      );
    const some = `${FIRST_COMPANY} + 1 + n % ${suppliers}`;
    await insert(1, products, some, some, `(1 + n % ${suppliers}) % 20 <> 0`);
    await insert(products + 1, products + ownProducts, supplierId, sellerId, 'true');
  });
  await db.query(
    `INSERT INTO relationships SELECT $1, ${FIRST_COMPANY} + n, CASE WHEN n % 10 = 0 THEN 'pending' ELSE 'active' END, 1
     FROM generate_series(1, $2::int) n`,
    [buyerId, connections],
  );
}

/** What a buyer stocks comes from a hundred suppliers at any size: a summary names them all. */
async function inventory(db, { products, items, othersItems }, { buyerId }) {
  await load(db, 'products', () =>
    db.query(
      `INSERT INTO products (id, name, sku, category, price, unit_of_measure, supplier_id, supplier_name, version)
       SELECT 1000 + n, ${name('n')}, ${sku('n')}, ${category('n')}, 100 + n % 9973, 'piece',
         ${FIRST_COMPANY} + 1 + n % 100, 'Supplier ' || (1 + n % 100), 1
       FROM generate_series(1, $1::int) n`,
      [products],
    ),
  );
  await load(db, 'items', async () => {
    const insert = (user, count) =>
      db.query(
        `INSERT INTO items (user_id, product_id, product_name, product_sku, current_stock, reorder_threshold, location,
           cost_per_unit, cost_currency, updated_at)
         SELECT ${user}, p.id, p.name, p.sku, CASE WHEN n % 12 = 0 THEN 0 ELSE n % 89 END, 5, 'Shelf ' || n % 90,
           CASE WHEN n % 2 = 0 THEN 90 END, CASE WHEN n % 2 = 0 THEN 'USD' END, now() - n * interval '1 second'
         FROM generate_series(1, $1::int) n JOIN products p ON p.id = 1000 + n`,
        [count],
      );
    await insert(buyerId, items);
    await insert(`${FIRST_COMPANY} + n % 1000`, othersItems);
  });
  await load(db, 'movements', () =>
    db.query(
      `INSERT INTO movements (item_id, previous_stock, new_stock, type, performed_by, created_at)
       SELECT id, 0, current_stock, 'initial', user_id, updated_at FROM items`,
    ),
  );
  await db.query(
    `INSERT INTO movements (item_id, previous_stock, new_stock, type, performed_by)
     SELECT (SELECT min(id) FROM items WHERE user_id = $1), n, n + 1, 'manual', $1 FROM generate_series(1, $2::int) n`,
    [buyerId, Math.ceil(items / 20)],
  );
}

/** Three in ten orders go to the seller who is measured, one in ten comes from the buyer; each has two lines. */
async function ordering(db, { suppliers, orders, users }, { buyerId, sellerId, supplierId }) {
  await load(db, 'suppliers', () =>
    db.query(
      `INSERT INTO suppliers (id, name, owner_id, currency, version)
       SELECT ${FIRST_COMPANY} + n, 'Supplier ' || n, ${FIRST_COMPANY} + n, 'USD', 1 FROM generate_series(1, $1::int) n`,
      [suppliers],
    ),
  );
  await load(db, 'users', () =>
    db.query(
      `INSERT INTO users (id, company_name, first_name, last_name, version)
       SELECT ${FIRST_COMPANY} + n, 'Company ' || n, 'Ada', 'Berg', 1 FROM generate_series(1, $1::int) n`,
      [users],
    ),
  );
  await load(db, 'orders', () =>
    db.query(
      `INSERT INTO orders (buyer_id, supplier_id, supplier_owner_id, status, subtotal, tax, total_amount, currency,
         created_at, delivered_at, accepted_after)
       SELECT CASE WHEN n % 10 = 9 THEN $2::int ELSE ${FIRST_COMPANY} + n % $5::int END,
         CASE WHEN n % 10 < 3 THEN $4::int ELSE ${FIRST_COMPANY} + 1 + n % $6::int END,
         CASE WHEN n % 10 < 3 THEN $3::int ELSE ${FIRST_COMPANY} + 1 + n % $6::int END,
         (ARRAY['draft','pending','confirmed','processing','shipped','delivered','delivered','delivered','delivered','delivered','cancelled','rejected'])[1 + n / 10 % 12],
         100 * (n % 977), 10 * (n % 977), 110 * (n % 977), 'USD', now() - ($1::int - n) * interval '700 days' / $1::int,
         CASE WHEN n / 10 % 12 BETWEEN 5 AND 9 THEN now() - ($1::int - n) * interval '700 days' / $1::int END,
         CASE WHEN n / 10 % 12 > 1 THEN (3600 + n::bigint * 7919 % 80000)::int END
       FROM generate_series(1, $1::int) n`,
      [orders, buyerId, sellerId, supplierId, users, suppliers],
    ),
  );
  await load(db, 'order_items', () =>
    db.query(
      `INSERT INTO order_items (order_id, product_id, product_name, sku, quantity, price, subtotal, category)
       SELECT o.id, 1001 + (7 * o.id + k) % 900, 'Hex bolt ' || (o.id + k) % 900, 'SKU-' || k, 2, 25 * (o.id % 977),
         50 * (o.id % 977), ${category('(o.id + k)')}
       FROM orders o, generate_series(1, 2) k WHERE o.id % 977 > 0`,
    ),
  );
  // Its trigger found the orders without their lines.
  const { ADD_SOLD_FIGURES } = await import('../../dist/services/ordering/src/migrations/sold-what-came.js');
  await db.query(ADD_SOLD_FIGURES);
  await load(db, 'order_status_changes', () =>
    db.query(
      `INSERT INTO order_status_changes (order_id, previous_status, new_status, performed_by, created_at)
       SELECT o.id, c.previous, c.next, o.buyer_id, o.created_at + c.after
       FROM orders o, (VALUES (NULL, 'pending', interval '0'), ('pending', 'confirmed', interval '3 hours')) c (previous, next, after)
       WHERE o.status <> 'draft'`,
    ),
  );
}

async function invitation(db, { suppliers, users, connections }, { buyerId }) {
  await load(db, 'suppliers', () =>
    db.query(
      `INSERT INTO suppliers (id, name, category, owner_id, version)
       SELECT ${FIRST_COMPANY} + n, 'Supplier ' || n, ${category('n')}, ${FIRST_COMPANY} + n, 1
       FROM generate_series(1, $1::int) n`,
      [suppliers],
    ),
  );
  await load(db, 'users', () =>
    db.query(
      `INSERT INTO users (id, company_name, first_name, last_name, industry, version, username, is_findable)
       SELECT ${FIRST_COMPANY} + n, 'Company ' || n, 'Ada', 'Berg', 'retail', 1, 'user' || n, n % 10 = 1
       FROM generate_series(1, $1::int) n`,
      [users],
    ),
  );
  await db.query(
    `INSERT INTO relationships (buyer_id, supplier_id, status)
     SELECT $1, ${FIRST_COMPANY} + n, CASE WHEN n % 10 = 0 THEN 'pending' ELSE 'active' END FROM generate_series(1, $2::int) n`,
    [buyerId, connections],
  );
}

async function notification(db, { notifications }, { buyerId }) {
  const whose = `CASE WHEN n % 10 < 3 THEN ${buyerId} ELSE ${FIRST_COMPANY} + n % 5000 END`;
  await load(db, 'notifications', () =>
    db.query(
      `INSERT INTO notifications (user_id, type, title, message, is_read, metadata, dedupe_key, created_at)
       SELECT ${whose}, (ARRAY['new_order','order_status_change','inventory_alert','other'])[1 + n % 4],
         (ARRAY['Order confirmed','Stock is low','Order shipped','Connection request'])[1 + n % 4],
         'PO-2026-' || lpad(n::text, 7, '0') || ' of Company ' || n % 900, n % 100 <> 0, '{}', 'seed-' || n,
         now() - ($1::int - n) * interval '170 days' / $1::int
       FROM generate_series(1, $1::int) n`,
      [notifications],
    ),
  );
  await load(db, 'activities', () =>
    db.query(
      `INSERT INTO activities (user_id, action, entity_type, metadata, dedupe_key, created_at)
       SELECT ${whose}, 'order_created', 'order',
         jsonb_build_object('summary', 'Order PO-2026-' || lpad(n::text, 7, '0') || ' was placed'), 'seed-' || n,
         now() - ($1::int - n) * interval '170 days' / $1::int
       FROM generate_series(1, $1::int) n`,
      [notifications],
    ),
  );
}

/** Loads a table without its indexes, but for those of its keys, which are made again at once. */
async function load(db, table, fill) {
  const { rows } = await db.query(
    `SELECT i.indexrelid::regclass AS name, pg_get_indexdef(i.indexrelid) AS definition FROM pg_index i
     WHERE i.indrelid = $1::regclass AND NOT i.indisunique
       AND NOT EXISTS (SELECT FROM pg_constraint c WHERE c.conindid = i.indexrelid)`,
    [table],
  );
  for (const { name } of rows) await db.query(`DROP INDEX ${name}`);
  await fill();
  for (const { definition } of rows) await db.query(definition);
}
