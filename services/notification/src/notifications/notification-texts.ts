import type * as contracts from '#contracts';
import type { ExportFacts, InvitationFacts, OrderFacts, OrderStatus, PayloadOf, RelationshipFacts } from '#contracts';
import { formatMoney } from '#platform';
import { counted, ofSuppliers, ORDER_VERBS, quoted, sentence, shipmentInWords, unitsReceived } from '../texts/words.js';
import type { NotificationDraft } from './notification-draft.js';

/*
 * Who is told what when something happened: pure, one function per event. Everybody involved is told but the one who
 * did it.
 */

type OrderStatusChanged = PayloadOf<typeof contracts.OrderStatusChanged>;
type InvoiceExtracted = PayloadOf<typeof contracts.InvoiceExtracted>;

const ORDER_TITLES: Record<OrderStatus, string> = {
  draft: 'back in draft',
  pending: 'sent',
  confirmed: 'confirmed',
  processing: 'in processing',
  shipped: 'shipped',
  delivered: 'delivered',
  cancelled: 'cancelled',
  rejected: 'rejected',
};

/** An order is news to the supplier's owner when it becomes pending; a draft is the buyer's alone. */
export function orderCreated(order: OrderFacts): NotificationDraft[] {
  return order.status === 'pending' ? [newOrder(order)] : [];
}

export function orderStatusChanged(event: OrderStatusChanged): NotificationDraft[] {
  if (event.newStatus === 'pending') return [newOrder(event)];
  // Told by `orderSettled`, with what did not come.
  if (event.closedUnits) return [];
  const { orderId, orderNumber, newStatus, previousStatus, notes, performedBy } = event;
  const message = sentence`${orderActor(event)} ${ORDER_VERBS[newStatus]} order ${orderNumber} for ${amountOf(event)}${quoted(notes)}${shipmentInWords(event)}`;
  return [event.buyerId, event.supplierOwnerId]
    .filter((userId) => userId !== performedBy)
    .map((userId) => ({
      ...aboutOrder(event),
      userId,
      side: userId === event.buyerId ? 'buyer' : 'seller',
      type: 'order_status_change',
      title: `Order ${orderNumber} ${ORDER_TITLES[newStatus]}`,
      message,
      metadata: { ...orderMetadata(event), previousStatus, newStatus, notes },
      dedupeKey: `order-status:${orderId}:${newStatus}`,
    }));
}

/** Every change is told of, so that the last one is known. */
export function orderShipmentChanged(event: PayloadOf<typeof contracts.OrderShipmentChanged>): NotificationDraft[] {
  const { orderNumber, supplierName, buyerId, promisedDate, trackingNumber } = event;
  const said = shipmentInWords(event) || ' Neither date nor tracking number are known now.';
  return [
    {
      ...aboutOrder(event),
      userId: buyerId,
      side: 'buyer',
      type: 'order_status_change',
      title: `Shipment of ${orderNumber} updated`,
      message: sentence`${supplierName} updated the shipment of order ${orderNumber}.${said}`,
      metadata: { ...orderMetadata(event), promisedDate, trackingNumber },
    },
  ];
}

/** A partial receipt changes no status, so nothing else would tell the supplier. */
export function orderReceived(event: PayloadOf<typeof contracts.OrderReceived>): NotificationDraft[] {
  if (event.status === 'delivered') return [];
  const units = unitsReceived(event);
  return [
    {
      ...aboutOrder(event),
      userId: event.supplierOwnerId,
      side: 'seller',
      type: 'order_status_change',
      title: `Order ${event.orderNumber} partly received`,
      message: sentence`${event.buyerCompany} received ${counted(units, 'unit')} of order ${event.orderNumber}.`,
      metadata: { ...orderMetadata(event), units },
    },
  ];
}

