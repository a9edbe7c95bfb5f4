import * as contracts from '../../index.js';
import { FIGURES, asked, listed, PAGE, type RequestExamples, OWN_DATA_PAGES, ownDataAsked } from '../examples.js';

const ID = [{ id: 21 }];
const EXPORTED = { key: 'export-1', fileName: 'orders-2026-01-31.csv', fileType: 'text/csv; charset=utf-8' };

const orders: contracts.Order[] = [true, false].map((full) => ({
  id: 21,
  orderNumber: 'PO-2026-000021',
  buyerId: 5,
  supplierId: 7,
  status: 'pending',
  subtotal: 5000,
  tax: 500,
  totalAmount: 5500,
  total: 5500,
  currency: 'EUR',
  notes: full ? 'Please hurry' : null,
  promisedDate: full ? '2026-02-07' : null,
  trackingNumber: full ? '1Z999' : null,
  createdAt: '2026-01-31T12:00:00.000Z',
  updatedAt: '2026-01-31T12:00:00.000Z',
  supplier: { id: 7, name: 'Anchor Supply', account: 'open' },
  buyer: { id: 5, companyName: 'Berg Marine', firstName: 'Ada', lastName: 'Berg', account: 'open' },
  items: [
    {
      id: 81,
      productId: 12,
      quantity: 4,
      receivedQuantity: 0,
      confirmedQuantity: 0,
      closedQuantity: 0,
      price: 1250,
      subtotal: 5000,
      product: {
        name: 'Steel shackle 8 mm',
        sku: 'ANC-8',
        imageUrl: full ? 'https://anchor.example/8.webp' : null,
      },
    },
  ],
}));
const rating = { stars: 5, comment: 'Well packed', createdAt: '2026-02-07T12:00:00.000Z' };

const received = { itemId: 81, quantity: 4, inStock: 0, notStocked: null };
const unstocked = { ...received, notStocked: 'Stock cannot be more than 2147483647' };

/** As a single order is answered. */
const details: contracts.Order[] = [rating, { ...rating, comment: null }, null].map((rated, n) => ({
  ...orders[n % orders.length]!,
  rating: rated,
  statusHistory: [
    {
      previousStatus: null,
      newStatus: 'draft',
      notes: null,
      performedBy: 5,
      createdAt: '2026-01-31T12:00:00.000Z',
    },
    {
      previousStatus: 'draft',
      newStatus: 'pending',
      notes: 'Please hurry',
      performedBy: 5,
      createdAt: '2026-01-31T12:00:00.000Z',
    },
    {
      ...{ previousStatus: 'processing', newStatus: 'shipped', notes: null, performedBy: 3, impersonatorId: 1 },
      ...{ promisedDate: '2026-02-07', trackingNumber: '1Z999', createdAt: '2026-02-01T12:00:00.000Z' },
    },
    {
      ...{ previousStatus: 'shipped', newStatus: 'delivered', notes: null, performedBy: 5, impersonatorId: null },
      ...{ promisedDate: null, trackingNumber: null, createdAt: '2026-02-06T12:00:00.000Z' },
    },
  ],
  receipts:
    n === 0
      ? []
      : [{ id: 71, receivedBy: 5, createdAt: '2026-02-06T12:00:00.000Z', lines: [n === 1 ? received : unstocked] }],
  nextStatuses: ['cancelled'],
}));

const line = { productId: 12, quantity: 4, price: 1250 };
const newOrder = { supplierId: 7, items: [line], subtotal: 5000, tax: 500, total: 5500, notifySupplier: true };

const summaries: contracts.OrderSummary[] = [5000, null].map((sum) => ({
  total: 9,
  thisMonth: 2,
  pending: 1,
  completed: 5,
  drafts: 1,
  currency: 'EUR',
  values: [{ currency: 'EUR', totalValue: 49_500, revenue: sum, potentialRevenue: sum }],
  totalValue: 49_500,
  byStatus: {},
  suppliersThisMonth: 1,
  toReceive: 2,
  taxRatePercent: 10,
  revenue: sum,
  potentialRevenue: sum,
  fulfilmentRate: sum === null ? null : 62,
  monthly: [{ month: '2026-01', orders: 9, total: 49_500, values: [{ currency: 'EUR', total: 49_500, orders: 8 }] }],
}));

