import type { Order } from '../../api/list-orders';

/** What of each line has not come in yet, and still may. */
export const outstandingLines = ({ items }: Pick<Order, 'items'>) =>
  items
    .map((item) => ({ ...item, outstanding: item.quantity - item.receivedQuantity - item.closedQuantity }))
    .filter(({ outstanding }) => outstanding > 0);

export const outstandingUnits = (order: Pick<Order, 'items'>) =>
  outstandingLines(order).reduce((sum, { outstanding }) => sum + outstanding, 0);

/** A delivered order may lack goods: being called delivered brings none into stock. */
export const mayReceive = (order: Pick<Order, 'items' | 'status'>) =>
  (order.status === 'shipped' || order.status === 'delivered') && outstandingUnits(order) > 0;
