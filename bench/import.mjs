import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

const ROWS = Number(process.env.ROWS ?? 20_000);
const GOALS = { in: 3, out: 2 };
const SEARCHES = 200;
const PASSWORD = 'correct horse battery';
const POLL_MS = 25;

/** What is imported: where to, and a row; `more` makes it another row of the same goods. */
const STOCK = {
  path: '/api/inventory',
  heading: 'SKU,Name,Stock,Threshold,Location,Cost',
  row: (n, more) => `P-${n},Hex bolt number ${n},${n + more},5,Shelf ${n % 90},1.25`,
};
const CATALOGUE = {
  path: '/api/products',
  heading: 'SKU,Name,Description,Category,Brand,Price,Minimum quantity,Unit,Lead time',
  row: (n, more) =>
    `P-${n},Hex bolt number ${n},Zinc plated,Hardware & Tools,Brand ${n % 40},${(n % 900) + more}.25,5,box,3`,
};

/** Of each side, in turn: of single runs, whatever else the machine does decides. */
const RUNS = 5;

/**
 * `npm run bench import`, and the end of `npm run bench`. Import: rows per second of file, checks, items, movements and what
 * an undo needs, against a plain COPY of all rows that it wrote into tables with the same indexes; of goods that the
 * catalogue does not know, which are made there as well; the same again with other stocks; and undone. Export: the file,
 * asked for, made by a job and fetched, against a plain COPY of its rows to here. Search: the top bar's, among these
 * items, against its own statements without gateway, broker and services.
 */
