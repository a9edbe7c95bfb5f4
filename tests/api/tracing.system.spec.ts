import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { type CollectedSpan, type TraceCollector, traceCollector, until } from '#testing';
import type { ApiClient } from '../../deploy/local/demo/api-client.js';
import { connect, openShop, orderOf, placeOrder, signUp, type TestProduct, testProduct } from '../support/product.js';
import { people } from './access/people.js';
import { TABLE } from './access/table.js';
import { named, things } from './access/things.js';

let collector: TraceCollector;
let product: TestProduct;
beforeAll(async () => {
  collector = await traceCollector();
  product = await testProduct({
    env: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_BSP_SCHEDULE_DELAY: '100' },
  });
}, 120_000);
afterAll(async () => {
  await product?.stop();
  collector?.close();
}, 30_000);

it('one trace goes from the click on "order" to the notification of the seller', async () => {
  const seller = await openShop(product, 'Anchor Supply', [1250]);
  const buyer = await signUp(product.url, 'buyer', 'Secret Buyers Inc');
  await connect(buyer, seller);
  const order = orderOf(seller.supplierId, [[seller.products[0]!, 4]]);
  await placeOrder(buyer.client, order);

  const click = await until(
    () =>
      collector.spans.find(
        ({ name, attributes }) => name === 'POST /api/orders' && attributes['http.response.status_code'] === 201,
      ),
    'the span of the click',
  );
  const trace = (): CollectedSpan[] => collector.spans.filter(({ traceId }) => traceId === click.traceId);
  const find = (service: string, name: string): CollectedSpan | undefined =>
    trace().find((span) => span.service === service && span.name === name);
  // Each is the child of the one before it.
  const steps: [service: string, name: string][] = [
    ['gateway', 'POST /api/orders'],
    ['gateway', 'rpc.ordering.place-order'],
    ['ordering', 'rpc.ordering.place-order'],
    ['ordering', 'transaction'],
    ['ordering', 'send evt.ordering.order.created'],
    ['notification', 'process evt.ordering.order.created'],
    ['notification', 'transaction'],
    ['notification', 'send evt.notification.notification.created'],
  ];
  // Each service exports at its own pace.
  for (const [service, name] of [...steps, ['catalog', 'rpc.catalog.price-lines'] as const]) {
    await until(() => find(service, name), `${service}'s span "${name}" to be exported`);
  }
  expect(click.parentSpanId).toBeUndefined();
  for (const [i, [service, name]] of steps.slice(1).entries()) {
    const parent = find(...steps[i]!)!;
    const children = trace().filter(({ parentSpanId }) => parentSpanId === parent.spanId);
    expect({ of: steps[i], children: children.map((span) => [span.service, span.name]) }).toEqual({
      of: steps[i],
      children: expect.arrayContaining([[service, name]]),
    });
  }
  const asked = find('ordering', 'rpc.catalog.price-lines')!;
  expect(asked.parentSpanId).toBe(find('ordering', 'rpc.ordering.place-order')!.spanId);
  expect(find('catalog', 'rpc.catalog.price-lines')!.parentSpanId).toBe(asked.spanId);
  expect(trace().some(({ service, attributes }) => service === 'catalog' && 'db.query.text' in attributes)).toBe(true);
});

it('no span holds what people entered, nor an address with ids', async () => {
  await signUp(product.url, 'buyer', 'Secret Buyers Inc');
  await product.admin.get('/api/orders/987654321?search=topsecret');
  await until(
    () => collector.spans.some(({ name }) => name === 'GET /api/orders/:id'),
    'the span of a route with an id',
  );
  await until(() => collector.spans.some(({ name }) => name === 'POST /api/register'), 'the span of a registration');
  expect(collector.text()).not.toMatch(/Secret Buyers|example\.com|correct horse|argon2|987654321|topsecret/);
});

/**
 * What the calls that people wait for all day ask, and by how many statements that is answered. Of a search that finds
 * nothing as it was typed: those of another try with other letters are among them.
 */
