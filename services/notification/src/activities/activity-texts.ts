import type * as contracts from '#contracts';
import type { OrderFacts, PayloadOf, RelationshipFacts } from '#contracts';
import { formatMoney } from '#platform';
import { counted, ofSuppliers, ORDER_VERBS, quoted, sentence, unitsReceived } from '../texts/words.js';
import type { ActivityEntry } from './activity-entry.js';

/*
 * What each event adds to the stories of those involved: pure, one function per event. Unlike notifications, the one
 * who did it has it in their story too, and no switch silences it.
 */

/** A draft is the buyer's alone; the supplier's story begins when the order becomes pending. */
export function orderCreated(order: OrderFacts): ActivityEntry[] {
  const { orderNumber, supplierName, buyerId, status } = order;
  const verb = status === 'draft' ? 'drafted' : 'placed';
  return [
    {
      ...aboutOrder(order),
      userId: buyerId,
      action: 'order_created',
      summary: sentence`You ${verb} order ${orderNumber} at ${supplierName} for ${amountOf(order)}.`,
    },
    ...(status === 'pending' ? [orderArrived(order)] : []),
  ];
}

export function orderStatusChanged(event: PayloadOf<typeof contracts.OrderStatusChanged>): ActivityEntry[] {
  const { orderNumber, buyerId, supplierOwnerId, previousStatus, newStatus, performedBy, closedUnits } = event;
  const company = performedBy === buyerId ? event.buyerCompany : event.supplierName;
  const actor = performedBy === buyerId || performedBy === supplierOwnerId ? company : 'An administrator';
  const order = `order ${orderNumber}`;
  const deed = closedUnits
    ? `closed ${counted(closedUnits, 'unit')} of ${order} that did not arrive`
    : `${ORDER_VERBS[newStatus]} ${order}`;
  const told = (userId: number | null): ActivityEntry => ({
    ...aboutOrder(event),
    userId,
    action: 'other',
    summary: `${userId === performedBy ? 'You' : actor} ${deed}.`,
    facts: { ...orderFacts(event), previousStatus, newStatus },
  });
  return [told(buyerId), newStatus === 'pending' ? orderArrived(event) : told(supplierOwnerId)];
}

export function orderReceived(event: PayloadOf<typeof contracts.OrderReceived>): ActivityEntry[] {
  const units = unitsReceived(event);
  const told = (userId: number | null, who: string): ActivityEntry => ({
    ...aboutOrder(event),
    userId,
    action: 'other',
    summary: sentence`${who} received ${counted(units, 'unit')} of order ${event.orderNumber}.`,
    facts: { ...orderFacts(event), units },
  });
  return [told(event.buyerId, 'You'), told(event.supplierOwnerId, event.buyerCompany)];
}

export function orderReceiptReversed(event: PayloadOf<typeof contracts.OrderReceiptReversed>): ActivityEntry[] {
  const units = counted(event.quantity, 'unit');
  const told = (userId: number | null, who: string): ActivityEntry => ({
    ...aboutOrder(event),
    userId,
    action: 'other',
    summary: sentence`${who} took back the receipt of ${units} of order ${event.orderNumber}.`,
    facts: { ...orderFacts(event), units: event.quantity },
  });
  return [told(event.buyerId, 'You'), told(event.supplierOwnerId, event.buyerCompany)];
}

export function orderRated(event: PayloadOf<typeof contracts.OrderRated>): ActivityEntry[] {
  const { orderNumber, buyerId, buyerCompany, supplierOwnerId, stars } = event;
  const told = (userId: number | null, who: string): ActivityEntry => ({
    ...aboutOrder(event),
    userId,
    action: 'other',
    summary: sentence`${who} rated order ${orderNumber} with ${counted(stars, 'star')}.`,
    facts: { ...orderFacts(event), stars },
  });
  return [told(buyerId, 'You'), told(supplierOwnerId, buyerCompany)];
}

