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

const ID = [{ id: 51 }];

const invoices: contracts.Invoice[] = withNull(
  {
    id: 51,
    uploadedBy: 5,
    fileName: 'anchor.pdf',
    fileUrl: '/api/invoices/51/file',
    fileType: 'application/pdf',
    extractionStatus: 'needs_review',
    progress: { page: 1, of: 2 },
    extractedData: {},
    invoiceNumber: 'A-77',
    invoiceDate: '2026-01-31',
    vendorName: 'Anchor Supply',
    currency: 'EUR',
    totalAmount: 5950,
    taxAmount: 950,
    supplierId: 7,
    orderId: 21,
    order: {
      ...{ id: 21, orderNumber: 'PO-2026-000021', currency: 'EUR', supplier: { id: 7, name: 'Anchor Supply' } },
      foundByNumber: true,
    },
    mail: {
      from: 'Anna Berg <anna@anchor.example>',
      subject: 'Your invoice A-77',
      sentAt: '2026-01-31T11:00:00.000Z',
      leftOut: [{ fileName: 'terms.docx', reason: 'It is no PDF, XML, CSV or picture' }],
    },
    failureReason: 'The file is damaged',
    warnings: [
      { code: 'currency', message: 'The currency is not printed', field: 'currency' },
      { code: 'sum', message: 'The lines are not the total' },
    ],
    duplicateOf: 50,
    lineCount: 4,
    goodsCount: 3,
    importedCount: 3,
    createdAt: '2026-01-31T12:00:00.000Z',
    updatedAt: '2026-01-31T12:00:00.000Z',
  },
  'progress',
  'extractedData',
  'invoiceNumber',
  'invoiceDate',
  'vendorName',
  'currency',
  'totalAmount',
  'taxAmount',
  'supplierId',
  'orderId',
  'order',
  'mail',
  'failureReason',
  'duplicateOf',
);

const [line, bareLine] = withNull<contracts.InvoiceLineItem>(
  {
    id: 61,
    invoiceId: 51,
    position: 0,
    sku: 'ANC-8',
    description: 'Shackle 8 mm',
    quantity: 4,
    unitPrice: 1250,
    lineTotal: 5000,
    isCharge: false,
    productId: 12,
    ordered: {
      ...{ quantity: 6, unitPrice: 1200, differences: ['quantity', 'unitPrice'] },
      ...{ received: 2, inStock: 2, receivedAt: '2026-01-30T12:00:00.000Z' },
    },
    needsReview: true,
    reviewNotes: 'Quantity × unit price is not the line total.',
    confidence: 0.98,
    suggestion: [{ productId: 12, name: 'Steel shackle 8 mm', score: 0.7, reason: 'Similar name' }],
    importing: false,
    importError: 'Product not found',
    importedQuantity: 2,
    importedAt: '2026-01-31T12:00:00.000Z',
    createdAt: '2026-01-31T12:00:00.000Z',
  },
  'sku',
  'quantity',
  'unitPrice',
  'lineTotal',
  'productId',
  'ordered',
  'reviewNotes',
  'importError',
  'importedQuantity',
  'importedAt',
);
const lines = [line, bareLine, { ...line, ordered: { ...line.ordered!, received: 0, inStock: 0, receivedAt: null } }];

const account: contracts.InvoiceAccount = {
  openLines: [1],
  amounts: [
    { kind: 'tax', label: 'VAT', rate: '19', text: '9.50', explanation: 'tax' },
    { kind: 'charge', label: 'Freight', rate: null, text: null, explanation: null },
  ],
  equation: '50.00 + 9.50 = 59.50',
  problem: null,
};
const problem = 'The lines add up to 50.00, but the total is 59.50.';
const accounts = [account, { ...account, equation: null, problem }, null];

const invoiceChanges = {
  supplierId: 7,
  orderId: 21,
  invoiceNumber: 'A-77',
  invoiceDate: '2026-01-31',
  vendorName: 'Anchor Supply',
  currency: 'EUR',
  totalAmount: 5950,
  taxAmount: 950,
};
const lineChanges = {
  sku: 'ANC-8',
  description: 'Shackle 8 mm',
  quantity: 4,
  unitPrice: 1250,
  lineTotal: 5000,
  isCharge: true,
  productId: 12,
};
const nowhere = { supplierId: null, orderId: null, invoiceNumber: null, invoiceDate: null, vendorName: null };
const unknown = { sku: null, productId: null };

