import type * as contracts from '#contracts';
import type { MessageFacts, OrderFacts, PayloadOf, RelationshipFacts, WebhookEvent } from '#contracts';
import type { WebhookDraft } from './webhook-draft.js';

/*
 * What each event says to the endpoints of those involved, in the fields that the API has for the same things: pure,
 * one function per event. Like activities, and unlike notifications, it is also told to who did it, and no switch
 * silences it.
 */

type OrderStatusChanged = PayloadOf<typeof contracts.OrderStatusChanged>;

/** A draft is nobody's business but the buyer's, who makes it. */
export function orderCreated(order: OrderFacts): WebhookDraft[] {
  return order.status === 'pending' ? toBoth(order, 'order.created', orderData(order)) : [];
}

/** A draft that is sent is an order that was created. */
export function orderStatusChanged(event: OrderStatusChanged): WebhookDraft[] {
  if (event.previousStatus === 'draft') return event.newStatus === 'pending' ? orderCreated(event) : [];
  const { previousStatus, notes, performedBy, promisedDate = null, trackingNumber = null } = event;
  const data = { ...orderData(event), previousStatus, notes, performedBy, promisedDate, trackingNumber };
  return toBoth(event, 'order.status_changed', data);
}

export function orderShipmentChanged(event: PayloadOf<typeof contracts.OrderShipmentChanged>): WebhookDraft[] {
  const { promisedDate, trackingNumber, performedBy } = event;
  return toBoth(event, 'order.shipment_changed', { ...orderData(event), promisedDate, trackingNumber, performedBy });
}

export function orderReceived(event: PayloadOf<typeof contracts.OrderReceived>): WebhookDraft[] {
  const lines = event.lines.map(({ itemId, productId, name, sku, quantity, inStock = 0, price }) => ({
    itemId,
    productId,
    quantity: quantity + inStock,
    inStock,
    price,
    product: { name, sku },
  }));
  return toBoth(event, 'order.received', { ...orderData(event), receipt: { id: event.receiptId, lines } });
}

export function orderRated(event: PayloadOf<typeof contracts.OrderRated>): WebhookDraft[] {
  const { stars, comment } = event;
  return toBoth(event, 'order.rated', { ...orderData(event), rating: { stars, comment } });
}

export function stockChanged(event: PayloadOf<typeof contracts.StockChanged>): WebhookDraft[] {
  const { previousStock, newStock, adjustmentType, reference } = event;
  const data = { ...itemData(event), currentStock: newStock, previousStock, newStock, adjustmentType, reference };
  return [{ userId: event.userId, type: 'stock.changed', data }];
}

export function lowStockReached(event: PayloadOf<typeof contracts.LowStockReached>): WebhookDraft[] {
  const { userId, currentStock, reorderThreshold } = event;
  return [{ userId, type: 'stock.low', data: { ...itemData(event), currentStock, reorderThreshold } }];
}

export function inventoryImported(event: PayloadOf<typeof contracts.InventoryImported>): WebhookDraft[] {
  const { userId, importId, fileName, created, updated, low } = event;
  return [{ userId, type: 'stock.imported', data: { id: importId, fileName, created, updated, low } }];
}

export function invoiceExtracted(event: PayloadOf<typeof contracts.InvoiceExtracted>): WebhookDraft[] {
  const { userId, invoiceId, fileName, status, vendorName, invoiceNumber, lineCount } = event;
  const type = status === 'completed' ? 'invoice.read' : 'invoice.needs_review';
  const data = { id: invoiceId, fileName, extractionStatus: status, vendorName, invoiceNumber, lineCount };
  return [{ userId, type, data }];
}

export function invoiceFailed(event: PayloadOf<typeof contracts.InvoiceFailed>): WebhookDraft[] {
  const { userId, invoiceId, fileName, reason } = event;
  const data = { id: invoiceId, fileName, extractionStatus: 'failed', failureReason: reason };
  return [{ userId, type: 'invoice.failed', data }];
}

export function invoiceLineImported(event: PayloadOf<typeof contracts.InvoiceLineImported>): WebhookDraft[] {
  const { userId, lineItemId, ...line } = event;
  return [{ userId, type: 'invoice.line_imported', data: { id: lineItemId, ...line } }];
}

/** To who is written to. */
export function messageSent(message: MessageFacts & { text: string; orderId: number | null }): WebhookDraft[] {
  const { messageId, conversationId, side, buyerId, supplierId, supplierOwnerId, text, orderId } = message;
  const data = { id: messageId, conversationId, side, buyerId, supplierId, text, orderId };
  return [{ userId: side === 'buyer' ? supplierOwnerId : buyerId, type: 'message.received', data }];
}

export function relationshipRequested(event: PayloadOf<typeof contracts.RelationshipRequested>): WebhookDraft[] {
  return relationship(event, 'relationship.requested', { status: 'pending', message: event.message });
}

export function relationshipActivated(event: RelationshipFacts): WebhookDraft[] {
  return relationship(event, 'relationship.activated', { status: 'active' });
}

export function relationshipDeclined(event: PayloadOf<typeof contracts.RelationshipDeclined>): WebhookDraft[] {
  return relationship(event, 'relationship.declined', { status: 'declined', reason: event.reason });
}

export function relationshipRemoved(event: RelationshipFacts): WebhookDraft[] {
  return relationship(event, 'relationship.removed', { status: 'removed' });
}

export function productApproved(event: PayloadOf<typeof contracts.ProductApproved>): WebhookDraft[] {
  const { ownerId, productId, name, supplierId } = event;
  return [{ userId: ownerId, type: 'product.approved', data: { id: productId, name, supplierId } }];
}

export function productRejected(event: PayloadOf<typeof contracts.ProductRejected>): WebhookDraft[] {
  const { ownerId, productId, name, supplierId, reason } = event;
  return [{ userId: ownerId, type: 'product.rejected', data: { id: productId, name, supplierId, reason } }];
}

function toBoth({ buyerId, supplierOwnerId }: OrderFacts, type: WebhookEvent, data: object): WebhookDraft[] {
  return [buyerId, supplierOwnerId].map((userId) => ({ userId, type, data }));
}

function orderData(order: OrderFacts): object {
  const { orderId, orderNumber, status, buyerId, buyerCompany, supplierId, supplierName, totalAmount, currency } =
    order;
  return {
    id: orderId,
    orderNumber,
    status,
    buyerId,
    supplierId,
    totalAmount,
    currency,
    buyer: { id: buyerId, companyName: buyerCompany },
    supplier: { id: supplierId, name: supplierName },
  };
}

function itemData({ itemId, productId, productName }: { itemId: number; productId: number; productName: string }) {
  return { id: itemId, productId, product: { id: productId, name: productName } };
}

function relationship(event: RelationshipFacts, type: WebhookEvent, more: object): WebhookDraft[] {
  const { relationshipId, buyerId, buyerCompany, supplierId, supplierName, supplierOwnerId } = event;
  const data = {
    id: relationshipId,
    ...more,
    buyerId,
    supplierId,
    buyer: { id: buyerId, companyName: buyerCompany },
    supplier: { id: supplierId, name: supplierName },
  };
  return [buyerId, supplierOwnerId].map((userId) => ({ userId, type, data }));
}