/** The supplier was told that they came. */
export function orderReceiptReversed(event: PayloadOf<typeof contracts.OrderReceiptReversed>): NotificationDraft[] {
  const { orderNumber, buyerCompany, supplierOwnerId, quantity } = event;
  return [
    {
      ...aboutOrder(event),
      userId: supplierOwnerId,
      side: 'seller',
      type: 'order_status_change',
      title: `Receipt of ${orderNumber} corrected`,
      message: sentence`${buyerCompany} took back the receipt of ${counted(quantity, 'unit')} of order ${orderNumber}: they are outstanding.`,
      metadata: { ...orderMetadata(event), units: quantity },
    },
  ];
}

/** Goods that the buyer does not wait for any more are news to the supplier, who may think that they came. */
export function orderSettled(event: PayloadOf<typeof contracts.OrderSettled>): NotificationDraft[] {
  const { orderNumber, buyerCompany, supplierOwnerId, closedUnits, receivedUnits } = event;
  if (closedUnits === 0) return [];
  const units = counted(closedUnits, 'unit');
  return [
    {
      ...aboutOrder(event),
      userId: supplierOwnerId,
      side: 'seller',
      type: 'order_status_change',
      ...(receivedUnits === 0
        ? {
            title: `Nothing arrived of order ${orderNumber}`,
            message: sentence`${buyerCompany} closed order ${orderNumber}: nothing of its ${units} arrived.`,
          }
        : {
            title: `Order ${orderNumber} closed short`,
            message: sentence`${buyerCompany} closed ${units} of order ${orderNumber} that did not arrive.`,
          }),
      metadata: { ...orderMetadata(event), units: closedUnits },
    },
  ];
}

/** One for each supplier, however many orders wait there. */
export function supplierAccountChanged(event: PayloadOf<typeof contracts.SupplierAccountChanged>): NotificationDraft[] {
  const { buyerId, supplierId, supplierName, isActive, orders, total = orders.length } = event;
  const [first] = orders;
  if (!first) return [];
  const others = total - 1;
  const waiting = others > 0 ? `${first.orderNumber} and ${counted(others, 'other order')}` : first.orderNumber;
  return [
    {
      ...aboutOrder(first),
      userId: buyerId,
      side: 'buyer',
      type: 'order_status_change',
      title: isActive ? sentence`${supplierName} answers again` : sentence`${supplierName} is deactivated`,
      message: isActive
        ? sentence`${supplierName} is active again and can process ${waiting}.`
        : sentence`Nobody at ${supplierName} can process ${waiting} for now. What is pending can be cancelled; goods that arrive can be received.`,
      metadata: { supplierId, supplierName, orders },
    },
  ];
}

export function orderRated(event: PayloadOf<typeof contracts.OrderRated>): NotificationDraft[] {
  const { orderNumber, buyerCompany, supplierOwnerId, stars, comment } = event;
  return [
    {
      ...aboutOrder(event),
      userId: supplierOwnerId,
      side: 'seller',
      type: 'other',
      title: sentence`${counted(stars, 'star')} from ${buyerCompany}`,
      message: sentence`${buyerCompany} rated order ${orderNumber} with ${counted(stars, 'star')}${quoted(comment)}`,
      metadata: { ...orderMetadata(event), stars, comment },
    },
  ];
}

/** A list that took a while, for who asked for it. */
export function exportFinished({ exportId, userId, name, rows }: ExportFacts, service: string): NotificationDraft[] {
  const list = name.replaceAll('-', ' ');
  const about = { userId, type: 'other', entityType: `${service}_export`, entityId: exportId } as const;
  if (rows === null) {
    const message = 'Please try again, or narrow the list first.';
    return [{ ...about, title: `Your export of ${list} failed`, message, metadata: { name } }];
  }
  const message = `${counted(rows, 'row')}, kept for a day.`;
  return [{ ...about, title: `Your export of ${list} is ready`, message, metadata: { name, rows } }];
}

/** What a member of a conversation has not read. */
export interface UnreadMessages {
  userId: number;
  conversationId: number;
  /** The other party's name. */
  sender: string;
  unread: number;
  lastId: number;
  /** Of the last one. */
  text: string;
}

