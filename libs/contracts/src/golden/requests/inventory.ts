import * as contracts from '../../index.js';
import {
  FIGURES,
  asked,
  listed,
  PAGE,
  type RequestExamples,
  withNull,
  OWN_DATA_PAGES,
  ownDataAsked,
} from '../examples.js';

const EXPORTED = { key: 'export-1', fileName: 'inventory-2026-01-31.csv', fileType: 'text/csv; charset=utf-8' };
const ID = [{ id: 41 }];

const itemProducts: contracts.ItemProduct[] = withNull(
  {
    id: 12,
    name: 'Steel shackle 8 mm',
    description: 'Galvanised',
    category: 'Hardware & Tools',
    sku: 'ANC-8',
    price: 1250,
    currency: 'EUR',
    unitOfMeasure: 'piece',
    imageUrl: 'https://anchor.example/8.webp',
    brand: { id: 4, name: 'Anchor', supplier: { id: 7, name: 'Anchor Supply' } },
    supplier: { id: 7, name: 'Anchor Supply' },
  },
  'description',
  'category',
  'imageUrl',
  'brand',
  'supplier',
);
itemProducts.push({ ...itemProducts[0]!, brand: { id: 4, name: 'Anchor', supplier: null } });

const itemFields: Omit<contracts.InventoryItem, 'product'> = {
  id: 41,
  productId: 12,
  userId: 5,
  currentStock: 8,
  reorderThreshold: 5,
  optimalStock: 20,
  reorderQuantity: 10,
  lastOrderDate: '2026-01-31T12:00:00.000Z',
  lastCountDate: '2026-01-31T12:00:00.000Z',
  location: 'Shelf 3',
  notes: 'Keep dry',
  averageMonthlyUsage: 2.5,
  costPerUnit: 1100,
  costCurrency: 'EUR',
  sku: 'ANC-8',
  status: 'active',
  stockStatus: 'in_stock',
  reorder: { onOrder: 4, quantity: 8 },
  createdAt: '2026-01-31T12:00:00.000Z',
  updatedAt: '2026-01-31T12:00:00.000Z',
};
const bareFields = withNull(
  itemFields,
  'optimalStock',
  'reorderQuantity',
  'lastOrderDate',
  'lastCountDate',
  'location',
  'notes',
  'averageMonthlyUsage',
  'costPerUnit',
  'costCurrency',
)[1];
const items: contracts.InventoryItem[] = itemProducts.map((product, n) => ({
  ...(n === 0 ? itemFields : bareFields),
  product,
}));

const value = { currency: 'EUR', value: 10_000, cost: 8800 };
const movements: contracts.InventoryHistoryEntry[] = withNull(
  {
    id: 91,
    inventoryId: 41,
    previousStock: 4,
    newStock: 8,
    adjustmentQuantity: 4,
    adjustmentType: 'receipt',
    reference: 'PO-2026-000021',
    notes: 'Second delivery',
    performedBy: 5,
    impersonatorId: 1,
    reversedBy: 92,
    createdAt: '2026-01-31T12:00:00.000Z',
  },
  'reference',
  'notes',
  'reversedBy',
  'impersonatorId',
);

const newItem = { productId: 12, currentStock: 8 };
const changes = {
  currentStock: 8,
  productId: 12,
  reorderThreshold: 5,
  optimalStock: 20,
  reorderQuantity: 10,
  location: 'Shelf 3',
  notes: 'Keep dry',
  costPerUnit: 1100,
  costCurrency: 'EUR',
  averageMonthlyUsage: 2.5,
  userId: 5,
};
const cleared = withNull<contracts.UpdateInventoryItemInput>(
  changes,
  'optimalStock',
  'reorderQuantity',
  'location',
  'notes',
  'costPerUnit',
  'costCurrency',
  'averageMonthlyUsage',
)[1];
const adjustment = { id: 41, adjustment: -2, reason: 'Damaged goods' as const };
const goods = { productId: 12, quantity: 4, adjustmentType: 'invoice' as const, reference: 'A-77' };

const mapping = {
  sku: 'Article',
  name: null,
  stock: 'Stock',
  threshold: null,
  location: null,
  cost: null,
  costCurrency: null,
};
const imported: contracts.InventoryImport = {
  id: 9,
  fileName: 'stock.xlsx',
  dryRun: true,
  status: 'rejected',
  progress: 100,
  message: 'One row was rejected, so nothing was imported',
  created: 1,
  updated: 0,
  unchanged: 2,
  rejectedRows: 1,
  rejected: [{ line: 3, column: 'Stock', message: 'Stock cannot be negative' }],
  headings: ['Article', 'Stock'],
  mapping,
  rows: withNull(
    {
      line: 2,
      verdict: 'created',
      sku: 'ANC-8',
      name: 'Steel shackle 8 mm',
      stock: 8,
      previousStock: 4,
      newProduct: true,
    },
    'name',
    'stock',
    'previousStock',
  ),
  createdAt: '2026-01-31T12:00:00.000Z',
};
const imports: contracts.InventoryImport[] = [
  ...withNull(imported, 'message'),
  {
    ...imported,
    mapping: withNull<contracts.ImportMapping>(
      {
        ...{ sku: 'Article', name: 'Name', stock: 'Stock', threshold: 'Min', location: 'Shelf' },
        ...{ cost: 'Cost', costCurrency: 'Currency' },
      },
      'sku',
      'stock',
    )[1],
  },
  { ...imported, mapping: {} },
];

