/**
 * Goes once round the loop in a running demo, as its buyer and its seller, and takes the ten pictures of docs/tour.md:
 * `node web/tools/tour-pictures.mjs [url]`. It does business there: an order, a delivery and an invoice are added. Needs
 * the built services, whose demo writes the supplier's invoice.
 */
import { join } from 'node:path';
import { invoicePdf } from '../../dist/deploy/local/demo/invoice-pdf.js';
import { openCamera, takePicture, visit } from './camera.mjs';

const [url = 'http://localhost:8080'] = process.argv.slice(2);
const folder = join(import.meta.dirname, '../../docs/images/tour');

const camera = await openCamera(url);
const picture = async (page, name) => {
  await takePicture(page, join(folder, `${name}.webp`));
  console.log(`${name}.webp`);
};

try {
  const buyer = await camera.person('buyer');
  const seller = await camera.person('seller');

  await visit(buyer, '/inventory?sort=status');
  await picture(buyer, '01-stock');

  await visit(buyer, '/inventory?tab=alerts');
  await picture(buyer, '02-low-stock');

  // What is lowest of this seller's goods.
  await visit(buyer, '/inventory?sort=status&q=HF-');
  await buyer.getByRole('main').getByRole('button', { name: 'Reorder' }).first().click();
  const order = buyer.getByRole('dialog', { name: 'Create New Order' });
  await order.getByRole('button', { name: 'Next' }).click();
  await order.getByRole('button', { name: 'Place order' }).waitFor();
  await picture(buyer, '03-order');
  await order.getByRole('button', { name: 'Place order' }).click();
  const title = buyer.getByRole('heading', { level: 1, name: /^PO-/ });
  await title.waitFor();
  const orderId = Number(new URL(buyer.url()).pathname.split('/').at(-1));

  await visit(seller, `/seller/orders/${orderId}`);
  await seller.getByRole('button', { name: 'Accept order' }).click();
  await seller.getByRole('button', { name: 'Start processing' }).waitFor();
  await picture(seller, '04-accepted');
  await seller.getByRole('button', { name: 'Start processing' }).click();
  await seller.getByRole('button', { name: 'Mark as shipped' }).click();
  const shipment = seller.getByRole('dialog', { name: /^Ship PO-/ });
  await shipment.getByRole('button', { name: 'Mark as shipped' }).click();
  await shipment.waitFor({ state: 'detached' });
  await picture(seller, '05-shipped');

  await visit(buyer, `/orders/${orderId}`);
  const { items, orderNumber } = await (await buyer.request.get(`/api/orders/${orderId}`)).json();
  await buyer.getByRole('button', { name: /^Receive/ }).click();
  const receive = buyer.getByRole('dialog', { name: /^Receive/ });
  await receive.getByRole('button', { name: /^Receive/ }).waitFor();
  await picture(buyer, '06-receive');
  await receive.getByRole('button', { name: /^Receive/ }).click();
  await receive.waitFor({ state: 'detached' });

  // Goods that came without an order: what the invoice brings is not received twice.
  const pdf = await invoicePdf({
    number: `HF-${20_500 + orderId}`,
    date: new Date().toISOString().slice(0, 10),
    vendor: 'Harbor Fasteners',
    vendorAddress: '12 Quay Street, Portland, ME 04101',
    customer: 'Maple Street Workshop',
    lines: items.map(({ product, price }) => ({
      sku: product.sku,
      description: product.name,
      quantity: 5,
      unitPrice: price,
    })),
  });
  await visit(buyer, '/orders?tab=upload');
  await buyer
    .locator('input[type=file]')
    .setInputFiles({ name: `harbor-${orderNumber}.pdf`, mimeType: 'application/pdf', buffer: pdf });
  await picture(buyer, '07-upload');
  await buyer.waitForURL(/\/orders\/invoices\/\d+/);
  await buyer.locator('canvas').first().waitFor();
  await buyer.getByRole('button', { name: /^Import \d+ lines?$/ }).waitFor();
  await picture(buyer, '08-review');
  await buyer.getByRole('button', { name: /^Import \d+ lines?$/ }).click();
  const question = buyer.getByRole('dialog', { name: /^Import/ });
  await question.getByRole('button', { name: /^Import/ }).waitFor();
  await picture(buyer, '09-import');
  await question.getByRole('button', { name: /^Import/ }).click();
  await buyer.getByText('Imported', { exact: true }).first().waitFor();

  const sku = items[0].product.sku;
  const found = await (await buyer.request.get(`/api/inventory?q=${sku}`)).json();
  await visit(buyer, `/inventory?item=${found[0].id}`);
  await buyer.getByRole('dialog').getByText(orderNumber).waitFor();
  await picture(buyer, '10-stock-again');
} finally {
  await camera.close();
}