export const INVOICE_REQUESTS: RequestExamples[] = [
  asked(
    contracts.CreateUploadUrl,
    [{ fileExtension: 'pdf', fileSize: 20_000 }, { fileExtension: 'pdf' }],
    [{ uploadURL: 'https://store.example/a1?signature=b2', fileUrl: '/uploads/a1.pdf' }],
  ),
  asked(
    contracts.ProcessInvoice,
    [{ fileUrl: '/uploads/a1.pdf', fileName: 'anchor.pdf', fileType: 'application/pdf' }],
    [
      { invoiceId: 51, duplicate: true },
      { invoiceId: 51 },
      {
        invoiceId: 51,
        invoices: [
          { invoiceId: 51, fileName: 'anchor.pdf' },
          { invoiceId: 50, fileName: 'rope.pdf', duplicate: true },
        ],
      },
      {
        invoiceId: 51,
        invoices: [{ invoiceId: 51, fileName: 'anchor.pdf' }],
        leftOut: [{ fileName: 'terms.docx', reason: 'It is no PDF, XML, CSV or picture' }],
      },
    ],
  ),
  listed(contracts.ListInvoices, [{ ...PAGE, status: 'needs_review' }, {}], invoices),
  asked(
    contracts.GetInvoice,
    ID,
    accounts.map((account, index) => ({ invoice: invoices[index] ?? invoices[0]!, lineItems: lines, account })),
  ),
  asked(
    contracts.ListInvoicesOfOrder,
    [{ id: 21 }],
    [
      [
        {
          ...{ id: 51, fileName: 'anchor.pdf', invoiceNumber: 'A-77', extractionStatus: 'completed', currency: 'EUR' },
          ...{ totalAmount: 5950, lineCount: 3, goodsCount: 2, importedCount: 1 },
          imported: [{ productId: 12, quantity: 4, importedAt: '2026-01-31T12:00:00.000Z' }],
        },
        {
          ...{ id: 52, fileName: 'photo.jpg', invoiceNumber: null, extractionStatus: 'failed', currency: null },
          ...{ totalAmount: null, lineCount: 0, goodsCount: 0, importedCount: 0, imported: [] },
        },
      ],
    ],
  ),
  asked(contracts.UpdateInvoice, [{ id: 51, ...invoiceChanges }, { id: 51, ...nowhere }, { id: 51 }], invoices),
  asked(
    contracts.AddLineItem,
    [
      { id: 51, ...lineChanges },
      { id: 51, description: 'Shackle 8 mm', ...unknown },
      { id: 51, description: 'Shackle 8 mm' },
    ],
    lines,
  ),
  asked(contracts.UpdateLineItem, [{ id: 61, ...lineChanges }, { id: 61, ...unknown }, { id: 61 }], lines),
  asked(contracts.DeleteLineItem, [{ id: 61 }], [null]),
  asked(
    contracts.ImportLineItem,
    [{ id: 51, countAgain: true }, { id: 51 }],
    [{ inventoryId: 41, created: true, quantity: 4 }],
  ),
  asked(contracts.ImportAllLines, ID, [
    { imported: 3, importing: 2, skipped: 1, failed: [{ lineItemId: 61, message: 'Product not found' }] },
  ]),
  asked(contracts.UndoInvoiceImport, ID, [{ lines: 3, removed: 1, restored: 2 }]),
  asked(contracts.RetryInvoice, ID, invoices),
  asked(contracts.DeleteInvoice, ID, [null]),
  asked(contracts.GetInvoiceFile, ID, [{ key: '5/a1.pdf', fileName: 'anchor.pdf', fileType: 'application/pdf' }]),
  asked(
    contracts.GetInvoiceMetrics,
    [{}],
    [{ facts: { processing: 1, completed: 8, needsReview: 2, failed: 0 }, ...FIGURES }],
  ),
  asked(contracts.GetOwnInvoiceData, ownDataAsked('imports'), OWN_DATA_PAGES),
];
