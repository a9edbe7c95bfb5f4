import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

const ROWS = Number(process.env.ROWS ?? 20_000);
const GOAL = 3;
const PASSWORD = 'correct horse battery';
const POLL_MS = 200;

/**
 * `npm run bench import`: rows per second of an import (file, checks, items, movements, what an undo needs) against a
 * plain COPY of the same items and movements into tables with the same indexes. Three imports: of goods that the
 * catalogue does not know, which are made there as well; the same again with other stocks; and undone.
 */
export async function benchImport() {
  const { startProduct } = await import('../deploy/local/product.mjs');
  const { ApiClient } = await import('../dist/deploy/local/demo/api-client.js');
  const dataDir = mkdtempSync(join(tmpdir(), 'tradeyard-bench-'));
  const product = await startProduct({ dataDir, port: 0, env: { LOG_LEVEL: 'error' } });
  const database = new pg.Client({ connectionString: product.environment.INVENTORY_DATABASE_URL });
  try {
    await database.connect();
    const client = new ApiClient(product.url);
    await client.post('/api/register', {
      ...{ username: 'buyer', email: 'buyer@example.com', password: PASSWORD, confirmPassword: PASSWORD },
      ...{ role: 'buyer', firstName: 'Ada', lastName: 'Berg', companyName: 'Bench company' },
    });
    const send = (path, init = {}) =>
      fetch(product.url + path, { ...init, headers: { cookie: client.sessionCookie, ...init.headers } });
    const first = await importing(send, 0);
    const again = await importing(send, 1);
    const copied = await copy(database);
    const began = performance.now();
    const undone = await send(`/api/inventory/imports/${again.id}/undo`, { method: 'POST' });
    if (undone.status !== 200) throw new Error(`undo: ${await undone.text()}`);
    print('import, products made too', first.ms, copied);
    print('import, known products', again.ms, copied);
    print('undo', performance.now() - began, copied);
    print('COPY', copied, copied);
  } finally {
    await database.end();
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Sends a file and waits for its end. */
async function importing(send, more) {
  const rows = Array.from({ length: ROWS }, (_, n) => `P-${n},Hex bolt number ${n},${n + more},5,Shelf ${n % 90},1.25`);
  const form = new FormData();
  form.set('file', new Blob([['SKU,Name,Stock,Threshold,Location,Cost', ...rows].join('\n')]), 'stock.csv');
  const began = performance.now();
  const begun = await send('/api/inventory/import', {
    method: 'POST',
    body: form,
    headers: { prefer: 'respond-async' },
  });
  let told = await begun.json();
  while (told.status === 'running') {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    told = await (await send(`/api/inventory/imports/${told.id}`)).json();
  }
  if (told.created + told.updated !== ROWS) throw new Error(`import: ${JSON.stringify(told).slice(0, 500)}`);
  return { id: told.id, ms: performance.now() - began };
}

/** What the import wrote, out of its tables and into empty ones like them. */
async function copy(database) {
  const [items, movements] = [
    await columnsOf(database, 'items'),
    'item_id, previous_stock, new_stock, type, performed_by',
  ];
  const texts = [];
  for (const [table, columns, where] of [
    ['items', items, ''],
    ['movements', movements, 'WHERE previous_stock = 0'],
  ]) {
    await database.query(`CREATE TABLE bench_${table} (LIKE ${table} INCLUDING ALL)`);
    const lines = `concat_ws(E'\\t', ${columns
      .split(', ')
      .map((column) => `coalesce(${column}::text, '\\N')`)
      .join(', ')})`;
    const { rows } = await database.query(`SELECT ${lines} AS line FROM ${table} ${where}`);
    texts.push([`COPY bench_${table} (${columns}) FROM STDIN`, rows.map(({ line }) => `${line}\n`).join('')]);
  }
  const began = performance.now();
  for (const [statement, text] of texts) await copyIn(database, statement, text);
  return performance.now() - began;
}

async function columnsOf(database, table) {
  const { rows } = await database.query(
    `SELECT column_name AS name FROM information_schema.columns
     WHERE table_name = $1 AND is_generated = 'NEVER' AND is_identity = 'NO' ORDER BY ordinal_position`,
    [table],
  );
  return rows.map(({ name }) => name).join(', ');
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

function print(what, ms, copied) {
  const ratio = ms / copied;
  const verdict = what === 'COPY' ? '' : `  ${ratio.toFixed(1)} x COPY${ratio > GOAL ? ` (goal: ${GOAL})` : ''}`;
  console.log(
    `${what.padEnd(28)}${Math.round((ROWS / ms) * 1000)
      .toLocaleString('en')
      .padStart(9)} rows/s${verdict}`,
  );
}
