import {
  InventoryImported,
  InventoryRestored,
  InvoiceImportUndone,
  InvoiceLineImported,
  type OrderFacts,
  OrderCreated,
  OrderRated,
  OrderReceived,
  OrderReceiptReversed,
  OrderSettled,
  OrderShipmentChanged,
  OrderStatusChanged,
  RelationshipActivated,
  RelationshipDeclined,
  type RelationshipFacts,
  RelationshipRemoved,
  RelationshipRequested,
  StockChanged,
  SupplierAccountChanged,
  UserUpdated,
} from '#contracts';
import type { LiveEvents } from '#platform';

/** What became of something that a page may show. Says that it changed, never how: the page asks for it again. */
export interface Change {
  resource: 'order' | 'inventory' | 'relationship' | 'invoice' | 'user';
  id: number;
}

type Tell = (userIds: (number | null)[], change: Change) => void;

/** Tells each of those concerned of every change. */
export function listenForChanges(live: LiveEvents, tell: Tell): void {
  const order = ({ orderId, buyerId, supplierOwnerId, status }: OrderFacts) =>
    // A draft is the buyer's alone.
    tell(status === 'draft' ? [buyerId] : [buyerId, supplierOwnerId], { resource: 'order', id: orderId });
  live.listen(OrderCreated, order);
  live.listen(OrderStatusChanged, order);
  live.listen(OrderReceived, order);
  live.listen(OrderReceiptReversed, order);
  live.listen(OrderSettled, order);
  live.listen(OrderShipmentChanged, order);
  live.listen(OrderRated, order);
  live.listen(SupplierAccountChanged, ({ buyerId, orders }) => {
    for (const { orderId } of orders) tell([buyerId], { resource: 'order', id: orderId });
  });

  const relationship = ({ relationshipId, buyerId, supplierOwnerId }: RelationshipFacts) =>
    tell([buyerId, supplierOwnerId], { resource: 'relationship', id: relationshipId });
  live.listen(RelationshipRequested, relationship);
  live.listen(RelationshipActivated, relationship);
  live.listen(RelationshipDeclined, relationship);
  live.listen(RelationshipRemoved, relationship);

  live.listen(StockChanged, ({ userId, itemId }) => tell([userId], { resource: 'inventory', id: itemId }));
  live.listen(InventoryImported, ({ userId, importId }) => tell([userId], { resource: 'inventory', id: importId }));
  live.listen(InventoryRestored, ({ userId }) => tell([userId], { resource: 'inventory', id: 0 }));
  live.listen(InvoiceLineImported, ({ userId, invoiceId }) => tell([userId], { resource: 'invoice', id: invoiceId }));
  live.listen(InvoiceImportUndone, ({ userId, invoiceId }) => tell([userId], { resource: 'invoice', id: invoiceId }));
  live.listen(UserUpdated, ({ id }) => tell([id], { resource: 'user', id }));
}
