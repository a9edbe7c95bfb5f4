import { setTimeout as pause } from 'node:timers/promises';
import { ApiClient, type ApiAnswer } from './api-client.js';
import { invoicePdf } from './invoice-pdf.js';
import { BUYER, type DemoSeller, SELLERS, STOCK } from './market.js';

export const DEMO_PASSWORD = 'tradeyard-demo';

interface Product {
  id: number;
  sku: string;
  name: string;
  price: number;
  supplierId: number;
}

/**
 * Makes the demo market through the REST API alone, as its users would: nothing here that a person could not do.
 * Runs against an empty installation.
 */
export async function seedDemo(options: { url: string; adminUsername: string; adminPassword: string }): Promise<void> {
  const admin = new ApiClient(options.url);
  await ok(admin.post('/api/login', { username: options.adminUsername, password: options.adminPassword }));

  const buyer = new ApiClient(options.url);
  await register(buyer, 'buyer', BUYER);
  const products: Product[] = [];
  const sellers = new Map<number, ApiClient>();
  for (const seller of SELLERS) {
    const client = new ApiClient(options.url);
    const { supplierId, made } = await openShop(client, admin, seller);
    sellers.set(supplierId, client);
    products.push(...made);
  }
  for (const [supplierId, seller] of sellers) await connect(buyer, seller, supplierId);
  await stockUp(buyer, products);
  await trade(buyer, sellers, products);
  await uploadInvoice(buyer, products);
}

