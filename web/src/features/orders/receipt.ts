import type { Order } from '../../api/list-orders';

/** What of each line has not come in yet. */
export const outstandingLines = ({ items }: Order) =>
  items
    .map((item) => ({ ...item, outstanding: item.quantity - item.receivedQuantity }))
    .filter(({ outstanding }) => outstanding > 0);
