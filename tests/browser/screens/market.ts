import { SoftAuthenticator } from '#testing';
import { TOTP } from 'otpauth';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { ApiClient } from '../../../deploy/local/demo/api-client.js';
import { DEMO_PASSWORD, seedDemo } from '../../../deploy/local/demo/seed.js';
import { ADMIN_LOGIN, PASSWORD } from '../../support/product.js';
import { visitor } from '../pages/browser.js';
import type { Screen, Who } from './table.js';

/** What the page complains of, from now on. */
export interface Watched {
  page: Page;
  complaints: string[];
  context: BrowserContext;
}

interface Newcomer {
  role: 'buyer' | 'seller';
  companyName: string;
}

/** The demo market with everybody who looks at it, two newcomers among them. */
export interface Market {
  /** An address of the table with the ids that its names stand for. */
  addressOf(screen: Screen): string;
  /** At a browser of their own; the theme follows the device, so that it can be changed in place. */
  at(who: Who | ApiClient, url?: string): Promise<Watched>;
  /** Somebody of one's own, a buyer unless told otherwise: a test may log them out and change what is theirs. */
  newcomer(username: string, as?: Partial<Newcomer>): Promise<ApiClient>;
  /** The administrator, logged in once more: a session that a test may change or end. */
  administrator(): Promise<ApiClient>;
  /** The same people without a browser. */
  clients: Record<Exclude<Who, 'nobody'>, ApiClient>;
}

export async function openMarket(url: string, browser: Browser): Promise<Market> {
  const { username, password } = ADMIN_LOGIN;
  await seedDemo({ url, adminUsername: username, adminPassword: password });
  const clients: Market['clients'] = {
    buyer: await loggedIn(url, 'buyer', DEMO_PASSWORD),
    seller: await loggedIn(url, 'seller', DEMO_PASSWORD),
    admin: await loggedIn(url, username, password),
    'new buyer': await registered(url, 'new-buyer', 'buyer'),
    'new seller': await registered(url, 'new-seller', 'seller'),
  };
  await shipOne(clients.buyer, clients.seller);
  await submitOne(clients.seller);
  await withSecondFactor(clients['new seller']);
  await withPasskey(clients['new seller'], url);
  // Somebody is logged in at two places.
  await loggedIn(url, 'buyer', DEMO_PASSWORD);
  const ids = await someIds(clients);
  // Somebody asks the seller to be let in.
  await clients['new buyer'].post('/api/marketplace/connect', { supplierId: ids['own'] });

  return {
    clients,
    newcomer: (username, { role = 'buyer', companyName } = {}) => registered(url, username, role, companyName),
    administrator: () => loggedIn(url, username, password),
    addressOf: ({ at }) => at.replace(/\{(\w+)\}/g, (_all, name: string) => String(ids[name])),
    async at(who, at = url) {
      const { page, complaints, context } = await visitor(browser, at, { theme: 'system' });
      if (who !== 'nobody') {
        const client = typeof who === 'string' ? clients[who] : who;
        const [name, value] = client.sessionCookie.split('=', 2) as [string, string];
        await context.addCookies([{ name, value, url: at }]);
      }
      page.on('response', (answer) => {
        const expected = answer.status() < 400 || answer.status() === 401 || answer.url().includes('99999999');
        if (!expected) complaints.push(`${answer.url()} answered ${answer.status()}`);
      });
      return { page, complaints, context };
    },
  };
}

async function loggedIn(url: string, username: string, password: string): Promise<ApiClient> {
  const client = new ApiClient(url);
  await client.post('/api/login', { username, password });
  return client;
}

async function registered(
  url: string,
  username: string,
  role: Newcomer['role'],
  companyName = 'New company',
): Promise<ApiClient> {
  const client = new ApiClient(url);
  const person = { username, email: `${username}@example.com`, firstName: 'Nora', lastName: 'Quist' };
  await client.post('/api/register', {
    ...person,
    ...{ password: PASSWORD, confirmPassword: PASSWORD, companyName, role },
  });
  return client;
}

