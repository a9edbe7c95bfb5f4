import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { until } from '#testing';
import { invoicePdf } from '../../deploy/local/demo/invoice-pdf.js';
import { connect, openShop, orderOf, placeOrder, signUp, type TestProduct, testProduct } from '../support/product.js';

let product: TestProduct;
beforeAll(async () => {
  product = await testProduct();
}, 120_000);
afterAll(() => product?.stop(), 30_000);

interface Item {
  id: number;
  productId: number;
  currentStock: number;
  stockStatus: string;
  costPerUnit: number | null;
}
interface Order {
  id: number;
  orderNumber: string;
  status: string;
  totalAmount: number;
  statusHistory: { newStatus: string }[];
}
interface Notice {
  type: string;
  title: string;
  message: string;
  entityType: string;
  entityId: number;
}
interface InvoiceAnswer {
  invoice: { extractionStatus: string; invoiceNumber: string; vendorName: string; totalAmount: number };
  lineItems: { id: number; sku: string; quantity: number; productId: number | null; importedAt: string | null }[];
}

describe('the main job, through the REST API', () => {
  it('goes from sign-up to imported invoice, and tells its story to both sides', async () => {
    // A seller opens shop; an administrator approves.
    const seller = await signUp(product.url, 'seller', 'Anchor Supply');
    const supplier = (
      await seller.client.post<{ id: number }>('/api/suppliers', {
        name: 'Anchor Supply',
        category: 'Hardware & Tools',
      })
    ).body;
    const brand = (await seller.client.post<{ id: number }>('/api/brands', { name: 'Anchor', supplierId: supplier.id }))
      .body;
    const made = await seller.client.post<{ id: number; isApproved: boolean }>('/api/products', {
      name: 'Steel shackle 8 mm',
      sku: 'ANC-8',
      price: 1250,
      supplierId: supplier.id,
      brandId: brand.id,
      category: 'Hardware & Tools',
      minOrderQuantity: 2,
    });
    expect(made.status).toBe(201);
    expect(made.body.isApproved).toBe(false);
    const approvals = await until(async () => {
      const { body } = await product.admin.get<{ users: { id: number }[]; products: { id: number }[] }>(
        '/api/admin/approvals',
      );
      return (
        body.users.some(({ id }) => id === seller.id) && body.products.some(({ id }) => id === made.body.id) && body
      );
    }, 'seller and product to wait for approval');
    expect(approvals.products).toHaveLength(1);
    expect((await product.admin.post(`/api/admin/users/${seller.id}/approve`)).status).toBe(200);
    expect((await product.admin.post(`/api/admin/products/${made.body.id}/approve`)).status).toBe(200);

    // A buyer finds the supplier and connects; the seller accepts.
    const buyer = await signUp(product.url, 'buyer', 'Birch Workshop');
    await until(
      async () =>
        (await buyer.client.get<{ id: number }[]>('/api/marketplace/suppliers?q=ancor')).body.some(
          ({ id }) => id === supplier.id,
        ),
      'the supplier to be found in the marketplace, typing error and all',
    );
    const asked = await buyer.client.post<{ id: number; status: string }>('/api/marketplace/connect', {
      supplierId: supplier.id,
    });
    expect([asked.status, asked.body.status]).toEqual([201, 'pending']);
    expect((await buyer.client.post('/api/marketplace/connect', { supplierId: supplier.id })).status).toBe(409);
    expect((await seller.client.post(`/api/relationships/${asked.body.id}/accept`)).status).toBe(200);
    await until(
      async () => (await buyer.client.get<{ isConnected: boolean }>(`/api/suppliers/${supplier.id}`)).body.isConnected,
      'the buyer to be connected',
    );

    // Stock and a low-stock alert.
    const added = await buyer.client.post<Item>('/api/inventory', {
      productId: made.body.id,
      currentStock: 8,
      reorderThreshold: 5,
      location: 'Shelf 3',
    });
    expect(added.status).toBe(201);
    const adjusted = await buyer.client.post<Item>(`/api/inventory/${added.body.id}/adjustments`, {
      adjustment: -4,
      reason: 'Manual count',
    });
    expect(adjusted.body).toMatchObject({ currentStock: 4, stockStatus: 'low_stock' });
    const low = await buyer.client.get<{ product: { price: string } }[]>('/api/inventory/low-stock');
    expect(low.body).toMatchObject([
      { inventory: { id: added.body.id, currentStock: 4 }, product: { price: '12.50' } },
    ]);
    await noticed(buyer.client, ({ type }) => type === 'inventory_alert');

    // The order, by both sides.
    const placed = await buyer.client.post<Order>(
      '/api/orders',
      orderOf(supplier.id, [[{ id: made.body.id, price: 1250, sku: 'ANC-8', name: '' }, 10]]),
    );
    expect(placed.status).toBe(201);
    expect(placed.body).toMatchObject({ status: 'pending', totalAmount: 13_750 });
    expect(placed.body.orderNumber).toMatch(/^PO-\d{4}-\d{6}$/);
    const orderPath = `/api/orders/${placed.body.id}`;
    await noticed(seller.client, ({ type, entityId }) => type === 'new_order' && entityId === placed.body.id);
    for (const status of ['confirmed', 'processing', 'shipped']) {
      expect((await seller.client.put(`${orderPath}/status`, { status })).status).toBe(200);
    }
    expect((await seller.client.put(`${orderPath}/status`, { status: 'confirmed' })).status).toBe(409);
    await noticed(buyer.client, ({ type, message }) => type === 'order_status_change' && /shipped/i.test(message));

    const received = await buyer.client.post<Order>(`${orderPath}/receive`, {});
    expect(received.body.status).toBe('delivered');
    expect((await buyer.client.post(`${orderPath}/receive`, {})).status).toBe(409);
    const afterReceipt = await until(async () => {
      const { body } = await buyer.client.get<Item>(`/api/inventory/${added.body.id}`);
      return body.currentStock === 14 && body;
    }, 'the goods to be in stock');
    expect(afterReceipt.costPerUnit).toBe(1250);
    const { body: order } = await buyer.client.get<Order>(orderPath);
    expect(order.statusHistory.map(({ newStatus }) => newStatus)).toEqual([
      'pending',
      'confirmed',
      'processing',
      'shipped',
      'delivered',
    ]);

    // The supplier's invoice becomes stock.
    const pdf = await invoicePdf({
      number: 'ANC-2201',
      date: '2026-11-02',
      vendor: 'Anchor Supply',
      vendorAddress: '1 Quay, Portland, OR 97209',
      customer: 'Birch Workshop',
      lines: [{ sku: 'ANC-8', description: 'Steel shackle 8 mm', quantity: 6, unitPrice: 1190 }],
    });
    const invoiceId = await upload(buyer.client, pdf);
    const read = await whenRead(buyer.client, invoiceId);
    expect(read.invoice).toMatchObject({
      extractionStatus: 'completed',
      invoiceNumber: 'ANC-2201',
      vendorName: 'Anchor Supply',
      totalAmount: 7854,
    });
    expect(read.lineItems).toMatchObject([{ sku: 'ANC-8', quantity: 6, productId: made.body.id, importedAt: null }]);

    const lineId = read.lineItems[0]!.id;
    const imports = await Promise.all(
      [1, 2, 3].map(() => buyer.client.post<{ inventoryId: number }>(`/api/invoices/line-items/${lineId}/import`)),
    );
    expect(imports.some(({ status }) => status === 200)).toBe(true);
    await until(async () => {
      const { body } = await buyer.client.get<Item>(`/api/inventory/${added.body.id}`);
      return body.currentStock === 20 && body.costPerUnit === 1190;
    }, 'stock and cost to have followed the invoice');
    const history = await buyer.client.get<{ adjustmentType: string; reference: string; newStock: number }[]>(
      `/api/inventory/${added.body.id}/history`,
    );
    expect(history.body.map(({ adjustmentType, newStock }) => [adjustmentType, newStock])).toEqual([
      ['invoice', 20],
      ['receipt', 14],
      ['adjustment', 4],
      ['initial', 8],
    ]);
    expect(history.body[0]!.reference).toContain('ANC-2201');
    expect(history.body[1]!.reference).toBe(placed.body.orderNumber);

    // The same file again is the same invoice.
    expect(await upload(buyer.client, pdf)).toBe(invoiceId);

    // Both are told.
    for (const { client } of [buyer, seller]) {
      await until(async () => {
        const { body } = await client.get<{ action: string }[]>('/api/activities');
        const actions = body.map(({ action }) => action);
        return actions.includes('order_created') && actions.includes('supplier_connected');
      }, 'the activities to tell of order and connection');
    }
  }, 120_000);
});