export const INVENTORY_REQUESTS: RequestExamples[] = [
  listed(
    contracts.ListInventory,
    [{ ...PAGE, status: 'low_stock', category: 'Hardware & Tools', supplierId: 7, sort: 'name' }, {}],
    items,
  ),
  asked(
    contracts.ExportInventory,
    [
      { format: 'csv' },
      {
        ...{ format: 'xlsx', q: 'bolt', limit: 50, cursor: 'x', status: 'low_stock', category: 'Office & Packaging' },
        ...{ supplierId: 7, sort: 'name' },
      },
    ],
    [
      { id: 9, status: 'waiting', file: null },
      { id: 9, status: 'ready', file: EXPORTED },
    ],
  ),
  asked(contracts.GetInventoryExport, [{ id: 9 }], [EXPORTED]),
  asked(contracts.SearchInventory, [{ q: 'shackle' }], [items]),
  asked(
    contracts.GetInventorySummary,
    [{}],
    [
      {
        totalItems: 3,
        inStock: 1,
        lowStock: 1,
        outOfStock: 1,
        totalValue: 10_000,
        currency: 'EUR',
        values: [value],
        categories: [{ name: 'Hardware & Tools', count: 3 }],
        suppliers: [{ id: 7, name: 'Anchor Supply', count: 3 }],
      },
    ],
  ),
  listed(
    contracts.ListLowStock,
    [PAGE, {}],
    [{ id: 7, name: 'Anchor Supply' }, null].map((supplier) => ({
      inventory: { id: 41, currentStock: 2, reorderThreshold: 5 },
      reorder: { onOrder: 0, quantity: 10 },
      product: { id: 12, name: 'Steel shackle 8 mm', price: '12.50', currency: 'EUR' },
      supplier,
    })),
  ),
  asked(contracts.GetInventoryItem, ID, items),
  listed(contracts.ListInventoryHistory, [{ id: 41, ...PAGE }, { id: 41 }], movements),
  asked(
    contracts.AddInventoryItem,
    [
      { ...newItem, reorderThreshold: 5, location: 'Shelf 3', notes: 'Keep dry', userId: 5 },
      { ...newItem, location: null, notes: null },
      newItem,
    ],
    items,
  ),
  asked(contracts.UpdateInventoryItem, [{ id: 41, ...changes }, { id: 41, ...cleared }, { id: 41 }], items),
  asked(
    contracts.AdjustStock,
    [{ ...adjustment, notes: 'Rust' }, adjustment],
    items.map((item) => ({ ...item, movementId: 91 })),
  ),
  asked(
    contracts.ReverseMovement,
    [
      { id: 41, historyId: 91, ifNewest: true },
      { id: 41, historyId: 91 },
    ],
    items,
  ),
  asked(contracts.DeleteInventoryItem, ID, [null]),
  asked(contracts.BulkDeleteInventory, [{ ids: [41, 42] }], [{ deleted: 2, deletionId: 3 }]),
  asked(
    contracts.ReceiveStock,
    [
      { ...goods, costPerUnit: 1100, costCurrency: 'EUR' },
      { ...goods, costPerUnit: null, costCurrency: null },
      { ...goods, costPerUnit: null },
      { ...goods, costPerUnit: null, orderId: 21, received: 4 },
      { ...goods, costPerUnit: null, orderId: 21 },
    ],
    [{ inventoryId: 41, created: true }],
  ),
  asked(contracts.PrepareImport, [{ fileName: 'stock.xlsx', dryRun: true }], [{ id: 9, fileKey: 'import-1' }]),
  asked(
    contracts.RunImport,
    [
      { id: 9, mapping, inBackground: true },
      ...imports.map((one) => ({ id: 9, mapping: one.mapping, inBackground: true })),
      { id: 9, mapping: null, inBackground: false },
    ],
    imports,
  ),
  asked(contracts.GetImport, [{ id: 9 }], imports),
  asked(contracts.BookCount, [{ lines: [{ itemId: 41, counted: 7, expected: 8 }] }], [{ counted: 1, changed: 1 }]),
  asked(contracts.UndoReceipts, [{ keys: ['invoice-line-61', 'invoice-line-62-1'] }], [{ removed: 1, restored: 1 }]),
  asked(contracts.UndoImport, [{ id: 9 }], [{ removed: 2, restored: 1 }]),
  asked(contracts.UndoDeletion, [{ id: 3 }], [{ removed: 0, restored: 12 }]),
  listed(
    contracts.ListBulkChanges,
    [PAGE, {}],
    withNull<contracts.BulkChange>(
      {
        kind: 'import',
        id: 9,
        fileName: 'stock.xlsx',
        created: 12,
        updated: 3,
        deleted: 0,
        createdAt: '2026-01-31T12:00:00.000Z',
        undoneAt: '2026-01-31T12:00:00.000Z',
      },
      'fileName',
      'undoneAt',
    ),
  ),
  asked(contracts.GetReorders, [{}], [{ reorders: [{ productId: 12, name: 'Steel shackle 8 mm', quantity: 20 }] }]),
  asked(contracts.IsProductStocked, [{ productId: 12 }], [{ stocked: true }]),
  asked(contracts.GetInventoryMetrics, [{}], [{ facts: null, ...FIGURES }]),
  asked(contracts.GetOwnInventoryData, ownDataAsked('imports'), OWN_DATA_PAGES),
];