async function register(
  client: ApiClient,
  role: string,
  person: { username: string; companyName: string },
): Promise<number> {
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

async function openShop(
  client: ApiClient,
  admin: ApiClient,
  seller: DemoSeller,
): Promise<{ supplierId: number; made: Product[] }> {
  const { username, firstName, lastName, companyName, industry } = seller;
  const userId = await register(client, 'seller', { username, firstName, lastName, companyName, industry } as never);
  await ok(admin.post(`/api/admin/users/${userId}/approve`));
  const supplier = await ok<{ id: number }>(client.post('/api/suppliers', seller.supplier));
  const brands: number[] = [];
  for (const brand of seller.brands) {
    brands.push((await ok<{ id: number }>(client.post('/api/brands', { ...brand, supplierId: supplier.id }))).id);
  }
  const made: Product[] = [];
  for (const [sku, name, brand, price, minOrderQuantity, unitOfMeasure, leadTime] of seller.products) {
    const product = await ok<Product>(
      client.post('/api/products', {
        sku,
        name,
        price,
        minOrderQuantity,
        unitOfMeasure,
        leadTime,
        brandId: brands[brand],
        supplierId: supplier.id,
        category: seller.supplier.category,
      }),
    );
    made.push(product);
  }
  // The last one stays in the queue, so that the administrator finds something to decide.
  for (const product of made.slice(0, -1)) await ok(admin.post(`/api/admin/products/${product.id}/approve`));
  return { supplierId: supplier.id, made: made.slice(0, -1) };
}

/** What one service says, another hears a moment later: each step that needs it waits for the answer it expects. */
async function connect(buyer: ApiClient, seller: ApiClient, supplierId: number): Promise<void> {
  await eventually('the supplier is in the marketplace', async () => {
    const answer = await buyer.post('/api/marketplace/connect', { supplierId });
    return answer.status === 201 || answer.status === 409;
  });
  const [request] = await ok<{ id: number }[]>(seller.get('/api/buyer-supplier-relationships/supplier?status=pending'));
  if (request) await ok(seller.post(`/api/relationships/${request.id}/accept`));
}

async function stockUp(buyer: ApiClient, products: Product[]): Promise<void> {
  for (const [sku, currentStock, reorderThreshold, location] of STOCK) {
    const productId = bySku(products, sku).id;
    await eventually(`${sku} can be stocked`, async () => {
      const answer = await buyer.post('/api/inventory', { productId, currentStock, reorderThreshold, location });
      return answer.status === 201 || answer.status === 409;
    });
  }
}

/** Orders in several states: [lines, how far the seller and then the buyer take it, note]. */
const ORDERS: {
  lines: [string, number][];
  steps: ('confirmed' | 'processing' | 'shipped' | 'received' | 'rejected')[];
  draft?: true;
}[] = [
  {
    lines: [
      ['HF-M6-30', 10],
      ['HF-N6', 6],
      ['HF-WS440', 4],
    ],
    steps: ['confirmed', 'processing', 'shipped', 'received'],
  },
  {
    lines: [
      ['BL-CB16', 20],
      ['ST-TB25', 5],
    ],
    steps: ['confirmed', 'processing', 'shipped', 'received'],
  },
  {
    lines: [
      ['BL-PX12', 6],
      ['ST-H10-100', 2],
    ],
    steps: ['confirmed', 'processing', 'shipped'],
  },
  {
    lines: [
      ['HF-TR8', 20],
      ['HF-RV432', 3],
    ],
    steps: ['confirmed', 'processing'],
  },
  { lines: [['BL-PS24-5', 4]], steps: ['confirmed'] },
  {
    lines: [
      ['HF-M8-40', 8],
      ['HF-N8', 8],
    ],
    steps: [],
  },
  {
    lines: [
      ['KL-SD6', 3],
      ['KL-HM500', 2],
    ],
    steps: ['rejected'],
  },
  {
    lines: [
      ['BL-RL24', 14],
      ['ST-M12-5', 20],
    ],
    steps: [],
    draft: true,
  },
];

async function trade(buyer: ApiClient, sellers: Map<number, ApiClient>, products: Product[]): Promise<void> {
  for (const { lines, steps, draft } of ORDERS) {
    const items = lines.map(([sku, quantity]) => ({ product: bySku(products, sku), quantity }));
    const supplierId = items[0]!.product.supplierId;
    const subtotal = items.reduce((sum, { product, quantity }) => sum + product.price * quantity, 0);
    const tax = Math.floor((subtotal + 5) / 10);
    const order = await ok<{ id: number }>(
      buyer.post('/api/orders', {
        supplierId,
        items: items.map(({ product, quantity }) => ({ productId: product.id, quantity, price: product.price })),
        subtotal,
        tax,
        total: subtotal + tax,
        notifySupplier: !draft,
      }),
    );
    for (const step of steps) {
      if (step === 'received') await ok(buyer.post(`/api/orders/${order.id}/receive`, {}));
      else
        await ok(sellers.get(supplierId)!.put(`/api/orders/${order.id}/status`, { status: step, notes: NOTES[step] }));
    }
  }
}

const NOTES: Record<string, string> = {
  confirmed: 'Order accepted and confirmed',
  rejected: 'Both tools are on back order until next month.',
};

async function uploadInvoice(buyer: ApiClient, products: Product[]): Promise<void> {
  const lines = (
    [
      ['HF-M6-30', 10],
      ['HF-N6', 6],
      ['HF-WS440', 4],
    ] as const
  ).map(([sku, quantity]) => {
    const { name, price } = bySku(products, sku);
    return { sku, description: name, quantity, unitPrice: price };
  });
  const { companyName, supplier } = SELLERS[0]!;
  const pdf = await invoicePdf({
    number: 'HF-20418',
    date: new Date().toISOString().slice(0, 10),
    vendor: companyName,
    vendorAddress: supplier.address,
    customer: BUYER.companyName,
    lines,
  });
  const { uploadURL, fileUrl } = await ok<{ uploadURL: string; fileUrl: string }>(
    buyer.post('/api/invoices/upload-url', { fileExtension: 'pdf', fileSize: pdf.length }),
  );
  const status = await buyer.upload(uploadURL, pdf, 'application/pdf');
  if (status >= 300) throw new Error(`the demo invoice could not be uploaded: ${status}`);
  await ok(
    buyer.post('/api/invoices/process', {
      fileUrl,
      fileName: 'harbor-fasteners-HF-20418.pdf',
      fileType: 'application/pdf',
    }),
  );
}

function bySku(products: Product[], sku: string): Product {
  const product = products.find((candidate) => candidate.sku === sku);
  if (!product) throw new Error(`the demo market has no product ${sku}`);
  return product;
}

async function ok<T>(call: Promise<ApiAnswer<unknown>>): Promise<T> {
  const { status, body } = await call;
  if (status >= 300) throw new Error(`demo data: ${status} ${JSON.stringify(body)}`);
  return body as T;
}

async function eventually(what: string, attempt: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 20_000; Date.now() < end; await pause(100)) if (await attempt()) return;
  throw new Error(`demo data: waited 20 s in vain until ${what}`);
}
