import { nextStatusesSql } from './order-status.js';

export const ORDER_ROWS = 'orders o';

/** Orders `o` with their parties: supplier `s`, buyer `b`. Either's copy may still be on its way. */
export const ORDERS = `${ORDER_ROWS} LEFT JOIN suppliers s ON s.id = o.supplier_id LEFT JOIN users b ON b.id = o.buyer_id`;

export const SUPPLIER_NAME = `coalesce(s.name, 'Unknown Supplier')`;
export const BUYER_COMPANY = `coalesce(b.company_name, 'Unknown Buyer')`;

/** `OrderFacts`, as columns. */
export const FACTS = `
  o.id AS "orderId", o.order_number AS "orderNumber", o.status, o.buyer_id AS "buyerId",
  ${BUYER_COMPANY} AS "buyerCompany", o.supplier_id AS "supplierId", ${SUPPLIER_NAME} AS "supplierName",
  o.supplier_owner_id AS "supplierOwnerId", o.total_amount AS "totalAmount", o.currency`;

const ITEMS = `(
  SELECT coalesce(json_agg(json_build_object(
    'id', l.id, 'productId', l.product_id, 'quantity', l.quantity, 'receivedQuantity', l.received_quantity,
    'confirmedQuantity', l.confirmed_quantity, 'closedQuantity', l.closed_quantity, 'price', l.price, 'subtotal', l.subtotal,
    'product', json_build_object('name', l.product_name, 'sku', l.sku, 'imageUrl', l.image_url)) ORDER BY l.id), '[]')
  FROM order_items l WHERE l.order_id = o.id)`;

const accountOf = (user: string, deactivated: string): string => `coalesce(
  (SELECT 'closed' FROM closed_accounts x WHERE x.user_id = ${user}), ${deactivated}, 'open')`;

/** Not with EXISTS: for a list, PostgreSQL then reads all users at once to know who is deactivated, however short the page is. */
const OWNER_DEACTIVATED = `(SELECT 'deactivated' FROM users x WHERE x.id = o.supplier_owner_id AND NOT x.is_active)`;

/** A `PartyAccount`. */
export const SUPPLIER_ACCOUNT = `CASE WHEN o.supplier_owner_id IS NULL THEN 'none'
  ELSE ${accountOf('o.supplier_owner_id', OWNER_DEACTIVATED)} END`;
const BUYER_ACCOUNT = accountOf('o.buyer_id', `CASE WHEN NOT b.is_active THEN 'deactivated' END`);

const FIELDS = `
  'id', o.id, 'orderNumber', o.order_number, 'buyerId', o.buyer_id, 'supplierId', o.supplier_id, 'status', o.status,
  'subtotal', o.subtotal, 'tax', o.tax, 'totalAmount', o.total_amount, 'total', o.total_amount,
  'currency', o.currency, 'notes', o.notes,
  'promisedDate', o.promised_date, 'trackingNumber', o.tracking_number, 'createdAt', iso(o.created_at), 'updatedAt', iso(o.updated_at),
  'supplier', json_build_object('id', o.supplier_id, 'name', ${SUPPLIER_NAME},
    'account', ${SUPPLIER_ACCOUNT}),
  'buyer', json_build_object('id', o.buyer_id, 'companyName', ${BUYER_COMPANY},
    'firstName', coalesce(b.first_name, ''), 'lastName', coalesce(b.last_name, ''),
    'account', ${BUYER_ACCOUNT}),
  'items', ${ITEMS}`;

const STATUS_HISTORY = `(
  SELECT coalesce(json_agg(json_build_object(
    'previousStatus', c.previous_status, 'newStatus', c.new_status, 'notes', c.notes,
    'promisedDate', c.promised_date, 'trackingNumber', c.tracking_number,
    'performedBy', c.performed_by, 'impersonatorId', c.impersonator_id, 'createdAt', iso(c.created_at)) ORDER BY c.id), '[]')
  FROM order_status_changes c WHERE c.order_id = o.id)`;

const RECEIPTS = `(
  SELECT coalesce(json_agg(json_build_object(
    'id', r.id, 'receivedBy', r.received_by, 'createdAt', iso(r.created_at), 'lines', (
      SELECT json_agg(json_build_object(
        'itemId', rl.item_id, 'quantity', rl.quantity, 'inStock', rl.in_stock, 'notStocked', rl.not_stocked) ORDER BY rl.item_id)
      FROM receipt_lines rl WHERE rl.receipt_id = r.id)) ORDER BY r.id), '[]')
  FROM receipts r WHERE r.order_id = o.id)`;

const RATING = `(
  SELECT json_build_object('stars', r.stars, 'comment', r.comment, 'createdAt', iso(r.created_at))
  FROM order_ratings r WHERE r.order_id = o.id)`;

/** An `Order` as PostgreSQL writes it; place-order.ts has its twin. */
export const ORDER_JSON = `json_build_object(${FIELDS})`;

/** Orders of either side, as the user with this placeholder may see them: a draft is the buyer's alone. */
export const visibleTo = (me: string): string =>
  `(o.buyer_id = ${me} OR o.supplier_owner_id = ${me} AND o.status <> 'draft')`;

/** Which party of the order that user is. */
export const sideOf = (me: string): string => `CASE WHEN o.buyer_id = ${me} THEN 'buyer' ELSE 'seller' END`;

/** With its history and what the user with this placeholder may make of it next. */
export const orderWithHistoryJson = (me: string): string => `json_build_object(
  ${FIELDS}, 'statusHistory', ${STATUS_HISTORY}, 'receipts', ${RECEIPTS}, 'rating', ${RATING},
  'nextStatuses', ${nextStatusesSql(sideOf(me), 'o.status', `${SUPPLIER_ACCOUNT} IN ('open', 'none')`)})`;