export function unreadMessages({
  userId,
  conversationId,
  sender,
  unread,
  lastId,
  text,
}: UnreadMessages): NotificationDraft {
  const words = unread > 1 ? `sent you ${counted(unread, 'message')}, the last` : 'wrote';
  return {
    userId,
    type: 'other',
    heeds: 'supplierUpdates',
    title: unread > 1 ? sentence`${counted(unread, 'message')} from ${sender}` : sentence`Message from ${sender}`,
    message: sentence`${sender} ${words}${quoted(text)}`,
    entityType: 'conversation',
    entityId: conversationId,
    metadata: { sender, unread },
    dedupeKey: `messages:${conversationId}:${lastId}`,
  };
}

export function relationshipRequested(event: PayloadOf<typeof contracts.RelationshipRequested>): NotificationDraft[] {
  const { buyerCompany, supplierName, relationshipId } = event;
  return [
    {
      ...aboutSupplier(event),
      userId: event.supplierOwnerId,
      title: sentence`Connection request from ${buyerCompany}`,
      message: sentence`${buyerCompany} would like to connect with ${supplierName}${quoted(event.message)}`,
      entityType: 'relationship',
      entityId: relationshipId,
    },
  ];
}

/** `actorId`: the user who caused it and need not be told. A buyer's private supplier record notifies no one. */
export function relationshipActivated(event: RelationshipFacts, actorId: number | undefined): NotificationDraft[] {
  const { buyerId, buyerCompany, supplierId, supplierName, supplierOwnerId, relationshipId } = event;
  if (supplierOwnerId === null) return [];
  const drafts: NotificationDraft[] = [
    {
      ...aboutSupplier(event),
      userId: buyerId,
      title: sentence`Connected with ${supplierName}`,
      message: sentence`${supplierName} accepted your request: you can now order from their whole catalog.`,
      entityType: 'supplier',
      entityId: supplierId,
    },
    {
      ...aboutSupplier(event),
      userId: supplierOwnerId,
      title: sentence`Connected with ${buyerCompany}`,
      message: sentence`${buyerCompany} is now connected with ${supplierName} and can order from the whole catalog.`,
      entityType: 'relationship',
      entityId: relationshipId,
    },
  ];
  return drafts.filter(({ userId }) => userId !== actorId);
}

export function relationshipDeclined(event: PayloadOf<typeof contracts.RelationshipDeclined>): NotificationDraft[] {
  return [
    {
      ...aboutSupplier(event),
      userId: event.buyerId,
      title: sentence`${event.supplierName} declined your request`,
      message: sentence`${event.supplierName} declined your connection request${quoted(event.reason)}`,
      entityType: 'supplier',
      entityId: event.supplierId,
    },
  ];
}

/** `userId`: who has an account by the invited address. Administrators invite people who have none. */
export function invitationSent(event: InvitationFacts, userId: number | null): NotificationDraft[] {
  const { kind, senderCompany, supplierName, message } = event;
  if (kind === 'admin') return [];
  const who = kind === 'supplier' ? senderCompany : supplierName;
  const what =
    kind === 'supplier' ? sentence`would like to order from ${supplierName} here` : 'would like you as a customer';
  return [
    {
      ...aboutInvitation(event),
      userId,
      title: sentence`${who} invites you to connect`,
      message: sentence`${who} ${what}${quoted(message)}`,
      dedupeKey: `invitation:${event.invitationId}:${event.generation}`,
    },
  ];
}

export function invitationDeclined(event: InvitationFacts): NotificationDraft[] {
  const { senderId, email, supplierName } = event;
  const message = sentence`${email ?? 'The buyer'} declined your invitation to connect with ${supplierName}.`;
  return [{ ...aboutInvitation(event), userId: senderId, title: 'Invitation declined', message }];
}

