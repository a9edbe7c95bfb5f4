import type { Schemas } from '../lib/api-client';

/** A line that is in order and goes to no product yet. */
export const aLine = (change: Partial<Schemas['InvoiceLineItem']>): Schemas['InvoiceLineItem'] => ({
  id: 61,
  invoiceId: 51,
  position: 0,
  sku: 'ANC-8',
  description: 'Shackle 8 mm',
  quantity: 4,
  unitPrice: 1250,
  lineTotal: 5000,
  isCharge: false,
  productId: null,
  ordered: null,
  needsReview: false,
  reviewNotes: null,
  confidence: 0.98,
  suggestion: [],
  importing: false,
  importError: null,
  importedQuantity: null,
  importedAt: null,
  createdAt: '2026-01-31T12:00:00.000Z',
  ...change,
});

/** One of a single line, of no known supplier. */
export const anInvoice = (change: Partial<Schemas['Invoice']> = {}): Schemas['Invoice'] => ({
  id: 51,
  uploadedBy: 1,
  fileName: 'anchor.csv',
  fileUrl: '/api/invoices/51/file',
  fileType: 'text/csv',
  extractionStatus: 'needs_review',
  progress: null,
  extractedData: {},
  invoiceNumber: 'A-77',
  invoiceDate: '2026-01-31',
  vendorName: 'Anchor Supply',
  currency: 'USD',
  totalAmount: 5000,
  taxAmount: null,
  supplierId: null,
  orderId: null,
  order: null,
  failureReason: null,
  warnings: [],
  duplicateOf: null,
  lineCount: 1,
  goodsCount: 1,
  importedCount: 0,
  mail: null,
  createdAt: '2026-01-31T12:00:00.000Z',
  updatedAt: '2026-01-31T12:00:00.000Z',
  ...change,
});

/** The one that an invoice is for. */
export const theOrder = (change: Partial<Schemas['InvoiceOrder']> = {}): Schemas['InvoiceOrder'] => ({
  ...{ id: 21, orderNumber: 'PO-2026-000021', currency: 'USD', supplier: { id: 7, name: 'Anchor' } },
  foundByNumber: false,
  ...change,
});
