import type { RelationshipFacts } from '../invitation/invitation.events.js';
import * as contracts from '../index.js';
import type { EventDefinition } from '../define.js';
import type { Notification } from '../notification/notification.dto.js';
import type { OrderFacts } from '../ordering/ordering.events.js';

/** An event and payloads that show all that it may carry: each field that may be null is null in one and set in another. */
export interface EventExamples {
  definition: EventDefinition<unknown>;
  payloads: unknown[];
}

/** The compiler holds the payloads to the contract's type. */
function of<Payload>(definition: EventDefinition<Payload>, ...payloads: Payload[]): EventExamples {
  return { definition, payloads };
}

const supplier: contracts.SupplierSnapshot = {
  id: 7,
  name: 'Anchor Supply',
  category: 'Hardware & Tools',
  ownerId: 3,
  createdBy: 3,
  contactEmail: 'sales@anchor.example',
  location: 'Hamburg',
  currency: 'EUR',
  version: 1,
};
const onPaper = { contactPhone: '+49 40 1234', address: 'Kai 1\n20457 Hamburg' };
const suppliersOnPaper = [
  { ...supplier, ...onPaper },
  { ...supplier, contactPhone: null, address: null },
];
const privateSupplier = { ...supplier, ownerId: null, contactEmail: null, location: null };
const productInDollars: contracts.ProductSnapshot = {
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
const product = { ...productInDollars, currency: 'EUR' };
const bareProduct: contracts.ProductSnapshot = {
  ...productInDollars,
  description: null,
  category: null,
  imageUrl: null,
  brand: null,
  supplier: null,
  privateTo: null,
};
const judged = { productId: 12, name: 'Steel shackle 8 mm', ownerId: 3, supplierId: 7 };
const refused = { reason: 'The picture shows another product' };
const approved: contracts.PayloadOf<typeof contracts.ProductApproved> = { ...judged, isPublic: false, together: true };
const user: contracts.UserSnapshot = {
  id: 5,
  username: 'ada',
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Berg',
  companyName: 'Berg Marine',
  companySize: '11-50',
  industry: 'manufacturing',
  role: 'buyer',
  isApproved: true,
  isActive: true,
  orderNotifications: true,
  inventoryAlerts: true,
  supplierUpdates: false,
  version: 1,
};
const invitation: contracts.InvitationFacts = {
  invitationId: 41,
  kind: 'supplier',
  generation: 1,
  email: 'sales@anchor.example',
  addresseeId: null,
  senderId: 5,
  senderCompany: 'Berg Marine',
  senderName: 'Ada Berg',
  supplierId: 7,
  supplierName: 'Anchor Supply',
  role: null,
  message: 'We would like to order here',
  expiresAt: '2026-02-14T12:00:00.000Z',
};
const invitedBuyer: contracts.InvitationFacts = {
  ...invitation,
  kind: 'buyer',
  email: null,
  addresseeId: 5,
  message: null,
};
const invitedUser: contracts.InvitationFacts = {
  ...invitation,
  kind: 'admin',
  supplierId: null,
  supplierName: null,
  role: 'seller',
};
const bareUser = { ...user, companySize: null, industry: null };
const usersOnPaper = [
  { ...user, address: 'Kai 1\n20457 Hamburg' },
  { ...user, address: null },
  { ...user, marketingEmails: true },
  { ...user, discoverable: false },
];
const relationship: RelationshipFacts = {
  relationshipId: 9,
  buyerId: 5,
  buyerCompany: 'Berg Marine',
  supplierId: 7,
  supplierName: 'Anchor Supply',
  supplierOwnerId: 3,
  version: 1,
};
const ownerless = { ...relationship, supplierOwnerId: null };
const shipment = { promisedDate: '2026-02-07', trackingNumber: '1Z999' };
const order: OrderFacts = {
  orderId: 21,
  orderNumber: 'ORD-2026-000021',
  status: 'pending',
  buyerId: 5,
  buyerCompany: 'Berg Marine',
  supplierId: 7,
  supplierName: 'Anchor Supply',
  supplierOwnerId: 3,
  totalAmount: 5500,
  currency: 'EUR',
};
const goods = [{ productId: 12, quantity: 10 }];
const notification: Notification = {
  id: 31,
  userId: 3,
  type: 'new_order',
  title: 'New order',
  message: 'Berg Marine placed order ORD-2026-000021',
  isRead: false,
  entityType: 'order',
  entityId: 21,
  metadata: {},
  createdAt: '2026-01-31T12:00:00.000Z',
};
const stock = { itemId: 41, userId: 5, productId: 12, productName: 'Steel shackle 8 mm' };
const unstocked: contracts.PayloadOf<typeof contracts.ReceiptRefused> = {
  ...stock,
  ...{ quantity: 4, orderNumber: 'PO-2026-000021', reason: 'Stock cannot be more than 2147483647' },
};
const file = { invoiceId: 51, userId: 5, fileName: 'anchor.pdf' };

/** Every event, in the order of the services. */
export const EVENT_EXAMPLES: EventExamples[] = [
  ...Object.values(contracts.DEAD_LETTERS).map(({ decided }) =>
    of<contracts.LetterDecided>(
      decided,
      { decision: 'replayed', id: 17, kind: 'event', subject: 'evt.catalog.product.updated', error: 'indigestible' },
      { decision: 'dropped', id: 18, kind: 'command', subject: 'rpc.inventory.receive-stock', error: 'No answer' },
    ),
  ),
  of(contracts.SupplierCreated, supplier, privateSupplier, ...suppliersOnPaper),
  of(contracts.SupplierUpdated, supplier, privateSupplier, ...suppliersOnPaper),
  of(contracts.SupplierDeleted, { supplierId: 7 }, { supplierId: 7, version: 2 }),
  of(contracts.ProductCreated, product, bareProduct),
  of(contracts.ProductUpdated, product, bareProduct),
  of(contracts.ProductDeleted, { productId: 12, version: 3 }),
  of(contracts.ProductApproved, approved, judged),
  of(
    contracts.ProductRejected,
    ...[true, undefined].map((together) => ({ ...judged, ...refused, ...(together && { together }) })),
  ),
  of(
    contracts.ProductsReviewed,
    ...[null, refused.reason].map((reason) => ({
      ...{ supplierId: 7, supplierName: 'Anchor Supply', ownerId: 3, products: 4011 },
      ...{ reason, isPublic: true, ...(reason === null && { suppliers: 3 }) },
    })),
  ),
  of(
    contracts.ProductExportFinished,
    { exportId: 9, userId: 3, name: 'products', rows: 12_000 },
    { exportId: 9, userId: 3, name: 'products', rows: null },
  ),
  of(
    contracts.InventoryExportFinished,
    { exportId: 9, userId: 5, name: 'inventory', rows: 12_000 },
    { exportId: 9, userId: 5, name: 'inventory', rows: null },
  ),
  of(
    contracts.OwnDataExportFinished,
    { exportId: 9, userId: 5, name: 'personal-data', rows: 12_000 },
    { exportId: 9, userId: 5, name: 'personal-data', rows: null },
  ),
  of(
    contracts.OrderExportFinished,
    { exportId: 9, userId: 5, name: 'orders', rows: 12_000 },
    { exportId: 9, userId: 5, name: 'orders', rows: null },
  ),
  of(contracts.UserRegistered, user, bareUser, ...usersOnPaper),
  of(contracts.UserUpdated, user, bareUser, ...usersOnPaper),
  of(contracts.UserApproved, { userId: 5 }),
  of(contracts.UserRejected, { userId: 5, reason: 'No such company' }),
  of(contracts.SystemSettingsChanged, {
    ...{ registrationOpen: true, defaultCurrency: 'USD', taxRatePercent: 10, invitationDays: 14, productReview: true },
    version: 3,
  }),
  of(contracts.UserDeleted, { userId: 5 }),
  of(contracts.ImpersonationStarted, { userId: 5, adminId: 1, adminUsername: 'root' }),
  of(contracts.TwoFactorChanged, { userId: 5, change: 'on' }),
  of(contracts.PasswordResetAsked, { email: 'ada@example.com' }),
  of(contracts.PasswordResetStarted, {
    ...{ userId: 5, username: 'ada', firstName: 'Ada', email: 'ada@example.com' },
    generation: 1,
  }),
  of(contracts.EmailChangeStarted, {
    ...{ userId: 5, username: 'ada', firstName: 'Ada', email: 'new@example.com' },
    generation: 1,
  }),
  of(contracts.EmailChanged, { userId: 5, firstName: 'Ada', oldEmail: 'ada@example.com', newEmail: 'new@example.com' }),
  of(contracts.PasswordChanged, { userId: 5, by: 'owner' }),
  of(contracts.PasskeyChanged, { userId: 5, change: 'added', name: 'Laptop' }),
  of(contracts.AccessTokenCreated, { userId: 5, tokenId: 3, name: 'Warehouse scanner' }),
  of(
    contracts.StockChanged,
    { ...stock, previousStock: 4, newStock: 8, adjustmentType: 'receipt', reference: 'ORD-2026-000021' },
    { ...stock, previousStock: 8, newStock: 7, adjustmentType: 'manual', reference: null },
  ),
  of(contracts.InventoryImported, {
    importId: 9,
    userId: 5,
    fileName: 'stock.xlsx',
    created: 12,
    updated: 3,
    low: 2,
  }),
  of(
    contracts.InventoryRestored,
    { userId: 5, fileName: 'stock.xlsx', removed: 2, restored: 1 },
    { userId: 5, fileName: null, removed: 0, restored: 12 },
  ),
  of(contracts.LowStockReached, { ...stock, currentStock: 2, reorderThreshold: 5 }),
  of(contracts.ReceiptReversed, {
    ...{ itemId: 31, userId: 5, productId: 12, productName: 'Steel shackle 8 mm' },
    ...{ quantity: 4, orderNumber: 'ORD-2026-000021' },
  }),
  of(contracts.OrderedGoodsImported, { orderId: 21, productId: 12, imported: 4, version: 2 }),
  of(contracts.ReceiptRefused, unstocked, { ...unstocked, receiptId: 31, orderItemId: 210 }),
  of(
    contracts.RelationshipRequested,
    { ...relationship, message: 'We would like to order' },
    { ...ownerless, message: null },
  ),
  of(contracts.RelationshipActivated, relationship, ownerless),
  of(contracts.RelationshipDeclined, { ...relationship, reason: 'Fully booked' }, { ...ownerless, reason: null }),
  of(contracts.RelationshipRemoved, relationship, ownerless),
  of(contracts.RelationshipRestated, { ...relationship, status: 'active' }, { ...ownerless, status: 'removed' }),
  of(contracts.InvoiceUploaded, file),
  of(contracts.InvoiceProgressed, { invoiceId: 51, userId: 5, page: 1, of: 2 }),
  of(
    contracts.InvoiceExtracted,
    { ...file, status: 'completed', vendorName: 'Anchor Supply', invoiceNumber: 'A-77', lineCount: 3 },
    { ...file, status: 'completed', vendorName: null, invoiceNumber: null, lineCount: 3, leftOut: ['terms.docx'] },
    { ...file, status: 'needs_review', vendorName: null, invoiceNumber: null, lineCount: 0 },
  ),
  of(
    contracts.InvoiceFailed,
    { ...file, reason: 'The file is damaged' },
    { ...file, reason: 'The file is damaged', leftOut: ['terms.docx'] },
  ),
  of(
    contracts.InvoiceLineImported,
    ...['A-77', null].map((invoiceNumber) => ({
      invoiceId: 51,
      lineItemId: 61,
      userId: 5,
      invoiceNumber,
      productId: 12,
      description: 'Shackle 8 mm',
      quantity: 4,
      inventoryId: 41,
    })),
  ),
  of(
    contracts.InvoiceImportUndone,
    ...['A-77', null].map((invoiceNumber) => ({ invoiceId: 51, userId: 5, invoiceNumber, lines: 3 })),
  ),
  of(
    contracts.InvoiceLinked,
    ...[21, null].map((orderId) => ({ invoiceId: 51, userId: 5, orderId, keys: ['invoice-line-61'], version: 1 })),
  ),
  of(contracts.InvitationSent, invitation, invitedBuyer, invitedUser),
  of(contracts.InvitationCancelled, invitedUser, { ...invitedUser, message: null }),
  of(
    contracts.InvitationAccepted,
    { ...invitation, acceptedBy: 3, newOwnerId: 3 },
    { ...invitedBuyer, acceptedBy: 5, newOwnerId: null },
    { ...invitedUser, acceptedBy: 6, newOwnerId: null },
  ),
  of(contracts.InvitationDeclined, { ...invitation, kind: 'supplier' }, { ...invitedBuyer, kind: 'buyer' }),
  of(contracts.UserUnsubscribed, { userId: 5, kind: 'orderNotifications' }),
  of(contracts.NotificationCreated, notification, { ...notification, entityType: null, entityId: null }),
  of(contracts.MessageSent, {
    messageId: 91,
    conversationId: 8,
    side: 'buyer',
    buyerId: 5,
    supplierId: 7,
    supplierOwnerId: 3,
  }),
  of(contracts.ConversationRead, { userId: 3, conversationId: 8 }),
  of(contracts.OrderCreated, { ...order, goods }, { ...order, supplierOwnerId: null }),
  of(
    contracts.OrderStatusChanged,
    { ...order, previousStatus: 'draft', newStatus: 'pending', notes: 'Please hurry', performedBy: 5, goods },
    { ...order, supplierOwnerId: null, previousStatus: 'draft', newStatus: 'pending', notes: null, performedBy: 5 },
    { ...order, previousStatus: 'processing', newStatus: 'shipped', notes: null, performedBy: 3, ...shipment },
    { ...order, previousStatus: 'shipped', newStatus: 'delivered', notes: null, performedBy: 5, closedUnits: 3 },
    {
      ...{ ...order, previousStatus: 'processing', newStatus: 'shipped', notes: null, performedBy: 3 },
      ...{ promisedDate: null, trackingNumber: null },
    },
  ),
  of(
    contracts.OrderShipmentChanged,
    { ...order, ...shipment, performedBy: 3 },
    { ...order, supplierOwnerId: null, promisedDate: null, trackingNumber: null, performedBy: 3 },
  ),
  of(
    contracts.OrderReceived,
    ...[3, null].map((supplierOwnerId) => ({
      ...order,
      supplierOwnerId,
      receiptId: 71,
      lines: [
        {
          itemId: 81,
          productId: 12,
          name: 'Steel shackle 8 mm',
          sku: 'ANC-8',
          quantity: 4,
          ...(supplierOwnerId && { inStock: 2, receivedInAll: 6, outstanding: 8, importedVersion: 1 }),
          price: 1250,
        },
      ],
    })),
  ),
  of(
    contracts.SupplierAccountChanged,
    ...[true, false].map((isActive) => ({
      ...{ buyerId: 5, supplierId: 7, supplierName: 'Anchor Supply', isActive },
      orders: [{ orderId: 21, orderNumber: 'ORD-2026-000021' }],
      ...(isActive && { total: 1 }),
    })),
  ),
  of(
    contracts.OrderReceiptReversed,
    ...[3, null].map((supplierOwnerId) => ({
      ...order,
      supplierOwnerId,
      ...{ settlement: 2, quantity: 4 },
      goods: [{ productId: 12, quantity: 10, receivedInAll: 6, reversedInAll: 4 }],
    })),
  ),
  of(
    contracts.OrderSettled,
    { ...order, closedUnits: 2, receivedUnits: 4, settlement: 1 },
    { ...order, supplierOwnerId: null, closedUnits: 0 },
  ),
  of(
    contracts.OrderRestated,
    ...[3, null].map((supplierOwnerId) => ({
      ...order,
      supplierOwnerId,
      goods: [{ productId: 12, quantity: 10, receivedInAll: 6, ...(supplierOwnerId && { reversedInAll: 2 }) }],
      ...(supplierOwnerId && { settlement: 1, createdAt: '2026-01-31T12:00:00.000Z' }),
    })),
  ),
  of(
    contracts.OrderRated,
    { ...order, stars: 5, comment: 'Well packed' },
    { ...order, supplierOwnerId: null, stars: 1, comment: null },
  ),
];