const MEDIA_TYPES = { pdf: 'application/pdf', csv: 'text/csv' };

async function noticed(
  client: Awaited<ReturnType<typeof signUp>>['client'],
  fits: (notice: Notice) => boolean,
): Promise<Notice> {
  return until(async () => (await client.get<Notice[]>('/api/notifications')).body.find(fits), 'the notification');
}

function whenRead(client: Awaited<ReturnType<typeof signUp>>['client'], id: number): Promise<InvoiceAnswer> {
  return until(
    async () => {
      const { body } = await client.get<InvoiceAnswer>(`/api/invoices/${id}`);
      return ['completed', 'needs_review', 'failed'].includes(body.invoice.extractionStatus) && body;
    },
    'the worker to have read the invoice',
    30_000,
  );
}

async function upload(
  client: Awaited<ReturnType<typeof signUp>>['client'],
  file: Buffer,
  fileExtension: 'pdf' | 'csv' = 'pdf',
): Promise<number> {
  const { body: target } = await client.post<{ uploadURL: string; fileUrl: string }>('/api/invoices/upload-url', {
    fileExtension,
    fileSize: file.length,
  });
  expect(await client.upload(target.uploadURL, file, MEDIA_TYPES[fileExtension])).toBeLessThan(300);
  const { status, body } = await client.post<{ invoiceId: number }>('/api/invoices/process', {
    fileUrl: target.fileUrl,
    fileName: `invoice.${fileExtension}`,
    fileType: MEDIA_TYPES[fileExtension],
  });
  expect([200, 202]).toContain(status);
  return body.invoiceId;
}

