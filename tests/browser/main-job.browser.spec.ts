import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { invoicePdf } from '../../deploy/local/demo/invoice-pdf.js';
import { ADMIN_LOGIN, PASSWORD, type TestProduct, testProduct } from '../support/product.js';
import { choose, launch, step, type Visitor, visitor } from './pages/browser.js';
import { quiet } from './pages/settled.js';

let product: TestProduct;
let browser: Browser;
beforeAll(async () => {
  [product, browser] = await Promise.all([testProduct(), launch()]);
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await product?.stop();
}, 60_000);

const GOODS = 'Oak plank 2 m';

async function register(page: Page, role: 'I buy' | 'I sell', username: string, company: string): Promise<void> {
  await page.goto('/auth?tab=register');
  await page.getByText(role, { exact: true }).click();
  await page.getByLabel('First name').fill('Nora');
  await page.getByLabel('Last name').fill('Quist');
  await page.getByLabel('Company', { exact: true }).fill(company);
  await page.getByLabel('Email').fill(`${username}@example.com`);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('button', { name: 'Account of Nora Quist' }).waitFor();
}

/** The product must have told another service before its page can show it: reload until it does. */
async function reloadUntil(page: Page, shows: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 30_000; Date.now() < end;) {
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await quiet(page);
    if (await shows()) return;
  }
  throw new Error('the page never showed what was waited for');
}

