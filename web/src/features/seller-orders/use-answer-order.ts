import { useChangeOrderStatus } from '../../api/change-order-status';
import type { Order } from '../../api/list-orders';
import type { Schemas } from '../../lib/api-client';
import { ORDER_STATUS, type OrderStatus } from '../../lib/order-status';
import { useToast } from '../../lib/use-toast';

/**
 * A seller's decisions about an order, and what is said about them. By promise and not by `mutate`'s callbacks: the
 * row that asked leaves its list with the decision, and such callbacks leave with it.
 */
export function useAnswerOrder() {
  const change = useChangeOrderStatus();
  const toast = useToast();

  const send = (
    { id, status: from }: Order,
    status: OrderStatus,
    notes?: string,
    shipment?: Schemas['ShipmentInput'],
  ) => change.mutateAsync({ id, input: { status, from, notes, ...shipment } });

  const say = ({ orderNumber }: Order, status: OrderStatus) =>
    status === 'rejected'
      ? toast.success('Order Rejected', `The buyer has been notified about ${orderNumber}.`)
      : toast.success('Order Updated', `${orderNumber} is now ${ORDER_STATUS[status].label.toLowerCase()}.`);

  return {
    busy: change.isPending,
    send,
    say,
    accept: (order: Order) =>
      void send(order, 'confirmed', 'Order accepted and confirmed').then(
        () => say(order, 'confirmed'),
        (error: unknown) => toast.failure('Failed to update order status', error),
      ),
  };
}
