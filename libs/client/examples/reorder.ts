/**
 * Makes drafts of orders for what is low in stock: `TRADEYARD_URL=… TRADEYARD_TOKEN=… node reorder.js`. The token needs
 * the scopes stock:read and orders:write.
 */
import { randomUUID } from 'node:crypto';
import { createTradeyard, everyPage } from '../src/index.js';

const { TRADEYARD_URL: url = 'http://localhost:8080', TRADEYARD_TOKEN: token = '' } = process.env;
const api = createTradeyard({ url, token });

const stock = (cursor?: string) => api.GET('/api/inventory', { params: { query: { cursor, status: 'low_stock' } } });
for await (const { product, currentStock } of everyPage(stock))
  process.stdout.write(`low: ${product.name}, ${currentStock} left\n`);

const { data } = await api.POST('/api/orders/suggested', { params: { header: { 'Idempotency-Key': randomUUID() } } });
process.stdout.write(`drafts: ${data?.orders.map(({ orderNumber }) => orderNumber).join(', ') || 'none'}\n`);
