/**
 * The statements that the services send to PostgreSQL for the benchmarked calls, recorded from the built services
 * themselves, so that the bare server does the same work and stays honest when they change.
 */
import pg from 'pg';
import { Db, Outbox } from '../dist/libs/platform/src/index.js';
import { PriceLinesHandler } from '../dist/services/catalog/src/products/price-lines.js';
import { ProductQueries } from '../dist/services/catalog/src/products/product.queries.js';
import { ItemQueries } from '../dist/services/inventory/src/items/item.queries.js';
import { OrderQueries } from '../dist/services/ordering/src/orders/order.queries.js';
import { PlaceOrderHandler } from '../dist/services/ordering/src/orders/place-order.js';

const STOP = Symbol('recorded');

/** Runs `use` against a database that notes each statement and answers `answers` in turn, then stops. */
async function record(use, answers = []) {
  const statements = [];
  const note = async (text, values) => {
    statements.push({ text, values });
    if (answers.length === 0) throw STOP;
    return answers.shift();
  };
  try {
    await use({ rows: note, changed: note, later: note, row: async (text, values) => (await note(text, values))[0] });
  } catch (error) {
    if (error !== STOP) throw error;
  }
  return statements;
}

/** Runs reads against the real database and notes each statement, and whether it is kept prepared. */
async function recordReads(url, read) {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  const statements = [];
  const connect = async () => {
    const client = await pool.connect();
    const query = (statement) => {
      statements.push({ text: statement.text, values: statement.values, isPrepared: statement.name !== undefined });
      return client.query(statement);
    };
    return { query, release: (broken) => client.release(broken) };
  };
  await read(new Db({ driver: { master: { connect } } }));
  await pool.end();
  return statements;
}

/** @param {{ userId: number, role: string, viewMode: string }} buyer */
export function productStatements(url, buyer, input) {
  return recordReads(url, (db) => new ProductQueries(db).list(buyer, input));
}

export function inventoryStatements(url, buyer) {
  return recordReads(url, (db) => new ItemQueries(db).list(buyer, { limit: 50 }));
}

export async function detailStatement(buyer, orderId) {
  const [statement] = await record((db) => new OrderQueries(db).get(buyer, orderId));
  return { ...statement, isPrepared: true };
}

export async function priceStatement(buyer, { supplierId, items }) {
  const productIds = items.map(({ productId }) => productId);
  const [statement] = await record((db) => new PriceLinesHandler(db).execute(buyer, { supplierId, productIds }));
  return statement;
}

/** What one order writes, in one transaction: the order with its lines and history, and its event. */
export async function orderStatements(buyer, input, products, supplier) {
  const lines = input.items.map(({ productId, quantity, price }) => {
    const { name, sku } = products.find(({ id }) => id === productId);
    return { productId, name, sku, imageUrl: null, quantity, price, subtotal: price * quantity };
  });
  const quote = { supplier, lines, subtotal: input.subtotal, tax: input.tax, total: input.total };
  const created = {
    id: 1,
    orderNumber: 'PO-2026-000001',
    supplierOwnerId: supplier.ownerId,
    createdAt: new Date().toISOString(),
    itemIds: [1, 2, 3],
    buyer: { id: buyer.userId, companyName: '', firstName: '', lastName: '' },
  };
  return record(
    (tx) => new PlaceOrderHandler(undefined, undefined, new Outbox()).place(tx, buyer, input, quote),
    [[created], []],
  );
}
