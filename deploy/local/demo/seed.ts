import { ApiClient } from './api-client.js';
import { connectTo, fillBasket, placeOrder, register, setStock, takeInvoice, takeStep } from './business.js';
import { bySku, ok, type Product } from './calls.js';
import { drawingOf, logoOf } from './drawings.js';
import { invite } from './invitations.js';
import {
  BASKET,
  BUYER,
  DEARER,
  type DemoSeller,
  LATEST_INVOICE,
  NEWCOMERS,
  ORDERS,
  RETIRED,
  SELLERS,
  STOCK,
  STOCKTAKE_DAYS_AGO,
} from './market.js';
import { latestMessages } from './messages.js';
import { letProgramsIn } from './programs.js';
import { Pictures } from './pictures.js';
import { YEAR_DAYS, yearOfBusiness } from './year.js';

export { DEMO_PASSWORD } from './business.js';

/** Does work as of a moment: so many days before today, at that hour. Moments come in their order; 0 days is now. */
export type At = <T>(daysAgo: number, hour: number, work: () => Promise<T>) => Promise<T>;

export interface DemoOptions {
  url: string;
  adminUsername: string;
  adminPassword: string;
  /** With a clock that can be set, the market has a year of business behind it; without, all of it is of today. */
  at?: At;
}

/** The companies and what they trade. */
export interface Market {
  buyer: ApiClient;
  /** By the supplier's id. */
  sellers: Map<number, ApiClient>;
  products: Product[];
  /** What brings each seller's newest product into the administrator's queue. */
  submitNewest: (() => Promise<void>)[];
}

/**
 * Makes the demo market through the REST API alone, as its users would: nothing here that a person could not do.
 * Runs against an empty installation.
 */
export async function seedDemo({ url, adminUsername, adminPassword, at }: DemoOptions): Promise<void> {
  const admin = new ApiClient(url);
  await ok(admin.post('/api/login', { username: adminUsername, password: adminPassword }));
  const then: At = at ?? ((_days, _hour, work) => work());

  const market = await then(YEAR_DAYS, 8, () => openMarket(url, admin));
  if (at) await yearOfBusiness(market, at);
  await then(STOCKTAKE_DAYS_AGO, 17, async () => {
    await setStock(market, STOCK);
    for (const newcomer of NEWCOMERS) await register(new ApiClient(url), 'buyer', newcomer);
  });
  await lastDays(market, then);
  await then(0, 9, () => keepShop(market));
  await then(0, 9, () => invite(market, admin));
  await then(0, 9, () => letProgramsIn(market.buyer));
}

/** A product that is not sold any more, and a new price list for some that are. */
async function keepShop({ sellers, products }: Market): Promise<void> {
  const retired = bySku(products, RETIRED);
  const seller = sellers.get(retired.supplierId)!;
  await ok(seller.post('/api/products/bulk-change', { ids: [retired.id], archived: true }));
  const ids = DEARER.skus.map((sku) => bySku(products, sku).id);
  await ok(seller.post('/api/products/bulk-change', { ids, percent: DEARER.percent }));
}

/** Orders in every state, an invoice that waits for its review, a cart that is not ordered yet, and unread messages. */
async function lastDays(market: Market, at: At): Promise<void> {
  const placed: number[] = [];
  const acts = ORDERS.flatMap((order, index) => {
    let orderId: number;
    const place = async (): Promise<void> => {
      orderId = placed[index] = await placeOrder(market, order);
    };
    return [
      { daysAgo: order.daysAgo, hour: 9, act: place },
      ...order.steps.map(([step, daysAgo, hour], n) => ({
        daysAgo,
        hour,
        act: () => takeStep(market, orderId, step, step === 'shipped' && n === order.steps.length - 1),
      })),
    ];
  });
  acts.push(...market.submitNewest.map((act, index) => ({ daysAgo: 1, hour: 10 + 4 * index, act })));
  const inOrder = acts.sort((a, b) => b.daysAgo - a.daysAgo || a.hour - b.hour);
  for (const { daysAgo, hour, act } of inOrder) await at(daysAgo, hour, act);
  await at(0, 9, () => takeInvoice(market, LATEST_INVOICE));
  await at(0, 9, () => fillBasket(market, BASKET));
  const packed = placed[ORDERS.findIndex(({ steps }) => steps.at(-1)?.[0] === 'processing')];
  if (packed !== undefined) await at(0, 9, () => latestMessages(market, packed));
}

async function openMarket(url: string, admin: ApiClient): Promise<Market> {
  const buyer = new ApiClient(url);
  await register(buyer, 'buyer', BUYER);
  const products: Product[] = [];
  const sellers = new Map<number, ApiClient>();
  const submitNewest: Market['submitNewest'] = [];
  for (const seller of SELLERS) {
    const client = new ApiClient(url);
    const { supplierId, listed, submitLast } = await openShop(client, admin, seller);
    submitNewest.push(submitLast);
    sellers.set(supplierId, client);
    products.push(...listed);
  }
  for (const [supplierId, seller] of sellers) await connectTo(buyer, seller, supplierId);
  return { buyer, sellers, products, submitNewest };
}

async function openShop(
  client: ApiClient,
  admin: ApiClient,
  { supplier: record, brands, products, ...person }: DemoSeller,
): Promise<{ supplierId: number; listed: Product[]; submitLast: () => Promise<void> }> {
  const userId = await register(client, 'seller', person);
  await ok(admin.post(`/api/admin/users/${userId}/approve`));
  const pictures = new Pictures(client);
  const look = 2 * SELLERS.findIndex(({ username }) => username === person.username);
  const logoUrl = await pictures.of(logoOf(record.name, look));
  const { id: supplierId } = await ok<{ id: number }>(client.post('/api/suppliers', { ...record, logoUrl }));
  const brandIds: number[] = [];
  for (const brand of brands) {
    brandIds.push((await ok<{ id: number }>(client.post('/api/brands', { ...brand, supplierId }))).id);
  }
  const submit = async ([
    sku,
    name,
    brand,
    price,
    minOrderQuantity,
    unitOfMeasure,
    leadTime,
  ]: (typeof products)[number]) =>
    ok<Product>(
      client.post('/api/products', {
        ...{ sku, name, price, minOrderQuantity, unitOfMeasure, leadTime, supplierId },
        brandId: brandIds[brand],
        imageUrl: await pictures.of(drawingOf(name, look + brand)),
        category: record.category,
      }),
    );
  // The last one comes later and stays in the queue, so that the administrator finds something to decide.
  const listed: Product[] = [];
  for (const product of products.slice(0, -1)) listed.push(await submit(product));
  for (const product of listed) await ok(admin.post(`/api/admin/products/${product.id}/approve`));
  return { supplierId, listed, submitLast: async () => void (await submit(products.at(-1)!)) };
}
