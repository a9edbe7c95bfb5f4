import { count } from '../../../lib/numbers';
import { useOpenOrders } from '../api/open-orders';

/** Which orders wait for a user, in a sentence of their own; nothing where none do. */
export function OpenOrders({ userId }: { userId: number }) {
  const { data } = useOpenOrders(userId);
  if (!data || data.total === 0) return null;
  const more = data.total - data.orders.length;
  const numbers = data.orders.map(({ orderNumber }) => orderNumber).join(', ');
  return (
    <p>
      {`${data.total === 1 ? '1 order is' : `${count(data.total, 'order')} are`} still open: ${numbers}`}
      {more > 0 && ` and ${count(more, 'more order')}`}. Buyers who wait are told.
    </p>
  );
}