export function relationshipRequested(event: RelationshipFacts): ActivityEntry[] {
  return relationship(event, 'other', {
    buyer: sentence`You asked ${event.supplierName} to connect.`,
    owner: sentence`${event.buyerCompany} asked to connect with ${event.supplierName}.`,
  });
}

export function relationshipActivated(event: RelationshipFacts): ActivityEntry[] {
  return relationship(event, 'supplier_connected', {
    buyer: sentence`You are connected with ${event.supplierName}.`,
    owner: sentence`${event.buyerCompany} is connected with ${event.supplierName}.`,
  });
}

export function relationshipDeclined(event: PayloadOf<typeof contracts.RelationshipDeclined>): ActivityEntry[] {
  return relationship(event, 'other', {
    buyer: sentence`${event.supplierName} declined to connect${quoted(event.reason)}`,
    owner: sentence`You declined to connect with ${event.buyerCompany}${quoted(event.reason)}`,
  });
}

export function relationshipRemoved(event: RelationshipFacts): ActivityEntry[] {
  return relationship(event, 'other', {
    buyer: sentence`You are no longer connected with ${event.supplierName}.`,
    owner: sentence`${event.buyerCompany} is no longer connected with ${event.supplierName}.`,
  });
}

export function stockChanged(event: PayloadOf<typeof contracts.StockChanged>): ActivityEntry[] {
  const { itemId, userId, productName, previousStock, newStock, adjustmentType, reference, ...facts } = event;
  const source = reference ? ` (${reference})` : '';
  return [
    {
      userId,
      action: 'inventory_updated',
      entityType: 'inventory',
      entityId: itemId,
      summary:
        adjustmentType === 'initial'
          ? sentence`${productName} was added to the inventory with ${newStock} in stock${source}.`
          : sentence`Stock of ${productName} went from ${previousStock} to ${newStock}${source}.`,
      facts: { ...facts, productName, previousStock, newStock, adjustmentType, reference },
    },
  ];
}

export function inventoryImported(event: PayloadOf<typeof contracts.InventoryImported>): ActivityEntry[] {
  const { importId, userId, fileName, created, updated, low } = event;
  return [
    {
      userId,
      action: 'inventory_updated',
      entityType: 'inventory_import',
      entityId: importId,
      summary: sentence`${fileName} was imported: ${counted(created, 'item')} added, ${updated} updated.`,
      facts: { importId, fileName, created, updated, low },
    },
  ];
}

export function inventoryRestored(event: PayloadOf<typeof contracts.InventoryRestored>): ActivityEntry[] {
  const { userId, fileName, removed, restored } = event;
  const summary =
    fileName === null
      ? `${counted(restored, 'deleted item')} came back into the inventory.`
      : sentence`The import of ${fileName} was undone: ${counted(removed, 'item')} removed, ${restored} restored.`;
  return [
    {
      userId,
      action: 'inventory_updated',
      // About many items: about none.
      entityType: 'inventory_import',
      entityId: 0,
      summary,
      facts: { fileName, removed, restored },
    },
  ];
}

export function productApproved(event: PayloadOf<typeof contracts.ProductApproved>): ActivityEntry[] {
  return event.together ? [] : product(event, sentence`${event.name} was approved.`);
}

export function productRejected(event: PayloadOf<typeof contracts.ProductRejected>): ActivityEntry[] {
  return event.together ? [] : product(event, sentence`${event.name} was not approved${quoted(event.reason)}`);
}

export function productsReviewed(event: PayloadOf<typeof contracts.ProductsReviewed>): ActivityEntry[] {
  const { ownerId, supplierId, supplierName, suppliers = 1, products, reason } = event;
  const which = ofSuppliers(supplierName, suppliers);
  const verdict = reason === null ? 'approved.' : `not approved${quoted(reason)}`;
  const summary = `${counted(products, 'product')} ${which} ${products === 1 ? 'was' : 'were'} ${verdict}`;
  const facts = { supplierName, suppliers, products };
  return [{ userId: ownerId, action: 'other', entityType: 'products', entityId: supplierId, summary, facts }];
}

export function userApproved({ userId }: PayloadOf<typeof contracts.UserApproved>): ActivityEntry[] {
  return [account(userId, 'Your account was approved.')];
}

