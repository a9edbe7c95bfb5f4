import { until } from '#testing';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ApiAnswer, ApiClient } from '../../deploy/local/demo/api-client.js';
import { startProduct } from '../../deploy/local/product.mjs';
import { documentedFetch } from './documented-fetch.js';

export const PASSWORD = 'correct horse battery';
/** Settings that make the first administrator. */
export const FIRST_ADMIN = { ADMIN_USERNAME: 'root', ADMIN_PASSWORD: PASSWORD, ADMIN_EMAIL: 'root@example.com' };

/** The administrator of each test's product. */
export const ADMIN_LOGIN = { username: FIRST_ADMIN.ADMIN_USERNAME, password: FIRST_ADMIN.ADMIN_PASSWORD };

/** The whole product on servers of its own, as `npm start` runs it, from dist/. */
export interface TestProduct {
  url: string;
  children: { name: string; pid?: number; kill(): boolean }[];
  /** The servers it stands on, which can be stopped and started again as they were. */
  outages: { name: string; stop(): Promise<void>; start(): Promise<void> }[];
  admin: ApiClient;
  /** Where its servers are. */
  environment: NodeJS.ProcessEnv;
  stop(): Promise<void>;
}

/** Starts it; `stop` leaves nothing behind. */
export async function testProduct({
  env,
  ...options
}: { split?: boolean; env?: Record<string, string> } = {}): Promise<TestProduct> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tradeyard-system-'));
  const product = await startProduct({
    dataDir,
    port: 0,
    durable: false,
    env: { ...FIRST_ADMIN, LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'fatal', EVENT_BACKOFF_MS: '100', ...env },
    ...options,
  });
  const admin = new ApiClient(product.url, {}, documentedFetch);
  const login = await admin.post('/api/login', ADMIN_LOGIN);
  if (login.status !== 200) throw new Error(`the first administrator cannot log in: ${login.status}`);
  return {
    url: product.url,
    children: product.children,
    outages: product.outages,
    environment: product.environment,
    admin,
    stop: async () => {
      await product.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * Repeats a call until it succeeds, since what one service knows reaches the others a moment later, and returns its body.
 * After twenty seconds it fails with the last answer.
 */
export function succeeds<T>(call: () => Promise<ApiAnswer<T>>, what: string): Promise<T> {
  return until(async () => {
    const { status, body } = await call();
    if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`);
    return { body };
  }, what).then(({ body }) => body);
}

export interface Person {
  id: number;
  client: ApiClient;
}

let people = 0;
/** Signs up a new buyer or seller. */
export async function signUp(url: string, role: 'buyer' | 'seller', companyName: string): Promise<Person> {
  const username = `${role}${++people}`;
  const client = new ApiClient(url, {}, documentedFetch);
  const { status, body } = await client.post<{ id: number }>('/api/register', {
    username,
    email: `${username}@example.com`,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    firstName: 'Ada',
    lastName: 'Berg',
    companyName,
    role,
    industry: 'manufacturing',
  });
  if (status !== 201) throw new Error(`sign-up failed: ${status} ${JSON.stringify(body)}`);
  return { id: body.id, client };
}

export interface Product {
  id: number;
  sku: string;
  name: string;
  price: number;
}

/** An approved seller with one supplier and approved products of these prices (cents). */
export async function openShop(
  product: Pick<TestProduct, 'url' | 'admin'>,
  name: string,
  prices: number[],
): Promise<Person & { supplierId: number; products: Product[] }> {
  const seller = await signUp(product.url, 'seller', name);
  await succeeds(() => product.admin.post(`/api/admin/users/${seller.id}/approve`), 'the seller to be approved');
  const supplier = await succeeds(
    () => seller.client.post<{ id: number }>('/api/suppliers', { name, category: 'Hardware & Tools' }),
    'the supplier to be created',
  );
  const products: Product[] = [];
  for (const [i, price] of prices.entries()) {
    const sku = `${name.slice(0, 3).toUpperCase()}-${i + 1}`;
    const fields = { name: `${name} product ${i + 1}`, sku, price, supplierId: supplier.id };
    const made = await succeeds(
      () => seller.client.post<Product>('/api/products', fields),
      'the product to be created',
    );
    await succeeds(() => product.admin.post(`/api/admin/products/${made.id}/approve`), 'the product to be approved');
    products.push(made);
  }
  return { ...seller, supplierId: supplier.id, products };
}

/** Connects a buyer to a supplier: asked, then accepted by its owner. */
export async function connect(buyer: Person, seller: Person & { supplierId: number }): Promise<void> {
  await succeeds(
    () => buyer.client.post('/api/marketplace/connect', { supplierId: seller.supplierId }),
    'the supplier to be known in the marketplace',
  );
  const request = await until(
    async () =>
      (
        await seller.client.get<{ id: number; buyerId: number }[]>(
          '/api/buyer-supplier-relationships/supplier?status=pending',
        )
      ).body.find(({ buyerId }) => buyerId === buyer.id),
    'the request to reach the supplier',
  );
  await succeeds(() => seller.client.post(`/api/relationships/${request.id}/accept`), 'the request to be accepted');
}

/** The body of an order as the web client sends it. */
export function orderOf(supplierId: number, lines: [Product, number][], notifySupplier = true): object {
  const subtotal = lines.reduce((sum, [{ price }, quantity]) => sum + price * quantity, 0);
  const tax = Math.floor((subtotal + 5) / 10);
  return {
    supplierId,
    items: lines.map(([{ id, price }, quantity]) => ({ productId: id, quantity, price })),
    subtotal,
    tax,
    total: subtotal + tax,
    notifySupplier,
  };
}

/** Places an order, as soon as ordering knows its products and that the two are connected. */
export function placeOrder(client: ApiClient, order: object, idempotencyKey?: string): Promise<{ id: number }> {
  return succeeds(
    () => client.post<{ id: number }>('/api/orders', order, { idempotencyKey }),
    'the order to be placed',
  );
}