const basket: contracts.BasketGroup[] = [25000, null].map((orderMinimum) => ({
  supplier: { id: 7, name: 'Anchor Supply' },
  ratings: orderMinimum === null ? null : { average: 4.5, count: 8 },
  currency: 'EUR',
  orderMinimum,
  items: [true, false].map((full) => ({
    product: {
      id: 12,
      name: 'Steel shackle 8 mm',
      sku: 'ANC-8',
      imageUrl: full ? 'https://anchor.example/8.webp' : null,
      price: 1250,
      minOrderQuantity: 4,
      unitOfMeasure: 'piece',
    },
    quantity: 4,
    subtotal: 5000,
    previousPrice: full ? 1200 : null,
    refusal: full ? null : 'This product is no longer sold',
  })),
  subtotal: 5000,
}));

const PERIOD = { from: '2026-01-01', to: '2026-01-31' };

const sales: contracts.Sales[] = [true, false].map((full) => ({
  ...PERIOD,
  previousFrom: '2025-12-01',
  orders: { current: 12, previous: 9 },
  fulfilmentRate: full ? { current: 83, previous: 78 } : { current: null, previous: null },
  hoursToAccept: full ? { current: 3.5, previous: 4.1 } : { current: null, previous: null },
  currency: 'EUR',
  values: [
    {
      currency: 'EUR',
      revenue: { current: 125000, previous: 98000 },
      delivered: { current: 10, previous: 7 },
      averageOrder: full ? { current: 12500, previous: 14000 } : { current: null, previous: null },
    },
  ],
  points: [{ from: '2026-01-01', to: '2026-01-01', values: [{ currency: 'EUR', orders: 1, revenue: 12500 }] }],
}));

const soldGoods: contracts.SalesShare[] = [true, false].map((full) => ({
  rank: 1,
  id: full ? 12 : null,
  name: full ? 'Steel shackle 8 mm' : 'Hardware & Tools',
  sku: full ? 'ANC-8' : null,
  currency: 'EUR',
  orders: 4,
  quantity: 40,
  revenue: 50000,
}));

