import { until } from '#testing';
import { describe, expect, it } from '@jest/globals';
import type { Download, Page } from 'playwright-core';
import type { ApiClient } from '../../../deploy/local/demo/api-client.js';
import { orderOf, type Product } from '../../support/product.js';
import { choose, heading, main } from '../pages/browser.js';
import type { Market } from '../screens/market.js';
import type { Who } from '../screens/table.js';

/** What a journey begins with; the market is there once the tests run. */
interface Visits {
  at(who: Who | ApiClient, path: string, options?: { width?: number }): Promise<Page>;
  complaints(): string[];
  market(): Market;
}

/** What buyers and sellers do with each other, at a desk and on a phone. */
export function marketJourneys({ at, complaints, market }: Visits): void {
  describe.each([1280, 390])('at %i px', (width) => {
    it('a buyer fills the cart, checks one supplier’s part of it out, and the order is there', async () => {
      const page = await at(await market().newcomer(`cart-${width}`), '/marketplace?tab=products', { width });
      const add = main(page).getByRole('button', { name: /^Add to cart: / });
      const name = (await add.first().getAttribute('aria-label'))!.replace('Add to cart: ', '');
      await add.first().click();
      await main(page)
        .getByRole('link', { name: new RegExp(`of ${escaped(name)}$`) })
        .click();
      await heading(page, 'Cart').waitFor();
      await main(page)
        .getByRole('link', { name: /^Checkout at / })
        .click();
      const dialog = page.getByRole('dialog', { name: 'Create New Order' });
      // What the cart holds is filled in: the lines come first.
      await dialog.getByRole('button', { name: 'Next' }).click();
      await dialog.getByText(name).waitFor();
      await dialog.getByRole('button', { name: 'Place order' }).click();
      await heading(page, /^PO-/).waitFor();
      await main(page).getByText(name).first().waitFor();
      await page.goto('/cart');
      await main(page).getByText('Your cart is empty').waitFor();
      expect(complaints()).toEqual([]);
    }, 60_000);

    it('a seller imports a catalogue, sees what the file would do, and takes it back', async () => {
      const seller = await market().newcomer(`catalogue-${width}`, { role: 'seller' });
      await seller.post('/api/suppliers', { name: `Importer ${width}`, category: 'Other' });
      const page = await at(seller, '/seller/products', { width });
      await page.getByRole('button', { name: 'More tools' }).click();
      await page.getByRole('menuitem', { name: 'Import from a file' }).click();
      const dialog = page.getByRole('dialog', { name: 'Import products' });
      const table = 'SKU,Name,Price,Brand\nC-1,Cleat,9.50,Keel\nC-2,Chock,12.00,Keel\n';
      await dialog
        .locator('input[type=file]')
        .setInputFiles({ name: 'catalogue.csv', mimeType: 'text/csv', buffer: Buffer.from(table) });
      await dialog.getByRole('region', { name: 'Rows of the file' }).getByText('Chock').waitFor();
      await dialog.getByText('1 brand will be created with it.').waitFor();
      await dialog.getByRole('button', { name: 'Import 2 rows' }).click();
      await dialog.waitFor({ state: 'detached' });
      const chock = main(page).getByRole('link', { name: 'Chock' }).first();
      await chock.waitFor();
      await page.getByRole('button', { name: 'Undo' }).click();
      await chock.waitFor({ state: 'detached' });
      expect(complaints()).toEqual([]);
    }, 60_000);

    it('a seller finds a buyer, who is told why they fit, connects, and the buyer accepts the invitation', async () => {
      const companyName = `Findable ${width}`;
      const buyer = await market().newcomer(`findable-${width}`, { companyName });
      const seller = await at('seller', `/seller/customers?tab=discovery&q=${encodeURIComponent(companyName)}`, {
        width,
      });
      await main(seller)
        .getByRole('list', { name: `How the score of ${companyName} adds up` })
        .waitFor();
      await main(seller)
        .getByRole('button', { name: `Connect with ${companyName}` })
        .click();
      await main(seller).getByRole('button', { name: 'Invited' }).waitFor();

      const page = await at(buyer, '/suppliers', { width });
      await main(page).getByRole('link', { name: 'View Invitation' }).click();
      await heading(page, 'Harbor Fasteners invites you').waitFor();
      await page.getByRole('button', { name: 'Accept' }).click();
      await heading(page, 'Invitation accepted').waitFor();
      await page.goto('/suppliers?status=connected');
      await main(page).getByRole('link', { name: 'Harbor Fasteners' }).first().waitFor();
      expect(complaints()).toEqual([]);
    }, 60_000);

    it('a seller looks at the year’s sales by buyer and takes them away as a file', async () => {
      const page = await at('seller', '/seller/analytics', { width });
      await page.getByRole('button', { name: / – / }).click();
      await page.getByRole('button', { name: 'Last 12 months' }).click();
      await main(page).getByRole('radiogroup', { name: 'Sales by' }).getByText('Buyers').click();
      await main(page).getByText('Maple Street Workshop').first().waitFor();
      await page.getByRole('button', { name: 'Export' }).click();
      const saved = page.waitForEvent('download');
      await page.getByRole('menuitem', { name: /CSV/ }).click();
      expect(await textOf(await saved)).toMatch(/^\uFEFFBuyer,[^\n]*\n(?:[^\n]*\n)*?Maple Street Workshop,/);
      expect(complaints()).toEqual([]);
    }, 60_000);

    it('buyer and seller write to each other, who sees it come, about an order', async () => {
      const both = await Promise.all(
        (['buyer', 'seller'] as const).map(
          async (who) => (await market().clients[who].get<{ id: number }[]>('/api/conversations')).body,
        ),
      );
      const { id } = both[0]!.find((one) => both[1]!.some((other) => other.id === one.id))!;
      const [buyer, seller] = [
        await at('buyer', `/messages/${id}`, { width }),
        await at('seller', `/messages/${id}`, { width }),
      ];
      const log = (page: Page) => page.getByRole('log');
      const write = async (page: Page, text: string) => {
        await page.getByRole('textbox', { name: 'Message' }).fill(text);
        await page.getByRole('button', { name: 'Send' }).click();
      };
      await buyer.getByRole('button', { name: 'Point at an order' }).click();
      const choice = buyer.getByRole('dialog', { name: 'Orders' }).getByRole('button', { name: /^PO-/ }).first();
      const number = /PO-[\d-]+/.exec((await choice.textContent())!)![0];
      await choice.click();
      await write(buyer, `When does it come, seen at ${width}?`);
      await log(seller).getByText(`When does it come, seen at ${width}?`).waitFor();
      await log(seller)
        .getByRole('link', { name: new RegExp(number) })
        .last()
        .waitFor();
      await write(seller, `On Friday, seen at ${width}: https://example.com/track`);
      await log(buyer).getByText(`On Friday, seen at ${width}`).waitFor();
      const track = log(buyer).getByRole('link', { name: 'https://example.com/track' }).last();
      expect(await track.getAttribute('rel')).toContain('noopener');
      await log(seller)
        .getByRole('link', { name: new RegExp(number) })
        .last()
        .click();
      await heading(seller, number).waitFor();
      expect(complaints()).toEqual([]);
    }, 120_000);

    it('a table is imported: its columns are chosen, it is looked at, done, and undone', async () => {
      const page = await at('buyer', `/inventory?q=journey`, { width });
      await page.getByRole('button', { name: 'More tools' }).click();
      await page.getByRole('menuitem', { name: 'Import from a file' }).click();
      const dialog = page.getByRole('dialog', { name: 'Import stock' });
      const table = `Part;What;Counted\nJ-${width};Journey part ${width};12\n`;
      await dialog
        .locator('input[type=file]')
        .setInputFiles({ name: 'parts.csv', mimeType: 'text/csv', buffer: Buffer.from(table) });
      await dialog.getByText('No column holds the SKU: choose one').waitFor();
      for (const [field, heading] of [
        ['SKU', 'Part'],
        ['Name', 'What'],
        ['Stock', 'Counted'],
      ] as const) {
        await choose(dialog, `Column for ${field}`, heading);
        await dialog.getByRole('button', { name: 'Choose another file' }).and(dialog.locator(':enabled')).waitFor();
      }
      await dialog
        .getByRole('region', { name: 'Rows of the file' })
        .getByText(`Journey part ${width} · new product`)
        .waitFor();
      await dialog.getByRole('button', { name: 'Import 1 row' }).click();
      await dialog.waitFor({ state: 'detached' });
      const item = main(page)
        .getByRole('link', { name: `Journey part ${width}` })
        .first();
      await item.waitFor();
      await page.getByRole('button', { name: 'Undo' }).click();
      await page.getByText('The import was undone').waitFor();
      await item.waitFor({ state: 'detached' });
      expect(complaints()).toEqual([]);
    }, 120_000);
  });

  it('a threshold and a location are changed in the list by the mouse, where a click elsewhere opens the item', async () => {
    const page = await at('buyer', '/inventory?view=table');
    for (const [what, wrong, right] of [
      ['Threshold', 'many', '9'],
      ['Location', '', 'Shelf 7'],
    ] as const) {
      const cell = main(page).getByRole('button', { name: new RegExp(`^${what} of `) });
      const before = ((await cell.first().textContent()) ?? '').replace('–', '');
      for (const text of [...(wrong ? [wrong] : []), right, before]) {
        await cell
          .or(main(page).getByRole('textbox', { name: new RegExp(`^${what} of `) }))
          .first()
          .click();
        await page.keyboard.press('ControlOrMeta+a');
        await page.keyboard.type(text);
        await page.keyboard.press('Enter');
        if (text === wrong) await main(page).getByRole('alert').waitFor();
        else
          await cell
            .first()
            .and(page.locator(`[aria-label$=": ${text || 'none'}. Change"]`))
            .waitFor();
      }
    }
    expect(new URL(page.url()).searchParams.get('item')).toBeNull();
    expect(complaints()).toEqual([]);
  }, 60_000);

  describe('a mail', () => {
    it('is seen on its page, and its one-click link turns its kind off in the settings', async () => {
      const buyer = await market().newcomer('mail-reader');
      const { seller } = market().clients;
      const { body: own } = await seller.get<{ id: number }[]>('/api/suppliers');
      const { body: goods } = await buyer.get<(Product & { minOrderQuantity: number })[]>(
        `/api/marketplace/products?supplierId=${own[0]!.id}`,
      );
      const { body: order } = await buyer.post<{ id: number; orderNumber: string }>(
        '/api/orders',
        orderOf(own[0]!.id, [[goods[0]!, goods[0]!.minOrderQuantity * 100]]),
      );
      await seller.put(`/api/orders/${order.id}/status`, { status: 'confirmed' });

      const page = await at('nobody', '/dev/mail');
      const mail = page.getByRole('link', { name: `Order ${order.orderNumber} confirmed` });
      await until(async () => (await page.reload()) && (await mail.count()) > 0, 'the mail');
      await mail.click();
      // The line that mail programs show beside the subject is hidden.
      await page.frameLocator('iframe').getByText(order.orderNumber).filter({ visible: true }).first().waitFor();
      const raw = await page.request.get((await page.getByRole('link', { name: 'as sent' }).getAttribute('href'))!);
      const address = /^List-Unsubscribe:\s*<([^>]+)>/m.exec(await raw.text())![1]!;
      const settings = await at(buyer, '/settings?tab=notifications');
      const orders = main(settings).getByRole('switch', { name: /^Order notifications/ });
      expect(await orders.isChecked()).toBe(true);
      const declined = await page.request.post(address, { form: { 'List-Unsubscribe': 'One-Click' } });
      expect(declined.status()).toBe(200);
      await until(async () => {
        await settings.reload();
        await orders.waitFor();
        return !(await orders.isChecked());
      }, 'the switch to be off');
    }, 60_000);
  });
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

async function textOf(download: Download): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
