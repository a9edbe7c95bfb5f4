/** A seller with products, a buyer with stock of them and a first order: what is asked about. */
import { setTimeout as pause } from 'node:timers/promises';

export const PASSWORD = 'correct horse battery';
/** Of a product that is measured: who its first administrator is, and that nobody is slowed down. */
export const SETTINGS = {
  ADMIN_USERNAME: 'root',
  ADMIN_PASSWORD: PASSWORD,
  ADMIN_EMAIL: 'root@example.com',
  LOG_LEVEL: 'error',
  RATE_LIMIT_PER_USER: '0',
  REGISTRATIONS_PER_ADDRESS: '0',
};
const PRODUCTS = 60;

/** Of a product whose first administrator is `root`, with this password. */
export async function makeMarket(url) {
  const { ApiClient } = await import('../dist/deploy/local/demo/api-client.js');
  const register = async (role) => {
    const client = new ApiClient(url);
    const { body } = await client.post('/api/register', {
      ...{ username: role, email: `${role}@example.com`, password: PASSWORD, confirmPassword: PASSWORD, role },
      ...{ firstName: 'Ada', lastName: 'Berg', companyName: `${role} company` },
    });
    return { id: body.id, client };
  };
  const admin = new ApiClient(url);
  await admin.post('/api/login', { username: 'root', password: PASSWORD });
  const seller = await register('seller');
  await admin.post(`/api/admin/users/${seller.id}/approve`);
  const { body: supplier } = await seller.client.post('/api/suppliers', {
    name: 'Bench',
    category: 'Hardware & Tools',
  });
  const products = [];
  for (let i = 1; i <= PRODUCTS; i++) {
    const { body } = await seller.client.post('/api/products', {
      name: `Hex bolt M${i} x 40, stainless, box of 100`,
      description: 'A2 stainless steel, fully threaded, DIN 933.',
      sku: `HB-${i}`,
      price: 1000 + i,
      supplierId: supplier.id,
      category: 'Hardware & Tools',
    });
    await admin.post(`/api/admin/products/${body.id}/approve`);
    products.push(body);
  }
  const buyer = await register('buyer');
  const items = products.slice(0, 3).map(({ id, price }) => ({ productId: id, quantity: 4, price }));
  const subtotal = items.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  const tax = Math.floor((subtotal + 5) / 10);
  const order = { supplierId: supplier.id, items, subtotal, tax, total: subtotal + tax, notifySupplier: true };
  let placed;
  for (let i = 0; i < 200 && placed?.status !== 201; i++) {
    placed = await buyer.client.post('/api/orders', order);
    if (placed.status !== 201) await pause(50);
  }
  if (placed.status !== 201) throw new Error(`no order can be placed: ${JSON.stringify(placed.body)}`);
  for (const { id: productId } of products) {
    const { status, body } = await buyer.client.post('/api/inventory', {
      productId,
      currentStock: 10,
      reorderThreshold: 5,
    });
    if (status !== 201) throw new Error(`no goods can be put in stock: ${JSON.stringify(body)}`);
  }
  return {
    buyer: { userId: buyer.id, role: 'buyer', viewMode: 'buyer' },
    cookie: buyer.client.sessionCookie,
    seller: seller.client,
    products,
    order,
    orderId: placed.body.id,
    supplier: { id: supplier.id, name: supplier.name, ownerId: seller.id, currency: 'USD' },
  };
}
