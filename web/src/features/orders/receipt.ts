import type { InvoiceOfOrder } from '../../api/list-invoices-of-order';
import type { Order } from '../../api/list-orders';
import { importedOf } from './imported';

/** What of each line has not come in yet, and still may. */
export const outstandingLines = ({ items }: Pick<Order, 'items'>) =>
  items
    .map((item) => ({ ...item, outstanding: item.quantity - item.receivedQuantity - item.closedQuantity }))
    .filter(({ outstanding }) => outstanding > 0);

export const outstandingUnits = (order: Pick<Order, 'items'>) =>
  outstandingLines(order).reduce((sum, { outstanding }) => sum + outstanding, 0);

/** With what of that is in stock by the order's invoices, and only to be confirmed; the rest is to come. */
export const linesToReceive = (order: Pick<Order, 'items'>, invoices: InvoiceOfOrder[]) =>
  outstandingLines(order).map((line) => {
    const imported = importedOf(invoices, line.productId);
    const inStock = Math.min(line.outstanding, Math.max(0, (imported?.units ?? 0) - line.confirmedQuantity));
    return { ...line, imported, inStock, toCome: line.outstanding - inStock };
  });

/** Units that are to come. */
export const unitsToCome = (order: Pick<Order, 'items'>, invoices: InvoiceOfOrder[]) =>
  linesToReceive(order, invoices).reduce((sum, { toCome }) => sum + toCome, 0);

/** Nobody on Tradeyard reads or processes what the buyer sends. A record of their own never had anybody. */
export const isUnanswered = ({ supplier }: Pick<Order, 'supplier'>) =>
  supplier.account === 'closed' || supplier.account === 'deactivated';

/** The buyer closed every unit of it. */
export const nothingArrived = ({ items, status }: Pick<Order, 'items' | 'status'>) =>
  status === 'delivered' &&
  items.length > 0 &&
  items.every(({ quantity, closedQuantity }) => closedQuantity === quantity);

/** A delivered order may lack goods: being called delivered brings none into stock. */
export const mayReceive = (order: Pick<Order, 'items' | 'status'>) =>
  (order.status === 'shipped' || order.status === 'delivered') && outstandingLines(order).length > 0;
