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

const ID = [{ id: 12 }];
const EXPORTED = { key: 'export-1', fileName: 'products-2026-01-31.csv', fileType: 'text/csv; charset=utf-8' };

const suppliers: contracts.Supplier[] = withNull(
  {
    id: 7,
    name: 'Anchor Supply',
    description: 'Chandlery since 1950',
    category: 'Hardware & Tools',
    contactEmail: 'sales@anchor.example',
    contactPhone: '+49 40 1234',
    website: 'https://anchor.example',
    whatsapp: '+49 170 1234',
    address: 'Kai 3, Hamburg',
    location: 'Hamburg',
    tags: 'shackles, rope',
    logoUrl: 'https://anchor.example/logo.webp',
    defaultLeadTime: 5,
    orderMinimum: 25000,
    currency: 'EUR',
    userId: 3,
    createdAt: '2026-01-31T12:00:00.000Z',
    isApproved: true,
    productCount: 14,
    relationshipStatus: 'active',
    isConnected: true,
    ratings: { average: 4.5, count: 8 },
  },
  'description',
  'contactEmail',
  'contactPhone',
  'website',
  'whatsapp',
  'address',
  'location',
  'tags',
  'logoUrl',
  'defaultLeadTime',
  'orderMinimum',
  'userId',
);
suppliers[1]!.ratings = { average: null, count: 0 };

const products: contracts.Product[] = withNull(
  {
    id: 12,
    name: 'Steel shackle 8 mm',
    description: 'Galvanised',
    sku: 'ANC-8',
    category: 'Hardware & Tools',
    price: 1250,
    currency: 'EUR',
    minOrderQuantity: 2,
    unitOfMeasure: 'piece',
    leadTime: 5,
    imageUrl: 'https://anchor.example/8.webp',
    brandId: 4,
    supplierId: 7,
    createdBy: 3,
    isApproved: false,
    visibleOnMarketplace: true,
    rejectionReason: 'The picture shows another product',
    createdAt: '2026-01-31T12:00:00.000Z',
    brand: { id: 4, name: 'Anchor' },
    supplier: { id: 7, name: 'Anchor Supply', ratings: { average: 4.5, count: 8 } },
  },
  'description',
  'category',
  'imageUrl',
  'brandId',
  'supplierId',
  'rejectionReason',
  'brand',
  'supplier',
);

products.push({
  ...products[0]!,
  supplier: { id: 7, name: 'Anchor Supply', ratings: { average: null, count: 0 } },
});

const changed: contracts.ChangedProduct = {
  id: 12,
  name: 'Steel shackle 8 mm',
  sku: 'ANC-8',
  currency: 'EUR',
  price: 1250,
  newPrice: 1344,
  changes: true,
  problem: 'The price would be below zero',
};

const productImports: contracts.ProductImport[] = withNull(
  {
    id: 3,
    fileName: 'products.csv',
    dryRun: true,
    status: 'rejected',
    progress: 100,
    message: 'One row was rejected, so nothing was imported',
    changeId: 4,
    currency: 'EUR',
    created: 1,
    updated: 1,
    unchanged: 1,
    newBrands: 1,
    rejectedRows: 1,
    rejected: [{ line: 3, column: 'Price', message: 'Price cannot be negative' }],
    headings: ['Article', 'Price'],
    mapping: {
      ...{ sku: 'Article', name: 'Name', description: 'Text', category: 'Group', brand: 'Make', price: 'Price' },
      ...{ currency: 'Currency', minOrderQuantity: 'MOQ', unitOfMeasure: 'Unit', leadTime: 'Days' },
    },
    rows: withNull<contracts.ImportedProductRow>(
      { line: 2, verdict: 'updated', sku: 'ANC-8', name: 'Shackle', price: 1300, previousPrice: 1250, review: true },
      'name',
      'price',
      'previousPrice',
    ),
    createdAt: '2026-01-31T12:00:00.000Z',
  },
  'message',
  'changeId',
  'currency',
);
productImports[1]!.mapping = {
  ...{ sku: null, name: null, description: null, category: null, brand: null, price: null },
  ...{ currency: null, minOrderQuantity: null, unitOfMeasure: null, leadTime: null },
};
productImports.push({ ...productImports[1]!, mapping: {} });

const snapshot: contracts.ProductSnapshot = {
  id: 12,
  name: 'Steel shackle 8 mm',
  description: 'Galvanised',
  sku: 'ANC-8',
  category: 'Hardware & Tools',
  price: 1250,
  unitOfMeasure: 'piece',
  minOrderQuantity: 2,
  imageUrl: 'https://anchor.example/8.webp',
  brand: { id: 4, name: 'Anchor' },
  supplier: { id: 7, name: 'Anchor Supply' },
  privateTo: 5,
  isApproved: true,
  visibleOnMarketplace: true,
  archived: false,
  version: 2,
};
const snapshots: contracts.ProductSnapshot[] = withNull(
  snapshot,
  'description',
  'category',
  'imageUrl',
  'brand',
  'supplier',
  'privateTo',
);
snapshots.push({ ...snapshot, currency: 'EUR' });

