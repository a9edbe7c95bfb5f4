import { describe, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import type { ApiClient } from '../../../deploy/local/demo/api-client.js';
import { until } from '#testing';
import { orderOf, type Product } from '../../support/product.js';
import { heading, main } from '../pages/browser.js';
import type { Market } from '../screens/market.js';
import type { Who } from '../screens/table.js';

/** What a journey begins with; the market is there once the tests run. */
interface Visits {
  at(who: Who | ApiClient, path: string, options?: { width?: number }): Promise<Page>;
  complaints(): string[];
  market(): Market;
}

/** What becomes of goods and orders, at a desk and on a phone. */
export function goodsJourneys({ at, complaints, market }: Visits): void {
  describe.each([1280, 390])('at %i px', (width) => {
    it('an order is shipped with its date and number, received in two parts, rated, and ordered again', async () => {
      const buyer = await market().newcomer(`orders-${width}`);
      const order = await ordered(buyer, market().clients.seller);
      const [b, s] = [
        await at(buyer, `/orders/${order.id}`, { width }),
        await at('seller', `/seller/orders/${order.id}`, { width }),
      ];
      // By key: faster than a hand, clicks at one place would count as one.
      await s.getByRole('button', { name: 'Accept order' }).press('Enter');
      await s.getByRole('button', { name: 'Start processing' }).press('Enter');
      await s.getByRole('button', { name: 'Mark as shipped' }).press('Enter');
      const ship = s.getByRole('dialog', { name: `Ship ${order.orderNumber}` });
      await ship.getByLabel('Tracking number').fill('TRACK-77');
      await ship.getByRole('button', { name: 'Mark as shipped' }).click();
      await ship.waitFor({ state: 'detached' });

      // The buyer's page has followed by itself.
      await main(b).getByText('TRACK-77').first().waitFor();
      await receive(b, order.orderNumber, '1');
      await main(b)
        .getByRole('columnheader', { name: 'Outstanding' })
        .or(main(b).getByText(/outstanding/i))
        .first()
        .waitFor();
      await receive(b, order.orderNumber);
      await main(b).getByRole('heading', { name: 'Rate this order' }).waitFor();
      await main(b).locator('[role=radio][aria-posinset="4"]').click();
      await main(b).getByRole('button', { name: 'Send rating' }).click();
      await main(b).getByRole('heading', { name: 'Rating', exact: true }).waitFor();
      await main(s).getByRole('heading', { name: 'Rating', exact: true }).waitFor();

      await b.getByRole('button', { name: 'More actions', exact: true }).click();
      await b.getByRole('menuitem', { name: 'Duplicate Order' }).click();
      await heading(b, order.orderNumber).waitFor({ state: 'detached' });
      await main(b).getByText('Draft saved').waitFor();
      expect(complaints()).toEqual([]);
    }, 120_000);

    it('stock is counted on one page and booked at once, what is low is ordered by one press, and a deletion is undone', async () => {
      const buyer = await market().newcomer(`stock-${width}`);
      const [product] = await goodsOf(market().clients.seller, buyer);
      const { body: item } = await buyer.post<{ id: number }>('/api/inventory', {
        ...{ productId: product!.id, currentStock: 40, reorderThreshold: 20, location: 'Shelf 1' },
      });
      const page = await at(buyer, '/inventory/count', { width });
      await main(page)
        .getByRole('spinbutton', { name: `Counted of ${product!.name}` })
        .fill('3');
      await page.getByRole('button', { name: 'Review and book' }).click();
      const review = page.getByRole('dialog');
      await review.getByRole('list', { name: 'Differences' }).getByText(product!.name).waitFor();
      await review.getByRole('button', { name: 'Book 1 item' }).click();
      await review.waitFor({ state: 'detached' });
      const { body: counted } = await buyer.get<{ currentStock: number }>(`/api/inventory/${item.id}`);
      expect(counted.currentStock).toBe(3);

      await page.goto('/inventory?tab=alerts');
      await page.getByRole('button', { name: 'Create suggested orders' }).click();
      await heading(page, /^PO-/).waitFor();
      await main(page).getByText(product!.name).first().waitFor();

      await page.goto('/inventory');
      await main(page)
        .getByRole('checkbox', { name: `Select ${product!.name}` })
        .check();
      await page.getByRole('button', { name: /^Delete Selected/ }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
      await main(page).getByText('No inventory items').waitFor();
      await page.getByRole('button', { name: 'Undo' }).click();
      await main(page).getByText(product!.name).first().waitFor();
      expect(complaints()).toEqual([]);
    }, 120_000);

    it('a product gets a picture, and its price is changed with others, archived, and brought back', async () => {
      const seller = await market().newcomer(`goods-${width}`, { role: 'seller' });
      const { body: shop } = await seller.post<{ id: number }>('/api/suppliers', {
        ...{ name: `Goods ${width}`, category: 'Other' },
      });
      for (const [sku, name] of [
        ['G-1', 'Grommet'],
        ['G-2', 'Gusset'],
      ]) {
        await seller.post('/api/products', { sku, name, price: 1000, supplierId: shop.id, minOrderQuantity: 1 });
      }
      const page = await at(seller, '/seller/products', { width });
      await main(page).getByRole('link', { name: 'Grommet' }).first().click();
      const form = page.getByRole('dialog');
      const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#3080c0' } })
        .jpeg()
        .toBuffer();
      await form.locator('input[type=file]').setInputFiles({ name: 'grommet.jpg', mimeType: 'image/jpeg', buffer });
      await form.locator('img[src*="/api/pictures/"]').first().waitFor();
      await form.getByRole('button', { name: 'Save changes' }).click();
      await form.waitFor({ state: 'detached' });

      await main(page).getByRole('checkbox', { name: 'Select Grommet' }).check();
      await main(page).getByRole('checkbox', { name: 'Select Gusset' }).check();
      await page.getByRole('button', { name: 'Change prices' }).click();
      const prices = page.getByRole('dialog', { name: 'Change the price of 2 products' });
      await prices.getByLabel('Raise by (a minus lowers)').fill('10');
      await prices.getByRole('button', { name: 'Change 2 prices' }).click();
      await prices.waitFor({ state: 'detached' });
      await main(page).getByText('$11.00').first().waitFor();
      const toast = page.locator('.ant-notification-notice');
      if (width < 768) await expectAbove(toast, page.getByRole('navigation', { name: 'Main places' }));

      await main(page).getByRole('checkbox', { name: 'Select Gusset' }).check();
      await expectAbove(toast, page.getByRole('region', { name: 'Selection' }));
      await page.getByRole('button', { name: 'More', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Archive' }).click();
      await page.getByRole('dialog', { name: 'Archive 1 product?' }).getByRole('button', { name: 'Archive' }).click();
      const gusset = main(page).getByRole('link', { name: 'Gusset' });
      await gusset.first().waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Undo' }).last().click();
      await gusset.first().waitFor();
      expect(complaints()).toEqual([]);
    }, 120_000);

    it('what is typed into the search leads to the goods, and to what can be done with them', async () => {
      const page = await at('buyer', '/dashboard', { width });
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog', { name: 'Search' }).getByRole('combobox').fill('adjust stock of hex bolt');
      await page
        .getByRole('option', { name: /Adjust stock of Hex bolt/ })
        .first()
        .click();
      await page
        .getByRole('dialog', { name: /Adjust|Hex bolt/ })
        .first()
        .waitFor();
      expect(complaints()).toEqual([]);
    }, 60_000);
  });
}

/** Once it stands still; it may be gone already. */
async function expectAbove(upper: Locator, lower: Locator): Promise<void> {
  const boxOf = (one: Locator) => one.boundingBox({ timeout: 1000 }).catch(() => null);
  const isAbove = async () => {
    const [above, below] = await Promise.all([upper.first(), lower].map(boxOf));
    return !above || above.y + above.height <= below!.y;
  };
  await until(isAbove, 'the toast to leave the places below it in reach');
}

async function goodsOf(seller: ApiClient, buyer: ApiClient): Promise<(Product & { minOrderQuantity: number })[]> {
  const { body: own } = await seller.get<{ id: number }[]>('/api/suppliers');
  const goods = await buyer.get<(Product & { minOrderQuantity: number; supplierId: number })[]>(
    `/api/marketplace/products?supplierId=${own[0]!.id}`,
  );
  return goods.body;
}

async function ordered(buyer: ApiClient, seller: ApiClient): Promise<{ id: number; orderNumber: string }> {
  const { body: own } = await seller.get<{ id: number }[]>('/api/suppliers');
  const [product] = await goodsOf(seller, buyer);
  const order = orderOf(own[0]!.id, [[product!, product!.minOrderQuantity * 100]]);
  return (await buyer.post<{ id: number; orderNumber: string }>('/api/orders', order)).body;
}

/** All that is outstanding, or so many of the first line. */
async function receive(page: Page, orderNumber: string, units?: string): Promise<void> {
  await page.getByRole('button', { name: 'Receive', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `Receive ${orderNumber}` });
  if (units) await dialog.getByRole('spinbutton').first().fill(units);
  await dialog.getByRole('button', { name: /^Receive [\d,]+ units?$/ }).click();
  await dialog.waitFor({ state: 'detached' });
}
