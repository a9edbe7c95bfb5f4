import { GetOwnOrderingData, type OwnDataAreas } from '#contracts';
import { type OwnDataArea, ownDataOf } from '#platform';

const AREAS: Record<OwnDataAreas<'ordering'>, OwnDataArea> = {
  'orders-placed': {
    tables: ['orders'],
    text: `SELECT o.id AS key, o.id, o.order_number, o.supplier_id, s.name AS supplier, o.status, o.subtotal, o.tax,
             o.total_amount, o.currency, o.notes, o.promised_date, o.tracking_number, o.created_at, o.updated_at,
             o.delivered_at
           FROM orders o LEFT JOIN suppliers s ON s.id = o.supplier_id WHERE o.buyer_id = $1`,
  },
  'orders-received': {
    tables: ['orders'],
    // Without the buyers: they are somebody else.
    text: `SELECT id AS key, id, order_number, supplier_id, status, subtotal, tax, total_amount, currency, promised_date,
             tracking_number, created_at, updated_at, delivered_at
           FROM orders WHERE supplier_owner_id = $1`,
  },
  'order-lines': {
    tables: ['order_items'],
    text: `SELECT l.id AS key, l.order_id, l.product_id, l.product_name, l.sku, l.category, l.quantity,
             l.received_quantity, l.confirmed_quantity, l.price, l.subtotal
           FROM order_items l JOIN orders o ON o.id = l.order_id WHERE o.buyer_id = $1 OR o.supplier_owner_id = $1`,
  },
  'order-steps': {
    tables: ['order_status_changes'],
    text: `SELECT id AS key, order_id, previous_status, new_status, notes, promised_date, tracking_number, created_at
           FROM order_status_changes WHERE performed_by = $1`,
  },
  receipts: {
    tables: ['receipts', 'receipt_lines'],
    text: `SELECT r.id AS key, r.id, r.order_id, r.created_at,
             (SELECT json_agg(json_build_object('item_id', l.item_id, 'quantity', l.quantity, 'in_stock', l.in_stock))
              FROM receipt_lines l WHERE l.receipt_id = r.id) AS lines
           FROM receipts r WHERE r.received_by = $1`,
  },
  ratings: {
    tables: ['order_ratings'],
    text: `SELECT r.order_id AS key, r.order_id, r.stars, r.comment, r.created_at
           FROM order_ratings r JOIN orders o ON o.id = r.order_id WHERE o.buyer_id = $1`,
  },
  basket: {
    tables: ['basket_items'],
    text: `SELECT product_id AS key, product_id, supplier_id, product_name, sku, price, quantity, added_at
           FROM basket_items WHERE buyer_id = $1`,
  },
};

/** Ordering's part of what is kept of a person. */
export class OwnDataController extends ownDataOf(GetOwnOrderingData, AREAS, {
  closed_accounts: 'who has none any more',
  order_figures: 'sums of the orders',
  sales_figures: 'sums of the orders',
  sold_figures: 'sums of the orders',
  suppliers: 'a copy of the catalogue’s',
  users: 'a copy of identity’s',
}) {}