export async function benchImport() {
  const { startProduct } = await import('../deploy/local/product.mjs');
  const { ApiClient } = await import('../dist/deploy/local/demo/api-client.js');
  const dataDir = mkdtempSync(join(tmpdir(), 'tradeyard-bench-'));
  const product = await startProduct({ dataDir, port: 0, env: { LOG_LEVEL: 'error' } });
  const database = new pg.Client({ connectionString: product.environment.INVENTORY_DATABASE_URL });
  const catalog = new pg.Client({ connectionString: product.environment.CATALOG_DATABASE_URL });
  const ordering = new pg.Client({ connectionString: product.environment.ORDERING_DATABASE_URL });
  try {
    await Promise.all([database, catalog, ordering].map((one) => one.connect()));
    const [{ send, user: buyer }, seller] = await Promise.all(
      ['buyer', 'seller'].map((role) => signedUp(new ApiClient(product.url), role)),
    );
    const first = await importing(send, STOCK, 0);
    await Promise.all([catalog, database].map(toldOf));
    const again = await importing(send, STOCK, 1);
    const copied = {
      first: await copy(
        { ...writtenBy(first.id), products: { from: database }, goods: { from: catalog, table: 'products' } },
        database,
      ),
      again: await copy(writtenBy(again.id), database),
    };
    const statement = await exportedBy(buyer);
    const { exported, copiedOut } = await medians({
      exported: () => exporting(send),
      copiedOut: () => copyRows(database, statement),
    });
    const searched = await searches(
      send,
      { userId: buyer.id, role: 'buyer', viewMode: 'buyer' },
      { database, catalog, ordering },
    );
    const began = performance.now();
    const undone = await send(`/api/inventory/imports/${again.id}/undo`, { method: 'POST' });
    if (undone.status !== 200) throw new Error(`undo: ${await undone.text()}`);
    const undoneMs = performance.now() - began;
    await seller.client.post('/api/suppliers', { name: 'Bench seller', category: 'Hardware & Tools' });
    await Promise.all([catalog, database].map(toldOf));
    const made = await importing(seller.send, CATALOGUE, 0);
    const copiedMade = await copy(catalogued(made.changeId, catalog), catalog);
    await toldOf(catalog);
    const changed = await importing(seller.send, CATALOGUE, 1);
    const copiedChanged = await copy(catalogued(changed.changeId, catalog), catalog);
    print('import, products made too', first.ms, copied.first);
    print('COPY of the same', copied.first, copied.first);
    print('import, known products', again.ms, copied.again);
    print('undo', undoneMs, copied.again);
    print('COPY of the same', copied.again, copied.again);
    print('catalogue, new products', made.ms, copiedMade);
    print('COPY of the same', copiedMade, copiedMade);
    print('catalogue, known products', changed.ms, copiedChanged);
    print('COPY of the same', copiedChanged, copiedChanged);
    print('export', exported, copiedOut, GOALS.out);
    print('COPY out', copiedOut, copiedOut);
    console.log(`load of the machine: ${loadavg()[0].toFixed(1)} on ${cpus().length} cores`);
    console.log(
      `search${''.padEnd(22)}${searched.ours.toFixed(1).padStart(9)} ms       of bare: ${(searched.bare / searched.ours).toFixed(2)}`,
    );
  } finally {
    await Promise.all([database, catalog, ordering].map((one) => one.end()));
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function signedUp(client, role) {
  const { body: user } = await client.post('/api/register', {
    ...{ username: role, email: `${role}@example.com`, password: PASSWORD, confirmPassword: PASSWORD },
    ...{ role, firstName: 'Ada', lastName: 'Berg', companyName: 'Bench company' },
  });
  const send = (path, init = {}) =>
    fetch(client.baseUrl + path, { ...init, headers: { cookie: client.sessionCookie, ...init.headers } });
  return { client, user, send };
}

/** Sends a file and waits for its end. */
async function importing(send, { path, heading, row }, more) {
  const rows = Array.from({ length: ROWS }, (_, n) => row(n, more));
  const form = new FormData();
  form.set('file', new Blob([[heading, ...rows].join('\n')]), 'table.csv');
  const began = performance.now();
  const begun = await send(`${path}/import`, {
    method: 'POST',
    body: form,
    headers: { prefer: 'respond-async' },
  });
  let told = await begun.json();
  while (told.status === 'running') {
    await pause(POLL_MS);
    told = await (await send(`${path}/imports/${told.id}`)).json();
  }
  if (told.created + told.updated !== ROWS) throw new Error(`import: ${JSON.stringify(told).slice(0, 500)}`);
  return { ...told, ms: performance.now() - began };
}

/** The rows that an import wrote beside those of goods: what it changed counts as written, for so it is stored. */
function writtenBy(importId) {
  const own = `FROM import_items WHERE import_id = ${Number(importId)}`;
  return {
    items: { where: `id IN (SELECT item_id ${own})` },
    movements: { where: `id IN (SELECT movement_id ${own})` },
    import_items: { where: `import_id = ${Number(importId)}` },
  };
}

/** What an import into the catalogue left there: what it told the others with them has gone on its way. */
const catalogued = (changeId, from) => ({
  products: {
    from,
    where: `id IN (SELECT product_id FROM product_change_items WHERE change_id = ${Number(changeId)})`,
  },
  changes: { from, table: 'product_change_items', where: `change_id = ${Number(changeId)}` },
});

/** Until all events are out: the next import would share the machine with them. */
async function toldOf(database) {
  while ((await database.query('SELECT 1 FROM outbox LIMIT 1')).rows.length > 0) {
    await pause(POLL_MS);
  }
}

/** Rows out of their tables, and how long a plain COPY takes to put them into empty ones like these. */
async function copy(tables, database) {
  const copies = [];
  for (const [name, { from = database, table = name, where = 'true' }] of Object.entries(tables)) {
    const columns = await columnsOf(from, table);
    const cells = columns.split(', ').map((column) => `coalesce(replace(${column}::text, E'\\t', ' '), '\\N')`);
    const { rows } = await from.query(
      `SELECT concat_ws(E'\\t', ${cells.join(', ')}) AS line FROM ${table} WHERE ${where}`,
    );
    if (rows.length !== ROWS) throw new Error(`${rows.length} rows of ${table} to copy`);
    const text = rows.map(({ line }) => `${line}\n`).join('');
    copies.push({ from, table, text, statement: `COPY bench_${table} (${columns}) FROM STDIN` });
  }
  const { copied } = await medians({
    copied: async () => {
      for (const { from, table } of copies) {
        await from.query(
          `DROP TABLE IF EXISTS bench_${table}; CREATE TABLE bench_${table} (LIKE ${table} INCLUDING ALL)`,
        );
      }
      const began = performance.now();
      for (const { from, statement, text } of copies) await copyIn(from, statement, text);
      return performance.now() - began;
    },
  });
  return copied;
}

/** Asks each in turn for how long it took; the median of each. */
async function medians(sides) {
  const times = Object.fromEntries(Object.keys(sides).map((side) => [side, []]));
  for (let run = 0; run < RUNS; run++) {
    for (const [side, time] of Object.entries(sides)) times[side].push(await time());
  }
  return Object.fromEntries(Object.entries(times).map(([side, all]) => [side, median(all)]));
}

const median = (all) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)];

async function columnsOf(database, table) {
  const { rows } = await database.query(
    `SELECT column_name AS name FROM information_schema.columns
     WHERE table_name = $1 AND is_generated = 'NEVER' AND is_identity = 'NO' ORDER BY ordinal_position`,
    [table],
  );
  return rows.map(({ name }) => name).join(', ');
}

/** The whole stock as CSV, until its last byte is here. */
async function exporting(send) {
  const began = performance.now();
  let answer = await send('/api/inventory/export?format=csv');
  if (answer.status === 202) {
    const { id } = await answer.json();
    do {
      await pause(POLL_MS);
      answer = await send(`/api/inventory/exports/${id}`);
    } while (answer.status === 409);
  }
  const lines = (await answer.text()).split('\r\n').filter(Boolean).length;
  if (lines !== ROWS + 1) throw new Error(`export: ${answer.status}, ${lines} lines`);
  return performance.now() - began;
}