/** Whoever is logged in stays so: the other sessions end. */
async function withSecondFactor(client: ApiClient): Promise<void> {
  const { body } = await client.post<{ secret: string }>('/api/user/two-factor');
  const { status } = await client.post('/api/user/two-factor/confirm', { code: new TOTP(body).generate() });
  if (status !== 200) throw new Error(`two-factor authentication could not be switched on: ${status}`);
}

async function withPasskey(client: ApiClient, origin: string): Promise<void> {
  const { body } = await client.post<{ challenge: string }>('/api/user/passkeys/options', { password: PASSWORD });
  const made = new SoftAuthenticator().create({ challenge: body.challenge, origin });
  const { status } = await client.post('/api/user/passkeys', { name: 'Laptop', ...made });
  if (status !== 201) throw new Error(`the passkey could not be added: ${status}`);
}

/** One more order of the seller's, on its way. */
async function shipOne(buyer: ApiClient, seller: ApiClient): Promise<void> {
  const { body: delivered } = await seller.get<{ id: number }[]>('/api/orders?status=delivered');
  const { body } = await buyer.post<{ order: { id: number } }>(`/api/orders/${delivered[0]!.id}/duplicate`);
  const steps: [ApiClient, string][] = [
    [buyer, 'pending'],
    [seller, 'confirmed'],
    [seller, 'processing'],
    [seller, 'shipped'],
  ];
  for (const [client, status] of steps) {
    const { status: answered } = await client.put(`/api/orders/${body.order.id}/status`, { status });
    if (answered >= 300) throw new Error(`the order could not become ${status}: ${answered}`);
  }
}

/** One more of the seller's products waits for the administrator. */
async function submitOne(seller: ApiClient): Promise<void> {
  const { body } = await seller.get<{ id: number }[]>('/api/suppliers');
  const product = { sku: 'HF-EB8', name: 'Eye bolt M8', price: 420, supplierId: body[0]!.id };
  const { status } = await seller.post('/api/products', product);
  if (status !== 201) throw new Error(`the product could not be submitted: ${status}`);
}

async function someIds({ buyer, seller, admin }: Market['clients']): Promise<Record<string, number | string>> {
  const first = async (client: ApiClient, path: string): Promise<number> => {
    const { body } = await client.get<{ id: number }[]>(path);
    if (!body[0]) throw new Error(`the demo market has nothing at ${path}`);
    return body[0].id;
  };
  const supplier = await first(buyer, '/api/suppliers');
  const order = await first(buyer, '/api/orders?status=delivered');
  const { body: invited } = await buyer.get<{ inviteToken: string }[]>('/api/supplier-invitations/sent');
  if (!invited[0]) throw new Error('the demo market has no invitation');
  return {
    invitation: invited[0].inviteToken,
    user: await first(admin, '/api/admin/users?q=seller2'),
    order,
    shipped: await first(buyer, '/api/orders?status=shipped'),
    draft: await first(buyer, '/api/orders?status=draft'),
    invoice: await first(buyer, '/api/invoices'),
    item: await first(buyer, '/api/inventory'),
    received: await receivedItem(buyer, order),
    supplier,
    ware: await first(buyer, `/api/products?supplierId=${supplier}`),
    product: await first(seller, '/api/products'),
    own: await first(seller, '/api/suppliers'),
    sellerOrder: await first(seller, '/api/orders?status=pending'),
    toShip: await first(seller, '/api/orders?status=processing'),
    onItsWay: await first(seller, '/api/orders?status=shipped'),
    buyerConversation: await first(buyer, '/api/conversations'),
    sellerConversation: await first(seller, '/api/conversations'),
  };
}

/** What the stock holds of the first line of an order. */
async function receivedItem(buyer: ApiClient, order: number): Promise<number> {
  const { body } = await buyer.get<{ items: { productId: number }[] }>(`/api/orders/${order}`);
  const { body: items } = await buyer.get<{ id: number; productId: number }[]>('/api/inventory?limit=100');
  const item = items.find(({ productId }) => productId === body.items[0]!.productId);
  if (!item) throw new Error('the demo market has nothing that was received');
  return item.id;
}
