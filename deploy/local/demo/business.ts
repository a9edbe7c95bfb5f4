import type { ApiClient } from './api-client.js';
import { bySku, eventually, ok } from './calls.js';
import { invoiceMail } from './invoice-mail.js';
import { invoicePdf } from './invoice-pdf.js';
import { BUYER, type DemoInvoice, type DemoOrder, type DemoStock, type OrderStep, SELLERS } from './market.js';
import type { Market } from './seed.js';

export const DEMO_PASSWORD = 'tradeyard-demo';
const NOTES: Record<string, string> = {
  confirmed: 'Order accepted and confirmed',
  rejected: 'On back order until next month.',
};

/** What the buyer has of a product. */
export interface StockItem {
  id: number;
  currentStock: number;
  reorderThreshold: number;
  product: { sku: string };
}

export async function register(client: ApiClient, role: string, person: { username: string }): Promise<number> {
  const user = await ok<{ id: number }>(
    client.post('/api/register', {
      ...person,
      email: `${person.username}@demo.example`,
      password: DEMO_PASSWORD,
      confirmPassword: DEMO_PASSWORD,
      role,
    }),
  );
  return user.id;
}

/** The buyer asks for a connection, the seller accepts. */
export async function connectTo(buyer: ApiClient, seller: ApiClient, supplierId: number): Promise<void> {
  await eventually('the supplier is in the marketplace', async () => {
    const answer = await buyer.post('/api/marketplace/connect', { supplierId });
    return answer.status === 201 || answer.status === 409;
  });
  const [request] = await ok<{ id: number }[]>(seller.get('/api/buyer-supplier-relationships/supplier?status=pending'));
  if (request) await ok(seller.post(`/api/relationships/${request.id}/accept`));
}

export async function stockOf({ buyer }: Market): Promise<StockItem[]> {
  return ok<StockItem[]>(buyer.get('/api/inventory?limit=200'));
}

/** Brings the buyer's stock to these figures, by a count where there is an item already. */
export async function setStock(market: Market, stock: DemoStock[]): Promise<void> {
  const { buyer, products } = market;
  const items = new Map((await stockOf(market)).map((item) => [item.product.sku, item]));
  for (const [sku, currentStock, reorderThreshold, location] of stock) {
    const item = items.get(sku);
    if (item) await adjust(buyer, item, currentStock - item.currentStock, 'Manual count', 'Yearly stocktake');
    else {
      const productId = bySku(products, sku).id;
      await eventually(`${sku} can be stocked`, async () => {
        const answer = await buyer.post('/api/inventory', { productId, currentStock, reorderThreshold, location });
        return answer.status === 201 || answer.status === 409;
      });
    }
  }
}

export async function adjust(
  buyer: ApiClient,
  item: StockItem,
  adjustment: number,
  reason: 'Manual count' | 'Damaged goods' | 'Other',
  notes: string,
): Promise<void> {
  if (adjustment !== 0) await ok(buyer.post(`/api/inventory/${item.id}/adjustments`, { adjustment, reason, notes }));
}

/** Puts goods into the buyer's cart. */
export async function fillBasket({ buyer, products }: Market, wanted: [string, number][]): Promise<void> {
  for (const [sku, quantity] of wanted) {
    await ok(buyer.put(`/api/basket/items/${bySku(products, sku).id}`, { quantity }));
  }
}

/** Places an order, or keeps it as a draft; answers its id. */
export async function placeOrder(
  { buyer, products }: Market,
  { lines, draft }: Pick<DemoOrder, 'lines' | 'draft'>,
): Promise<number> {
  const items = lines.map(([sku, quantity]) => ({ product: bySku(products, sku), quantity }));
  const subtotal = items.reduce((sum, { product, quantity }) => sum + product.price * quantity, 0);
  const tax = Math.floor((subtotal + 5) / 10);
  const order = await ok<{ id: number }>(
    buyer.post('/api/orders', {
      supplierId: items[0]!.product.supplierId,
      items: items.map(({ product, quantity }) => ({ productId: product.id, quantity, price: product.price })),
      subtotal,
      tax,
      total: subtotal + tax,
      notifySupplier: !draft,
    }),
  );
  return order.id;
}

/**
 * Takes an order one step on: the buyer receives it, everything else its seller does. `onItsWay`: what is shipped has not
 * arrived by now.
 */
export async function takeStep(
  { buyer, sellers }: Market,
  orderId: number,
  step: OrderStep,
  onItsWay = false,
): Promise<void> {
  if (step === 'received') return ok(buyer.post(`/api/orders/${orderId}/receive`, {}));
  const { supplierId } = await ok<{ supplierId: number }>(buyer.get(`/api/orders/${orderId}`));
  await ok(
    sellers.get(supplierId)!.put(`/api/orders/${orderId}/status`, {
      status: step,
      notes: NOTES[step],
      ...(onItsWay && { promisedDate: inDays(3), trackingNumber: 'DEMO-84F-33021' }),
    }),
  );
}

const inDays = (days: number): string => new Date(Date.now() + days * 24 * 3600 * 1000).toISOString().slice(0, 10);

export async function rateOrder({ buyer }: Market, orderId: number, stars: 4 | 5): Promise<void> {
  const comment = stars === 5 ? 'Complete, on time and well packed.' : 'Good quality, a day late.';
  await ok(buyer.post(`/api/orders/${orderId}/rating`, { stars, comment }));
}

/** Uploads a supplier's invoice; answers its id. */
export async function takeInvoice(
  { buyer, products }: Market,
  { number, daysAgo, lines: bought, mailedBy }: DemoInvoice,
): Promise<number> {
  const lines = bought.map(([sku, quantity]) => {
    const { name, price } = bySku(products, sku);
    return { sku, description: name, quantity, unitPrice: price };
  });
  const { companyName, supplier } = SELLERS[0]!;
  const pdf = await invoicePdf({
    number,
    date: new Date(Date.now() - daysAgo * 24 * 3600 * 1000).toISOString().slice(0, 10),
    vendor: companyName,
    vendorAddress: supplier.address,
    customer: BUYER.companyName,
    lines,
  });
  const fileName = `harbor-fasteners-${number}.pdf`;
  return mailedBy
    ? upload(buyer, `${number}.eml`, 'message/rfc822', invoiceMail(fileName, pdf, { number, from: mailedBy }))
    : upload(buyer, fileName, 'application/pdf', pdf);
}

async function upload(buyer: ApiClient, fileName: string, fileType: string, bytes: Uint8Array): Promise<number> {
  const fileExtension = fileName.split('.').at(-1)!;
  const { uploadURL, fileUrl } = await ok<{ uploadURL: string; fileUrl: string }>(
    buyer.post('/api/invoices/upload-url', { fileExtension, fileSize: bytes.length }),
  );
  const status = await buyer.upload(uploadURL, bytes, fileType);
  if (status >= 300) throw new Error(`the demo invoice could not be uploaded: ${status}`);
  const { invoiceId } = await ok<{ invoiceId: number }>(
    buyer.post('/api/invoices/process', { fileUrl, fileName, fileType }),
  );
  return invoiceId;
}

/** Takes the goods of an invoice that was read into stock. */
export async function importInvoice({ buyer }: Market, invoiceId: number): Promise<void> {
  await eventually('the invoice is read', async () => {
    const { invoice } = await ok<{ invoice: { extractionStatus: string } }>(buyer.get(`/api/invoices/${invoiceId}`));
    return invoice.extractionStatus !== 'pending' && invoice.extractionStatus !== 'processing';
  });
  await ok(buyer.post(`/api/invoices/${invoiceId}/import-all`));
}
