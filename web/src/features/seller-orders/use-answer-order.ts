import { useChangeOrderStatus } from '../../api/change-order-status';
import type { Order } from '../../api/list-orders';
import { ORDER_STATUS, type OrderStatus } from '../../lib/order-status';
import { useToast } from '../../lib/use-toast';

/**
 * A seller's decisions about an order, and what is said about them. By promise and not by `mutate`'s callbacks: the
 * row that asked leaves its list with the decision, and such callbacks leave with it.
 */
export function useAnswerOrder() {
  const change = useChangeOrderStatus();
  const toast = useToast();

  const reject = ({ id, orderNumber }: Order, reason: string, onDone: () => void) =>
    void change.mutateAsync({ id, input: { status: 'rejected', notes: reason } }).then(
      () => {
        toast.success('Order Rejected', `The buyer has been notified about ${orderNumber}.`);
        onDone();
      },
      (error: unknown) => toast.failure('Failed to reject order', error),
    );

  const update = ({ id, orderNumber }: Order, status: OrderStatus, notes: string | undefined, onDone?: () => void) =>
    void change.mutateAsync({ id, input: { status, notes } }).then(
      () => {
        toast.success('Order Updated', `${orderNumber} is now ${ORDER_STATUS[status].label.toLowerCase()}.`);
        onDone?.();
      },
      (error: unknown) => toast.failure('Failed to update order status', error),
    );

  return {
    busy: change.isPending,
    accept: (order: Order) => update(order, 'confirmed', 'Order accepted and confirmed'),
    reject,
    update,
  };
}
