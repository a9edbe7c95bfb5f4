import type { ExportOrdersInput, OrderStatus } from '#contracts';
import { type Actor, calendarOf, orderBy, type TableColumn, type TablePlan } from '#platform';
import { listed } from '../orders/order.queries.js';
import { BUYER_COMPANY, ORDERS, SUPPLIER_NAME } from '../orders/order.sql.js';
import { sideInView } from '../orders/side-in-view.js';

interface OrderRow {
  orderNumber: string;
  createdAt: string;
  status: OrderStatus;
  supplier: string;
  buyer: string;
  currency: string;
}

interface WholeOrderRow extends OrderRow {
  lines: number;
  subtotal: number;
  tax: number;
  total: number;
  notes: string | null;
}

interface LineRow extends OrderRow {
  sku: string;
  product: string;
  quantity: number;
  received: number;
  price: number;
  subtotal: number;
}

const ORDER_COLUMNS: TableColumn<OrderRow>[] = [
  { title: 'Order', cell: ({ orderNumber }) => orderNumber },
  { title: 'Date', isTime: true, cell: ({ createdAt }) => createdAt },
  { title: 'Status', cell: ({ status }) => status },
  { title: 'Supplier', cell: ({ supplier }) => supplier },
  { title: 'Buyer', cell: ({ buyer }) => buyer },
];

const CURRENCY: TableColumn<OrderRow> = { title: 'Currency', cell: ({ currency }) => currency };

const PER_ORDER: TableColumn<WholeOrderRow>[] = [
  ...ORDER_COLUMNS,
  { title: 'Lines', cell: ({ lines }) => lines },
  { title: 'Subtotal', cell: ({ subtotal, currency }) => ({ minorUnits: subtotal, currency }) },
  { title: 'Tax', cell: ({ tax, currency }) => ({ minorUnits: tax, currency }) },
  { title: 'Total', cell: ({ total, currency }) => ({ minorUnits: total, currency }) },
  CURRENCY,
  { title: 'Notes', cell: ({ notes }) => notes },
];

const PER_LINE: TableColumn<LineRow>[] = [
  ...ORDER_COLUMNS,
  { title: 'SKU', cell: ({ sku }) => sku },
  { title: 'Product', cell: ({ product }) => product },
  { title: 'Quantity', cell: ({ quantity }) => quantity },
  { title: 'Received', cell: ({ received }) => received },
  { title: 'Outstanding', cell: ({ quantity, received }) => quantity - received },
  { title: 'Unit price', cell: ({ price, currency }) => ({ minorUnits: price, currency }) },
  { title: 'Amount', cell: ({ subtotal, currency }) => ({ minorUnits: subtotal, currency }) },
  CURRENCY,
];

const ORDER_FIELDS = `
  o.order_number AS "orderNumber", iso(o.created_at) AS "createdAt", o.status, ${SUPPLIER_NAME} AS supplier,
  ${BUYER_COMPANY} AS buyer, o.currency`;

/** The list in view as a table, a row per order or a row per line. */
export function orderTable(actor: Actor, { rows = 'orders', ...input }: ExportOrdersInput): TablePlan<never> {
  const { filters, sort } = listed({ userId: actor.userId, side: sideInView(actor) }, input, calendarOf(actor));
  const order = orderBy(sort, 'o.id');
  const values = filters.params;
  if (rows === 'lines') {
    const text = `
      SELECT ${ORDER_FIELDS}, l.sku, l.product_name AS product, l.quantity, l.received_quantity AS received, l.price, l.subtotal
      FROM ${ORDERS} JOIN order_items l ON l.order_id = o.id
      WHERE ${filters.condition}`;
    return { name: 'order-lines', columns: PER_LINE, text, order: `${order}, l.id`, values };
  }
  const text = `
    SELECT ${ORDER_FIELDS}, (SELECT count(*) FROM order_items l WHERE l.order_id = o.id) AS lines,
           o.subtotal, o.tax, o.total_amount AS total, o.notes
    FROM ${ORDERS} WHERE ${filters.condition}`;
  return { name: 'orders', columns: PER_ORDER, text, order, values };
}