it('the main job can be done in the browser, by both sides', async () => {
  const [seller, buyer, admin]: Visitor[] = await Promise.all([1, 2, 3].map(() => visitor(browser, product.url)));
  const [s, b, a] = [seller!.page, buyer!.page, admin!.page];
  const during = (name: string, run: () => Promise<void>): Promise<void> => step(name, [s, b, a], run);

  await during('the seller signs up and opens shop', async () => {
    await register(s, 'I sell', 'nora', 'Quist Timber');
    await s.goto('/seller/products');
    await s.getByRole('button', { name: 'Create supplier profile' }).click();
    const dialog = s.getByRole('dialog', { name: 'Create supplier profile' });
    await choose(dialog, 'Category', 'Raw Materials');
    await dialog.getByRole('button', { name: 'Create supplier' }).click();
    await dialog.waitFor({ state: 'detached' });

    await s.goto('/seller/brands');
    await s.getByRole('button', { name: /brand/i }).first().click();
    const brand = s.getByRole('dialog', { name: 'Create brand' });
    await brand.getByLabel(/name/i).fill('Quist');
    await brand.getByRole('button', { name: 'Create brand' }).click();
    await brand.waitFor({ state: 'detached' });

    await s.goto('/seller/products/new');
    const form = s.getByRole('dialog');
    await form.getByLabel('Product name').fill(GOODS);
    await form.getByLabel('SKU').fill('OAK-2');
    await form.getByLabel('Price').fill('24.50');
    await choose(form, 'Brand', 'Quist');
    await form.getByRole('button', { name: 'Submit for approval' }).click();
    await form.waitFor({ state: 'detached' });
    await s.getByText('Pending Approval').first().waitFor();
  });

  await during('the administrator approves seller and product', async () => {
    await a.goto('/auth');
    await a.getByLabel('Username').fill(ADMIN_LOGIN.username);
    await a.getByLabel('Password', { exact: true }).fill(ADMIN_LOGIN.password);
    await a.getByRole('button', { name: 'Login' }).last().click();
    await a.getByRole('button', { name: /^Account of/ }).waitFor();
    await a.goto('/admin/approvals');
    for (const name of ['Quist Timber', GOODS]) {
      await a.getByRole('heading', { name }).first().waitFor();
      // By key: faster than a hand, clicks at one place would count as one.
      await a.getByRole('button', { name: 'Approve' }).press('Enter');
      await a.getByRole('heading', { name }).first().waitFor({ state: 'detached' });
    }
  });

  await during('the buyer signs up and asks to connect', async () => {
    await register(b, 'I buy', 'nils', 'Berg Joinery');
    await b.goto('/marketplace');
    const connect = b.getByRole('button', { name: 'Connect with Quist Timber' });
    await reloadUntil(b, () => connect.isVisible());
    await connect.click();
    const send = b.getByRole('dialog').getByRole('button', { name: /send|connect/i });
    // The message goes by: a busy machine that only looks after the click may miss it.
    await Promise.all([b.getByText('Connection request sent').first().waitFor(), send.click()]);
  });

  await during('the seller lets the buyer in', async () => {
    await s.goto('/seller/customers?tab=customers');
    const accept = s.getByRole('button', { name: /^Accept/ });
    await reloadUntil(s, () => accept.isVisible());
    await accept.click();
    await accept.waitFor({ state: 'detached' });
  });

  await during('the buyer stocks the product and sees that it is low', async () => {
    await b.goto('/inventory');
    await b
      .getByRole('button', { name: /Add (to Inventory|Your First Item)/ })
      .first()
      .click();
    const dialog = b.getByRole('dialog');
    await choose(dialog, 'Product', GOODS);
    await dialog.getByLabel('Current stock').fill('2');
    await dialog.getByRole('button', { name: 'Add to Inventory' }).click();
    await dialog.waitFor({ state: 'detached' });
    await b.goto('/inventory?tab=alerts');
    await b.getByText(GOODS).first().waitFor();
    await b.getByText('Low Stock', { exact: true }).first().waitFor();
  });

  await during('the buyer places an order', async () => {
    await b.goto('/orders/create');
    const dialog = b.getByRole('dialog');
    await choose(dialog, 'Supplier', 'Quist Timber');
    await b.getByRole('button', { name: 'Next' }).click();
    await choose(dialog, 'Product', GOODS);
    await b.getByLabel('Quantity').first().fill('8');
    await b.getByRole('button', { name: 'Add Product' }).click();
    await b.getByRole('button', { name: 'Next' }).click();
    const notify = b.getByRole('checkbox', { name: /Notify supplier/ });
    if (!(await notify.isChecked())) await notify.check();
    await b.getByText('$215.60').first().waitFor();
    await b.getByRole('button', { name: 'Place order' }).click();
    await b
      .getByText(/PO-\d{4}-\d{6}/)
      .first()
      .waitFor();
  });

  await during('the seller is told, accepts, processes and ships', async () => {
    await s.getByRole('button', { name: /^Notifications, \d+ unread/ }).waitFor();
    await s.getByRole('button', { name: /^Notifications/ }).click();
    await s
      .getByText(/new order/i)
      .first()
      .click();
    await s.getByRole('button', { name: 'Accept order' }).press('Enter');
    await s.getByRole('button', { name: 'Start processing' }).press('Enter');
    await s.getByRole('button', { name: 'Mark as shipped' }).press('Enter');
    const shipment = s.getByRole('dialog', { name: /^Ship PO-/ });
    await shipment.getByLabel('Tracking number').fill('TRACK-17');
    await shipment.getByRole('button', { name: 'Mark as shipped' }).click();
    await s.getByText('Shipped', { exact: true }).first().waitFor();
  });

  await during('the buyer receives the goods', async () => {
    await b.goto('/orders');
    await b
      .getByRole('link', { name: /PO-\d{4}-\d{6}/ })
      .first()
      .click();
    await b.getByText('TRACK-17').first().waitFor();
    await b.getByRole('button', { name: /^Receive/ }).click();
    await b.getByRole('dialog').getByRole('button', { name: 'Receive 8 units' }).click();
    await b.getByText('Delivered').first().waitFor();
  });

  await during('the buyer turns the invoice into stock', async () => {
    const pdf = await invoicePdf({
      number: 'QT-771',
      date: '2026-11-12',
      vendor: 'Quist Timber',
      vendorAddress: '3 Mill Lane, Burlington, VT 05401',
      customer: 'Berg Joinery',
      lines: [{ sku: 'OAK-2', description: GOODS, quantity: 5, unitPrice: 2390 }],
    });
    await b.goto('/orders?tab=upload');
    await b.getByText('Upload Invoice').first().click();
    await b.locator('input[type=file]').setInputFiles({ name: 'qt-771.pdf', mimeType: 'application/pdf', buffer: pdf });
    const importAll = b.getByRole('button', { name: 'Import 1 line' });
    await importAll.click();
    await b.getByRole('dialog').getByRole('button', { name: 'Import 1 line' }).click();
    await b.getByText('Imported').first().waitFor();
  });

  await during('stock and history tell it, also after a reload', async () => {
    await b.goto('/inventory');
    await reloadUntil(b, () => b.getByText('15', { exact: true }).first().isVisible());
    await b.getByRole('link', { name: GOODS }).first().click();
    await b.getByText('QT-771').first().waitFor();
    await b
      .getByText(/PO-\d{4}-\d{6}/)
      .first()
      .waitFor();
  });

  expect([seller!.complaints, buyer!.complaints, admin!.complaints]).toEqual([[], [], []]);
}, 300_000);
