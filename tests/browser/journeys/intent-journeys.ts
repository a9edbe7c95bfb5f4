import { until } from '#testing';
import { describe, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import type { ApiClient } from '../../../deploy/local/demo/api-client.js';
import { orderOf, type Product } from '../../support/product.js';
import { heading, main } from '../pages/browser.js';
import { quiet } from '../pages/settled.js';
import type { Market } from '../screens/market.js';
import type { Who } from '../screens/table.js';

/** What a journey begins with; the market is there once the tests run. */
interface Visits {
  at(who: Who | ApiClient, path: string, options?: { width?: number }): Promise<Page>;
  complaints(): string[];
  market(): Market;
}

type Goods = Product & { minOrderQuantity: number };

/** What somebody meant once happens once, however the hand or the line behaves. */
export function intentJourneys({ at, complaints, market }: Visits): void {
  /** A seller with a product, and somebody who has ordered it twice. */
  async function shopWithOrders(name: string): Promise<{ seller: ApiClient; buyer: ApiClient; orders: number[] }> {
    const { admin } = market().clients;
    const seller = await market().newcomer(`${name}-seller`, { role: 'seller', companyName: `Shop ${name}` });
    const { body: user } = await seller.get<{ id: number }>('/api/user');
    await admin.post(`/api/admin/users/${user.id}/approve`);
    const { body: shop } = await seller.post<{ id: number }>('/api/suppliers', {
      name: `Shop ${name}`,
      category: 'Other',
    });
    const product = { sku: 'I-1', name: 'Idler', price: 1000, supplierId: shop.id, minOrderQuantity: 1 };
    const { body: goods } = await seller.post<Goods>('/api/products', product);
    await admin.post(`/api/admin/products/${goods.id}/approve`);
    const buyer = await market().newcomer(`${name}-buyer`);
    const orders: number[] = [];
    for (const quantity of [1, 2]) {
      const order = orderOf(shop.id, [[goods, quantity]]);
      await until(async () => {
        const { status, body } = await buyer.post<{ id: number }>('/api/orders', order);
        if (status === 201) orders.push(body.id);
        return status === 201;
      }, 'the order to be placed');
    }
    return { seller, buyer, orders };
  }

  const statusesOf = async (buyer: ApiClient, orders: number[]): Promise<string[]> =>
    Promise.all(orders.map(async (id) => (await buyer.get<{ status: string }>(`/api/orders/${id}`)).body.status));

  describe.each([1280, 390])('at %i px', (width) => {
    it('a double click on Accept accepts one order, though the next one comes to stand under it', async () => {
      const { seller, buyer, orders } = await shopWithOrders(`twice-${width}`);
      const page = await at(seller, '/seller/orders', { width });
      const accept = main(page).getByRole('button', { name: 'Accept' });
      await until(async () => (await accept.count()) === 2, 'both orders');
      await clickTwice(page, accept.first(), () =>
        until(async () => (await accept.count()) === 1, 'the first to leave'),
      );
      await quiet(page);
      expect(await statusesOf(buyer, orders)).toEqual(['confirmed', 'pending']);
      expect(complaints()).toEqual([]);
    }, 120_000);
  });

  it('a double click on an order’s step takes one step', async () => {
    const { seller, buyer, orders } = await shopWithOrders('step');
    const page = await at(seller, `/seller/orders/${orders[0]}`);
    const next = page.getByRole('button', { name: 'Start processing' });
    await clickTwice(page, page.getByRole('button', { name: 'Accept order' }), () => next.waitFor());
    await quiet(page);
    expect(await statusesOf(buyer, orders)).toEqual(['confirmed', 'pending']);
    expect(complaints()).toEqual([]);
  }, 120_000);

  it('an order whose answer was lost is not placed again after the page was loaded anew', async () => {
    const { buyer, orders } = await shopWithOrders('lost');
    const { body: order } = await buyer.get<{ supplierId: number; items: { productId: number }[] }>(
      `/api/orders/${orders[0]}`,
    );
    const page = await at(
      buyer,
      `/orders/create?supplier=${order.supplierId}&product=${order.items[0]!.productId}&quantity=7`,
    );
    const dialog = page.getByRole('dialog', { name: 'Create New Order' });
    await page.route('**/api/orders', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      await route.fetch();
      await route.abort('connectionreset');
    });
    await dialog.getByRole('button', { name: 'Next' }).click();
    await dialog.getByRole('button', { name: 'Place order' }).click();
    await page.getByText('We do not know whether it arrived').waitFor();
    await page.getByRole('button', { name: 'Look at your orders' }).waitFor();
    await page.unroute('**/api/orders');

    page.once('dialog', (asked) => void asked.accept());
    await page.reload();
    await dialog.getByRole('button', { name: 'Next' }).click();
    await dialog.getByRole('button', { name: 'Place order' }).click();
    await page.getByText(/^PO-\d{4}-\d{6} is placed$/).waitFor();
    await heading(page, /^PO-/).waitFor();
    const { body: all } = await buyer.get<{ id: number }[]>('/api/orders');
    expect(all).toHaveLength(orders.length + 1);
  }, 120_000);
}

/** At one place, as a slow double click does: the second when what the first brought has come to stand there. */
async function clickTwice(page: Page, target: Locator, changed: () => Promise<unknown>): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = (await target.boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.click(x, y);
  await changed();
  await page.mouse.click(x, y);
}