export function impersonated(event: PayloadOf<typeof contracts.ImpersonationStarted>): ActivityEntry[] {
  return [account(event.userId, sentence`The administrator ${event.adminUsername} worked in your account.`)];
}

export function userRejected({ userId, reason }: PayloadOf<typeof contracts.UserRejected>): ActivityEntry[] {
  return [account(userId, `Your account was not approved${quoted(reason)}`)];
}

export function invoiceExtracted(event: PayloadOf<typeof contracts.InvoiceExtracted>): ActivityEntry[] {
  const verdict = event.status === 'completed' ? 'ready to import' : 'to be reviewed';
  return [
    invoice(event, sentence`Invoice ${event.fileName} was read: ${counted(event.lineCount, 'line')}, ${verdict}.`),
  ];
}

export function invoiceFailed(event: PayloadOf<typeof contracts.InvoiceFailed>): ActivityEntry[] {
  return [invoice(event, sentence`Invoice ${event.fileName} could not be read${quoted(event.reason)}`)];
}

export function invoiceLineImported(event: PayloadOf<typeof contracts.InvoiceLineImported>): ActivityEntry[] {
  const { quantity, description, invoiceNumber } = event;
  const source = invoiceNumber ? sentence`invoice ${invoiceNumber}` : 'an invoice';
  return [invoice(event, sentence`You imported ${quantity} × ${description} from ${source}.`)];
}

export function invoiceImportUndone(event: PayloadOf<typeof contracts.InvoiceImportUndone>): ActivityEntry[] {
  const { lines, invoiceNumber } = event;
  const source = invoiceNumber ? sentence`invoice ${invoiceNumber}` : 'an invoice';
  return [invoice(event, `You undid the import of ${counted(lines, 'line')} of ${source}.`)];
}

function orderArrived(order: OrderFacts): ActivityEntry {
  return {
    ...aboutOrder(order),
    userId: order.supplierOwnerId,
    action: 'order_created',
    summary: sentence`${order.buyerCompany} placed order ${order.orderNumber} for ${amountOf(order)}.`,
  };
}

function aboutOrder(order: OrderFacts): Pick<ActivityEntry, 'entityType' | 'entityId' | 'facts'> {
  return { entityType: 'order', entityId: order.orderId, facts: orderFacts(order) };
}

function orderFacts({ orderNumber, status, buyerCompany, supplierName, totalAmount, currency }: OrderFacts): object {
  return { orderNumber, status, buyerCompany, supplierName, totalAmount, currency };
}

function amountOf({ totalAmount, currency }: OrderFacts): string {
  return formatMoney(totalAmount, currency);
}

function relationship(
  event: RelationshipFacts,
  action: ActivityEntry['action'],
  summaries: { buyer: string; owner: string },
): ActivityEntry[] {
  const { relationshipId, buyerId, buyerCompany, supplierId, supplierName, supplierOwnerId } = event;
  const facts = { relationshipId, buyerId, buyerCompany, supplierId, supplierName };
  return [
    { userId: buyerId, action, entityType: 'supplier', entityId: supplierId, summary: summaries.buyer, facts },
    {
      userId: supplierOwnerId,
      action,
      entityType: 'relationship',
      entityId: relationshipId,
      summary: summaries.owner,
      facts,
    },
  ];
}

function product(
  { ownerId, productId, name, supplierId }: PayloadOf<typeof contracts.ProductApproved>,
  summary: string,
): ActivityEntry[] {
  const facts = { name, supplierId };
  return [{ userId: ownerId, action: 'other', entityType: 'product', entityId: productId, summary, facts }];
}

function account(userId: number, summary: string): ActivityEntry {
  return { userId, action: 'other', entityType: 'user', entityId: userId, summary, facts: {} };
}

function invoice(
  { invoiceId, userId, ...facts }: { invoiceId: number; userId: number },
  summary: string,
): ActivityEntry {
  return { userId, action: 'other', entityType: 'invoice', entityId: invoiceId, summary, facts };
}