export function lowStockReached(event: PayloadOf<typeof contracts.LowStockReached>): NotificationDraft[] {
  const { itemId, userId, productName, currentStock, reorderThreshold } = event;
  const isOut = currentStock === 0;
  return [
    {
      userId,
      type: 'inventory_alert',
      heeds: 'inventoryAlerts',
      title: isOut ? sentence`Out of stock: ${productName}` : sentence`Low stock: ${productName}`,
      message: isOut
        ? sentence`There is no ${productName} left; the reorder threshold is ${reorderThreshold}.`
        : sentence`${currentStock} of ${productName} left; the reorder threshold is ${reorderThreshold}.`,
      entityType: 'inventory',
      entityId: itemId,
      metadata: { productId: event.productId, productName, currentStock, reorderThreshold },
    },
  ];
}

/** Whatever is switched off: nobody else knows that these goods are not counted. */
export function receiptRefused(event: PayloadOf<typeof contracts.ReceiptRefused>): NotificationDraft[] {
  const { itemId, userId, productId, productName, quantity, orderNumber, reason } = event;
  return [
    {
      userId,
      type: 'inventory_alert',
      title: sentence`Not added to your stock: ${productName}`,
      message: sentence`${quantity} of ${productName} came with ${orderNumber} and were not added to your stock. ${reason}.`,
      entityType: 'inventory',
      entityId: itemId,
      metadata: { productId, productName, quantity, orderNumber },
    },
  ];
}

/** Many items at a time are told of once. */
export function inventoryImported(event: PayloadOf<typeof contracts.InventoryImported>): NotificationDraft[] {
  const { importId, userId, fileName, low } = event;
  if (low === 0) return [];
  return [
    {
      userId,
      type: 'inventory_alert',
      heeds: 'inventoryAlerts',
      title: sentence`Low stock after importing ${fileName}`,
      message: `${counted(low, 'item')} ${low === 1 ? 'is' : 'are'} at or below the reorder threshold.`,
      entityType: 'inventory_import',
      entityId: importId,
      metadata: { importId, fileName, low },
    },
  ];
}

export function productApproved({
  productId,
  name,
  ownerId,
  supplierId,
  isPublic = true,
  together = false,
}: PayloadOf<typeof contracts.ProductApproved>): NotificationDraft[] {
  if (together) return [];
  const effect = isPublic ? 'and can now be ordered' : 'and will be on sale once your account is approved';
  return [
    {
      userId: ownerId,
      type: 'other',
      title: `Product approved: ${name}`,
      message: `${name} was approved ${effect}.`,
      entityType: 'product',
      entityId: productId,
      metadata: { name, supplierId },
    },
  ];
}

export function productRejected(event: PayloadOf<typeof contracts.ProductRejected>): NotificationDraft[] {
  const { productId, name, ownerId, supplierId, reason, together = false } = event;
  if (together) return [];
  return [
    {
      userId: ownerId,
      type: 'other',
      title: `Product not approved: ${name}`,
      message: `${name} was not approved${quoted(reason)}`,
      entityType: 'product',
      entityId: productId,
      metadata: { name, supplierId, reason },
    },
  ];
}

export function productsReviewed(event: PayloadOf<typeof contracts.ProductsReviewed>): NotificationDraft[] {
  const { supplierId, supplierName, suppliers = 1, ownerId, products, reason, isPublic } = event;
  const many = counted(products, 'product');
  const of = ofSuppliers(supplierName, suppliers);
  const verb = products === 1 ? 'was' : 'were';
  const effect = isPublic ? 'and can now be ordered' : 'and will be on sale once your account is approved';
  return [
    {
      userId: ownerId,
      type: 'other',
      title: reason === null ? `${many} approved` : `${many} not approved`,
      message: `${many} ${of} ${verb} ${reason === null ? `approved ${effect}.` : `not approved${quoted(reason)}`}`,
      entityType: 'products',
      entityId: supplierId,
      metadata: { supplierName, suppliers, products, ...(reason !== null && { reason }) },
    },
  ];
}