export const ORDERING_REQUESTS: RequestExamples[] = [
  listed(
    contracts.ListOrders,
    [{ ...PAGE, status: 'pending', supplierId: 7, from: '2026-01-01', to: '2026-02-01', sort: 'date-desc' }, {}],
    orders,
  ),
  listed(
    contracts.ListUserOrders,
    [
      {
        ...{ ...PAGE, id: 5, side: 'seller', status: 'pending', supplierId: 7 },
        ...{ from: '2026-01-01', to: '2026-02-01', sort: 'date-desc' },
      },
      { id: 5, side: 'buyer' },
    ],
    orders,
  ),
  asked(
    contracts.GetOpenOrders,
    [{ userId: 5 }],
    [{ total: 1, orders: [{ id: 21, orderNumber: 'PO-2026-000021', status: 'pending', side: 'buyer' }] }],
  ),
  asked(
    contracts.FindOrdersByNumber,
    [{ orderNumbers: ['PO-2026-000021'] }],
    [{ orders: [{ id: 21, status: 'shipped', supplierId: 7 }] }],
  ),
  asked(
    contracts.FindReceivedOrders,
    [{ goods: [{ productId: 12, quantity: 4 }] }],
    [{ orders: [{ id: 21, orderNumber: 'PO-2026-000021', receivedAt: '2026-01-31T12:00:00.000Z' }] }],
  ),
  asked(contracts.GetOrderedSuppliers, [{}], [{ suppliers: [{ id: 7, name: 'Anchor Supply' }] }]),
  asked(contracts.IsProductOrdered, [{ productId: 12 }], [{ ordered: true }]),
  asked(contracts.SearchOrders, [{ q: 'shackle' }], [orders]),
  asked(contracts.GetOrderSummary, [{}], summaries),
  asked(contracts.GetOrder, ID, details),
  asked(
    contracts.ExportOrders,
    [
      { format: 'csv' },
      {
        ...{ format: 'xlsx', rows: 'lines', q: 'anchor', limit: 50, cursor: 'x', status: 'pending', supplierId: 7 },
        ...{ from: '2026-01-01', to: '2026-02-01', sort: 'date-desc' },
      },
    ],
    [
      { id: 9, status: 'waiting', file: null },
      { id: 9, status: 'ready', file: EXPORTED },
    ],
  ),
  asked(contracts.GetOrderExport, [{ id: 9 }], [EXPORTED]),
  asked(contracts.GetSales, [{}, PERIOD], sales),
  listed(contracts.ListSales, [{ by: 'product', ...PERIOD, ...PAGE }, { by: 'buyer' }], soldGoods),
  asked(
    contracts.ExportSales,
    [
      { format: 'csv', by: 'category' },
      { format: 'xlsx', by: 'product', ...PERIOD, ...PAGE },
    ],
    [
      { id: 9, status: 'waiting', file: null },
      { id: 9, status: 'ready', file: EXPORTED },
    ],
  ),
  asked(
    contracts.PrintOrder,
    [{ id: 21 }, { id: 21, paper: 'letter' }],
    [{ fileName: 'PO-2026-000021.pdf', base64: 'JVBERi0xLjc=' }],
  ),
  asked(
    contracts.PlaceOrder,
    [{ ...newOrder, notes: 'Please hurry', status: 'pending', fromBasket: true }, newOrder],
    details,
  ),
  asked(
    contracts.UpdateOrder,
    [{ id: 21, status: 'pending', notes: 'Please hurry', items: [line] }, { id: 21 }],
    details,
  ),
  asked(contracts.DeleteOrder, ID, [null]),
  asked(
    contracts.ChangeOrderStatus,
    [
      { id: 21, status: 'cancelled', notes: 'Ordered twice' },
      { id: 21, status: 'cancelled', from: 'pending' },
      { id: 21, status: 'shipped', promisedDate: '2026-02-07', trackingNumber: '1Z999' },
      { id: 21, status: 'shipped', promisedDate: null, trackingNumber: null },
    ],
    details,
  ),
  asked(
    contracts.UpdateShipment,
    [
      { id: 21, promisedDate: '2026-02-07', trackingNumber: '1Z999' },
      { id: 21, promisedDate: null, trackingNumber: null },
      { id: 21 },
    ],
    details,
  ),
  asked(
    contracts.DuplicateOrder,
    ID,
    details.map((order) => ({
      order,
      unavailable: [{ productId: 13, name: 'Rope 10 mm', reason: 'This product is no longer sold' }],
      repriced: [{ productId: 12, price: 1300, priceBefore: 1250 }],
    })),
  ),
  asked(
    contracts.SuggestOrders,
    [{}],
    [
      {
        orders: details,
        skipped: [{ productId: 13, name: 'Rope 10 mm', reason: 'This product is no longer sold' }],
      },
    ],
  ),
  asked(
    contracts.RateOrder,
    [
      { id: 21, stars: 5, comment: 'Well packed' },
      { id: 21, stars: 1 },
    ],
    details,
  ),
  asked(contracts.GetBasket, [{}], [basket]),
  asked(contracts.PutBasketItem, [{ productId: 12, quantity: 4 }], [basket]),
  asked(contracts.ClearBasket, [{ supplierId: 7 }], [null]),
  asked(
    contracts.ReceiveOrder,
    [{ id: 21, lines: [{ itemId: 81, quantity: 4 }], countAgain: true }, { id: 21 }],
    details,
  ),
  asked(contracts.CloseOutstanding, ID, details),
  asked(
    contracts.GetOrderMetrics,
    [{}],
    [
      {
        facts: [
          { date: '2026-01-31', count: 2, value: 5500, currency: 'EUR', values: [{ currency: 'EUR', value: 5500 }] },
        ],
        ...FIGURES,
      },
    ],
  ),
  asked(contracts.GetOwnOrderingData, ownDataAsked('imports'), OWN_DATA_PAGES),
];