const HOT: Record<string, string> = {
  '/api/products': 'rpc.catalog.list-products 1',
  '/api/marketplace/products': 'rpc.catalog.list-marketplace-products 1',
  '/api/marketplace/suppliers': 'rpc.catalog.list-marketplace-suppliers 1',
  '/api/marketplace/facets': 'rpc.catalog.get-marketplace-facets 1',
  '/api/suppliers': 'rpc.catalog.list-suppliers 1',
  '/api/suppliers/:supplier': 'rpc.catalog.get-supplier 1',
  '/api/suppliers/:supplier/catalog': 'rpc.catalog.get-supplier-catalog 3',
  '/api/inventory': 'rpc.inventory.list-items 1',
  '/api/inventory?q=bolt': 'rpc.inventory.list-items 2',
  '/api/inventory/summary': 'rpc.inventory.get-summary 1',
  '/api/inventory/low-stock': 'rpc.inventory.list-low-stock 1',
  '/api/orders': 'rpc.ordering.list-orders 1',
  '/api/orders?q=PO-': 'rpc.ordering.list-orders 1',
  '/api/orders/summary': 'rpc.ordering.get-summary 3',
  '/api/orders/:order': 'rpc.ordering.get-order 1',
  '/api/notifications': 'rpc.notification.list-notifications 1',
  '/api/notifications/unread-count': 'rpc.notification.count-unread 1',
  '/api/activities': 'rpc.notification.list-activities 1',
  '/api/conversations': 'rpc.notification.list-conversations 1',
  '/api/conversations/unread-count': 'rpc.notification.count-unread-messages 1',
  '/api/basket': 'rpc.ordering.get-basket 1',
  '/api/relationships': 'rpc.invitation.list-suppliers-of-buyer 1',
  '/api/search?q=bolt': 'rpc.catalog.search 6, rpc.inventory.search 3, rpc.ordering.search 1',
};

/** The requests of a call, and by how many statements each is answered. */
async function costOf(client: ApiClient, path: string, route = routeOf(path)): Promise<string> {
  const from = collector.spans.length;
  const { status } = await client.get(path);
  expect({ path, status }).toEqual({ path, status: 200 });
  const fresh = (): CollectedSpan[] => collector.spans.slice(from);
  // Every side of a request that was asked has told of it, and what it did before its end with it.
  return until(() => {
    const root = fresh().find(({ name, service }) => service === 'gateway' && name === route);
    const trace = fresh().filter(({ traceId }) => traceId === root?.traceId);
    const asked = trace.filter(({ service, parentSpanId }) => service === 'gateway' && parentSpanId === root?.spanId);
    const answered = asked.map((question) => trace.find(({ parentSpanId }) => parentSpanId === question.spanId));
    if (!root || answered.some((span) => !span)) return undefined;
    return answered
      .map((span) => `${span!.name} ${statementsUnder(span!, trace)}`)
      .sort()
      .join(', ');
  }, `the trace of ${path}`);
}

const routeOf = (path: string): string => `GET ${path.replace(/\?.*/, '').replace(/\/\d+/g, '/:id')}`;

function statementsUnder(span: CollectedSpan, trace: CollectedSpan[]): number {
  const children = trace.filter(
    ({ parentSpanId, service }) => parentSpanId === span.spanId && service === span.service,
  );
  return children.reduce(
    (sum, child) => sum + ('db.query.text' in child.attributes ? 1 : 0) + statementsUnder(child, trace),
    0,
  );
}

it('the hot calls ask no service twice, and each answers by a few statements', async () => {
  const seller = await openShop(product, 'Counted Supply', [1250]);
  const buyer = await signUp(product.url, 'buyer', 'Counting Buyers Inc');
  await connect(buyer, seller);
  const order = orderOf(seller.supplierId, [[seller.products[0]!, 4]]);
  const placed = await placeOrder(buyer.client, order);
  const costs: Record<string, string> = {};
  for (const path of Object.keys(HOT)) {
    const at = path.replace(':order', String(placed.id)).replace(':supplier', String(seller.supplierId));
    costs[path] = await costOf(buyer.client, at);
    // Settings are kept for seconds: one call in a while has to read them, the next has not.
    if (costs[path] !== HOT[path]) costs[path] = await costOf(buyer.client, at);
  }
  expect(costs).toEqual(HOT);
}, 60_000);

const { paths } = JSON.parse(readFileSync(new URL('../../docs/openapi.json', import.meta.url), 'utf8')) as {
  paths: Record<string, { get?: { responses: Record<string, { headers?: object }> } }>;
};
/** The calls of the document that answer page by page. */
const lists = Object.entries(paths)
  .filter(([, { get }]) => get?.responses['200']?.headers && 'X-Total-Count' in get.responses['200'].headers)
  .map(([path]) => `GET ${path}`);

it('no list of the document asks one service twice, or takes more than two statements there', async () => {
  const who = await people(product);
  const made = await things(product, who);
  const clients = { buyer: who.buyer.client, seller: who.seller.client, admin: product.admin };
  expect(lists.length).toBeGreaterThan(25);
  const dear: string[] = [];
  for (const { call, of, at } of TABLE.filter((row) => lists.includes(row.call))) {
    const client = clients[call.includes('/api/admin/') ? 'admin' : of];
    const cost = await costOf(client, await named(at, made), call.replaceAll(/\{(\w+)\}/g, ':$1'));
    const services = cost.split(', ').map((request) => request.split('.')[1]);
    const most = Math.max(...cost.split(', ').map((request) => Number(request.split(' ')[1])));
    if (new Set(services).size < services.length || most > 2) dear.push(`${call}: ${cost}`);
  }
  expect(dear).toEqual([]);
}, 120_000);