export function userApproved({ userId }: PayloadOf<typeof contracts.UserApproved>): NotificationDraft[] {
  return [
    {
      userId,
      type: 'other',
      title: 'Your account was approved',
      message: 'Buyers can now find your suppliers and order your approved products.',
      entityType: 'user',
      entityId: userId,
      metadata: {},
    },
  ];
}

const TWO_FACTOR_TEXTS: Record<PayloadOf<typeof contracts.TwoFactorChanged>['change'], [string, string]> = {
  on: ['Two-factor authentication is on', 'From now on a login asks for a code. You were logged out everywhere else.'],
  off: ['Two-factor authentication is off', 'If this was not you, change your password and switch it on again.'],
  reset: [
    'Two-factor authentication was reset',
    'An administrator switched it off, removed your passkeys and logged you out everywhere. Set them up again in your settings.',
  ],
};

export function impersonated(event: PayloadOf<typeof contracts.ImpersonationStarted>): NotificationDraft[] {
  const { userId, adminId, adminUsername } = event;
  return [
    {
      userId,
      type: 'other',
      title: 'An administrator is working in your account',
      message: sentence`${adminUsername} sees and can change what you can, for an hour at most. Every change is written down with both names.`,
      entityType: 'security',
      entityId: userId,
      metadata: { adminId },
    },
  ];
}

/** Whatever the switches say: who did not do it has to know. */
export function twoFactorChanged(event: PayloadOf<typeof contracts.TwoFactorChanged>): NotificationDraft[] {
  const { userId, change } = event;
  const [title, message] = TWO_FACTOR_TEXTS[change];
  return [{ userId, type: 'other', title, message, entityType: 'security', entityId: userId, metadata: { change } }];
}

/** Likewise. */
export function accessTokenCreated(event: PayloadOf<typeof contracts.AccessTokenCreated>): NotificationDraft[] {
  const { userId, tokenId, name } = event;
  return [
    {
      userId,
      type: 'other',
      title: 'An access token was made',
      message: `A program can act in your name with the token “${name}”. If this was not you, revoke it in your settings and change your password.`,
      entityType: 'access_token',
      entityId: userId,
      metadata: { tokenId },
    },
  ];
}

/** Likewise. */
export function passkeyChanged(event: PayloadOf<typeof contracts.PasskeyChanged>): NotificationDraft[] {
  const { userId, change, name } = event;
  const [title, message] =
    change === 'added'
      ? ['A passkey was added', `“${name}” opens your account without a password.`]
      : ['A passkey was removed', `“${name}” does not open your account any more.`];
  const text = `${message} If this was not you, look through your settings and change your password.`;
  return [
    { userId, type: 'other', title, message: text, entityType: 'security', entityId: userId, metadata: { change } },
  ];
}

const PASSWORD_TEXTS: Record<PayloadOf<typeof contracts.PasswordChanged>['by'], string> = {
  owner: 'You were logged out everywhere else.',
  link: 'You were logged out everywhere.',
  admin: 'An administrator gave you a new one and logged you out everywhere.',
};

/** Whatever the switches say. */
export function passwordChanged({ userId, by }: PayloadOf<typeof contracts.PasswordChanged>): NotificationDraft[] {
  return [
    {
      userId,
      type: 'other',
      title: 'Your password was changed',
      message: `${PASSWORD_TEXTS[by]} If this was not you, set another one at once: “Forgot password?” on the login page.`,
      entityType: 'security',
      entityId: userId,
      metadata: { by },
    },
  ];
}

/** At the address they have: who did not ask for it has to know. */
export function emailChangeStarted(event: PayloadOf<typeof contracts.EmailChangeStarted>): NotificationDraft[] {
  const { userId, email } = event;
  return [
    {
      userId,
      type: 'other',
      title: 'Your email address is about to change',
      message: `A link was sent to ${email}. Once it is followed, that is your address. If this was not you, change your password at once: the link is dead then.`,
      entityType: 'security',
      entityId: userId,
      metadata: {},
    },
  ];
}