/** The statement of the export, whose rows PostgreSQL writes by itself. */
async function copyRows(database, statement) {
  const began = performance.now();
  const bytes = await copyOut(database, `COPY (${statement}) TO STDOUT (FORMAT csv)`);
  if (bytes === 0) throw new Error('COPY wrote nothing');
  return performance.now() - began;
}

/** What the service exports of a buyer's stock; COPY takes no parameters. */
async function exportedBy(buyer) {
  const { inventoryTable } = await import('../dist/services/inventory/src/exports/inventory-table.js');
  // Without a search it asks the database nothing.
  const { text, order, values } = await inventoryTable({ userId: buyer.id, role: 'buyer', viewMode: 'buyer' }, {});
  return `${text} ORDER BY ${order}`.replaceAll(/\$(\d+)/g, (_, n) => pg.escapeLiteral(String(values[n - 1])));
}

/** Milliseconds of one search, in turn ours and the services' own queries on connections of the bench; medians. */
async function searches(send, actor, { database, catalog, ordering }) {
  const load = (path) => import(`../dist/services/${path}.js`);
  const [{ ProductQueries }, { SupplierQueries }, { ItemQueries }, { OrderFinder }] = await Promise.all(
    ['catalog/src/products/product.queries', 'catalog/src/suppliers/supplier.queries']
      .concat(['inventory/src/items/item.queries', 'ordering/src/orders/find-orders'])
      .map(load),
  );
  const [products, suppliers, items, orders] = [
    new ProductQueries(direct(catalog)),
    new SupplierQueries(direct(catalog)),
    new ItemQueries(direct(database)),
    new OrderFinder(direct(ordering)),
  ];
  const sides = {
    ours: async (q) => {
      const answer = await send(`/api/search?q=${encodeURIComponent(q)}`);
      if (answer.status !== 200) throw new Error(`search: ${answer.status}`);
      return (await answer.json()).inventory;
    },
    bare: async (q) => {
      const found = await Promise.all([
        items.find(actor, q),
        products.find(actor, q, 5),
        suppliers.find(actor, q, 5),
        orders.find(actor, q),
      ]);
      return JSON.parse(JSON.stringify(found))[0];
    },
  };
  const times = { ours: [], bare: [] };
  for (let n = 0; n < SEARCHES; n++) {
    for (const [side, search] of Object.entries(sides)) {
      const began = performance.now();
      const found = await search(`bolt number ${(n * 37) % ROWS}`);
      if (found.length === 0) throw new Error(`${side}: nothing found`);
      if (n >= SEARCHES / 4) times[side].push(performance.now() - began);
    }
  }
  return { ours: median(times.ours), bare: median(times.bare) };
}

/** What the queries of a service need of a database. */
function direct(connection) {
  const rows = async (text, values) => (await connection.query({ text, values })).rows;
  return { rows, rowsUnprepared: rows, row: async (text, values) => (await rows(text, values))[0] };
}

/** COPY TO STDOUT; answers how many bytes came. */
function copyOut(database, statement) {
  let bytes = 0;
  const count = ({ chunk }) => (bytes += chunk.length);
  return new Promise((resolve, reject) => {
    database.query({
      submit: (connection) => {
        connection.on('copyData', count);
        return connection.query(statement);
      },
      handleCopyData: () => {},
      handleCommandComplete() {},
      handleError: reject,
      handleReadyForQuery(connection) {
        connection.removeListener('copyData', count);
        resolve(bytes);
      },
    });
  });
}

/** COPY FROM STDIN, which the driver knows but offers no call for. */
function copyIn(database, statement, text) {
  return new Promise((resolve, reject) => {
    database.query({
      submit: (connection) => connection.query(statement),
      handleCopyInResponse(connection) {
        connection.sendCopyFromChunk(Buffer.from(text));
        connection.endCopyFrom();
      },
      handleCommandComplete() {},
      handleError: reject,
      handleReadyForQuery: resolve,
    });
  });
}

function print(what, ms, copied, goal = GOALS.in) {
  const ratio = ms / copied;
  const verdict = what.startsWith('COPY')
    ? ''
    : `  ${ratio.toFixed(1)} x COPY${ratio > goal ? ` (goal: ${goal})` : ''}`;
  console.log(
    `${what.padEnd(28)}${Math.round((ROWS / ms) * 1000)
      .toLocaleString('en')
      .padStart(9)} rows/s ${(ms / 1000).toFixed(1).padStart(6)} s${verdict}`,
  );
}