const brands: contracts.Brand[] = withNull(
  {
    id: 4,
    name: 'Anchor',
    description: 'Of the house',
    supplierId: 7,
    createdBy: 3,
    createdAt: '2026-01-31T12:00:00.000Z',
    _count: { products: 14 },
  },
  'description',
);

const newSupplier = { name: 'Anchor Supply', category: 'Hardware & Tools' };
const supplierDetails = {
  logoUrl: 'https://anchor.example/logo.webp',
  defaultLeadTime: 5,
  orderMinimum: 25000,
  description: 'Chandlery since 1950',
  contactEmail: 'sales@anchor.example',
  contactPhone: '+49 40 1234',
  website: 'https://anchor.example',
  whatsapp: '+49 170 1234',
  address: 'Kai 3, Hamburg',
  location: 'Hamburg',
  tags: 'shackles, rope',
};
const noDetails = Object.fromEntries(Object.keys(supplierDetails).map((name) => [name, null]));
const newProduct = { name: 'Steel shackle 8 mm', sku: 'ANC-8', price: 1250, supplierId: 7 };
const productDetails = {
  brandId: 4,
  description: 'Galvanised',
  category: 'Hardware & Tools',
  minOrderQuantity: 2,
  unitOfMeasure: 'piece',
  leadTime: 5,
  imageUrl: 'https://anchor.example/8.webp',
  visibleOnMarketplace: true,
};
const noPicture = { brandId: null, imageUrl: null };
const line: contracts.PricedLine = {
  productId: 12,
  name: 'Steel shackle 8 mm',
  sku: 'ANC-8',
  category: 'Hardware & Tools',
  imageUrl: 'https://anchor.example/8.webp',
  price: 1250,
  minOrderQuantity: 2,
  unitOfMeasure: 'piece',
};
const match = { productId: 12, name: 'Steel shackle 8 mm', sku: 'ANC-8', score: 1, reason: 'Same code' };

const bySku: contracts.ProductBySku[] = withNull(
  {
    asked: 'anc-8',
    id: 12,
    name: 'Steel shackle 8 mm',
    sku: 'ANC-8',
    price: 1250,
    currency: 'EUR',
    supplier: { id: 7, name: 'Anchor Supply' },
    isOwn: false,
  },
  'supplier',
);