export function userRejected({ userId, reason }: PayloadOf<typeof contracts.UserRejected>): NotificationDraft[] {
  return [
    {
      userId,
      type: 'other',
      title: 'Your account was not approved',
      message: `An administrator did not approve your account${quoted(reason)} Correct your profile to be looked at again.`,
      entityType: 'user',
      entityId: userId,
      metadata: { reason },
    },
  ];
}

export function invoiceExtracted(event: InvoiceExtracted): NotificationDraft[] {
  const { invoiceId, userId, status, lineCount, leftOut: _, ...facts } = event;
  const name = invoiceName(event);
  const lines = counted(lineCount, 'line');
  return [
    {
      userId,
      type: 'other',
      title: status === 'completed' ? `Invoice ready: ${name}` : `Invoice needs review: ${name}`,
      message:
        (status === 'completed'
          ? sentence`${lines} read from ${event.fileName}, ready to import.`
          : sentence`${lines} read from ${event.fileName}; please check the marked values before importing.`) +
        notRead(event),
      entityType: 'invoice',
      entityId: invoiceId,
      metadata: { ...facts, status, lineCount },
    },
  ];
}

export function invoiceFailed(event: PayloadOf<typeof contracts.InvoiceFailed>): NotificationDraft[] {
  const { invoiceId, userId, fileName, reason } = event;
  return [
    {
      userId,
      type: 'other',
      title: sentence`Invoice could not be read: ${fileName}`,
      message: reason + notRead(event),
      entityType: 'invoice',
      entityId: invoiceId,
      metadata: { fileName, reason },
    },
  ];
}

/** As a sentence behind another: whoever sent the mail meant these files to be read as well. */
function notRead({ leftOut = [] }: { leftOut?: string[] }): string {
  return leftOut.length === 0 ? '' : ` Not read, of the same email: ${leftOut.join(', ')}.`;
}

function newOrder(order: OrderFacts): NotificationDraft {
  return {
    ...aboutOrder(order),
    userId: order.supplierOwnerId,
    side: 'seller',
    type: 'new_order',
    title: `New order ${order.orderNumber}`,
    message: sentence`${order.buyerCompany} ordered from ${order.supplierName} for ${amountOf(order)}.`,
    metadata: orderMetadata(order),
    // Once per order, by whichever way it became pending.
    dedupeKey: `new-order:${order.orderId}`,
  };
}

function aboutOrder({ orderId }: Pick<OrderFacts, 'orderId'>): {
  heeds: 'orderNotifications';
  entityType: string;
  entityId: number;
} {
  return { heeds: 'orderNotifications', entityType: 'order', entityId: orderId };
}

function orderMetadata({ orderNumber, status, buyerCompany, supplierName, totalAmount, currency }: OrderFacts): object {
  return { orderNumber, status, buyerCompany, supplierName, totalAmount, currency };
}

function aboutSupplier(facts: RelationshipFacts): { type: 'other'; heeds: 'supplierUpdates'; metadata: object } {
  const { relationshipId, buyerId, buyerCompany, supplierId, supplierName } = facts;
  return {
    type: 'other',
    heeds: 'supplierUpdates',
    metadata: { relationshipId, buyerId, buyerCompany, supplierId, supplierName },
  };
}

function aboutInvitation({ invitationId, kind, supplierId, supplierName }: InvitationFacts) {
  return {
    type: 'other',
    heeds: 'supplierUpdates',
    entityType: 'invitation',
    entityId: invitationId,
    metadata: { kind, supplierId, supplierName },
  } as const;
}

function orderActor({ performedBy, buyerId, buyerCompany, supplierOwnerId, supplierName }: OrderStatusChanged): string {
  if (performedBy === buyerId) return buyerCompany;
  return performedBy === supplierOwnerId ? supplierName : 'An administrator';
}

function amountOf({ totalAmount, currency }: OrderFacts): string {
  return formatMoney(totalAmount, currency);
}

function invoiceName({ vendorName, invoiceNumber, fileName }: InvoiceExtracted): string {
  return [vendorName, invoiceNumber].filter(Boolean).join(' ') || fileName;
}
