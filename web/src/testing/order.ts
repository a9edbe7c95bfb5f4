import type { Order } from '../api/list-orders';

/** An order of nothing yet, as the API tells it; what a test is about is said with it. */
export const orderOf = (change: Partial<Order>): Order => ({
  ...{ id: 7, orderNumber: 'PO-2026-000007', buyerId: 1, supplierId: 3, status: 'pending' },
  ...{ subtotal: 0, tax: 0, totalAmount: 0, total: 0, currency: 'USD', notes: null },
  ...{ promisedDate: null, trackingNumber: null },
  ...{ createdAt: '2026-05-01T09:00:00.000Z', updatedAt: '2026-05-01T09:00:00.000Z' },
  supplier: { id: 3, name: 'Harbor Fasteners', account: 'open' },
  buyer: { id: 1, companyName: 'Maple', firstName: 'Ada', lastName: 'Berg', account: 'open' },
  items: [],
  ...change,
});