export const CATALOG_REQUESTS: RequestExamples[] = [
  listed(
    contracts.ListSuppliers,
    [{ ...PAGE, category: 'Hardware & Tools', status: 'connected', sort: 'name' }, {}],
    suppliers,
  ),
  asked(
    contracts.ExportProducts,
    [
      { format: 'csv' },
      {
        ...{ format: 'xlsx', q: 'bolt', limit: 50, cursor: 'x', approved: true, supplierId: 7, brandId: 4 },
        ...{ category: 'Office & Packaging', status: 'active', sort: 'name' },
      },
    ],
    [
      { id: 9, status: 'waiting', file: null },
      { id: 9, status: 'ready', file: EXPORTED },
    ],
  ),
  asked(contracts.GetProductExport, [{ id: 9 }], [EXPORTED]),
  asked(contracts.GetSupplier, ID, suppliers),
  listed(
    contracts.ListAllSuppliers,
    [{ ...PAGE, category: 'Hardware & Tools', status: 'waiting', sort: 'recent' }, {}],
    suppliers,
  ),
  asked(
    contracts.CreateSupplier,
    [{ ...newSupplier, ...supplierDetails, currency: 'EUR' }, { ...newSupplier, ...noDetails }, newSupplier],
    suppliers,
  ),
  asked(
    contracts.UpdateSupplier,
    [{ id: 7, ...newSupplier, ...supplierDetails, currency: 'EUR' }, { id: 7, ...noDetails }, { id: 7 }],
    suppliers,
  ),
  asked(contracts.DeleteSupplier, ID, [null]),
  asked(
    contracts.GetSupplierCatalog,
    [{ id: 12, limit: 50, cursor: PAGE.cursor }, ...ID],
    [
      {
        supplier: suppliers[0]!,
        products,
        categories: [{ name: 'Hardware & Tools', count: 14 }],
        priceRange: { min: 90, max: 12_500, currency: 'EUR' },
        totalProducts: 14,
        next: 'eyJpZCI6NDF9',
      },
      { supplier: suppliers[1]!, products: [], categories: [], priceRange: null, totalProducts: 0, next: null },
      { supplier: suppliers[1]!, products: [], categories: [], priceRange: null, totalProducts: 0 },
    ],
  ),
  listed(contracts.ListBrands, [{ ...PAGE, supplierId: 7 }, {}], brands),
  asked(
    contracts.CreateBrand,
    [
      { name: 'Anchor', supplierId: 7, description: 'Of the house' },
      { name: 'Anchor', supplierId: 7 },
    ],
    brands,
  ),
  asked(
    contracts.UpdateBrand,
    [
      { id: 4, name: 'Anchor', supplierId: 7, description: 'Of the house' },
      { id: 4, name: 'Anchor', supplierId: 7 },
    ],
    brands,
  ),
  asked(contracts.DeleteBrand, ID, [null]),
  listed(
    contracts.ListProducts,
    [
      {
        ...PAGE,
        approved: true,
        supplierId: 7,
        brandId: 4,
        category: 'Hardware & Tools',
        status: 'active',
        sort: 'name',
      },
      {},
    ],
    products,
  ),
  asked(contracts.GetProduct, ID, products),
  asked(
    contracts.CreateProduct,
    [{ ...newProduct, ...productDetails }, { ...newProduct, ...noPicture }, newProduct],
    products,
  ),
  asked(
    contracts.UpdateProduct,
    [{ id: 12, ...newProduct, ...productDetails }, { id: 12, ...noPicture }, { id: 12 }],
    products,
  ),
  asked(contracts.ToggleProductVisibility, ID, [{ id: 12, visibleOnMarketplace: true }]),
  asked(contracts.DeleteProductV1, ID, [null]),
  asked(contracts.DeleteProduct, ID, [{ outcome: 'deleted' }, { outcome: 'archived' }]),
  asked(
    contracts.ChangeProducts,
    [
      { ids: [12, 13], percent: 7.5, dryRun: true },
      { ids: [12, 13], amount: -50, basis: 'a1b2' },
      { ids: [12, 13], price: 990 },
      { ids: [12, 13], visibleOnMarketplace: false },
      { ids: [12, 13], archived: true },
      {
        filter: { q: 'bolt', supplierId: 7, brandId: 4, category: 'Hardware & Tools', status: 'active' },
        ...{ count: 2, archived: true },
      },
      { filter: {}, archived: true },
    ],
    [
      { changeId: 3, changed: 2, found: 2, basis: 'a1b2', products: [changed, { ...changed, problem: null }] },
      { changeId: null, changed: 0, found: 0, basis: 'a1b2', products: [] },
    ],
  ),
  asked(contracts.UndoProductChange, ID, [{ restored: 2, archived: 1 }]),
  listed(
    contracts.ListProductChanges,
    [PAGE, {}],
    withNull<contracts.ProductChange>(
      {
        id: 3,
        kind: 'import',
        fileName: 'products.csv',
        changed: 2,
        created: 1,
        createdAt: '2026-01-31T12:00:00.000Z',
        undoneAt: '2026-01-31T12:05:00.000Z',
      },
      'undoneAt',
      'fileName',
    ),
  ),
  asked(
    contracts.PrepareProductImport,
    [{ fileName: 'products.csv', dryRun: true }],
    [{ id: 3, fileKey: 'import-0b1c' }],
  ),
  asked(
    contracts.RunProductImport,
    [
      { id: 3, supplierId: 7, mapping: { sku: 'Article', price: null }, inBackground: true },
      { id: 3, supplierId: null, mapping: null, inBackground: false },
    ],
    productImports,
  ),
  asked(contracts.GetProductImport, ID, productImports),
  asked(contracts.GetProductSummary, [{}], [{ total: 14, active: 11, pending: 2, hidden: 1 }]),
  listed(
    contracts.ListMarketplaceSuppliers,
    [{ ...PAGE, category: 'Hardware & Tools', sort: 'rating' }, {}],
    suppliers,
  ),
  listed(
    contracts.ListMarketplaceProducts,
    [
      {
        ...PAGE,
        category: 'Hardware & Tools',
        supplierId: 7,
        brandId: 4,
        priceMin: 100,
        priceMax: 9900,
        sort: 'price-asc',
      },
      {},
    ],
    products,
  ),
  asked(
    contracts.GetMarketplaceFacets,
    [
      {
        ...PAGE,
        category: 'Hardware & Tools',
        supplierId: 7,
        brandId: 4,
        currency: 'EUR',
        priceMin: 100,
        priceMax: 9900,
        sort: 'name',
      },
      {},
    ],
    [{ min: 100, max: 9900, currency: 'EUR' }, { min: 100, max: 9900, currency: null }, null].map((price) => ({
      categories: [{ name: 'Hardware & Tools', count: 12 }],
      suppliers: [{ id: 7, name: 'Anchor Supply', count: 12 }],
      brands: [{ id: 4, name: 'Anchor', count: 9 }],
      price,
      prices: [{ currency: 'EUR', count: 12, min: 100, max: 9900 }],
      isComplete: true,
    })),
  ),
  listed(
    contracts.ListProductApprovals,
    [PAGE, {}],
    products.map((product) => ({ ...product, submittedAt: '2026-01-31T12:00:00.000Z' })),
  ),
  asked(contracts.ApproveProduct, ID, products),
  asked(contracts.RejectProduct, [{ id: 12, reason: 'The picture shows another product' }], products),
  asked(contracts.GetSupplierApprovals, ID, [
    {
      ...{ supplierId: 7, waiting: 4011, imports: [{ id: 5, fileName: 'catalogue.csv', waiting: 4009 }] },
      seller: { suppliers: 3, waiting: 5020 },
    },
  ]),
  asked(
    contracts.ApproveProducts,
    [{ id: 7, importId: 5, count: 4009 }, { id: 7, wholeSeller: true }, { id: 7 }],
    [{ reviewed: 4009, remaining: 0 }],
  ),
  asked(
    contracts.RejectProducts,
    [
      { id: 7, importId: 5, count: 4009, reason: 'The picture shows another product' },
      { id: 7, wholeSeller: true, reason: 'The picture shows another product' },
      { id: 7, reason: 'The picture shows another product' },
    ],
    [{ reviewed: 4009, remaining: 0 }],
  ),
  asked(
    contracts.PriceLines,
    [{ supplierId: 7, productIds: [12, 13] }],
    [3, null].map((ownerId) => ({
      supplier: { id: 7, name: 'Anchor Supply', ownerId, currency: 'EUR', orderMinimum: ownerId && 25000 },
      lines: [line, { ...line, category: null, imageUrl: null, refusal: 'It is not for sale any more' }],
    })),
  ),
  asked(
    contracts.PriceProducts,
    [{ productIds: [12, 13] }],
    [
      {
        products: [3, null].map((ownerId) => ({
          ...line,
          ...(ownerId === null && { category: null, imageUrl: null, refusal: 'This product is no longer sold' }),
          supplier: {
            id: 7,
            name: 'Anchor Supply',
            ownerId,
            currency: 'EUR',
            orderMinimum: ownerId && 25000,
            ratings: ownerId === null ? { average: null, count: 0 } : { average: 4.5, count: 8 },
          },
        })),
      },
    ],
  ),
  asked(
    contracts.CreatePictureUpload,
    [{ fileExtension: 'jpg', fileSize: 48213 }, { fileExtension: 'png' }],
    [{ uploadURL: 'https://store.example/picture-upload-3-a.jpg', fileUrl: '/api/uploads/picture-upload-3-a.jpg' }],
  ),
  asked(
    contracts.MakePicture,
    [{ fileUrl: '/api/uploads/picture-upload-3-a.jpg' }],
    [{ url: `/api/pictures/${'0'.repeat(64)}/480.webp`, width: 1200, height: 900 }],
  ),
  asked(contracts.GetSupplierNames, [{}], [{ suppliers: [{ id: 7, name: 'Anchor Supply' }] }]),
  asked(contracts.GetProductSnapshot, ID, snapshots),
  asked(
    contracts.MatchProducts,
    [
      {
        supplierId: 7,
        lines: [
          { sku: 'ANC-8', description: 'Shackle 8 mm', confirmedProductId: 12 },
          { sku: null, description: 'Shackle 8 mm', confirmedProductId: null },
          { sku: null, description: 'Shackle 8 mm' },
        ],
      },
      { supplierId: null, lines: [] },
    ],
    [
      {
        lines: [
          { certain: match, suggestions: [] },
          { certain: null, suggestions: [match] },
        ],
      },
    ],
  ),
  asked(
    contracts.CreatePrivateProduct,
    [
      { name: 'Shackle 8 mm', sku: 'ANC-8', price: 1250, currency: 'EUR', supplierId: 7 },
      { name: 'Shackle 8 mm', sku: null, price: 1250, currency: null, supplierId: null },
      { name: 'Shackle 8 mm', sku: null, price: 1250, supplierId: null },
    ],
    snapshots,
  ),
  asked(
    contracts.FindProductsBySku,
    [{ skus: ['anc-8'], supplierIds: [7] }, { skus: ['anc-8'] }],
    [{ products: bySku }],
  ),
  asked(
    contracts.CreatePrivateProducts,
    [{ products: [{ name: 'Shackle 8 mm', sku: 'ANC-8', price: 1250 }] }],
    [{ products: bySku }],
  ),
  asked(contracts.SearchCatalog, [{ q: 'shackle' }], [{ suppliers, products }]),
  asked(contracts.GetProductMetrics, [{}], [{ facts: { pending: 1, active: 8, hidden: 2, rejected: 0 }, ...FIGURES }]),
  asked(contracts.GetOwnCatalogData, ownDataAsked('imports'), OWN_DATA_PAGES),
];
