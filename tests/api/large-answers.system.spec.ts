import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Order, ProductImport, SupplierCatalog } from '#contracts';
import { until } from '#testing';
import type { ApiAnswer, ApiClient } from '../../deploy/local/demo/api-client.js';
import {
  openShop,
  orderOf,
  type Person,
  placeOrder,
  type Product,
  signUp,
  succeeds,
  type TestProduct,
  testProduct,
} from '../support/product.js';

/** As many lines as an order takes, of products whose names and descriptions are as long as they may be. */
const LINES = 200;
const ORDERS = 17;
/** Two bytes each. */
const letters = (length: number): string => 'ж'.repeat(length);

let product: TestProduct;
let buyer: Person;
let seller: Person & { supplierId: number };
let products: Product[];
const placed: number[] = [];

beforeAll(async () => {
  product = await testProduct();
  buyer = await signUp(product.url, 'buyer', 'Large Orders');
  seller = await openShop(product, 'Long Names', []);
  await sellLongNames();
  products = (await catalogPages(buyer.client)).flatMap((page) => page.products);
  const lines = products.map((each): [Product, number] => [each, 1]);
  const order = { ...orderOf(seller.supplierId, lines), notes: letters(2000) };
  for (let i = 0; i < ORDERS; i++) placed.push((await placeOrder(buyer.client, order)).id);
}, 240_000);
afterAll(() => product?.stop(), 30_000);

it('a catalogue of long descriptions is paged to its end', async () => {
  const pages = await catalogPages(buyer.client);
  expect(pages.length).toBeGreaterThan(1);
  expect(new Set(products.map(({ id }) => id)).size).toBe(LINES);
  expect(pages.map(({ totalProducts }) => totalProducts)).toEqual(pages.map(() => LINES));
});

it.each([
  ['the buyer', () => buyer.client],
  ['the seller', () => seller.client],
])('%s gets every large order once, in pages that end early', async (_who, client) => {
  const pages = await walk<Order[]>(client(), '/api/orders?limit=200');
  expect(pages.length).toBeGreaterThan(1);
  expect(pages.flatMap(({ body }) => body.map(({ id }) => id))).toEqual([...placed].reverse());
  expect(pages.map(({ headers }) => headers.get('x-total-count'))).toEqual(pages.map(() => String(ORDERS)));
});

it('a large order alone is whole', async () => {
  const { status, body } = await seller.client.get<Order>(`/api/orders/${placed[0]}`);
  expect([status, body.items.length]).toEqual([200, LINES]);
});

async function walk<Body>(client: ApiClient, path: string): Promise<{ body: Body; headers: Headers }[]> {
  const pages: { body: Body; headers: Headers }[] = [];
  for (let next: string | undefined = path; next !== undefined;) {
    const answer: ApiAnswer<Body> = await client.get<Body>(next);
    expect(answer.status).toBe(200);
    pages.push(answer);
    next = /<(.+?)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1];
  }
  return pages;
}

const catalogPages = async (client: ApiClient): Promise<SupplierCatalog[]> =>
  (await walk<SupplierCatalog>(client, `/api/suppliers/${seller.supplierId}/catalog`)).map(({ body }) => body);

/** By a table: one request instead of hundreds. */
async function sellLongNames(): Promise<void> {
  const rows = Array.from({ length: LINES }, (_, i) => `LONG-${i},${letters(190)} ${i},1.00,${letters(5000)}`);
  const form = new FormData();
  form.set('file', new Blob([['SKU,Name,Price,Description', ...rows].join('\n')], { type: 'text/csv' }), 'long.csv');
  const answer = await fetch(new URL(`/api/products/import?supplierId=${seller.supplierId}`, product.url), {
    method: 'POST',
    headers: { cookie: seller.client.sessionCookie },
    body: form,
  });
  const { id } = (await answer.json()) as ProductImport;
  await until(
    async () => (await seller.client.get<ProductImport>(`/api/products/imports/${id}`)).body.created === LINES,
    'the products to be imported',
  );
  await succeeds(
    () => product.admin.post(`/api/admin/approvals/suppliers/${seller.supplierId}/approve`, {}),
    'the products to be approved',
  );
}
