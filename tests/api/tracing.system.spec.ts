import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type CollectedSpan, type TraceCollector, traceCollector, until } from '#testing';
import { connect, openShop, orderOf, signUp, type TestProduct, testProduct } from '../support/product.js';

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
  await until(async () => (await buyer.client.post('/api/orders', order)).status === 201, 'the order to be placed');

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
