import { useChangeOrderStatus } from '../../api/change-order-status';
import type { Order } from '../../api/list-orders';
import { ORDER_STATUS, type OrderStatus } from '../../lib/order-status';
import { useToast } from '../../lib/use-toast';

/** A seller's decisions about an order, and what is said about them. */
export function useAnswerOrder() {
  const change = useChangeOrderStatus();
  const toast = useToast();

  const reject = ({ id, orderNumber }: Order, reason: string, onDone: () => void) =>
    change.mutate(
      { id, input: { status: 'rejected', notes: reason } },
      {
        onSuccess: () => {
          toast.success('Order Rejected', `The buyer has been notified about ${orderNumber}.`);
          onDone();
        },
        onError: (error) => toast.failure('Failed to reject order', error),
      },
    );

  const update = ({ id, orderNumber }: Order, status: OrderStatus, notes: string | undefined, onDone?: () => void) =>
    change.mutate(
      { id, input: { status, notes } },
      {
        onSuccess: () => {
          toast.success('Order Updated', `${orderNumber} is now ${ORDER_STATUS[status].label.toLowerCase()}.`);
          onDone?.();
        },
        onError: (error) => toast.failure('Failed to update order status', error),
      },
    );

  return {
    busy: change.isPending,
    accept: (order: Order) => update(order, 'confirmed', 'Order accepted and confirmed'),
    reject,
    update,
  };
}