describe('an invoice that prints the number of an order', () => {
  it('adds nothing to the stock once the order is received', async () => {
    const [seller, buyer] = [
      await openShop(product, 'Harbor Rivets', [1890]),
      await signUp(product.url, 'buyer', 'Fir Works'),
    ];
    await connect(buyer, seller);
    const [rivet] = seller.products;
    const { id } = await placeOrder(buyer.client, orderOf(seller.supplierId, [[rivet!, 4]]));
    for (const status of ['confirmed', 'processing', 'shipped']) {
      expect((await seller.client.put(`/api/orders/${id}/status`, { status })).status).toBe(200);
    }
    const { orderNumber } = (await buyer.client.post<Order>(`/api/orders/${id}/receive`, {})).body;
    const stock = async () => (await buyer.client.get<Item[]>('/api/inventory')).body[0]?.currentStock;
    await until(async () => (await stock()) === 4, 'the goods to be in stock');

    const table = [
      'Invoice Number,Invoice Date,Vendor,Currency,Order Number,SKU,Description,Quantity,Unit Price,Line Total,Tax,Total',
      `HR-1,2026-11-01,Harbor Rivets,USD,${orderNumber},${rivet!.sku},${rivet!.name},4,18.90,75.60,7.56,83.16`,
    ];
    const invoiceId = await upload(buyer.client, Buffer.from(table.join('\n')), 'csv');
    const { invoice, lineItems } = await whenRead(buyer.client, invoiceId);
    expect(invoice).toMatchObject({
      extractionStatus: 'completed',
      ...{ supplierId: seller.supplierId, orderId: id, order: { orderNumber, foundByNumber: true } },
    });
    expect(lineItems).toMatchObject([{ productId: rivet!.id, ordered: { received: 4, inStock: 4 } }]);
    const imported = await buyer.client.post(`/api/invoices/${invoiceId}/import-all`);
    expect(imported.body).toMatchObject({ imported: 0, importing: 0, skipped: 1, failed: [] });
    const alone = await buyer.client.post(`/api/invoices/line-items/${lineItems[0]!.id}/import`);
    expect(alone.status).toBe(409);
    expect(await stock()).toBe(4);
  }, 60_000);
});

describe('fences', () => {
  it('keep other companies out of orders, stock and invoices', async () => {
    const seller = await openShop(product, 'Cobalt Tools', [500]);
    const buyer = await signUp(product.url, 'buyer', 'Dune Works');
    const stranger = await signUp(product.url, 'buyer', 'Elm Works');
    await connect(buyer, seller);
    const placed = await placeOrder(buyer.client, orderOf(seller.supplierId, [[seller.products[0]!, 1]]));
    const item = await buyer.client.post<Item>('/api/inventory', {
      productId: seller.products[0]!.id,
      currentStock: 1,
    });
    for (const path of [`/api/orders/${placed.id}`, `/api/inventory/${item.body.id}`]) {
      expect((await stranger.client.get(path)).status).toBe(404);
    }
    expect((await stranger.client.get('/api/admin/users')).status).toBe(403);
    expect((await stranger.client.get<unknown[]>('/api/orders')).body).toEqual([]);
  }, 60_000);
});
